/**
 * A column of a table in a bundle: its name and its values, one per line. If few values repeat,
 * they are stored once, and `rows` has a character for each row. If cells are lists of words,
 * `lists` has them front-coded: a digit is the number of letters shared with the previous word, as
 * in spelling dictionaries.
 */
export type PackedColumn =
  | string
  | { readonly name: string; readonly values: string; readonly rows: string }
  | { readonly name: string; readonly lists: string };

/** Characters of one byte, also in a JSON string: '0' to '~' without the backslash. */
const mostValues = 78;
const firstCode = '0'.charCodeAt(0);
const backslash = '\\'.charCodeAt(0) - firstCode;

const signOf = (index: number): string =>
  String.fromCharCode(firstCode + index + (index < backslash ? 0 : 1));
const indexOf = (sign: number): number => sign - firstCode - (sign - firstCode < backslash ? 0 : 1);

/** Packs a column, its name first, in the shortest of the three ways. O(letters). */
export function packColumn(cells: readonly string[]): PackedColumn {
  const [name = '', ...values] = cells;
  const plain = cells.join('\n');
  const lists = { name, lists: values.map(frontCoded).join('\n') };
  const lengthOf = (column: PackedColumn) => JSON.stringify(column).length;
  const isWorthSigns = (column: PackedColumn) => lengthOf(column) < worthSigns * lengthOf(plain);
  const all = [
    plain,
    ...once(name, values).filter(isWorthSigns),
    ...(values.some(hasFigure) ? [] : [lists]),
  ];
  return all.reduce((best, other) => (lengthOf(other) < lengthOf(best) ? other : best));
}

/** Short values that repeat compress better as they are than their signs do. */
const worthSigns = 2 / 3;

/** Stores each value once, if there are not too many. */
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

/** Returns the column's name, then a cell for each row. */
export function unpackColumn(column: PackedColumn): string[] {
  if (typeof column === 'string') return column.split('\n');
  if ('lists' in column) return [column.name, ...column.lists.split('\n').map(fromFrontCoded)];
  const values = column.values.split('\n');
  const cells = Array.from(column.rows, (sign) => values[indexOf(sign.charCodeAt(0))] ?? '');
  return [column.name, ...cells];
}
