import { readTable } from '@folio/tables/read-table';
import { type ReadLanguage, readLanguages } from './languages.ts';

/**
 * - `small`: a function word.
 * - `suffix`: an ending by which forms of a word differ, without accents.
 */
const table = readTable(new URL('./language-words.tsv', import.meta.url), {
  kind: ['small', 'suffix'],
  language: readLanguages,
  word: 'text',
});

const wordsOf = (kind: 'small' | 'suffix', language: ReadLanguage) =>
  table.filter((row) => row.kind === kind && row.language === language).map(({ word }) => word);

const byLanguage = new Map<ReadLanguage, { suffixes: string[]; small: ReadonlySet<string> }>();

function wordsIn(language: ReadLanguage) {
  const known = byLanguage.get(language);
  if (known) return known;
  const suffixes = wordsOf('suffix', language).sort((one, other) => other.length - one.length);
  const words = { suffixes, small: new Set(wordsOf('small', language).map(folded)) };
  byLanguage.set(language, words);
  return words;
}

/** Removes case, and the accents of Latin letters, which writers often leave out. */
export function folded(word: string): string {
  const lower = word.toLowerCase();
  if (/^[\p{ASCII}]*$/u.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
}

/** Whether a folded word is a function word. */
export const isSmallWord = (word: string, language: ReadLanguage): boolean =>
  wordsIn(language).small.has(word);

const longestStem = 7;

/**
 * The stem of a folded word: cuts the longest suffix that leaves three letters (after J. B. Lovins'
 * stemmer, 1968), and everything beyond seven letters, where derivations differ ('administer',
 * 'administration'). One shared stem means little; two or three adjacent ones mean much.
 */
export function stemOf(word: string, language: ReadLanguage): string {
  const irregular = language === 'en' ? word.replace(/^maintain/, 'mainten') : word;
  const suffix = wordsIn(language).suffixes.find(
    (ending) => irregular.length - ending.length >= 3 && irregular.endsWith(ending),
  );
  const stem = suffix ? irregular.slice(0, -suffix.length) : irregular;
  return stem.replace(/([bdfgklmnprt])\1$/, '$1').slice(0, longestStem);
}
