import { findDate } from '../entries/find-dates.ts';
import { type Line, textOf } from '../model.ts';
import { bodySize, lookOf, styleOf, weightOf } from './heading-style.ts';
import type { SectionKind } from './heading-words.ts';
import { looseKind } from './loose-kind.ts';

const fewest = 3;
const longest = 40;

/**
 * Headings of a language that we do not know: short lines of one look, heavier than the text, each with
 * space above and text below. Where two headings are known by their words, there is no need to guess.
 */
export function withUnknown(
  lines: readonly Line[],
  known: Map<Line, SectionKind>,
): Map<Line, SectionKind> {
  if (known.size >= 2) return known;
  const usual = usualGap(lines);
  // Where no file says how far lines stand apart, the space above tells nothing.
  const isEven = lines.every(({ gapAbove }) => gapAbove <= usual * 1.05);
  const body = bodySize(lines);
  const groups = new Map<string, Line[]>();
  lines.forEach((line, at) => {
    const isBelowSpace = isEven || line.gapAbove > usual * 1.2;
    const isApart = at > 1 && isBelowSpace && isSetOff(line, lines[at + 1], body);
    if (isApart) groups.set(lookOf(line), [...(groups.get(lookOf(line)) ?? []), line]);
  });
  const [best = []] = [...groups.values()]
    .filter((group) => group.length >= fewest)
    .sort(([a], [b]) => (b ? weightOf(b) : 0) - (a ? weightOf(a) : 0));
  return new Map([
    ...best.map((line): [Line, SectionKind] => [line, looseKind(textOf(line)) ?? 'custom']),
    ...known,
  ]);
}

/** Words alone on their line, in another look than what is below. */
function isSetOff(line: Line, next: Line | undefined, body: number): boolean {
  const text = textOf(line);
  const { isBold, isCaps, size } = styleOf(line);
  const standsOut = isBold || isCaps || size > body + 0.4;
  const isName = line.cells.length === 1 && text.length <= longest && !/[\d@.,:;|]/.test(text);
  const isBelow =
    next !== undefined && next.column === line.column && lookOf(next) !== lookOf(line);
  return standsOut && isName && isBelow && findDate(text) === undefined;
}

function usualGap(lines: readonly Line[]): number {
  const gaps = lines.map(({ gapAbove }) => gapAbove).filter((gap) => gap > 0);
  return gaps.sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
}
