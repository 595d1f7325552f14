/** Splits a text into words at white space. */
export const wordsOf = (text: string): string[] => text.trim().split(/\s+/).filter(Boolean);

/** The maximum length of a text, which depends on the editor layout. */
export type WordLimit = 'textLength' | 'twentyWords' | 'sevenMore';

/**
 * The limit for layouts with much white space. A text that is already longer may keep its length.
 */
export const fewWords = 20;
const moreWords = 7;

/**
 * Returns the most words that a rewrite of `text` may have, or infinity if the limit is in
 * characters.
 */
export function mostWords(limit: WordLimit, text: string): number {
  if (limit === 'textLength') return Number.POSITIVE_INFINITY;
  const words = wordsOf(text).length;
  return limit === 'sevenMore' ? words + moreWords : Math.max(fewWords, words);
}

/** Cuts a text to `maxWords` words, at least one, and marks a cut with '...'. */
export function capWords(text: string, maxWords: number): string {
  const words = wordsOf(text);
  if (words.length <= maxWords) return text;
  return `${words
    .slice(0, Math.max(1, maxWords))
    .join(' ')
    .replace(/(?<![,;:.])[,;:.]+$/, '')}...`;
}
