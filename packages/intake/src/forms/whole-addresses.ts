import type { Cell, Line } from '../layout/model.ts';
import { isWrapped } from '../layout/text-blocks.ts';
import { findEmail, findUrls, isContact, isTopLevel } from '../vocabulary/addresses.ts';
import { headingKind } from '../vocabulary/headings.ts';

/** Joins email and web addresses that a narrow column or a table cell split over two lines. */
export function withWholeAddresses(lines: readonly Line[]): readonly Line[] {
  const whole: Line[] = [];
  for (const line of lines) {
    const above = whole.at(-1);
    const found = above && brokenAddress(above, line);
    if (above && found) {
      whole[whole.length - 1] = { ...above, cells: above.cells.with(found.at, found.whole) };
      const rest = line.cells.filter((cell) => cell !== found.end);
      if (rest.length > 0) whole.push({ ...line, cells: rest });
    } else whole.push(line);
  }
  return whole;
}

type Broken = { at: number; whole: Cell; end: Cell };

function brokenAddress(above: Line, line: Line): Broken | undefined {
  const isNext = above.column === line.column && above.page === line.page;
  if (!isNext || !above.cells.some(({ text }) => begins.test(text))) return undefined;
  for (const end of line.cells) {
    const at = above.cells.findIndex((cell) => isBelow(cell, end, above, line));
    const cell = above.cells[at];
    if (!cell || !continues(cell.text, end.text, isWrapped(above, line))) continue;
    const { runs: _, ...plain } = cell;
    const width = Math.max(cell.width, end.width);
    return { at, whole: { ...plain, text: cell.text + end.text, width }, end };
  }
  return undefined;
}

/**
 * Whether a cell is the continuation: below the first letter, or the only cell below the last one.
 */
const isBelow = (cell: Cell, end: Cell, above: Line, line: Line): boolean =>
  Math.abs(cell.x - end.x) < 3 || (line.cells.length === 1 && cell === above.cells.at(-1));

/** Matches if the last word may be the first part of an address. */
const begins = /$(?<=[@./_-]\S*)/;
/** The rest of an address: one lowercase word, possibly with a remark in parentheses. */
const rest = /^[a-z\d][!-'*-?A-~]*(?: \([^()]*\))?$/;

function continues(text: string, next: string, isFull: boolean): boolean {
  const word = /(?<!\S)\S+$/.exec(text)?.[0] ?? '';
  if (/^@\S+$/.test(next)) return !text.includes('@') && (isFull || /^\S+$/.test(text));
  if (/[^\s@]@$/.test(word)) return /^[a-z\d-]+(?:\.[a-z\d-]+)+$/i.test(next);
  if (!rest.test(next) || isContact(next) || headingKind(next)) return false;
  if (word.includes('@')) return isWholeMail(word + next) && (isFull || !isWholeMail(word));
  const isPage = findUrls(word).length > 0 && word.includes('/');
  return isPage && (/[/_-]$/.test(word) || (isFull && !/[/_-]$/.test(next) && /^\S+$/.test(next)));
}

/** Whether an email address has a known ending: 'ada@berg.example', but not 'ada@berg.exam'. */
const isWholeMail = (word: string): boolean => {
  const mail = findEmail(word);
  return mail !== undefined && isTopLevel(mail.split('.').at(-1) ?? '');
};
