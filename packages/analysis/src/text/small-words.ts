import type { ReadLanguage } from './languages.ts';
import { tokensOf } from './segmentation.ts';
import { folded, isSmallWord } from './stem.ts';

const longestRead = 4_000;
const inLatin = ['en', 'de', 'fr', 'es', 'pt'] as const satisfies ReadLanguage[];

/** The share of a text's words that are function words of a language, from 0 to 1. */
export function shareOfSmallWords(text: string, language: ReadLanguage): number {
  const words = tokensOf(text);
  const small = words.filter(({ text: word }) => isSmallWord(folded(word), language));
  return words.length === 0 ? 0 : small.length / words.length;
}

/** Whether most letters of a text are Devanagari, in which Hindi is written. */
export function isInDevanagari(text: string): boolean {
  const sample = text.slice(0, longestRead);
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  return (sample.match(/[\p{sc=Deva}]/gu)?.length ?? 0) > letters / 2;
}

/**
 * Detects the language of a long text by its function words alone, for callers that need no more:
 * the trigrams of `languages.ts` are ten times as large. English if no language leads.
 */
export function languageBySmallWords(text: string): ReadLanguage {
  const sample = text.slice(0, longestRead);
  if (isInDevanagari(sample)) return 'hi';
  const shares = inLatin.map((language) => shareOfSmallWords(sample, language));
  return inLatin[shares.indexOf(Math.max(...shares))] ?? 'en';
}
