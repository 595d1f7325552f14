import { readTable } from '@folio/tables/read-table';

/** What a word of the table is glued to, explained at the top of `glue-words.tsv`. */
const kinds = ['unit', 'counter', 'scale', 'abbreviation', 'currency', 'title'] as const;
type Kind = (typeof kinds)[number];
type GlueWords = Readonly<Record<Kind, ReadonlySet<string>>>;

let read: GlueWords | undefined;

/**
 * Returns the words of all languages together, since a resume mixes them. A false match is
 * harmless, because it is next to a number or a name anyway.
 */
export function glueWords(): GlueWords {
  if (read) return read;
  const words: Record<Kind, Set<string>> = {
    unit: new Set(),
    counter: new Set(),
    scale: new Set(),
    abbreviation: new Set(),
    currency: new Set(),
    title: new Set(),
  };
  const columns = { language: 'text', kind: kinds, words: 'text' } as const;
  for (const row of readTable(new URL('./glue-words.tsv', import.meta.url), columns))
    for (const word of row.words.split(' ')) words[row.kind].add(word);
  for (const word of words.currency) words.unit.add(word);
  read = words;
  return words;
}
