import { type Cell, type Line, textOf } from '../model.ts';
import { findDate } from './find-dates.ts';

/** A period that is broken in its second half: '03/2018–', 'January 2014 – Feb'. */
const isBroken = (text: string): boolean =>
  /\d\s*[–—-]\s*\p{L}*\.?$/u.test(text) && text.length < 25;

const isWhole = (text: string): boolean =>
  findDate(text)?.isRange === true && !/[–—-]$/.test(text.trim());

/** In a narrow column of dates the end of a period stands below its beginning: they are joined. */
export function joinDates(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const at = joined.length - 1;
    const above = joined[at];
    const [end, ...rest] = line.cells;
    const whole = above && end ? wholeDate(above, end) : undefined;
    if (above && whole) {
      joined[at] = { ...above, cells: above.cells.with(0, whole) };
      if (rest.length > 0) joined.push({ ...line, cells: rest });
    } else joined.push(line);
  }
  return joined.filter((line) => textOf(line) !== '');
}

function wholeDate({ cells }: Line, end: Cell): Cell | undefined {
  const [begin] = cells;
  if (!begin || !isBroken(begin.text) || isWhole(begin.text)) return undefined;
  const isBelow = end.x < begin.x + begin.width && end.x + end.width > begin.x;
  const text = `${begin.text} ${end.text}`;
  const date = isBelow ? findDate(text) : undefined;
  return date?.isRange && date.length >= text.length - 2 ? { ...begin, text } : undefined;
}
