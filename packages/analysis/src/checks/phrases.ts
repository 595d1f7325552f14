import { readTable } from '@folio/tables/read-table';

/** `wordy` phrases have a plain one that says the same; `filler` could stand in anybody's resume. */
const table = readTable(new URL('./phrases.tsv', import.meta.url), {
  kind: ['filler', 'wordy'],
  phrase: 'text',
  plain: 'text',
});

/** Wordy phrases, with what says the same in fewer words. */
export const wordyPhrases: ReadonlyMap<string, string> = new Map(
  table.filter(({ kind }) => kind === 'wordy').map(({ phrase, plain }) => [phrase, plain]),
);

/** Finds wordy phrases and filler, the longest first. */
export const wordyPattern = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?:${table
    .map(({ phrase }) => phrase)
    .sort((one, other) => other.length - one.length)
    .join('|')})(?![\\p{L}\\p{N}]|-\\p{L})`,
  'giu',
);
