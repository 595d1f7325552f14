import { readTable } from '@folio/tables/read-table';

/**
 * - `plain`: words that any rewrite may add: general verbs, adverbs of manner, words for the
 *   work itself.
 * - `distinctive`: a verb whose meaning no other word for the work implies.
 * - `outcome`: claims a success; `value` is its direction.
 * - `mending`: verbs for something slow or broken, whose improvement may then be stated.
 * - `seniority`: how much of the work a verb claims; `value` is from 1 (helped) to 5 (led).
 * - `teaching`: verbs that may replace each other.
 * - `widening`: titles and adverbs that exaggerate what a person did.
 * - `suffix`: endings that words of one root differ by.
 * - `root`: a word whose root its ending does not show; `value` is that root.
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

/** Returns the words of a kind with their values ('' if the kind has none). */
export const guardWords = (wanted: Kind): ReadonlyMap<string, string> =>
  new Map(table.filter(({ kind }) => kind === wanted).map(({ word, value }) => [word, value]));
