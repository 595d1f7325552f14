import { type Line, leftOf, textOf } from '../layout/model.ts';
import { findDate } from '../vocabulary/dates.ts';
import { headingKind } from '../vocabulary/headings.ts';
import { hasBullet } from '../vocabulary/letters.ts';

/** The style of a line relative to all lines of its file, and the heading above it. */
export type LineLook = {
  text: string;
  hasDate: boolean;
  isHeadingLike: boolean;
  /** Its form in short: date, bullet, weight, length, number of cells. */
  signature: string;
  /** The last line above that looks like a heading, in lowercase. */
  title: string;
  /** The kind of the last known heading above, and its distance in lines. */
  kind: string;
  linesSince: number;
  ownKind: string | undefined;
  size: number;
  indent: number;
  gap: number;
  /** How many lines look alike, in steps. */
  alike: number;
  likeAbove: boolean;
  likeBelow: boolean;
  /** The distance in lines to the previous date and the next date. */
  dated: string;
};

/** Returns the step of a scale that a number reaches. */
export const stepOf = (value: number, ...edges: number[]): number => {
  const at = edges.findIndex((edge) => value < edge);
  return at < 0 ? edges.length : at;
};

export function lookAtLines(lines: readonly Line[]): LineLook[] {
  const body = commonSize(lines);
  const lefts = leftsOf(lines);
  const styles = lines.map(styleOf);
  const counts = countEach(styles);
  const dates = datedOf(lines);
  let title = '';
  let kind = 'none';
  let linesSince = 0;
  return lines.map((line, at) => {
    const text = textOf(line);
    const hasDate = dates[at] ?? false;
    const size = line.cells[0]?.size ?? body;
    const alike = counts.get(styles[at] ?? '') ?? 1;
    const isHeadingLike = !hasDate && alike < 16 && standsOut(line, text, body);
    const ownKind = text.length < 50 && !hasDate ? headingKind(text) : undefined;
    linesSince = ownKind ? 0 : linesSince + 1;
    kind = ownKind ?? kind;
    if (isHeadingLike) title = text.toLowerCase();
    return {
      text,
      hasDate,
      isHeadingLike,
      title,
      kind,
      linesSince,
      ownKind,
      signature: signatureOf(line, text, hasDate, isHeadingLike),
      size: stepOf(size / body, 0.93, 1.04, 1.25, 1.7),
      indent: stepOf(leftOf(line) - (lefts.get(line.column) ?? 0), 3, 12, 30, 80),
      gap: gapOf(line, size),
      alike: stepOf(alike, 2, 4, 8, 16),
      likeAbove: styles[at] === styles[at - 1],
      likeBelow: styles[at] === styles[at + 1],
      dated: `${awayFrom(dates, at, -1)}${awayFrom(dates, at, 1)}`,
    };
  });
}

const datedOf = (lines: readonly Line[]): boolean[] =>
  lines.map((line) => findDate(textOf(line)) !== undefined);

const furthest = 4;

/** Returns the distance in lines to the next marked line. */
function awayFrom(all: readonly boolean[], at: number, by: number): number {
  let away = 0;
  while (away < furthest && !all[at + by * away]) away++;
  return away;
}

/** The space above in ems, in steps that distinguish paragraphs from lines. */
export const gapOf = ({ gapAbove }: Line, size: number): number =>
  stepOf(gapAbove / Math.max(1, size), 0.1, 1.45, 1.8, 2.4);

/** Whether a short line is alone and larger or bolder than the text, or in capitals. */
function standsOut({ cells, role }: Line, text: string, body: number): boolean {
  const [first] = cells;
  if (!first || cells.length > 1 || text.length >= 45 || hasBullet(text)) return false;
  const isLarge = role === 'heading' || first.size > body * 1.04 || first.isBold;
  return isLarge || !/\p{Ll}/u.test(text);
}

function signatureOf({ cells }: Line, text: string, hasDate: boolean, isHead: boolean): string {
  const features: [boolean, string][] = [
    [hasDate, 'D'],
    [hasBullet(text), '*'],
    [cells[0]?.isBold === true, 'B'],
    [isHead, 'H'],
  ];
  const flags = features.map(([is, feature]) => (is ? feature : '')).join('');
  return `${flags}${stepOf(text.length, 15, 40, 80)}${Math.min(3, cells.length)}`;
}

function commonSize(lines: readonly Line[]): number {
  const letters = new Map<number, number>();
  for (const { cells } of lines)
    for (const { size, text } of cells) letters.set(size, (letters.get(size) ?? 0) + text.length);
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 10;
}

function leftsOf(lines: readonly Line[]): Map<number, number> {
  const lefts = new Map<number, number>();
  for (const line of lines)
    lefts.set(line.column, Math.min(lefts.get(line.column) ?? Infinity, leftOf(line)));
  return lefts;
}

function styleOf({ cells: [first] }: Line): string {
  if (!first) return '';
  const { isBold, isItalic, size, font, text } = first;
  return [isBold, isItalic, size.toFixed(1), font, /\p{Ll}/u.test(text)].join('/');
}

function countEach(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}
