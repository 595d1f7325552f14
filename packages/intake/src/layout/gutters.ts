import { findDate } from '../vocabulary/dates.ts';
import { headingKind, looseKind } from '../vocabulary/headings.ts';
import { namesRole } from '../vocabulary/names.ts';
import type { Row } from './items-to-rows.ts';
import type { Cell } from './model.ts';

/** A vertical gap between two columns, from `top` to `bottom`. */
export type Gutter = { x: number; top: number; bottom: number };

/** Whether a gap separates columns: both sides have headings, or they are independent texts. */
export function isGutter(rows: readonly Row[], gutter: Gutter): boolean {
  const within = rows.filter((row) => row.y >= gutter.top && row.y <= gutter.bottom);
  const sides = [(cell: Cell) => cell.x < gutter.x, (cell: Cell) => cell.x >= gutter.x].map(
    (isSide) => within.map((row) => ({ ...row, cells: row.cells.filter(isSide) })),
  );
  const filled = sides.map((side) => cellsOf(side).filter((cells) => cells.length > 0));
  if (filled.some((side) => side.length < 3) || isMargin(sides)) return false;
  const [left = [], right = []] = filled;
  const isHeaded = (side: Cell[][], other: Cell[][]) =>
    carriesHeadings(side) || carriesHeadingsLike(side, other);
  return (isHeaded(left, right) && isHeaded(right, left)) || areIndependent(sides);
}

/**
 * Whether one side is a margin of dates and labels: each is beside a line of the other side, which
 * has more lines.
 */
function isMargin([left = [], right = []]: readonly Row[][]): boolean {
  const labels = left.flatMap(({ cells }, at) => (cells.length > 0 ? [right[at]] : []));
  const beside = labels.filter((row) => row && row.cells.length > 0).length;
  const others = right.filter(({ cells }) => cells.length > 0).length;
  return beside === labels.length && others >= 2 * labels.length;
}

/**
 * Whether two sides are independent columns: most of their baselines differ, whereas labels and
 * dates share the baselines of their lines.
 */
function areIndependent(sides: readonly Row[][]): boolean {
  const [left = [], right = []] = sides;
  const shared = left.filter(({ cells }, at) => cells.length > 0 && right[at]?.cells.length).length;
  const filled = sides.map((side) => side.filter(({ cells }) => cells.length > 0));
  const fewest = Math.min(...filled.map((side) => side.length));
  if (fewest < 6 || shared > fewest * 0.4) return false;
  return filled.every(isRunningText) && filled.some((side) => carriesHeadings(cellsOf(side)));
}

const cellsOf = (rows: readonly Row[]): Cell[][] => rows.map((row) => row.cells);

/** Whether most lines follow each other closely. Dates and labels have space between them. */
function isRunningText(rows: readonly Row[]): boolean {
  const close = rows.filter((row, at) => {
    const size = Math.max(...row.cells.map((cell) => cell.size));
    return row.y - (rows[at - 1]?.y ?? 0) < size * 2;
  });
  const dated = rows.filter(({ cells }) => cells.some((cell) => findDate(cell.text)));
  return close.length >= rows.length * 0.5 && dated.length < rows.length * 0.4;
}

/** How far a heading in a colored box may be to the right of its text. */
const boxed = 12;

/** Returns the topics of lines that look like headings. */
function topicsSetApart(side: readonly Cell[][], usual: number): Set<string | undefined> {
  const alone = side.flatMap(([cell, ...others]) => (cell && others.length === 0 ? [cell] : []));
  const apart = alone.filter(
    (cell) => headingKind(cell.text) === undefined && announces(cell, usual),
  );
  return new Set(apart.map((cell) => looseKind(cell.text)));
}

/** Whether a cell is a known heading, or names a section's topic and looks like a heading. */
export function announces({ text, isBold, size }: Cell, usual: number): boolean {
  const known = headingKind(text);
  if (known !== undefined) return known !== 'custom' && (isBold || !/^\p{Ll}/u.test(text));
  const isCaps = usual < Infinity && text === text.toUpperCase() && text !== text.toLowerCase();
  const standsOut = isCaps || size > usual + 0.4 || (isBold && usual < Infinity);
  return standsOut && !namesRole(text) && text.length < 40 && looseKind(text) !== undefined;
}

/** Whether a side has headings of its own: alone on a row, at an edge that other cells share. */
function carriesHeadings(side: Cell[][]): boolean {
  const usual = usualSize(side);
  const topics = topicsSetApart(side, usual);
  return side.some(([cell, ...others]) => {
    const least = topics.size >= 2 ? usual : Infinity;
    if (!cell || ![cell, ...others].every((one) => announces(one, least))) return false;
    return side.flat().filter((other) => Math.abs(other.x - cell.x) < boxed).length >= 3;
  });
}

/**
 * Whether a side has lines that look like the known headings of the other side, even if their own
 * words are unknown.
 */
function carriesHeadingsLike(side: Cell[][], other: Cell[][]): boolean {
  const usual = usualSize(side);
  const isKnown = ({ text }: Cell) => !['custom', undefined].includes(headingKind(text));
  const looks = other.flatMap(([cell]) =>
    cell && isKnown(cell) && cell.size > usual + 0.4 ? [cell] : [],
  );
  const isAlike = ({ size, isBold, font }: Cell) =>
    looks.some((one) => one.isBold === isBold && one.font === font && one.size === size);
  const alike = side.filter(([cell]) => cell && isAlike(cell));
  return looks.length >= 2 && alike.length >= 2 && carriesHeadings(other);
}

/** The median size of cells. */
export function usualSize(side: readonly Cell[][]): number {
  const sizes = side.flat().map((cell) => cell.size);
  return sizes.sort((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? 10;
}
