import { type Cell, type Line, textOf } from '../layout/model.ts';
import { findDate, isPeriodAlone } from '../vocabulary/dates.ts';

/** Whether a period is cut in its second half: '03/2018–', 'January 2014 – Feb'. */
const isBroken = (text: string): boolean =>
  text.length < 25 && (/\d\s*[–—-]\s*(?:\p{L}+\s){0,2}\p{L}*\.?$/u.test(text) || isMonth(text));

/** Whether a text is a month whose year stands below: 'Jan' above '2020 – Present'. */
function isMonth(text: string): boolean {
  const date = /^\p{L}{3,12}\.?$/u.test(text) ? findDate(`${text} 2020`) : undefined;
  return date?.length === text.length + 5 && !date.isRange;
}

const isWhole = (text: string): boolean =>
  findDate(text)?.isRange === true && !/[–—-]$/.test(text.trim());

/** Joins a period that a narrow column of dates broke over two lines. */
export function joinDates(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of joinBrackets(partRuns(lines))) {
    const above = joined.at(-1);
    const found = above && brokenDate(above, line);
    if (above && found) {
      joined[joined.length - 1] = { ...above, cells: above.cells.with(found.at, found.whole) };
      const rest = line.cells.filter((cell) => cell !== found.end);
      if (rest.length > 0) joined.push({ ...line, cells: rest });
    } else joined.push(line);
  }
  return joined.filter((line) => textOf(line) !== '');
}

const openBracket = /\((?:\p{L}{3,12}\.?\s)?\d{4}\s*[–—-]$/u;
const bracketEnd = /^(?:\p{L}{1,12}\.?\s)?\d{4}\)$|^\p{L}{3,12}\)$/u;

/**
 * Joins a period in brackets that was broken at the end of its line: 'BSc, Botany · (2013 -' above
 * '2017)'.
 */
function joinBrackets(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    const [begin, end] = [above?.cells.at(-1), line.cells[0]];
    const isBroken = begin && end && openBracket.test(begin.text) && bracketEnd.test(end.text);
    if (above && isBroken && line.cells.length === 1) {
      const { runs: _, ...cell } = begin;
      const whole = { ...cell, text: `${begin.text} ${end.text}` };
      joined[joined.length - 1] = { ...above, cells: [...above.cells.slice(0, -1), whole] };
    } else joined.push(line);
  }
  return joined;
}

/** Splits cells in which a date is separated from its neighbor by style alone, not by a gap. */
function partRuns(lines: readonly Line[]): Line[] {
  const begins = new Set(lines.filter((line, at) => isBrokenInRuns(line, lines[at + 1])));
  return lines.map((line, at) => {
    const above = lines[at - 1];
    return begins.has(line) || (above && begins.has(above)) ? withoutRuns(line) : line;
  });
}

function isBrokenInRuns({ cells: [cell, other] }: Line, next: Line | undefined): boolean {
  const [run, beside] = cell?.runs ?? [];
  const begin = beside ? run : other && cell;
  const [end] = next?.cells[0]?.runs ?? [];
  const isBegin = cell && begin && isBroken(begin.text.trim());
  return Boolean(isBegin && end && wholeDate({ ...cell, text: begin.text.trim() }, end));
}

/** Moves the first run into a cell of its own; its width is estimated from its letters. */
function withoutRuns(line: Line): Line {
  const [cell, ...others] = line.cells;
  const [first, ...rest] = cell?.runs ?? [];
  if (!cell || !first) return line;
  const { runs: _, ...plain } = cell;
  const width = (cell.width * first.text.length) / Math.max(1, cell.text.length);
  const text = rest.map((run) => run.text).join('');
  const beside = { ...plain, x: cell.x + width, width: cell.width - width, text: text.trim() };
  const look = rest[0] ? { isBold: rest[0].isBold, isItalic: rest[0].isItalic } : {};
  const date = { ...plain, width, text: first.text.trim(), isBold: first.isBold };
  return { ...line, cells: [date, { ...beside, ...look }, ...others] };
}

/** Finds a cell that forms a whole period together with a cell below it. */
function brokenDate(above: Line, line: Line): { at: number; whole: Cell; end: Cell } | undefined {
  for (const [at, begin] of above.cells.entries()) {
    const end = isBroken(begin.text) && !isWhole(begin.text) && cellBelow(begin, line);
    const whole = end && wholeDate(begin, end);
    if (end && whole) return { at, whole, end };
  }
  return undefined;
}

const cellBelow = (begin: Cell, line: Line): Cell | undefined =>
  line.cells.find((cell) => cell.x < begin.x + begin.width && cell.x + cell.width > begin.x);

function wholeDate(begin: Cell, end: { text: string }): Cell | undefined {
  const text = `${begin.text} ${end.text.trim()}`;
  const date = findDate(text);
  return date?.isRange && date.length >= text.length - 2 ? { ...begin, text } : undefined;
}

/**
 * Moves a period at the right edge up to the line that it belongs to, if it is one line too low:
 * 'Cook | Acme Inn' above 'Ran the grill | 2014 – 2016'.
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

/**
 * Whether a line is an entry's header: bold, with another text at the right edge and without a
 * period.
 */
function isHead({ cells }: Line, date: Cell): boolean {
  const [first, ...others] = cells;
  const last = others.at(-1);
  if (!first?.isBold || !last || cells.some(({ text }) => isPeriodAlone(text))) return false;
  return Math.abs(endOf(last) - endOf(date)) < 3 && last.x > endOf(first) + 10;
}

/** Whether a line is indented below the header, or is only the period. */
function standsBelow(line: Line, date: Cell, above: Line): boolean {
  const [first] = line.cells;
  const left = above.cells[0]?.x ?? 0;
  if (!first || !isPeriodAlone(date.text) || line.column !== above.column) return false;
  const isAlone = line.cells.length === 1 && date.x > left + 100;
  return isAlone || (line.cells.length === 2 && first.x > left + 5 && !first.isBold);
}
