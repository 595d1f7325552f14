import type { ReadLanguage } from './languages.ts';
import { tokensOf } from './segmentation.ts';
import { folded, isSmallWord } from './stem.ts';

const longestRead = 4_000;
const inLatin = ['en', 'de', 'fr', 'es', 'pt'] as const satisfies ReadLanguage[];

/** How many of a text's words are small words of a language, from 0 to 1. */
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
 * The language of a long text by its small words alone, for who needs no more: the trigrams of
 * `languages.ts` weigh ten times as much. English where none leads.
 */
export function languageBySmallWords(text: string): ReadLanguage {
  const sample = text.slice(0, longestRead);
  if (isInDevanagari(sample)) return 'hi';
  const shares = inLatin.map((language) => shareOfSmallWords(sample, language));
  return inLatin[shares.indexOf(Math.max(...shares))] ?? 'en';
}
