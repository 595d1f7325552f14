import type { ColumnRow } from './columns.ts';

/**
 * Reads a sidebar that continues over several pages as a whole, then the column beside it, whose
 * text at the top of a page continues from the previous page. Columns of similar widths are a
 * two-column text instead, which continues from the foot of the right column to the left column of
 * the next page.
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

/**
 * Returns 1 or 2 for the left or right column of a page, or 0 for text across the page. Nested
 * columns count as their outermost one.
 */
const sideOf = (column: number): number =>
  column > 2 ? sideOf(Math.floor((column - 1) / 3)) : column;

/**
 * Whether a page has the sidebar of the previous pages, or only the column beside it, with nothing
 * across both in between.
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
