import { clusterOf } from '../text/word-clusters.ts';
import { isStopWord, type Word } from './words.ts';

/** Short forms in a text that a rewrite may spell out, and initials that it may use. */
export interface Abbreviations {
  /** In lower case and the singular: 'kpi' for 'KPIs'. */
  acronyms: ReadonlySet<string>;
  /**
   * Initials of consecutive words, with and without function words: they recognize 'KPI' in 'key
   * performance indicators' and 'C&R' in 'Control and Restraint'.
   */
  initials: readonly string[];
  /**
   * Words that are in no dictionary and may be the beginning of a longer word: 'insta', 'Bloem'.
   */
  clippings: readonly string[];
}

/** A text with its abbreviations. */
interface Abbreviating {
  abbreviations: Abbreviations;
}

export const abbreviationsIn = (words: readonly Word[]): Abbreviations => ({
  acronyms: new Set(
    words.flatMap(({ text }) => {
      const capitals = /^\p{Lu}(?:&?\p{Lu}){1,5}(?=s?\d{0,2}$)/u.exec(text)?.[0];
      return capitals ? [capitals.replaceAll('&', '').toLowerCase()] : [];
    }),
  ),
  initials: [words, words.filter((word) => !isStopWord(word.lower))].map((some) =>
    some.map((word) => word.lower[0]).join(''),
  ),
  clippings: words
    .map(({ lower }) => lower)
    .filter((lower) => /^\p{L}{5,24}$/u.test(lower) && !isEnglish(lower))
    .map((lower) => lower.replace(/s$/, ''))
    .slice(0, mostClippings),
});

/** Limit of clippings, because each name is compared with all of them. */
const mostClippings = 100;

const isEnglish = (lower: string): boolean => isStopWord(lower) || clusterOf(lower) !== undefined;

/** Whether the source clips a word by three letters or more: 'insta' for 'Instagram'. */
export const isClippedInSource = (
  { abbreviations: { clippings } }: Abbreviating,
  { lower }: Word,
): boolean =>
  clippings.some((clipping) => lower.length >= clipping.length + 3 && lower.startsWith(clipping));

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
 * Function words may or may not count: 'EAL' is English as an Additional Language.
 */
export function isSpeltOut(
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
