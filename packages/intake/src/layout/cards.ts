import { findRange } from '../vocabulary/dates.ts';
import { announces, type Gutter, usualSize } from './gutters.ts';
import type { Row } from './items-to-rows.ts';
import type { Cell } from './model.ts';

const near = 2.5;
/** A card says what, where and when in its first lines. */
const headLines = 5;

/**
 * Entries that stand side by side as cards: two texts that are set alike and stand out, or two periods,
 * begin one row of cards, and each side has a period of its own. In a table, and beside a margin, only
 * one has. One row of cards is one band, so that cards are read row by row.
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

/** Behind it a place may stand; 'permanent since 2021' behind a role is none. */
const isPeriod = ({ text }: Cell): boolean => findRange(text)?.index === 0;

const isDatedCard = (band: readonly Row[], isSide: (cell: Cell) => boolean): boolean =>
  band
    .map(({ cells }) => cells.filter(isSide))
    .filter((cells) => cells.length > 0)
    .slice(0, headLines)
    .some((cells) => cells.some(isPeriod));

/** Where the right one of two cards begins, if two texts that are set alike begin such. */
function startOf({ cells }: Row, usual: number): { x: number; isDated: boolean } | undefined {
  const [left, right] = cells;
  if (cells.length !== 2 || !left || !right) return undefined;
  const isDated = isPeriod(left);
  const isAlike = left.isBold === right.isBold && Math.abs(left.size - right.size) < 0.3;
  const standsOut = isDated || left.isBold || left.size > usual + 0.4;
  if (!isAlike || !standsOut || isPeriod(right) !== isDated) return undefined;
  return { x: right.x - near, isDated };
}

/** Where a heading, or a text as wide as the page, follows. */
const isOver = ({ cells }: Row, x: number, usual: number): boolean =>
  cells.some((cell) => cell.x < x && cell.x + cell.width > x) ||
  (cells.length === 1 && cells.some((cell) => announces(cell, usual)));
