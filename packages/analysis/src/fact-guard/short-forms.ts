import { readTable } from '@folio/tables/read-table';
import type { Word } from './words.ts';

/**
 * Each with the words that a rewrite may write for it: 'mgr' as Manager, not as managed. What may also be
 * short for less than a rank or a certificate is not among them ('dr', 'dir', 'sup', 'cert', 'lic'), nor are
 * ranks that may be short for a work: 'coord' is coordination, no coordinator.
 */
const longForms: ReadonlyMap<string, readonly string[]> = new Map(
  readTable(new URL('./short-forms.tsv', import.meta.url), { short: 'text', long: 'text' }).map(
    ({ short, long }) => [short, long.split(' ')],
  ),
);

/** The words that short forms of a text stand for, in lower case. */
export const longFormsIn = (words: readonly Word[]): string[] =>
  words.flatMap(({ text, lower }, index) => {
    const ofName = beforeName.test(words[index + 1]?.text ?? '') ? longForms.get(text) : undefined;
    return ofName ?? longForms.get(lower.replaceAll('’', "'")) ?? [];
  });

/** What has a capital in the table is read so before a name alone: 'N Sea', 'Prof Ada', but not 'Team N'. */
const beforeName = /^\p{Lu}\p{Ll}/u;
