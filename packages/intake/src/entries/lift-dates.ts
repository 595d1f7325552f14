import { isPeriodAlone } from '../lines/period-alone.ts';
import type { Cell, Line } from '../model.ts';

/**
 * A period that stands at the right edge one line below what it dates, beside what was done or alone,
 * is told on the line above: 'Cook | Acme Inn' and below 'Ran the grill | 2014 – 2016'.
 */
export function liftDates(lines: readonly Line[]): readonly Line[] {
  const lifted: Line[] = [];
  for (const line of lines) {
    const above = lifted.at(-1);
    const date = line.cells.at(-1);
    if (above && date && isHead(above, date) && standsBelow(line, date, above)) {
      lifted[lifted.length - 1] = { ...above, cells: [...above.cells, { ...date, x: date.x + 1 }] };
      const cells = line.cells.slice(0, -1);
      if (cells.length > 0) lifted.push({ ...line, cells });
    } else lifted.push(line);
  }
  return lifted;
}

const endOf = ({ x, width }: Cell): number => x + width;

/** In bold, with another text at the right edge, and without a period. */
function isHead({ cells }: Line, date: Cell): boolean {
  const [first, ...others] = cells;
  const last = others.at(-1);
  if (!first?.isBold || !last || cells.some(({ text }) => isPeriodAlone(text))) return false;
  return Math.abs(endOf(last) - endOf(date)) < 3 && last.x > endOf(first) + 10;
}

/** Indented below the head, or nothing but the period. */
function standsBelow(line: Line, date: Cell, above: Line): boolean {
  const [first] = line.cells;
  const left = above.cells[0]?.x ?? 0;
  if (!first || !isPeriodAlone(date.text) || line.column !== above.column) return false;
  const isAlone = line.cells.length === 1 && date.x > left + 100;
  return isAlone || (line.cells.length === 2 && first.x > left + 5 && !first.isBold);
}
