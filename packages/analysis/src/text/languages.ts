import { franc } from 'franc-min';
import { tokensOf } from './segmentation.ts';
import { wordsOfKind } from './words.ts';

/** Languages in which advertisements are read, by ISO 639-1, with their ISO 639-3 codes. */
export const readLanguages = ['en', 'de', 'fr', 'es', 'pt', 'hi'] as const;
export type ReadLanguage = (typeof readLanguages)[number];

const byCode: Readonly<Record<string, ReadLanguage>> = {
  deu: 'de',
  fra: 'fr',
  spa: 'es',
  por: 'pt',
  hin: 'hi',
  // Trigrams mistake Hindi for related languages in the same script.
  bho: 'hi',
  mag: 'hi',
  mai: 'hi',
};

/** The language in which a text is analyzed: English unless it is one of the others in `byCode`. */
export const readLanguageOf = (text: string): ReadLanguage => byCode[languageOf(text)] ?? 'en';

const english = wordsOfKind('frequent');

const longestRead = 4_000;

/**
 * Detects the language (ISO 639-3) of a text by the trigrams of `franc` (rank order statistics
 * after Cavnar and Trenkle, 'N-Gram-Based Text Categorization', 1994). Telegraphic English full of
 * product names misleads trigrams, so frequent English words are counted first. Short texts count
 * as English.
 */
export function languageOf(text: string): string {
  const sample = text.slice(0, longestRead);
  const words = tokensOf(sample);
  if (/^[^\p{Script=Latin}]*$/u.test(sample) && words.length > 0) return named(franc(sample));
  if (words.length < 12) return 'eng';
  const small = words.filter((word) => english.has(word.lower)).length;
  if (small / words.length >= 0.08) return 'eng';
  return named(franc(sample, { minLength: 60 }));
}

const named = (code: string): string => (code === 'und' || code === 'sco' ? 'eng' : code);
