import { languageOf } from '@folio/documents/language-of';
import type { ScannedPage, ScannedWord } from '@folio/intake/scan-items';
import { isScanLanguage, type ScanLanguage } from './scan-languages.ts';

/** Fewer words don't allow a guess. */
const minWords = 8;
/**
 * Tesseract's mean confidence for Latin print is 84 to 93 with the data of any Latin language, and
 * 36 to 42 for Devanagari. Faint scans are in between or below, so the caller tries both.
 */
const minOwnScriptConfidence = 60;

/**
 * Detects a page's language from its recognition with another language's data: words without
 * accents still show it, and text of another script is recognized as noise.
 */
export function detectLanguage(page: ScannedPage): ScanLanguage | undefined {
  const words = wordsOf(page);
  if (words.length < minWords) return undefined;
  if (languageConfidence(page) < minOwnScriptConfidence) return 'hi';
  const language = languageOf(words.map(({ text }) => text).join(' '));
  return language !== undefined && isScanLanguage(language) ? language : undefined;
}

/** The mean confidence of a page's words, 0 to 100. */
export function languageConfidence(page: ScannedPage): number {
  const words = wordsOf(page);
  return words.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, words.length);
}

const wordsOf = ({ lines }: ScannedPage): ScannedWord[] =>
  lines.flatMap(({ words }) => words).filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
