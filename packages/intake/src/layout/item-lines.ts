import { findRange, isDateAlone, isPeriodAlone } from '../vocabulary/dates.ts';
import { hasBullet, isBulletGlyph } from '../vocabulary/letters.ts';
import { type Line, leftOf, rightOf, textOf } from './model.ts';

export const isItemLine = (line: Line): boolean => {
  const [first] = line.cells;
  if (line.role === 'item') return true;
  if (!first || isIconOfDate(line)) return false;
  return isBulletGlyph(first.text) ? line.cells.length > 1 : hasBullet(first.text);
};

/** Whether a line begins with a calendar icon before a period. */
const isIconOfDate = (line: Line): boolean =>
  /^\ufffd/.test(textOf(line)) && findRange(textOf(line).replace(/^\ufffd\s*/, ''))?.index === 0;

/** Returns the x beyond which lines are indented, for sections without readable bullets. */
export function indentOfItems(lines: readonly Line[]): number {
  const plain = lines.filter((line) => line.cells.length === 1 && !findRange(textOf(line)));
  const isKnown = lines.some(isItemLine) || lines.some((line) => line.rightEdge === undefined);
  if (isKnown || plain.length === 0 || areCentred(plain)) return Number.POSITIVE_INFINITY;
  const base = Math.min(
    ...lines.flatMap((line) => (line.cells.length === 1 ? [leftOf(line)] : headLefts(line))),
  );
  const indented = plain.filter((line) => leftOf(line) > base + 6 && leftOf(line) < base + 45);
  return indented.length > 0 ? base + 6 : Number.POSITIVE_INFINITY;
}

/** Whether lines are centered: they have the same middle and different left edges. */
function areCentred(lines: readonly Line[]): boolean {
  const middles = lines.map((line) => Math.round((leftOf(line) + rightOf(line)) / 2));
  const usual = middles.toSorted((a, b) => a - b)[Math.floor(middles.length / 2)] ?? 0;
  const centred = middles.filter((middle) => Math.abs(middle - usual) < 9);
  const lefts = new Set(lines.map((line) => Math.round(leftOf(line))));
  return lines.length >= 4 && centred.length > 0.8 * lines.length && lefts.size > lines.length / 2;
}

/** Returns where the text of a line beside its date begins. */
const headLefts = (line: Line): number[] =>
  line.cells.filter(({ text }) => !isDateAlone(text)).map((cell) => cell.x);

/** Whether a short line after a list, above a date, names the next entry. */
export const isHeadBelow = (item: Line | undefined, line: Line, next: Line | undefined): boolean =>
  item !== undefined &&
  next !== undefined &&
  leftOf(line) <= leftOf(item) + 2 &&
  /^\p{Lu}.{3,70}[^.;,]$/u.test(textOf(line)) &&
  isPeriodAlone(textOf(next));
