import { clusterOf } from '../text/word-clusters.ts';
import { isStopWord, type Word } from './words.ts';

/** What a text writes shorter than a rewrite may. */
export interface Abbreviations {
  /** In lower case and the singular: 'KPIs' as 'kpi', 'csm'. */
  acronyms: ReadonlySet<string>;
  /**
   * Initials of consecutive words, with and without function words: they recognize 'KPI' in 'key
   * performance indicators' and 'C&R' in 'Control and Restraint'.
   */
  initials: readonly string[];
  /** Words of four letters that may abbreviate longer ones: 'Prof'. */
  shortForms: ReadonlySet<string>;
  /** Words that are in no dictionary and may shorten a name: 'Joburg', 'Bloem', 'Lancs', 'insta'. */
  clippings: readonly string[];
  /** Words without a vowel, 'qtr', those in no dictionary, 'div', and numeronyms, 'k8s'. */
  shortened: readonly string[];
  /** Points of the compass by their letters, with the word behind them: 'N Sea'. */
  directed: ReadonlySet<string>;
}

/** A text with what it writes shorter. */
interface Abbreviating {
  abbreviations: Abbreviations;
}

/** Each name is compared with all of them. */
const mostClippings = 100;

export function abbreviationsIn(words: readonly Word[]): Abbreviations {
  const lowers = words.map(({ lower }) => lower);
  return {
    acronyms: new Set(
      words.flatMap(({ text, lower }) => {
        const capitals = /^\p{Lu}(?:&?\p{Lu}){1,5}(?=s?\d{0,2}$)/u.exec(text)?.[0];
        if (capitals) return capitals.replaceAll('&', '').toLowerCase();
        return /^[b-df-hj-np-tv-z]{3,5}$/.test(text) ? lower : [];
      }),
    ),
    initials: [words, words.filter((word) => !isStopWord(word.lower))].map((some) =>
      some.map((word) => word.lower[0]).join(''),
    ),
    shortForms: new Set(lowers.filter(({ length }) => length === 4)),
    clippings: lowers
      .filter((lower) => /^\p{L}{5,24}$/u.test(lower) && !isEnglish(lower))
      .slice(0, mostClippings),
    shortened: words
      .filter(({ text, lower }) => isShortened(text) && !isStopWord(lower))
      .map(({ lower }) => lower)
      .slice(0, mostClippings),
    directed: new Set(
      words.flatMap(({ text }, index) => {
        const point = compass.get(text);
        const next = words[index + 1]?.lower;
        return point && next ? [`${point} ${next}`, `${point}ern ${next}`] : [];
      }),
    ),
  };
}

const isEnglish = (lower: string): boolean => isStopWord(lower) || clusterOf(lower) !== undefined;

/** No other letter is read so: what stands beside one is a class ('Team B') more often than a word. */
const compass: ReadonlyMap<string, string> = new Map([
  ['E', 'east'],
  ['N', 'north'],
  ['S', 'south'],
  ['W', 'west'],
]);

/** Whether a word is written shorter in the source, alone or with its neighbors. */
export const isWrittenOut = (
  source: Abbreviating,
  words: readonly Word[],
  index: number,
): boolean =>
  isSpeltOut(source, words, index) ||
  isLongFormOfSource(source, words[index]) ||
  source.abbreviations.directed.has(`${words[index]?.lower} ${words[index + 1]?.lower}`);

/**
 * Whether a word that claims a rank, praise or a certificate is surely written shorter in the source: without its vowels
 * ('mgr') or by the initials of its words ('EO'). 'Exp' may be experience as well as an expert.
 */
export const isClaimWrittenOut = (
  source: Abbreviating,
  words: readonly Word[],
  index: number,
): boolean =>
  isSpeltOut(source, words, index) ||
  source.abbreviations.shortened.some((short) => isSkeletonOf(short, words[index]?.lower ?? ''));

/** Whether the source has a word cut short: 'insta', 'qtr', 'div', 'k8s'. */
export const isLongFormOfSource = (
  { abbreviations: { clippings, shortened } }: Abbreviating,
  word: Word | undefined,
): boolean =>
  word !== undefined &&
  (clippings.some((clipping) => isClippingOf(clipping, word.lower)) ||
    shortened.some((short) => isShortFor(short, word.lower)));

/** Whether a word is a name with its end or middle cut away, of three letters at least. */
function isClippingOf(clipping: string, name: string): boolean {
  if (name.length < clipping.length + 3) return false;
  if (name.startsWith(clipping.replace(/s$/, ''))) return true;
  return (
    name.startsWith(clipping.slice(0, 2)) &&
    [...clipping.slice(2)].some((_, at) => {
      const [start, end] = [clipping.slice(0, at + 2), clipping.slice(at + 2)];
      return end.length >= 3 && name.startsWith(start) && name.endsWith(end);
    })
  );
}

const numeronym = /^(?<first>\p{L})(?<left>\d{1,2})(?<last>\p{L})$/u;

/** A longer word or one with a capital may be a name of its own: India is not short for Indiana. */
const isShortened = (text: string): boolean =>
  numeronym.test(text) ||
  (/^\p{L}\p{Ll}{1,4}$/u.test(text) && isConsonants(text.toLowerCase())) ||
  (/^\p{Ll}{3,4}$/u.test(text) && !isEnglish(text));

/** But for its first letter, which a short form keeps: 'asst'. Two say too little: 'dr' may be a doctor or a director. */
const isConsonants = (short: string): boolean => /^\p{L}[^aeiouy\d]{2,}$/u.test(short);

/** Whether a short word is the start of a longer one, its consonants, or their number. */
function isShortFor(short: string, long: string): boolean {
  if (short[0] !== long[0]) return false;
  const { left, last = '' } = numeronym.exec(short)?.groups ?? {};
  if (left) return long.length === Number(left) + 2 && long.endsWith(last);
  const bare = short.length > 3 ? short.replace(/s$/, '') : short;
  // A word of no dictionary is a name: 'Samsung' is none for 'sam'.
  if (long.length > bare.length + 1 && long.startsWith(bare)) return isEnglish(long);
  return isSkeletonOf(short, long);
}

/** Whether a word has these consonants in this order, the last at its end: 'qtr' and 'quarter'. */
function isSkeletonOf(letters: string, long: string): boolean {
  if (letters[0] !== long[0] || !isConsonants(letters)) return false;
  if (long.length < letters.length + 1 || !long.slice(-2).includes(letters.slice(-1))) return false;
  let at = 0;
  for (const letter of long) if (letter === letters[at]) at += 1;
  return at === letters.length;
}

/** Whether a word abbreviates words of the source: 'KPI' for 'key performance indicators'. */
export function isAcronymOfSource(
  word: Word,
  { abbreviations: { initials } }: Abbreviating,
): boolean {
  const letters = word.lower.replace(/s$/, '').replaceAll('&', '');
  const isAcronym = /^\p{Lu}(?:&?\p{Lu}){1,5}s?$/u.test(word.text);
  return isAcronym && initials.some((known) => known.includes(letters));
}

/**
 * Whether words spell out an abbreviation of the source: 'Key Performance Indicators' for 'KPI'.
 * Small words may count or not ('EAL' is English as an Additional Language).
 */
function isSpeltOut(
  { abbreviations: { acronyms } }: Abbreviating,
  words: readonly Word[],
  index: number,
): boolean {
  if (acronyms.size === 0) return false;
  const around = words.slice(Math.max(0, index - 6), index + 7);
  const at = Math.min(index, 6);
  return (
    beginsAcronym(acronyms, around, at) ||
    beginsAcronym(
      acronyms,
      around.filter((word, place) => place === at || !isStopWord(word.lower)),
      around.slice(0, at).filter((word) => !isStopWord(word.lower)).length,
    )
  );
}

function beginsAcronym(
  acronyms: ReadonlySet<string>,
  words: readonly Word[],
  index: number,
): boolean {
  for (let from = Math.max(0, index - 4); from <= index; from++) {
    for (let to = Math.max(index + 1, from + 2); to <= from + 5; to++) {
      const initials = words.slice(from, to).map((word) => word.lower[0]);
      if (acronyms.has(initials.join(''))) return true;
    }
  }
  return false;
}
