import { type PackedColumn, unpackColumn } from './packed-column.ts';

/**
 * Word lists are data: tab-separated files beside the code that uses them, one row per term. The
 * first line names the columns; `#` lines before it give the source.
 */

/** The values that a column may hold, or `'text'` for any. */
export type Columns = Readonly<Record<string, readonly string[] | 'text'>>;
export type Row<C extends Columns> = {
  readonly [Name in keyof C]: C[Name] extends readonly (infer Value)[] ? Value : string;
};

/** An error in one of our own tables, with its line; never caused by input. */
export class TableError extends Error {
  override readonly name = 'TableError';
}

/**
 * The rows of a table, checked against the columns that its reader expects. O(length of the file).
 *
 * @param source `new URL(path, import.meta.url)` with a literal path of a .tsv. Node reads that file;
 *   a bundler has put the file's columns in its place (`inlineTables` in apps/web/scripts), which keeps
 *   loading synchronous and needs no further request.
 * @param of the rows whose first column says this; the others are not looked at.
 * @throws TableError where a column, a cell or a value is not as expected; names the line.
 */
export function readTable<const C extends Columns>(
  source: TableSource,
  columns: C,
  of?: string,
): Row<C>[] {
  const [head, ...rows] =
    source instanceof URL || typeof source === 'string'
      ? linesOf(source, of)
      : linesOfColumns(source, of);
  const names = Object.keys(columns);
  if (head?.cells.join('\t') !== names.join('\t'))
    throw new TableError(`The columns are not ${names.join(', ')} but ${head?.cells.join(', ')}`);
  return rows.map(({ cells, number }) => {
    if (cells.length !== names.length)
      throw new TableError(
        `Line ${number} has ${cells.length} cells, not ${names.length}: ${cells.join('\t')}`,
      );
    const row: Record<string, string> = {};
    for (const [at, name] of names.entries()) {
      const cell = cells[at] ?? '';
      const allowed = columns[name];
      if (Array.isArray(allowed) && !allowed.includes(cell))
        throw new TableError(`Line ${number}: '${cell}' is no ${name}`);
      row[name] = cell;
    }
    return row as Row<C>;
  });
}

/** The URL of a table, its text, or its columns, which compress a tenth better than rows. */
export type TableSource = URL | string | readonly PackedColumn[];

type Line = { readonly cells: readonly string[]; readonly number: number };

const linesOf = (source: URL | string, of?: string): Line[] =>
  tableLines(tableText(source))
    .filter(({ text }, at) => at === 0 || of === undefined || text.startsWith(`${of}\t`))
    .map(({ text, number }) => ({ cells: text.split('\t'), number }));

function linesOfColumns(source: readonly PackedColumn[], of?: string): Line[] {
  const columns = source.map(unpackColumn);
  const [first = []] = columns;
  return first.flatMap((value, at) =>
    at === 0 || of === undefined || value === of
      ? [{ cells: columns.map((cells) => cells[at] ?? ''), number: at + 1 }]
      : [],
  );
}

/** The text of a table, read as UTF-8 if it is a URL; of a single column, its lines. */
export const tableText = (source: TableSource): string => {
  if (source instanceof URL)
    return process.getBuiltinModule('node:fs').readFileSync(source, 'utf8');
  return typeof source === 'string' ? source : `${source.flatMap(unpackColumn).join('\n')}\n`;
};

export type TableLine = { readonly text: string; readonly number: number };

/** The lines of a table with their numbers in the file: the header first, then the rows. */
export const tableLines = (text: string): TableLine[] =>
  text
    .split('\n')
    .map((line, at) => ({ text: line, number: at + 1 }))
    .filter(({ text: line }) => line !== '' && !line.startsWith('# '));
