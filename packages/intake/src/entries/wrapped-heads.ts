import { isItemLine } from '../lines/item-line.ts';
import { joinWrapped } from '../lines/join-wrapped.ts';
import { type Cell, type Line, leftOf } from '../model.ts';
import { findDate } from './find-dates.ts';

/** A header that takes two lines beside its date is told on one, before the date. */
export function joinWrappedHeads(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    const [head, date] = above?.cells ?? [];
    const [rest] = line.cells;
    if (above && head && date && rest && goesOn(above, line)) {
      const { runs: _, ...cell } = head;
      const text = joinWrapped(head.text, rest.text);
      joined[joined.length - 1] = {
        ...above,
        cells: [{ ...cell, text }, date],
        gapAbove: above.gapAbove,
      };
    } else joined.push(line);
  }
  return joined;
}

/** Below the head alone, set like it, and either cut off there or too long to stand beside the date. */
function goesOn(above: Line, line: Line): boolean {
  const [head, date, ...others] = above.cells;
  const [rest, ...more] = line.cells;
  if (!head || !date || !rest || others.length > 0 || more.length > 0) return false;
  const isBelow = Math.abs(leftOf(line) - head.x) < 2 && line.gapAbove < 1.7 * rest.size;
  if (!isBelow || isItemLine(line) || !isDate(date) || isDate(rest) || !isSetAlike(head, rest))
    return false;
  if (Math.abs(date.x + date.width - (above.rightEdge ?? 0)) > date.size) return false;
  const isOneLook = head.runs === undefined && rest.runs === undefined && head.isBold;
  return isCutOff(head.text, rest.text) || (isOneLook && !fitsBeside(head, rest, date));
}

const isDate = ({ text }: Cell): boolean => (findDate(text)?.length ?? 0) >= text.length - 2;

const isSetAlike = (a: Cell, b: Cell): boolean =>
  endOf(a).isBold === startOf(b).isBold &&
  endOf(a).isItalic === startOf(b).isItalic &&
  Math.abs(a.size - b.size) < 0.3;

const endOf = (cell: Cell) => cell.runs?.at(-1) ?? cell;
const startOf = (cell: Cell) => cell.runs?.[0] ?? cell;

/** '… (Leeds,', 'Head of', 'Acme –', or a small letter below. */
const isCutOff = (text: string, next: string): boolean =>
  /[([][^()[\]]*$/.test(text) ||
  /(?:[,&–—|/-]|\s(?:and|of|for|the|in|at|with|de|des|du|la|y|e|und|für|von|der|et))$/i.test(
    text,
  ) ||
  /^\p{Ll}/u.test(next);

function fitsBeside(head: Cell, rest: Cell, date: Cell): boolean {
  const [word = ''] = rest.text.split(' ');
  const perLetter = rest.width / Math.max(1, rest.text.length);
  return head.x + head.width + (word.length + 1) * perLetter < date.x - head.size;
}
