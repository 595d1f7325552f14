import { readTable } from '@folio/tables/read-table';

/**
 * - `frequent`: so frequent that a text with few of them is not English.
 * - `function`: says nothing about a text's subject.
 * - `not-participle`: ends in -ed but is not a participle.
 * - `skill-cue`: shows that an ambiguous word nearby is a skill: 'the Go language'.
 */
const kinds = ['frequent', 'function', 'not-participle', 'skill-cue'] as const;

const table = readTable(new URL('./words.tsv', import.meta.url), { kind: kinds, word: 'text' });

/** The words of a kind, in lower case. */
export const wordsOfKind = (wanted: (typeof kinds)[number]): ReadonlySet<string> =>
  new Set(table.filter(({ kind }) => kind === wanted).map(({ word }) => word));
