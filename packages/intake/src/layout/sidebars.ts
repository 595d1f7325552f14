import type { ColumnRow } from './columns.ts';

/**
 * Reads a sidebar that goes on over pages whole, then the column beside it: what stands at the top
 * of that column continues its own text of the page before. Columns of about one width are a text
 * in two columns, which goes on from the foot of the right one to the next page's left one.
 */
export function alongSidebars(rows: readonly ColumnRow[]): ColumnRow[] {
  const runs: ColumnRow[][][] = [];
  for (const page of Map.groupBy(rows, (row) => row.page).values()) {
    const open = runs.at(-1);
    if (open && goesOnBeside(open, page)) open.push(page);
    else runs.push([page]);
  }
  return runs.flatMap(([first = [], ...pages]) => {
    const rest = pages.flat();
    const of = (side: number) => rest.filter((row) => sideOf(row.column) === side);
    const at = first.findIndex((row) => sideOf(row.column) === 2);
    return rest.length === 0
      ? first
      : [...first.slice(0, at), ...of(1), ...first.slice(at), ...of(2), ...of(0)];
  });
}

/** 1 and 2 for the left and right column of a page, however they are cut; 0 across the page. */
const sideOf = (column: number): number =>
  column > 2 ? sideOf(Math.floor((column - 1) / 3)) : column;

/**
 * Whether a page has the sidebar of the pages before, or only the column beside it, and nothing
 * stands across both in between.
 */
function goesOnBeside(
  before: readonly (readonly ColumnRow[])[],
  page: readonly ColumnRow[],
): boolean {
  const shapes = [/^0*1+2+$/, ...before.slice(1).map(() => /^1*2+$/), /^1*2+0*$/];
  const isShaped = [...before, page].every((rows, at) =>
    shapes[at]?.test(rows.map(({ column }) => sideOf(column)).join('')),
  );
  const first = before[0] ?? [];
  const [left, right] = [spanOf(first, 1), spanOf(first, 2)];
  const isNarrow = Math.min(left.width, right.width) < narrow * Math.max(left.width, right.width);
  return isShaped && isNarrow && Math.abs(spanOf(page, 2).x - right.x) < near;
}

const narrow = 0.75;
const near = 12;

function spanOf(rows: readonly ColumnRow[], side: number): { x: number; width: number } {
  const cells = rows.flatMap((row) => (sideOf(row.column) === side ? row.cells : []));
  const x = Math.min(...cells.map((cell) => cell.x));
  return { x, width: Math.max(...cells.map((cell) => cell.x + cell.width)) - x };
}
