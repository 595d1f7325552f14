import type { ResumeContent } from '@folio/contract/resume-content';
import { patternTable } from '@folio/tables/pattern-table';
import { type Line, textOf } from '../layout/model.ts';
import { isContact } from '../vocabulary/addresses.ts';
import { looksLikePlace, mayBePlace, namesPlace, namesRole } from '../vocabulary/names.ts';
import { isWayOfWorking } from '../vocabulary/places.ts';
import { isPersonal } from '../vocabulary/set-phrases.ts';
import { canBeTown, isAddress } from './address-words.ts';
import { type Address, isAligned, wholeAddress } from './addresses.ts';
import type { Token } from './contact-tokens.ts';

const noEvidence: Evidence = { places: new Set(), words: new Set(), terms: new Set() };

/**
 * Finds where the person lives: the first token with the highest weight, and the lines of its
 * address. No list has every town, so an unknown name may win by its form and position.
 */
export function findPlace(
  tokens: readonly Token[],
  isNearReach: (token: Token) => number,
  evidence: Evidence = noEvidence,
): (Address & { weight: number }) | undefined {
  const weights = tokens.map((token) => weigh(token, isNearReach(token), evidence));
  const weight = Math.max(0, ...weights);
  const seed = tokens[weights.indexOf(weight)];
  return seed && weight > 0 ? { ...wholeAddress(seed, tokens), weight } : undefined;
}

const weightOf = {
  labeled: 6,
  known: 3,
  elsewhere: 2.6,
  town: 2.4,
  address: 2,
  beside: 1.2,
  whole: 0.5,
};

function weigh(token: Token, near: number, evidence: Evidence): number {
  const { text, kind } = token;
  if (kind === 'place' && !isContact(text)) return weightOf.labeled;
  if (kind || isPersonal(text)) return 0;
  if (isWayOfWorking(text)) return 1;
  const whole = token.isWhole ? weightOf.whole : 0;
  if (namesPlace(text)) return weightOf.known + whole;
  if (isAddress(text)) return weightOf.address + 0.2 + whole;
  return isContact(text) || namesRole(text) ? 0 : weighUnknown(token, near, evidence);
}

/**
 * Weighs a text that is in no list. Towns are rarely written in lower case, but next to a phone
 * number one may be.
 */
function weighUnknown(token: Token, near: number, { places, words, terms }: Evidence): number {
  const { text } = token;
  const isTown = canBeTown(token);
  if (isTown && places.has(text)) return weightOf.elsewhere;
  if (isTown && mayBePlace(text) && !isOf(words, text)) return weightOf.town + near / 4;
  if (isOf(terms, text)) return 0;
  if ([looksLikePlace, isArea].some((is) => is(text)))
    return weightOf.address + (token.isWhole ? weightOf.whole : 0);
  if (!isTown) return 0;
  if (!isOf(words, text)) return near;
  return token.isBeside ? 0.3 * near : 0;
}

const words = patternTable(new URL('./area-words.tsv', import.meta.url), [
  'before',
  'behind',
  'near',
  'district',
]);

/**
 * Regions with a word that marks them: 'Greater Thirsk Area', 'Co. Sligo', 'Região Metropolitana do
 * Recife – PE'.
 */
const area = new RegExp(
  `^(?:${words.before})\\s\\p{Lu}|^\\p{Lu}\\S*(?: \\S+)? (?:${words.behind})$`,
  'iu',
);
/** A place described by a nearby town: 'near Thirsk, North Yorkshire'. */
const nearTown = new RegExp(
  `^(?:${words.near})\\s?\\p{Lu}[\\p{L}.'’-]+(?:,? (?:of |and |de |la |am )?\\p{Lu}[\\p{L}.'’-]+){0,4}$`,
  'u',
);

/** A town with its district: 'Skelby, okr. Norby'. */
const ofDistrict = new RegExp(
  `^\\p{Lu}[\\p{L}.'’ -]{1,30},? (?:${words.district})\\.?(?: de| of)? \\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)?$`,
  'u',
);

const isArea = (text: string): boolean =>
  [area, nearTown, ofDistrict].some((pattern) => pattern.test(text));

const isOf = (words: ReadonlySet<string>, text: string): boolean =>
  wordsOf(text).some((word) => words.has(word));

/** The maximum distance of the place from a contact detail, in lines. */
const furthest = 2;

/**
 * Weighs a token by its distance to contact details: most next to one, less near one, slightly more
 * if aligned with one, and least directly below the name, where a job title may be.
 */
export function nearReach(
  lines: readonly Line[],
  head: readonly Line[],
  nameLines: readonly Line[],
): (token: Token) => number {
  const reaches = lines.map(({ cells }) => cells.filter((cell) => isContact(cell.text)));
  const hasTitle = head.some((line) => !nameLines.includes(line) && namesRole(textOf(line)));
  const below = head[head.indexOf(nameLines.at(-1) as Line) + 1];
  const besideName = (edge: number) => (edge > 0 ? 0.9 : hasTitle ? 0.6 : 0);
  const alone = ({ line, text }: Token, edge: number): number => {
    if (nameLines.includes(line)) return besideName(edge);
    if (!head.includes(line)) return 1;
    if (hasTitle || line !== below) return 0.9;
    return mayBeTitle(text) ? 0 : 0.5;
  };
  return (token) => {
    if (token.isBehindRole) return 0.4;
    if (token.isBeside) return 1.2;
    const at = lines.indexOf(token.line);
    const around = reaches.slice(Math.max(0, at - furthest), at + furthest + 1).flat();
    if (around.length === 0 && head.includes(token.line)) return 0;
    const edge = around.some((reach) => isAligned(reach, token.cell)) ? 0.05 : 0;
    if (token.isWhole) return alone(token, edge) + edge;
    return standsBesideRole(token) ? 0.6 : 0;
  };
}

/** Whether a token stands beside a job title: 'Joiner | Skelby'. */
const standsBesideRole = ({ line, text }: Token): boolean => {
  const [role = '', ...others] = textOf(line).split(
    /(?<!\s)\s+[|•·–—]\s+|(?<!\s)\s+-\s+|(?:(?<!\s)\s+)?\|\s*/,
  );
  return namesRole(role) && others.length === 1 && others[0] === text;
};

/**
 * Whether a text of two words may be a field of work. A region rules that out, as in 'Vila Funda -
 * SP'.
 */
const mayBeTitle = (text: string): boolean =>
  / /.test(text) && !/[/–-] ?[A-Z]{2}$|\d|^\S+ \(\p{Lu}/u.test(text);

/** Evidence from the rest of the document about words that may name a town. */
export type Evidence = {
  /** Towns of jobs and schools, and the last parts of headers with commas. */
  places: ReadonlySet<string>;
  /** Words that the document also writes in lower case, so that they don't name a town. */
  words: ReadonlySet<string>;
  /** Names of jobs, degrees and skills. */
  terms: ReadonlySet<string>;
};

type Read = {
  workExperience: readonly Pick<Work, 'position' | 'location'>[];
  education: readonly Pick<Study, 'degree' | 'field' | 'location'>[];
  skills: readonly { items: readonly string[] }[];
};

type Work = ResumeContent['workExperience'][number];
type Study = ResumeContent['education'][number];

/**
 * Collects evidence from all lines and from those below headings. The lines above the headings
 * contain the candidates.
 */
export function evidenceOf(lines: readonly Line[], below: readonly Line[], read: Read): Evidence {
  const entries = [...read.workExperience, ...read.education];
  const terms = [
    ...read.workExperience.map(({ position }) => position),
    ...read.education.map(({ degree, field }) => `${degree} ${field}`),
    ...read.skills.flatMap(({ items }) => items),
  ];
  return {
    places: new Set([
      ...below.flatMap(townsOf),
      ...entries.flatMap(({ location }) => partsOf(location)),
    ]),
    words: new Set(lines.flatMap(smallWords)),
    terms: new Set(terms.flatMap(wordsOf)),
  };
}

const partsOf = (place: string): string[] =>
  [place, ...place.split(', ')].filter((part) => part.length > 2);

const townsOf = ({ cells, role }: Line): string[] =>
  role === 'item'
    ? []
    : cells.flatMap(
        ({ text }) => /^[^.!?]{3,80},\s(\p{Lu}[\p{L}' -]{2,25})$/u.exec(text)?.[1] ?? [],
      );

const smallWords = (line: Line): string[] =>
  textOf(line).match(/(?<!\p{L})\p{Ll}\p{L}{3,}/gu) ?? [];

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
