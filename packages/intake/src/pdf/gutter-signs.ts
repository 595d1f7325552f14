import { findDate } from '../entries/find-dates.ts';
import type { Cell } from '../model.ts';
import { carriesHeadings, carriesHeadingsLike } from './column-headings.ts';
import type { Row } from './items-to-lines.ts';

/** A vertical gap that parts a page's text into two columns, between two heights. */
export type Gutter = { x: number; top: number; bottom: number };

/** Headings on both sides, or two texts that are set each for itself. */
export function isGutter(rows: readonly Row[], gutter: Gutter): boolean {
  const within = rows.filter((row) => row.y >= gutter.top && row.y <= gutter.bottom);
  const sides = [(cell: Cell) => cell.x < gutter.x, (cell: Cell) => cell.x >= gutter.x].map(
    (isSide) => within.map((row) => ({ ...row, cells: row.cells.filter(isSide) })),
  );
  const filled = sides.map((side) => cellsOf(side).filter((cells) => cells.length > 0));
  if (filled.some((side) => side.length < 3)) return false;
  const [left = [], right = []] = filled;
  const isHeaded = (side: Cell[][], other: Cell[][]) =>
    carriesHeadings(side) || carriesHeadingsLike(side, other);
  return (isHeaded(left, right) && isHeaded(right, left)) || areIndependent(sides);
}

/** Two columns are set each for itself: only labels and dates stand on the lines of what they name. */
function areIndependent(sides: readonly Row[][]): boolean {
  const [left = [], right = []] = sides;
  const shared = left.filter(({ cells }, at) => cells.length > 0 && right[at]?.cells.length).length;
  const filled = sides.map((side) => side.filter(({ cells }) => cells.length > 0));
  const fewest = Math.min(...filled.map((side) => side.length));
  if (fewest < 6 || shared > fewest * 0.4) return false;
  return filled.every(isRunningText) && filled.some((side) => carriesHeadings(cellsOf(side)));
}

const cellsOf = (rows: readonly Row[]): Cell[][] => rows.map((row) => row.cells);

/** Lines right below each other, mostly; a column of dates or labels has space between its own. */
function isRunningText(rows: readonly Row[]): boolean {
  const close = rows.filter((row, at) => {
    const size = Math.max(...row.cells.map((cell) => cell.size));
    return row.y - (rows[at - 1]?.y ?? 0) < size * 2;
  });
  const dated = rows.filter(({ cells }) => cells.some((cell) => findDate(cell.text)));
  return close.length >= rows.length * 0.5 && dated.length < rows.length * 0.4;
}
