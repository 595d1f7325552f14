import { readTable } from '@folio/tables/read-table';

/**
 * - `plain`: any rewrite may say it: verbs of doing, adverbs of manner, words for the work itself.
 * - `distinctive`: a verb that says what no other word for the work implies.
 * - `outcome`: claims a success; `value` names the direction.
 * - `mending`: of what was slow or broken, that it was made better may be said.
 * - `seniority`: how much of the work a verb claims, `value` from 1 (helped) to 5 (led).
 * - `teaching`: verbs that may stand for each other.
 * - `widening`: titles and adverbs that make more of what a person did.
 * - `suffix`: what words of one root differ by.
 * - `root`: a word whose root its ending does not tell; `value` is that root.
 */
const table = readTable(new URL('./guard-words.tsv', import.meta.url), {
  kind: [
    'distinctive',
    'mending',
    'outcome',
    'plain',
    'root',
    'seniority',
    'suffix',
    'teaching',
    'widening',
  ],
  word: 'text',
  value: 'text',
});

type Kind = (typeof table)[number]['kind'];

/** The words of a kind, each with its value ('' where the kind has none). */
export const guardWords = (wanted: Kind): ReadonlyMap<string, string> =>
  new Map(table.filter(({ kind }) => kind === wanted).map(({ word, value }) => [word, value]));
