import { readTable } from '@folio/tables/read-table';
import type { Advertisement } from '../../job-match/advertisement.ts';
import { contentStems } from '../../job-match/content-stems.ts';
import { mentions, type TextTerms, termsIn } from '../../job-match/term-places.ts';
import { firstSureTitle } from '../phrases/job-title.ts';
import { isNation } from '../phrases/phrases.ts';
import { inShort, isWhy } from './asked-in-short.ts';
import { common } from './line-sources.ts';

/** One thing that an advertisement asks for, by what tells of it: words, each with what it says, and terms. */
export interface Need {
  weight: number;
  stems: ReadonlyMap<string, number>;
  terms: ReadonlySet<string>;
}

/** What a line says that needs may ask for. */
export interface Mentions {
  stems: ReadonlySet<string>;
  /** Names ('Opera'), which say more than other words. */
  names: ReadonlySet<string>;
  terms: ReadonlySet<string>;
}

const mostNeeds = 60;
const weights = {
  asked: 1.2,
  title: 0.7,
  stated: 1.2,
  described: 1,
  preferred: 0.8,
  bar: 0.8,
  beside: 0.6,
};
/** Said in any advertisement, of what is asked for. */
const ofAdvertisements = contentStems(
  'evidence about ability advantage advantages after also applicant applications asset before both candidate candidates consider considered current department desirable desired ensure essential excellent experience experienced first given ideal ideally including job join key knowledge least location may might min minimum must need next opportunity over part position preferred proven relevant required requirements responsible right second several similar skills status strong successful suitable task tasks three through two type vacancy willing within would',
);
/** Said of anything that is asked for. */
export const ofAsking = contentStems(
  'achieved anything back came capacity career coming case change changed changes cost did difference done example examples how improve improved improvement knew know led made make name occasion one personally portfolio problem product project projects reliable result resulted results same single something stop stopped thing things time times way what when which work worked you',
);
/** A long sentence shares words with any line. */
const usualWords = 6;
/** A term that a vocabulary knows is answered by its name or a narrower one. */
const ofTerm = 1.2;
const ofName = 1.4;
/** What is said in another word of the same family may mean something else. */
const ofRelated = 0.6;
/** 'Rehab' for 'rehabilitation' */
const ofShortened = 0.9;
const fewestLetters = 4;
/** So much of a need is answered by one telling word: 1 - e^-0.7 is a half. */
const perWord = 0.7;

/**
 * `related-words.tsv`: words that answer each other at work, a family a row, parted by `|`: who
 * coached has trained.
 */
let families: ReadonlyMap<string, readonly ReadonlySet<string>[]> | undefined;

function familiesOf(stem: string): readonly ReadonlySet<string>[] {
  families ??= readFamilies();
  return families.get(stem) ?? [];
}

function readFamilies() {
  const rows = readTable(new URL('./related-words.tsv', import.meta.url), { words: 'text' });
  const built = new Map<string, ReadonlySet<string>[]>();
  for (const { words } of rows) {
    const family = contentStems(words.replaceAll('|', ' '));
    for (const stem of family) built.set(stem, [...(built.get(stem) ?? []), family]);
  }
  return built;
}

/**
 * The needs of an advertisement: its title, each sentence that asks for something, and each bar; a term that a
 * vocabulary knows is one by itself, so that who names AWS alone has not answered 'Kubernetes on AWS'.
 */
export function needsOf({
  title,
  titles = [],
  needs = [],
  asks = [],
  knockouts,
  required,
  preferred,
}: Advertisement): Need[] {
  const needTexts = [
    { text: firstSureTitle([title, ...titles]) || title, weight: weights.title },
    ...inShort(asks)
      .filter((note) => !isWhy(note))
      .map((note) => ({ text: withoutAsking(note), weight: weights.asked })),
    ...needs.map(({ text, kind }) => ({ text, weight: weights[kind] })),
    ...knockouts
      .filter(({ text }) => !needs.some((need) => need.text.includes(text)))
      .map(({ text }) => ({ text, weight: weights.bar })),
  ].slice(0, mostNeeds);
  const known = new Map<string, { weight: number; name: string }>();
  const all = needTexts.map(({ text, weight }) => {
    const terms = termsAsked(text, { required, preferred });
    for (const { key, name } of terms)
      known.set(key, { name, weight: Math.max(weight, known.get(key)?.weight ?? 0) });
    const named = contentStems(terms.map(({ name }) => name).join(' '));
    return { weight, stems: significantStems(text).filter((stem) => !named.has(stem)) };
  });
  const counts = new Map<string, number>();
  for (const { stems } of all)
    for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const ofTerms = [...known].map(([key, { weight, name }]) => ({
    weight,
    stems: new Map(significantStems(name).map((stem) => [stem, 1])),
    terms: new Set([key]),
  }));
  const ofWords = all
    .filter(({ stems }) => stems.length > 0)
    .map(({ weight, stems }) => ({
      weight,
      terms: new Set<string>(),
      // What many needs name says little of each ('residents', in a home).
      stems: new Map(
        stems.map((stem) => [
          stem,
          Math.min(1, Math.sqrt(usualWords / stems.length)) / Math.sqrt(counts.get(stem) ?? 1),
        ]),
      ),
    }));
  return [...ofTerms, ...ofWords];
}

const withoutAsking = (note: string): string =>
  note
    .split(/\s+/)
    .filter((word) => ![...contentStems(word)].some((stem) => ofAsking.has(stem)))
    .join(' ');

const significantStems = (text: string): string[] =>
  [...stemsIn(text)].filter(
    (stem) => !common.has(stem) && !ofAdvertisements.has(stem) && !isNation(stem),
  );

/** To lead people is said in words that are said of anything: 'run a team', 'in charge of 12'. */
const leading =
  /\b(?:hires?|head(?:ed|s)?|in charge|leads?|leading|led|manag(?:ed?|es|ing)|ran|rosters?|running|runs?|supervis(?:ed?|es|ing|ion))\b.{0,24}?(?:\b\d{1,3} (?!%|years|sites|projects|accounts)|\b(?:crews?|people|squads?|staff|teams?)\b)/iu;
const leads = '§leads';

/** Stems, and initials of two letters: 'TB', 'PD'. */
export const stemsIn = (text: string): ReadonlySet<string> =>
  new Set([
    ...contentStems(text),
    ...(/\p{Ll}{3}/u.test(text)
      ? (text.match(/(?<![\p{L}\d.])[A-Z]{2}(?![\p{L}\d.])/gu) ?? [])
      : []
    )
      .filter((name) => !/^(?:AM|PM|UK|US|EU|OR|TO|NO|IT|OT|TV|ID|CV|HQ|II|IV|VI)$/.test(name))
      .map((name) => name.toLowerCase()),
    ...(leading.test(text) ? [leads] : []),
  ]);

function termsAsked(
  text: string,
  { required, preferred }: Pick<Advertisement, 'required' | 'preferred'>,
) {
  const textTerms = termsIn([{ path: '', text }], 'en');
  return [...required, ...preferred].filter(
    (term) => !isNation(term.name) && mentions(textTerms, term),
  );
}

/** One need by itself. */
export const needOf = (
  text: string,
  terms: Pick<Advertisement, 'required' | 'preferred'>,
): Need => ({
  weight: 1,
  stems: new Map(significantStems(text).map((stem) => [stem, 1])),
  terms: new Set(termsAsked(text, terms).map(({ key }) => key)),
});

/** How far a line answers a need, from 0 to 1: the more telling words they share, the less each adds. */
export function answerTo({ stems, terms }: Need, line: Mentions): number {
  let sum = 0;
  for (const term of terms) if (line.terms.has(term)) sum += ofTerm;
  for (const [stem, weight] of stems) sum += weight * shareOf(stem, line);
  return 1 - Math.exp(-perWord * sum);
}

/** How far something said answers a word. */
export function shareOf(stem: string, { stems, names }: Mentions): number {
  if (names.has(stem)) return ofName;
  if (stems.has(stem)) return 1;
  if ([...stems].some((one) => isShortened(one, stem))) return ofShortened;
  const isRelated = familiesOf(stem).some((family) => [...family].some((one) => stems.has(one)));
  return isRelated ? ofRelated : 0;
}

function isShortened(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= fewestLetters && long.length - short.length >= 2 && long.startsWith(short);
}

/** The terms of an advertisement that a text names, narrower ones counting for the broader. */
export const termsNamed = (
  textTerms: TextTerms,
  stems: ReadonlySet<string>,
  { required, preferred }: Advertisement,
): ReadonlySet<string> =>
  new Set(
    [...required, ...preferred]
      .filter(
        (term) =>
          !isNation(term.name) &&
          (mentions(textTerms, term) ||
            [...stems].some((stem) => isCompound(stem, term.name.toLowerCase()))),
      )
      .map(({ key }) => key),
  );

/** 'PySpark' answers 'Spark'. */
const isCompound = (stem: string, name: string): boolean =>
  name.length > 4 && stem !== name && stem.endsWith(name) && stem.length - name.length < 4;
