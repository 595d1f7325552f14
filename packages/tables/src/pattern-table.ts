import { readTable, type TableSource } from './read-table.ts';

/**
 * Reads the patterns of a table by kind, each kind as one alternation, `a|b|c`, for use inside a
 * regular expression. They must run in linear time, without nested repetitions (`bench/patterns`
 * measures every pattern that is built from them).
 * @throws TableError if the table has other columns or kinds.
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

/** The same for a table of one kind: all of its patterns as one alternation. */
export const patternList = (source: TableSource): string =>
  readTable(source, { language: 'text', pattern: 'text' })
    .map(({ pattern }) => pattern)
    .join('|');
