import type { Line } from '../layout/model.ts';
import { textOf } from '../layout/model.ts';
import { isPeriodAlone } from '../vocabulary/dates.ts';

/**
 * Moves the periods up in a section whose entries end with them, as on pages that right-align dates
 * by CSS: 'Cook' / 'Acme Inn' / 'Ran the grill.' / '2014 – 2016' becomes 'Cook | 2014 – 2016' above
 * its text.
 */
export function withDatesAbove(lines: readonly Line[]): readonly Line[] {
  if (!lines.some(({ role }) => role === 'heading')) return lines;
  const starts = lines.flatMap(({ role }, at) => (at === 0 || role === 'heading' ? [at] : []));
  return starts.flatMap((start, order) => {
    const [first, ...section] = lines.slice(start, starts[order + 1]);
    return first ? [first, ...entriesOf(section).flat()] : [];
  });
}

const isHead = ({ role, cells }: Line): boolean =>
  role !== 'item' && cells[0]?.isBold === true && cells.length === 1;

const isDate = (line: Line | undefined): boolean =>
  line !== undefined && line.role !== 'item' && isPeriodAlone(textOf(line));

/** Returns a section's entries with the period below their headers, if each entry ends with one. */
function entriesOf(section: readonly Line[]): readonly Line[][] {
  const heads = section.flatMap((line, at) =>
    isHead(line) && !isDate(line) && (at === 0 || isDate(section[at - 1])) ? [at] : [],
  );
  const entries = heads.map((from, order) => section.slice(from, heads[order + 1]));
  const isEach =
    entries.length >= 2 &&
    heads[0] === 0 &&
    entries.every((entry) => entry.length > 2 && entry.filter(isDate).length === 1) &&
    entries.every((entry) => isDate(entry.at(-1)));
  return isEach ? entries.map(withDateAtHead) : [[...section]];
}

function withDateAtHead(entry: readonly Line[]): Line[] {
  const [head, date] = [entry[0], entry.at(-1)];
  const [cell] = date?.cells ?? [];
  if (!head || !date || !cell) return [...entry];
  const edge = Math.max(...head.cells.map((one) => one.x + one.width));
  const by = edge + 10 * cell.size - cell.x;
  const moved = date.cells.map((one) => ({ ...one, x: one.x + by }));
  return [{ ...head, cells: [...head.cells, ...moved] }, ...entry.slice(1, -1)];
}
