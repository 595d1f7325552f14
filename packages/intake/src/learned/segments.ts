import { type Cell, type Line, textOf } from '../layout/model.ts';
import { isWrapped } from '../layout/text-blocks.ts';
import { findDate } from '../vocabulary/dates.ts';
import { hasBullet, isBulletGlyph, withoutBullet } from '../vocabulary/letters.ts';

/** A part of a cell with one label: the text between separators, dates and changes of style. */
export type Segment = {
  line: number;
  cell: number;
  from: number;
  to: number;
  text: string;
  /**
   * What precedes it: a separator, or `*` for a bullet, `^` for the edge of the cell, `date`,
   * `look` (a change of style), `joint`.
   */
  sign: string;
  isBold: boolean;
  isItalic: boolean;
  size: number;
  x: number;
  isDate: boolean;
  isItem: boolean;
};

type Mark = { from: number; to: number; sign: string };

/** The colon of a web address is not a separator. */
const signs = /\s*(?:[|•·●▪◆■★,;،؛、，；፣၊()[\]]|:(?!\/\/))+\s*|\s+[–—-]+\s+|\s+\/\s+|\s{2,}/giu;
const joints = /(?<=\s)(?:at|from|bei|chez|presso|bij|hos|@)(?=\s)/giu;
/** A longer cell without a date or separator is running text, and one segment. */
const longestHeader = 110;
const longestDated = 200;

/** Splits lines into segments, never within a word. */
export const segmentsOf = (lines: readonly Line[]): Segment[] =>
  lines.flatMap((line, at) => line.cells.flatMap((cell, index) => cellSegments(cell, at, index)));

function cellSegments(cell: Cell, line: number, index: number): Segment[] {
  const { text } = cell;
  const isItem = hasBullet(text) || isBulletGlyph(text);
  const lead = isItem ? Math.max(0, text.length - withoutBullet(text).length) : 0;
  const looks = looksOf(cell);
  const segments: Segment[] = [];
  let from = lead;
  let sign = isItem ? '*' : '^';
  const push = (to: number, isDate = false) => {
    const trimmed = text.slice(from, to).trim();
    if (!/[\p{L}\p{N}]/u.test(trimmed)) return;
    const start = from + text.slice(from, to).indexOf(trimmed);
    const { isBold, isItalic } = looks.find((look) => look.to > start) ?? cell;
    const place = {
      line,
      cell: index,
      from: start,
      to: start + trimmed.length,
      text: trimmed,
      sign,
    };
    segments.push({ ...place, isBold, isItalic, size: cell.size, x: cell.x, isDate, isItem });
  };
  for (const mark of marksOf(text, lead, isItem, looks)) {
    if (mark.from < from) continue;
    push(mark.from);
    if (mark.sign === 'date') {
      from = mark.from;
      push(mark.to, true);
    }
    sign = mark.sign;
    from = mark.to;
  }
  push(text.length);
  return segments;
}

function marksOf(
  text: string,
  lead: number,
  isItem: boolean,
  looks: readonly StyledSpan[],
): Mark[] {
  const dates = datesIn(text, lead);
  const isProse = text.length > longestHeader && dates.length === 0 && !/[|•·]/.test(text);
  if (isProse) return dates;
  const isFree = (at: number) => at >= lead && !dates.some(({ from, to }) => at >= from && at < to);
  const between = [...text.matchAll(signs)]
    .filter(({ index }) => isFree(index) && isFree(index + 1))
    .map((m) => ({
      from: m.index,
      to: m.index + m[0].length,
      sign: m[0].trim().slice(0, 2) || ' ',
    }));
  const hasJoints = !isItem && text.length < longestHeader;
  const joined = (hasJoints ? [...text.matchAll(joints)] : [])
    .filter(({ index }) => index > lead && isFree(index))
    .map((m) => ({ from: m.index, to: m.index + m[0].length, sign: 'joint' }));
  const changes = looks
    .slice(0, -1)
    .filter(({ to }) => to > lead && isFree(to))
    .map(({ to }) => ({ from: to, to, sign: 'look' }));
  return [...dates, ...between, ...joined, ...changes].sort(
    (a, b) => a.from - b.from || a.to - b.to,
  );
}

function datesIn(text: string, lead: number): Mark[] {
  const dates: Mark[] = [];
  if (text.length >= longestDated) return dates;
  for (let from = lead; from < text.length; ) {
    const date = findDate(text.slice(from));
    if (!date) break;
    const at = from + date.index;
    dates.push({ from: at, to: at + date.length, sign: 'date' });
    from = at + Math.max(1, date.length);
  }
  return dates;
}

type StyledSpan = { to: number; isBold: boolean; isItalic: boolean };

function looksOf({ runs = [] }: Cell): StyledSpan[] {
  let to = 0;
  return runs.map(({ text, isBold, isItalic }) => {
    to += text.length;
    return { to, isBold, isItalic };
  });
}

/**
 * The number of kinds of boundaries before a segment, from the weakest to the strongest: a comma, a
 * slash, a bracket, another separator, the end of a full line, the next cell, the next line, a gap,
 * the next column.
 */
export const borderKinds = 9;
/** The first kind of boundary at which a line begins that does not continue the one above. */
export const nextLine = 6;
const slightest = [',', '/', '('];
const otherSign = slightest.length;

export function borderOf(lines: readonly Line[], before: Segment | undefined, at: Segment): number {
  const nextColumn = borderKinds - 1;
  if (!before) return nextColumn;
  if (before.line === at.line) {
    const known = slightest.indexOf(at.sign.slice(0, 1));
    return before.cell !== at.cell ? nextLine - 1 : known < 0 ? otherSign : known;
  }
  const [above, line] = [lines[before.line], lines[at.line]];
  if (!line || !above || above.column !== line.column) return nextColumn;
  if (line.gapAbove > 1.75 * (line.cells[0]?.size ?? 10)) return nextLine + 1;
  return isContinued(above, line, before, at) ? otherSign + 1 : nextLine;
}

/** Whether a text that was too wide for its cell continues below in the same style. */
const isContinued = (above: Line, line: Line, before: Segment, at: Segment): boolean =>
  !at.isDate &&
  at.sign === '^' &&
  above.rightEdge !== undefined &&
  above.page === line.page &&
  before.isBold === at.isBold &&
  Math.abs(before.size - at.size) < 0.3 &&
  isWrapped(above, line);

/** Reduces a text to letters and digits, for comparison. */
export const keyOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]/gu, '');

/** Lines with text: a segment's `line` counts only these. */
export const nonEmptyLines = (lines: readonly Line[]): Line[] =>
  lines.filter((line) => line.cells.length > 0 && textOf(line) !== '');
