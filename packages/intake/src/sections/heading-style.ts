import {
  type Cell,
  isBoldLine,
  type Line,
  leftOf,
  rightOf,
  sizeOf,
  textOf,
} from '../layout/model.ts';

/** The style of a line, which headings of a document share. */
export type Style = {
  column: number;
  size: number;
  isBold: boolean;
  isCaps: boolean;
  isItalic: boolean;
  /** Whether it ends with a colon and has space above, like typed headings. */
  isLabel: boolean;
  left: number;
  middle: number;
  right: number;
};

export const styleOf = (line: Line): Style => ({
  column: line.column,
  size: Math.round(sizeOf(line) * 2) / 2,
  isBold: isBoldLine(line),
  isItalic: line.cells.every((cell) => cell.isItalic),
  isCaps: isCaps(line.cells),
  isLabel: textOf(line).endsWith(':') && line.gapAbove > 1.9 * sizeOf(line),
  left: leftOf(line),
  middle: (leftOf(line) + rightOf(line)) / 2,
  right: rightOf(line),
});

/**
 * Returns styles relative to the column, because headings of a sidebar are at its own left edge.
 */
export function styleWithin(lines: readonly Line[]): (line: Line) => Style {
  const lefts = new Map<number, number>();
  for (const line of lines)
    lefts.set(line.column, Math.min(lefts.get(line.column) ?? Infinity, leftOf(line)));
  return (line) => {
    const style = styleOf(line);
    const from = lefts.get(line.column) ?? 0;
    const to = style.right - from;
    return { ...style, left: style.left - from, middle: style.middle - from, right: to };
  };
}

/**
 * Whether a line that the file does not mark as a heading only introduces the text after it
 * ('Technologies used:'), given that none of these headings ends in a colon.
 */
export const announces = (line: Line, headings: readonly Line[]): boolean =>
  line.role !== 'heading' && endsInColon(line) && !headings.some(endsInColon);

const endsInColon = (line: Line): boolean => textOf(line).endsWith(':');

/** Size, weight and case of a line as one key. */
export function lookOf(line: Line): string {
  const { size, isBold, isCaps: isInCaps, isItalic } = styleOf(line);
  return `${size} ${isBold} ${isInCaps} ${isItalic}`;
}

const isCaps = (cells: readonly Cell[]): boolean => {
  const letters = cells
    .map((cell) => cell.text)
    .join('')
    .replace(/[^\p{L}]/gu, '');
  return (
    letters.length > 2 && letters === letters.toUpperCase() && letters !== letters.toLowerCase()
  );
};

/** Whether two styles are alike. With `isExact`, they must also share an edge or center. */
export const isSameStyle = (a: Style, b: Style, isExact: boolean): boolean =>
  a.size === b.size &&
  a.isBold === b.isBold &&
  a.isCaps === b.isCaps &&
  a.isItalic === b.isItalic &&
  (a.isBold || a.isCaps || !isExact || a.isLabel === b.isLabel) &&
  (!isExact ||
    Math.abs(a.left - b.left) < 2.5 ||
    Math.abs(a.middle - b.middle) < 2.5 ||
    endAlike(a, b));

/** Whether both end at the right edge, and begin at different positions. */
const endAlike = (a: Style, b: Style): boolean =>
  Math.abs(a.right - b.right) < 1.5 && Math.min(a.left, b.left) > 100;

/** Whether a style is bold, in capitals, larger than the text, or a label, like headings. */
export const standsOut = ({ isBold, isCaps, isLabel, size }: Style, body: number): boolean =>
  isBold || isCaps || isLabel || size > body + 0.4;

/** How much a line stands out: its size in points, plus one for bold and one for capitals. */
export function weightOf(line: Line): number {
  const style = styleOf(line);
  return style.size + (style.isBold ? 1 : 0) + (style.isCaps ? 1 : 0);
}

/** Returns the size of most letters. */
export function bodySize(lines: readonly Line[]): number {
  return commonest(lines, (line) => Math.round(sizeOf(line) * 2) / 2) ?? 10;
}

/** Returns the left edge that most of the text shares. */
export function leftOfBody(lines: readonly Line[]): number {
  return commonest(lines, (line) => Math.round(leftOf(line))) ?? 0;
}

function commonest(lines: readonly Line[], measure: (line: Line) => number): number | undefined {
  const counts = new Map<number, number>();
  for (const line of lines) {
    const value = measure(line);
    counts.set(value, (counts.get(value) ?? 0) + textOf(line).length);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}
