import { findDate, findRange, isPeriodAlone } from '../vocabulary/dates.ts';
import { isBulletGlyph, joinWrapped, withoutBullet } from '../vocabulary/letters.ts';
import { indentOfItems, isHeadBelow, isItemLine } from './item-lines.ts';
import { type Line, leftOf, rightOf, sizeOf, textOf } from './model.ts';

/** A paragraph or list item, joined from the lines that it was wrapped into. */
export type TextBlock = {
  kind: 'item' | 'paragraph';
  text: string;
  lines: Line[];
  /** Whether it continues a header. */
  isBelow?: boolean;
};

function bodyOf(line: Line): string {
  const [first, ...rest] = line.cells;
  const isMarked = rest.length > 0 && isBulletGlyph(first?.text ?? '');
  return withoutBullet(isMarked ? textOf({ ...line, cells: rest }) : textOf(line));
}

/** Returns where the words of an item begin, after its bullet. */
const indentOf = (line: Line): number => {
  const [first, second] = line.cells;
  return first && second && isBulletGlyph(first.text) ? second.x : leftOf(line);
};

/**
 * Joins the wrapped lines of paragraphs and list items, in one pass: each line continues the open
 * block or begins the next. A line continues where it stands directly below in the same style and
 * the line above was full, that is, had no room for its first word (`isWrapped`). Some programs
 * draw bullets as shapes: with `indentIsItem`, lines that are indented below the others of a
 * section are list items.
 */
export function joinBlocks(lines: readonly Line[], indentIsItem = false): TextBlock[] {
  const blocks: TextBlock[] = [];
  const itemsFrom = indentIsItem ? indentOfItems(lines) : Number.POSITIVE_INFINITY;
  const leading = leadingOf(lines);
  for (const [at, line] of lines.entries()) {
    const open = blocks.at(-1);
    const isIndented =
      line.cells.length === 1 && leftOf(line) > itemsFrom && !hangsBelow(open?.lines.at(-1), line);
    const mayGoOn = open?.kind !== 'item' || !isHeadBelow(open.lines[0], line, lines[at + 1]);
    const isContinued = open?.kind === 'item' && mayGoOn && continues(open, line, leading);
    if (isItemLine(line) || (isIndented && !isContinued))
      blocks.push({ kind: 'item', text: bodyOf(line), lines: [line] });
    else if (open && mayGoOn && continues(open, line, leading)) {
      open.text = joinWrapped(open.text, textOf(line));
      open.lines.push(line);
    } else blocks.push({ kind: 'paragraph', text: textOf(line), lines: [line] });
  }
  return blocks.filter((block) => block.text !== '');
}

/** Whether a full line continues below in lower case, at any indent. */
const hangsBelow = (last: Line | undefined, line: Line): boolean =>
  last !== undefined && /^\p{Ll}/u.test(textOf(line)) && isWrapped(last, line);

/**
 * The line spacing of paragraphs in ems: the smallest that several lines share, but no more than
 * that of lines with an empty line between them.
 */
function leadingOf(lines: readonly Line[]): number {
  const gaps = lines
    .map((line) => line.gapAbove / Math.max(1, sizeOf(line)))
    .filter((gap) => gap > 1.05 && gap < 2.6)
    .sort((a, b) => a - b);
  return gaps.find((gap, at) => (gaps[at + 1] ?? gap + 1) - gap < 0.06) ?? 1.6;
}

/**
 * Whether a line stands directly below another in one column, without the space between paragraphs;
 * a page break counts as no space.
 */
function standsBelow(last: Line, line: Line, leading: number): boolean {
  if (last.column !== line.column || line.rightEdge === undefined) return false;
  if (line.page !== last.page) return true;
  const most = Math.max(Math.min(1.95, leading * 1.22 + 0.03), leading * 1.06);
  return line.gapAbove < sizeOf(line) * most;
}

/** Whether a label after a full stop begins a new text: 'Project Link: ...'. */
const startsLabel = (before: string, text: string): boolean =>
  /[.!?]$/.test(before) && label.test(text);

const label = /^\p{Lu}[\p{L} ]{1,25}:\s/u;

/** Whether a line continues the open block. */
function continues(open: TextBlock, line: Line, leading = 1.6): boolean {
  const last = open.lines.at(-1);
  const [first] = open.lines;
  if (!last || !first || !standsBelow(last, line, leading) || !isSameLook(last, line)) return false;
  if (startsAnew(open.text, textOf(line)) || standsBelowDate(open, line)) return false;
  if (open.kind === 'item') return continuesItem(open.text, first, last, line);
  if (standsBesideDate(last, line)) return isWrapped(last, line) && !label.test(textOf(line));
  if (open.lines.length === 1 && isDatedLine(textOf(last)) && last.cells.length === 1)
    return isWrapped(last, line);
  return !isOnItsOwn(last) && (isWrapped(last, line) || isMidSentence(last, line));
}

/**
 * Whether both lines begin with a date, or have one in a cell of its own, so that the second begins
 * something new.
 */
function standsBelowDate(open: TextBlock, { cells }: Line): boolean {
  const [first, ...others] = cells;
  if (!first || open.kind === 'item') return false;
  const isAlone = others.length > 0 && findDate(first.text)?.length === first.text.length;
  const startsWithDate = (text: string) =>
    /^\(?(?:19|20)\d{2}[^\d]/.test(text) && findDate(text)?.index === 0;
  return isAlone || (startsWithDate(open.text) && startsWithDate(first.text));
}

/** Whether a line is a date and a colon: '2012: Diploma, Leeds College'. */
const isDatedLine = (text: string): boolean => {
  const date = findDate(text.slice(0, 60));
  return (
    date !== undefined && date.index <= 3 && /^\s*:\s/.test(text.slice(date.index + date.length))
  );
};

const startsAnew = (before: string, text: string): boolean =>
  isDatedLine(text) ||
  startsLabel(before, text) ||
  (isPeriodAlone(text) && !awaitsDate.test(before));

/** Words and signs that a date follows at the end of a line: 'Since', 'of May', 'to', dashes. */
const awaitsDate =
  /[-–—,]$|(?:^|\s)(?:in|since|from|of|the|to|until|by|and|seit|bis|im|en|de|à|em|\d{1,2}|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{Ll}*\.?)$/u;

function continuesItem(before: string, first: Line, last: Line, line: Line): boolean {
  const mayEnd = /[.!?;]$/.test(before) || describesWork.test(textOf(line));
  const isNext = !isItemLine(first) && mayEnd && /^\p{Lu}/u.test(textOf(line));
  if (isNext && !/[,–—-]$/.test(before)) return false;
  const isIndented =
    leftOf(line) > leftOf(first) + 2 || Math.abs(leftOf(line) - indentOf(first)) < 3;
  if (isIndented) return isWrapped(last, line) || leftOf(line) > leftOf(first) + 2;
  return goesOnBelowBullet(before, last, line);
}

/**
 * Verb forms that often begin an item but rarely continue a sentence: 'Drafted…', 'Teaching…',
 * 'Led…'.
 */
const describesWork =
  /^(?:\p{Lu}\p{Ll}{2,}(?:ed|ing)|Led|Built|Ran|Wrote|Made|Kept|Won|Cut|Grew|Set|Held|Taught|Sold|Drove|Took|Brought|Oversaw|Rewrote|Rebuilt|Began|Bought|Chose|Gave|Got|Laid|Met|Paid|Saw|Sent|Spoke|Spent|Stood|Found)\s/u;

/**
 * Whether a typed list item continues. It has no hanging indent, so after a full line it continues
 * in lower case at the left.
 */
const goesOnBelowBullet = (before: string, last: Line, line: Line): boolean =>
  line.cells.length === 1 &&
  /^\p{Ll}/u.test(textOf(line)) &&
  !/[.!?;:]$/.test(before) &&
  isWrapped(last, line);

/** Whether a line continues a text at the right of its date, aligned with that text. */
const standsBesideDate = ({ cells: [first, second, ...others] }: Line, line: Line): boolean =>
  second !== undefined &&
  others.length === 0 &&
  findRange(first?.text ?? '') !== undefined &&
  Math.abs(leftOf(line) - second.x) < 3;

/**
 * Whether a line breaks within a sentence: a long line without a full stop that either continues in
 * lower case below (also within a divided word), ends with a short word, or has the end of a
 * sentence inside. Paragraphs with optimized line breaks (Knuth and Plass) leave room for another
 * word; the longest line needs none of these signs.
 */
function isMidSentence(last: Line, line: Line): boolean {
  const [above, below] = [textOf(last), textOf(line)];
  if (/^\p{Ll}/u.test(below)) return above.length > 40 && /[\p{L}\p{N},%)-]$/u.test(above);
  if (describesWork.test(below)) return false;
  const isOpen = /\s\p{Ll}{1,3}$|\p{Ll}{2}[.!?]\s+\p{Lu}/u.test(above);
  return above.length > (isOpen ? 40 : 80) && /[\p{Ll},]$/u.test(above);
}

/** Whether a line is complete, because it ends with a text at the right edge or a period. */
function isOnItsOwn(last: Line): boolean {
  const isDated = /[,·|•–—(]\s*(?:\p{Lu}\p{L}+\.? )?(?:19|20)\d{2}\)?\.?$/u.test(textOf(last));
  return isDated || last.cells.length > 1 || findRange(textOf(last)) !== undefined;
}

/**
 * Whether two lines have the same size, and the same weight where the first ends and the second
 * begins.
 */
function isSameLook(last: Line, line: Line): boolean {
  const a = last.cells.at(-1);
  const [b] = line.cells;
  if (a && b && a.isItalic !== b.isItalic && !a.runs && !b.runs) return false;
  const [ends, begins] = [a?.runs?.at(-1) ?? a, b?.runs?.[0] ?? b];
  return ends?.isBold === begins?.isBold && Math.abs((a?.size ?? 0) - (b?.size ?? 0)) < 0.3;
}

/** Whether a line was wrapped: the first word of the next line would not have fitted. */
export function isWrapped(line: Line, next: Line): boolean {
  const [firstWord = ''] = textOf(next).split(/[\s]/);
  const perCharacter = (rightOf(next) - leftOf(next)) / Math.max(1, textOf(next).length);
  const needed = (firstWord.length + 1) * perCharacter;
  return rightOf(line) + needed * 0.95 > (line.rightEdge ?? Number.POSITIVE_INFINITY) - 1;
}
