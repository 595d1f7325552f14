import { readTable } from '@folio/tables/read-table';

/**
 * - `frequent`: so frequent in English that a text with hardly any of them is in another language.
 * - `function`: says nothing of what a text is about.
 * - `not-participle`: ends in -ed, and is no participle, or no more.
 * - `skill-cue`: near it, a word that has other meanings too is a skill: 'the Go language'.
 */
const kinds = ['frequent', 'function', 'not-participle', 'skill-cue'] as const;

const table = readTable(new URL('./words.tsv', import.meta.url), { kind: kinds, word: 'text' });

/** The words of a kind, in lower case. */
export const wordsOfKind = (wanted: (typeof kinds)[number]): ReadonlySet<string> =>
  new Set(table.filter(({ kind }) => kind === wanted).map(({ word }) => word));
