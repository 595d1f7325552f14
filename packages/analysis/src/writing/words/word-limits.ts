/** Splits a text into words at white space. */
export const wordsOf = (text: string): string[] => text.trim().split(/\s+/).filter(Boolean);

/** How long a text may get: the layouts of the editor differ in it. */
export type WordLimit = 'textLength' | 'twentyWords' | 'sevenMore';

/** Of a line on much white; a text that is longer already may stay as long. */
export const fewWords = 20;
const moreWords = 7;

/** Returns the most words that a rewrite of `text` may have; infinite where characters are limited instead. */
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
