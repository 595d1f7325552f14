import { languageOf } from '@folio/documents/language-of';
import type { ScannedPage, ScannedWord } from '@folio/intake/scan-items';
import { isScanLanguage, type ScanLanguage } from './scan-languages.ts';

/** Fewer words than these say nothing of their language. */
const fewestWords = 8;
/**
 * Print in Latin letters is made out at 84 to 93 of 100 by the data of any language that writes them,
 * print in Devanagari at 36 to 42. Faint scans are in between, or below: who asks tries both.
 */
const leastOfOwnScript = 60;

/**
 * The language that a page is in, by what the data of another one made of it: words without their
 * accents still tell which language they are of, and letters of another script are guesses.
 */
export function detectLanguage(page: ScannedPage): ScanLanguage | undefined {
  const words = wordsOf(page);
  if (words.length < fewestWords) return undefined;
  if (languageConfidence(page) < leastOfOwnScript) return 'hi';
  const language = languageOf(words.map(({ text }) => text).join(' '));
  return language !== undefined && isScanLanguage(language) ? language : undefined;
}

/** How sure the words of a page are in the mean, from 0 to 100. */
export function languageConfidence(page: ScannedPage): number {
  const words = wordsOf(page);
  return words.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, words.length);
}

const wordsOf = ({ lines }: ScannedPage): ScannedWord[] =>
  lines.flatMap(({ words }) => words).filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
