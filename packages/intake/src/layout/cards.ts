import { findRange } from '../vocabulary/dates.ts';
import { announces, type Gutter, usualSize } from './gutters.ts';
import type { Row } from './items-to-rows.ts';
import type { Cell } from './model.ts';

const near = 2.5;
/** A card has its role, company and dates within this many lines. */
const headLines = 5;

/**
 * Finds entries laid out side by side as cards. A row of cards begins with two texts that look
 * alike and stand out, or with two periods, and each side has a period of its own; in a table or
 * beside a margin, only one side has. Each row of cards is one band, so that cards are read row by
 * row.
 */
export function findCards(rows: readonly Row[]): Gutter | undefined {
  const sorted = rows.toSorted((a, b) => a.y - b.y);
  const usual = usualSize(rows.map(({ cells }) => cells));
  for (const [at, row] of sorted.entries()) {
    const start = startOf(row, usual);
    if (!start) continue;
    const { x } = start;
    const length = sorted
      .slice(at + 1)
      .findIndex(
        (next) => startOf(next, usual)?.isDated === start.isDated || isOver(next, x, usual),
      );
    const band = sorted.slice(at, length < 0 ? undefined : at + 1 + length);
    const sides = [(cell: Cell) => cell.x < x, (cell: Cell) => cell.x >= x];
    if (sides.every((isSide) => isDatedCard(band, isSide)))
      return { x, top: row.y - 0.5, bottom: (band.at(-1)?.y ?? row.y) + 0.5 };
  }
  return undefined;
}

/**
 * Whether a cell is a period, possibly with a place after it. 'permanent since 2021' after a role
 * is not one.
 */
const isPeriod = ({ text }: Cell): boolean => findRange(text)?.index === 0;

const isDatedCard = (band: readonly Row[], isSide: (cell: Cell) => boolean): boolean =>
  band
    .map(({ cells }) => cells.filter(isSide))
    .filter((cells) => cells.length > 0)
    .slice(0, headLines)
    .some((cells) => cells.some(isPeriod));

/** Returns where the right card begins, if a row has two texts that look alike and begin cards. */
function startOf({ cells }: Row, usual: number): { x: number; isDated: boolean } | undefined {
  const [left, right] = cells;
  if (cells.length !== 2 || !left || !right) return undefined;
  const isDated = isPeriod(left);
  const isAlike = left.isBold === right.isBold && Math.abs(left.size - right.size) < 0.3;
  const standsOut = isDated || left.isBold || left.size > usual + 0.4;
  if (!isAlike || !standsOut || isPeriod(right) !== isDated) return undefined;
  return { x: right.x - near, isDated };
}

/** Whether cards end at this row: at a heading, or a text as wide as the page. */
const isOver = ({ cells }: Row, x: number, usual: number): boolean =>
  cells.some((cell) => cell.x < x && cell.x + cell.width > x) ||
  (cells.length === 1 && cells.some((cell) => announces(cell, usual)));
