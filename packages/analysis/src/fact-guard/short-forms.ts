import { readTable } from '@folio/tables/read-table';
import type { Word } from './words.ts';

/**
 * Maps each short form to the words that a rewrite may write for it: 'mgr' to 'manager', but not to
 * 'managed'. Short forms that may also stand for something less than a rank or certificate are left
 * out ('dr', 'dir', 'sup', 'cert', 'lic'). Short forms of a rank that may also mean the activity
 * don't support the rank: 'coord' is 'coordination', not 'coordinator'.
 */
const longForms: ReadonlyMap<string, readonly string[]> = new Map(
  readTable(new URL('./short-forms.tsv', import.meta.url), { short: 'text', long: 'text' }).map(
    ({ short, long }) => [short, long.split(' ')],
  ),
);

/** Returns the long forms of the short forms in a text, in lower case. */
export const longFormsIn = (words: readonly Word[]): string[] =>
  words.flatMap(({ text, lower }, index) => {
    const ofName = beforeName.test(words[index + 1]?.text ?? '') ? longForms.get(text) : undefined;
    return ofName ?? longForms.get(lower.replaceAll('’', "'")) ?? [];
  });

/**
 * Matches a capitalized word. Short forms with a capital in the table apply only before one: 'N
 * Sea', 'Prof Ada', but not 'Team N'.
 */
const beforeName = /^\p{Lu}\p{Ll}/u;
