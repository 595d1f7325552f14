import { isDateAlone } from '../vocabulary/dates.ts';
import { headingKind } from '../vocabulary/headings.ts';
import { findCards } from './cards.ts';
import { announces, type Gutter, isGutter, usualSize } from './gutters.ts';
import type { Row } from './items-to-rows.ts';
import type { Cell } from './model.ts';

export type ColumnRow = Row & { column: number };

/**
 * The maximum depth of cuts: enough for a sidebar within a column. A layout that needs more is a
 * table.
 */
const deepest = 3;

/**
 * Puts a page's rows into reading order by a recursive XY-cut (Nagy and Seth, 1984): across the
 * page above and below a gutter, then down the gutter; each of the four parts is cut again, up to
 * `deepest` times. Unlike the plain XY-cut, white space alone is no gutter: `isGutter` wants
 * headings or running text on both sides, since dates at the right edge leave as wide a gap as a
 * column does.
 *
 * Rows above and below a gutter keep the number of their column. Column numbers are paths in the
 * tree of cuts: the left part of column n is 3n + 1, the right one 3n + 2, so that no two parts
 * share a number.
 */
export function orderColumns(rows: readonly Row[], gutter: Gutter | undefined): ColumnRow[] {
  return orderWithin(rows, gutter, 0, 0);
}

function orderWithin(
  rows: readonly Row[],
  gutter: Gutter | undefined,
  column: number,
  depth: number,
): ColumnRow[] {
  const cards = gutter ? undefined : findCards(rows);
  if (cards) return cutAt(rows, cards, column, depth, orderCards);
  if (gutter) return cutAt(rows, gutter, column, depth, orderPart);
  return rows.map((row) => ({ ...row, column }));
}

type Order = (part: readonly Row[], column: number, depth: number) => ColumnRow[];

const orderPart: Order = (part, column, depth) =>
  orderWithin(part, depth < deepest ? findGutter(part) : undefined, column, depth + 1);

/** Rows within cards get no more cuts than those above the cards. */
const orderCards: Order = (part, column, depth) => orderWithin(part, undefined, column, depth);

function cutAt(
  rows: readonly Row[],
  gutter: Gutter,
  column: number,
  depth: number,
  order: Order,
): ColumnRow[] {
  const above = rows.filter((row) => row.y < gutter.top);
  const below = rows.filter((row) => row.y > gutter.bottom);
  const within = rows.filter((row) => row.y >= gutter.top && row.y <= gutter.bottom);
  const side = (isSide: (cell: Cell) => boolean): Row[] =>
    within
      .map((row) => withCells(row, row.cells.filter(isSide)))
      .filter((row) => row.cells.length > 0);
  return [
    ...order(above, column, depth),
    ...order(
      side((cell) => cell.x < gutter.x),
      column * 3 + 1,
      depth,
    ),
    ...order(
      side((cell) => cell.x >= gutter.x),
      column * 3 + 2,
      depth,
    ),
    ...order(below, column, depth),
  ];
}

/** Returns a row with the cells of one column, on their own baseline. */
const withCells = (row: Row, cells: Cell[]): Row => ({
  ...row,
  y: cells.length > 0 ? Math.max(...cells.map((cell) => cell.y ?? row.y)) : row.y,
  cells: cells.map(({ y: _, ...cell }) => cell),
});

/**
 * Finds the gutter of a page: a left edge that no text crosses over many rows, with headings on
 * both sides. Dates at the right and labels at the left have no headings, so they don't form a
 * gutter.
 */
export function findGutter(rows: readonly Row[], carried?: Gutter): Gutter | undefined {
  const edges = leftEdges(rows);
  const found = edges
    .map((x) => bandAt(rows, x))
    .filter((band) => band !== undefined)
    .map((band) => aboveWholeSection(rows, belowPeriods(rows, band)))
    .filter((band) => isGutter(rows, band));
  const widest = found.sort((a, b) => b.bottom - b.top - (a.bottom - a.top))[0];
  return widest ?? (carried && carriedGutter(rows, carried)) ?? gutterBelowHeadings(rows);
}

/** Finds a gutter at two headings side by side, however short their columns are. */
function gutterBelowHeadings(rows: readonly Row[]): Gutter | undefined {
  const sorted = rows.toSorted((a, b) => a.y - b.y);
  const usual = usualSize(rows.map(({ cells }) => cells));
  const at = sorted.findIndex(
    ({ cells }) => cells.length > 1 && cells.every((cell) => announces(cell, usual)),
  );
  const x = (sorted[at]?.cells[1]?.x ?? 0) - near;
  const end = sorted.findIndex(
    ({ cells }, index) => index > at && cells.some((cell) => crosses(cell, x)),
  );
  const within = at < 0 ? [] : sorted.slice(at, end < 0 ? sorted.length : end);
  const isFilled = (isSide: (cell: Cell) => boolean) =>
    within.slice(1).some(({ cells }) => cells.some(isSide));
  if (!isFilled((cell) => cell.x < x) || !isFilled((cell) => cell.x >= x)) return undefined;
  const band = { x, top: (within[0]?.y ?? 0) - 0.5, bottom: (within.at(-1)?.y ?? 0) + 0.5 };
  return aboveWholeSection(rows, band);
}

/**
 * Ends a gutter above a section as wide as the page: its heading, and the rows between that and its
 * first wide line, don't belong to the left column.
 */
function aboveWholeSection(rows: readonly Row[], band: Gutter): Gutter {
  const sorted = rows.toSorted((a, b) => a.y - b.y);
  const next = sorted.find(({ y }) => y > band.bottom);
  const within = sorted.filter(({ y }) => y >= band.top && y <= band.bottom);
  const last = within.at(-1);
  const [cell] = next?.cells ?? [];
  const usual = usualSize(rows.map(({ cells }) => cells));
  const isContinued =
    next && last && cell && next.y - last.y < 2.2 * cell.size && !announces(cell, usual);
  const heading = within.findLastIndex(
    ({ cells: [first, ...others] }) =>
      first !== undefined && others.length === 0 && first.x < band.x && announces(first, usual),
  );
  if (!isContinued || heading < 1 || within.length - heading > 3) return band;
  return { ...band, bottom: (within[heading]?.y ?? 0) - 0.5 };
}

const crosses = (cell: Cell, x: number): boolean =>
  cell.x < x && cell.x + cell.width > x + near - 1;

/** Continues the gutter of the page before, unless text of this page crosses it. */
function carriedGutter(rows: readonly Row[], carried: Gutter): Gutter | undefined {
  const band = bandAt(rows, carried.x);
  if (!band || rows.length === 0) return undefined;
  const first = rows[0]?.y ?? 0;
  return band.top <= first + 1 ? { ...band, top: 0 } : undefined;
}

const near = 2.5;
/** Left edges that several cells share, except the leftmost of the page. */
function leftEdges(rows: readonly Row[]): number[] {
  const cells = rows.flatMap((row) => row.cells);
  const leftmost = Math.min(...cells.map((cell) => cell.x));
  const counts = new Map<number, number>();
  for (const { x, text } of cells) {
    const key = [...counts.keys()].find((edge) => Math.abs(edge - x) < near) ?? x;
    const isHeading = !['custom', undefined].includes(headingKind(text));
    counts.set(key, (counts.get(key) ?? 0) + (isHeading ? 2 : 1));
  }
  return [...counts].filter(([x, n]) => n >= 4 && x > leftmost + 40).map(([x]) => x);
}

/** Finds the tallest run of rows in which no cell crosses `x`. */
function bandAt(rows: readonly Row[], x: number): Gutter | undefined {
  const sorted = rows.toSorted((a, b) => a.y - b.y);
  const bands: Row[][] = [[]];
  for (const row of sorted) {
    if (row.cells.some((cell) => crosses(cell, x - near))) bands.push([]);
    else bands.at(-1)?.push(row);
  }
  const tallest = bands.sort((a, b) => heightOf(b) - heightOf(a))[0];
  const first = tallest?.[0];
  const last = tallest?.at(-1);
  return first && last ? { x: x - near, top: first.y - 0.5, bottom: last.y + 0.5 } : undefined;
}

/** Begins a gutter below dates at the right edge that belong to rows above the columns. */
function belowPeriods(rows: readonly Row[], band: Gutter): Gutter {
  const within = rows.filter((row) => row.y >= band.top && row.y <= band.bottom);
  const rightOf = ({ cells }: Row) => cells.filter((cell) => cell.x >= band.x);
  const isPeriod = (row: Row) => {
    const right = rightOf(row);
    return right.length > 0 && right.length < row.cells.length && isDate(right);
  };
  const first = within.findIndex((row) => rightOf(row).length > 0 && !isPeriod(row));
  const dated = within.slice(0, Math.max(0, first)).findLastIndex(isPeriod);
  if (dated < 0) return band;
  const from = within.slice(dated + 1, first + 1).find((row) => {
    const left = row.cells.filter((cell) => cell.x < band.x);
    return rightOf(row).length > 0 || left.some((cell) => announces(cell, cell.size - 1));
  });
  return { ...band, top: (from?.y ?? within[first]?.y ?? band.top) - 0.5 };
}

const isDate = (cells: readonly Cell[]): boolean => cells.every(({ text }) => isDateAlone(text));

const heightOf = (band: Row[]): number => (band.at(-1)?.y ?? 0) - (band[0]?.y ?? 0);
