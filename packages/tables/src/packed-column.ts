/**
 * A column of a table as a bundle carries it: its name and the values below it, a line each. Where few
 * values come again and again they are written once, and `rows` has a sign for each row. Where cells
 * are lists of words, `lists` has each word front-coded: a figure says how many letters it shares with
 * the word before, as dictionaries of spelling checkers do.
 */
export type PackedColumn =
  | string
  | { readonly name: string; readonly values: string; readonly rows: string }
  | { readonly name: string; readonly lists: string };

/** One byte each, also within a string of JSON: of '0' to '~' all but the backslash. */
const mostValues = 78;
const firstCode = '0'.charCodeAt(0);
const backslash = '\\'.charCodeAt(0) - firstCode;

const signOf = (index: number): string =>
  String.fromCharCode(firstCode + index + (index < backslash ? 0 : 1));
const indexOf = (sign: number): number => sign - firstCode - (sign - firstCode < backslash ? 0 : 1);

/** A column of a table, its name first, in the shortest of the three ways. O(letters). */
export function packColumn(cells: readonly string[]): PackedColumn {
  const [name = '', ...values] = cells;
  const lists = { name, lists: values.map(frontCoded).join('\n') };
  const all = [cells.join('\n'), ...once(name, values), ...(values.some(hasFigure) ? [] : [lists])];
  const lengthOf = (column: PackedColumn) => JSON.stringify(column).length;
  return all.reduce((best, other) => (lengthOf(other) < lengthOf(best) ? other : best));
}

/** Each value once, where there are not too many. */
function once(name: string, values: readonly string[]): PackedColumn[] {
  const known = new Map([...new Set(values)].map((value, index) => [value, signOf(index)]));
  if (known.size > mostValues) return [];
  const rows = values.map((value) => known.get(value)).join('');
  return [{ name, values: [...known.keys()].join('\n'), rows }];
}

const hasFigure = (value: string): boolean => /\d/.test(value);
const mostShared = 9;

function frontCoded(cell: string): string {
  let before = '';
  return cell
    .split(' ')
    .map((word) => {
      let shared = 0;
      while (shared < mostShared && shared < word.length && word[shared] === before[shared])
        shared++;
      before = word;
      return shared + word.slice(shared);
    })
    .join('');
}

function fromFrontCoded(coded: string): string {
  let before = '';
  return Array.from(coded.matchAll(/(\d)(\D*)/g), ([, shared, rest = '']) => {
    before = before.slice(0, Number(shared)) + rest;
    return before;
  }).join(' ');
}

/** Its name first, then a cell for each row. */
export function unpackColumn(column: PackedColumn): string[] {
  if (typeof column === 'string') return column.split('\n');
  if ('lists' in column) return [column.name, ...column.lists.split('\n').map(fromFrontCoded)];
  const values = column.values.split('\n');
  const cells = Array.from(column.rows, (sign) => values[indexOf(sign.charCodeAt(0))] ?? '');
  return [column.name, ...cells];
}
