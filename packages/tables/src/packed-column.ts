/**
 * A column of a table as a bundle carries it: its name and the values below it, a line each. Where few
 * values come again and again they are written once, and `rows` has a sign for each row.
 */
export type PackedColumn =
  | string
  | { readonly name: string; readonly values: string; readonly rows: string };

/** One byte each, also within a string of JSON: of '0' to '~' all but the backslash. */
const mostValues = 78;
const firstCode = '0'.charCodeAt(0);
const backslash = '\\'.charCodeAt(0) - firstCode;

const signOf = (index: number): string =>
  String.fromCharCode(firstCode + index + (index < backslash ? 0 : 1));
const indexOf = (sign: number): number => sign - firstCode - (sign - firstCode < backslash ? 0 : 1);

/** A column of a table, its name first, with each value once where that is shorter. O(letters). */
export function packColumn(cells: readonly string[]): PackedColumn {
  const [name = '', ...values] = cells;
  const known = new Map([...new Set(values)].map((value, index) => [value, signOf(index)]));
  const plain = cells.join('\n');
  if (known.size > mostValues) return plain;
  const rows = values.map((value) => known.get(value)).join('');
  const packed = { name, values: [...known.keys()].join('\n'), rows };
  return JSON.stringify(packed).length < JSON.stringify(plain).length ? packed : plain;
}

/** Its name first, then a cell for each row. */
export function unpackColumn(column: PackedColumn): string[] {
  if (typeof column === 'string') return column.split('\n');
  const values = column.values.split('\n');
  const cells = Array.from(column.rows, (sign) => values[indexOf(sign.charCodeAt(0))] ?? '');
  return [column.name, ...cells];
}
