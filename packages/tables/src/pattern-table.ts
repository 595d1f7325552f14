import { readTable, type TableSource } from './read-table.ts';

/**
 * The patterns of a table by kind, each kind's as one alternation, `a|b|c`, to be put between the
 * bounds that its reader chooses. They are parts of regular expressions and have to be linear: no
 * repetition within a repetition (`bench/patterns` measures every pattern that is built of them).
 * @throws TableError where the table has other columns or kinds.
 */
export function patternTable<const Kind extends string>(
  source: TableSource,
  kinds: readonly Kind[],
): Record<Kind, string> {
  const rows = readTable(source, { kind: kinds, language: 'text', pattern: 'text' });
  const of = (kind: Kind) => rows.filter((row) => row.kind === kind).map(({ pattern }) => pattern);
  return Object.fromEntries(kinds.map((kind) => [kind, of(kind).join('|')])) as Record<
    Kind,
    string
  >;
}
