import { isItemLine } from '../layout/item-lines.ts';
import { type Cell, isBoldLine, type Line, leftOf, textOf } from '../layout/model.ts';
import { findRange, isDateAlone } from '../vocabulary/dates.ts';
import { isBulletGlyph, joinWrapped, withoutBullet } from '../vocabulary/letters.ts';

/** Joins a header that wrapped beside its date into one line before the date. */
export function joinWrappedHeads(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    const [head, date] = above?.cells ?? [];
    const [rest] = line.cells;
    if (above && head && date && rest && isContinued(above, line)) {
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

/**
 * Whether a line continues the header above: it is alone, in the same style, and the text above is
 * cut off or was too long to fit beside the date.
 */
function isContinued(above: Line, line: Line): boolean {
  const [head, date, ...others] = above.cells;
  const [rest, ...more] = line.cells;
  if (!head || !date || !rest || others.length > 0 || more.length > 0) return false;
  const isBelow = Math.abs(leftOf(line) - head.x) < 2 && line.gapAbove < 1.7 * rest.size;
  if (
    !isBelow ||
    isItemLine(line) ||
    !isDateAlone(date.text) ||
    isDateAlone(rest.text) ||
    !isSetAlike(head, rest)
  )
    return false;
  if (Math.abs(date.x + date.width - (above.rightEdge ?? 0)) > date.size) return false;
  const isOneLook = head.runs === undefined && rest.runs === undefined && head.isBold;
  return isCutOff(head.text, rest.text) || (isOneLook && !fitsBeside(head, rest, date));
}

const isSetAlike = (a: Cell, b: Cell): boolean =>
  endOf(a).isBold === startOf(b).isBold &&
  endOf(a).isItalic === startOf(b).isItalic &&
  Math.abs(a.size - b.size) < 0.3;

const endOf = (cell: Cell) => cell.runs?.at(-1) ?? cell;
const startOf = (cell: Cell) => cell.runs?.[0] ?? cell;

/**
 * Whether a text is incomplete: it ends like '… (Leeds,', 'Head of' or 'Acme –', or the next line
 * begins in lowercase.
 */
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

const longestHead = 150;

/**
 * Removes the bullets of entry headers if every entry begins with one: '• Cook, Acme Inn, 2014 –
 * 2016', or '• Cook' above its period. The lines below have another bullet, or none.
 */
export function withoutHeadMarks(lines: readonly Line[]): readonly Line[] {
  const heads = markedHeads(lines);
  return heads.size === 0 ? lines : lines.map((line) => (heads.has(line) ? unmarked(line) : line));
}

/**
 * Finds the header lines: bulleted ones at the outer edge, or bold ones, if all of them and no
 * other lines have a period.
 */
function markedHeads(lines: readonly Line[]): ReadonlySet<Line> {
  const items = lines.filter(isItemLine);
  const left = Math.min(...items.map(leftOf));
  const outer = items.filter((line) => leftOf(line) < left + 3);
  const bold = items.filter((line) => isBoldLine(withoutGlyph(line)));
  for (const heads of [outer, bold]) {
    const isHead = heads.length > 0 && heads.every((line) => isDatedHead(lines, line));
    const others = lines.filter((line) => !heads.includes(line) && !isBelow(lines, line, heads));
    if (isHead && !others.some((line) => isDated(line))) return new Set(heads);
  }
  return new Set();
}

const isDated = (line: Line): boolean => {
  const text = textOf(line);
  return text.length <= longestHead && findRange(text) !== undefined;
};

const isBelow = (lines: readonly Line[], line: Line, heads: readonly Line[]): boolean => {
  const above = lines[lines.indexOf(line) - 1];
  return above !== undefined && heads.includes(above);
};

/** Whether a line has a period and is not a sentence, or is directly above a period. */
function isDatedHead(lines: readonly Line[], line: Line): boolean {
  const next = lines[lines.indexOf(line) + 1];
  if (isDated(line)) return !/\p{Ll}{3}\.\s+\p{Lu}/u.test(textOf(line));
  return next !== undefined && !isItemLine(next) && isDated(next) && textOf(line).length < 80;
}

const withoutGlyph = (line: Line): Line => ({
  ...line,
  cells: line.cells.filter((cell) => !isBulletGlyph(cell.text)),
});

/** Removes a line's bullet, so that it is not a list item. */
export function unmarked(line: Line): Line {
  const { role: _, ...plain } = withoutGlyph(line);
  const [first, ...rest] = plain.cells;
  if (!first) return plain;
  const { runs, ...cell } = first;
  const text = withoutBullet(cell.text);
  const isSame = text === cell.text;
  return { ...plain, cells: [{ ...cell, text, ...(isSame && runs && { runs }) }, ...rest] };
}
