import { isBulletGlyph, withoutBullet } from '../lines/bullets.ts';
import { isItemLine } from '../lines/item-line.ts';
import { isBoldLine, type Line, leftOf, textOf } from '../model.ts';
import { findRange } from './find-dates.ts';

const longestHead = 150;

/**
 * Where each entry begins with a bullet, '• Cook, Acme Inn, 2014 – 2016', or '• Cook' above its period,
 * the bullet says nothing: what was done there has another, or none.
 */
export function withoutHeadMarks(lines: readonly Line[]): readonly Line[] {
  const heads = markedHeads(lines);
  return heads.size === 0 ? lines : lines.map((line) => (heads.has(line) ? unmarked(line) : line));
}

/** The marked lines at the outer edge, or the bold ones, if each of them has a period and nothing else has. */
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

/** With a period of its own, and not as a sentence, or right above one. */
function isDatedHead(lines: readonly Line[], line: Line): boolean {
  const next = lines[lines.indexOf(line) + 1];
  if (isDated(line)) return !/\p{Ll}{3}\.\s+\p{Lu}/u.test(textOf(line));
  return next !== undefined && !isItemLine(next) && isDated(next) && textOf(line).length < 80;
}

const withoutGlyph = (line: Line): Line => ({
  ...line,
  cells: line.cells.filter((cell) => !isBulletGlyph(cell.text)),
});

function unmarked(line: Line): Line {
  const { role: _, ...plain } = withoutGlyph(line);
  const [first, ...rest] = plain.cells;
  if (!first) return plain;
  const { runs, ...cell } = first;
  const text = withoutBullet(cell.text);
  const isSame = text === cell.text;
  return { ...plain, cells: [{ ...cell, text, ...(isSame && runs && { runs }) }, ...rest] };
}
