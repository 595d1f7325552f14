import { guardWords } from './guard-words.ts';
import { rootOf, type Word } from './words.ts';

/**
 * How much of the work a word claims: 1 helped, 2 contributed, 3 built (or simply did), 4 managed,
 * 5 led. A rewrite may keep or lower the level, but not raise it.
 */
const seniorityOfRoot = new Map<string, number>();
for (const [word, seniority] of guardWords('seniority'))
  seniorityOfRoot.set(rootOf(word), Number(seniority));

/** Titles and adverbs that widen a claim. A rewrite may use one only if the source does. */
const wideningWords = guardWords('widening');

const vehicles =
  /^(?:van|vans|truck|trucks|forklift|forklifts|car|cars|bus|buses|taxi|lorry|tractor|ambulance|delivery|heavy|school|company|to)$/;
/** Events for which 'gave' means the same as 'led'. */
const gatherings =
  /^(?:tours?|class|classes|workshops?|sessions?|lessons?|trainings?|courses?|discussions?)$/;
/** Businesses for which 'ran' means the same as 'managed'. */
const concerns =
  /^(?:shop|store|business|company|firm|restaurant|café|cafe|bar|hotel|rental|farm|practice|agency|branch|department|clinic|school|kitchen|warehouse|team)$/;
const isNounOfDoer = /(?:er|or|ion|ment|ions|ments|ers|ors|ance)$/;
/** Forms that are nouns or adjectives as often as verbs: 'lead', 'key partners', 'direct sales'. */
const isAmbiguous =
  /^(?:lead|leads|head|heads|drive|drives|own|partner|partners|direct|champion|champions|join|joint|support|help|aid|found|handles?)$/;

/** The seniority level that a word claims as a verb, or undefined. */
export function seniorityOf(words: readonly Word[], index: number): number | undefined {
  const word = words[index];
  if (!word) return undefined;
  // Second in command is a status (see `additions.tsv`), not an activity.
  if (word.lower === 'command' && words[index - 1]?.lower === 'in') return undefined;
  const phrase = seniorityOfPhrase(words, index, word);
  if (phrase !== undefined) return phrase > 0 ? phrase : undefined;
  if (isAmbiguous.test(word.lower) && !(word.opensSentence && index === 0)) return undefined;
  return isNounOfDoer.test(word.lower) ? undefined : seniorityOfRoot.get(word.root);
}

const teaching = new Set([...guardWords('teaching').keys()].map(rootOf));

/** Whether a verb means teaching; such verbs may replace each other. */
export const isTeaching = (root: string) => teaching.has(root);

const person =
  /(?:er|or|ist|ian|ant|ee|man|woman|person|member|hire|student|intern|clerk|nurse|chef|cook)$/;

/** Whether words claim that a person is unique: 'first employee', 'the only engineer'. */
export function setsApart(words: readonly Word[], index: number): boolean {
  if (!/^(?:first|only|single|lone|sole)$/.test(words[index]?.lower ?? '')) return false;
  const isAdjoined = (word: Word, before: Word | undefined) =>
    word.start - (before?.end ?? 0) === 1;
  const next = words
    .slice(index + 1, index + 3)
    .filter((word, place) => isAdjoined(word, words[index + place]));
  return next.some(
    ({ lower }) =>
      person.test(lower) &&
      !/^(?:order|customer|number|over|other|after|under|their|her|letter|quarter|floor)$/.test(
        lower,
      ),
  );
}

/** The seniority level of a verb that depends on its neighbors, or 0 for other words. */
function seniorityOfPhrase(words: readonly Word[], index: number, word: Word): number | undefined {
  const { lower } = word;
  const next = words[index + 1]?.lower ?? '';
  if (lower === 'responsible' || (lower === 'charge' && next === 'of')) return 4;
  if (lower === 'took' && next === 'part') return 2;
  // Usually furniture: a person who chairs something says what.
  if (/^chairs?$/.test(lower)) return next === 'of' ? 5 : 0;
  if (isWorking(lower, index)) return /^(?:on|with)$/.test(next) ? 2 : 0;
  if (lower === 'team' && /^(?:that|who|which)$/.test(next)) return 2;
  return seniorityByContext(word, words.slice(index + 1, index + 5));
}

function seniorityByContext({ lower, root }: Word, following: readonly Word[]): number | undefined {
  const is = (kind: RegExp) => following.some((other) => kind.test(other.lower));
  if (/^(?:ran|runs|running)$/.test(lower) && is(concerns)) return 4;
  if (lower === 'led' && is(gatherings)) return 3;
  return root === 'driv' && is(vehicles) ? 3 : undefined;
}

const isWorking = (lower: string, index: number) =>
  lower === 'worked' || lower === 'working' || (lower === 'work' && index === 0);

const roles: [RegExp, number][] = [
  [/^(?:manager|supervisor)$/, 4],
  [/^(?:director|head|leader|lead|owner|founder|cofounder|captain|chief|president|principal)$/, 5],
  [/^(?:assistant|intern|trainee|apprentice)$/, 3],
];

/** The level that a title claims: 'owner of a shop' supports that the person owned one. */
export const seniorityOfRole = (word: Word) => roles.find(([named]) => named.test(word.lower))?.[1];

export const isWidening = (word: Word) =>
  wideningWords.has(word.lower) || wideningWords.has(word.lower.replace(/s$/, ''));

/**
 * Verbs for founding and heading something. No other verb implies them, so the source has to state
 * them.
 */
export const headship =
  /^(?:(?:found|co-?found|pioneer|spearhead|chair|presid|architect|mastermind|command)\p{L}*|direct(?:s|ed|ing|or)?)$/iu;
