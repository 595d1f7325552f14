import { languageOf } from './language-of.ts';

/** The languages in which advertisements are read, by ISO 639-1, and their names for `languageOf`. */
export const readLanguages = ['en', 'de', 'fr', 'es', 'pt', 'hi'] as const;
export type ReadLanguage = (typeof readLanguages)[number];

const byCode: Readonly<Record<string, ReadLanguage>> = {
  deu: 'de',
  fra: 'fr',
  spa: 'es',
  por: 'pt',
  hin: 'hi',
};

/** The language that a text is read in; English where it is none of the six. */
export const readLanguageOf = (text: string): ReadLanguage => byCode[languageOf(text)] ?? 'en';
