import { type Line, leftOf, textOf } from '../layout/model.ts';
import { findDate } from '../vocabulary/dates.ts';
import { looseKind, type SectionKind } from '../vocabulary/headings.ts';
import { namesDegree, namesRole } from '../vocabulary/names.ts';
import {
  announces,
  bodySize,
  isSameStyle,
  leftOfBody,
  lookOf,
  type Style,
  standsOut,
  styleOf,
  styleWithin,
  weightOf,
} from './heading-style.ts';
import { mostModels } from './known-headings.ts';

/** Finds lines that look like the headings with known words. */
export function headingLooks(
  lines: readonly Line[],
  known: Map<Line, SectionKind>,
): (line: Line) => boolean {
  const setIn = styleWithin(lines);
  const styles = learnStyles(lines, known, setIn);
  const usual = Map.groupBy(
    [...known.keys()].slice(0, mostModels).map(setIn),
    ({ column }) => column,
  );
  const models = [...known.keys()];
  return (line) =>
    isInStyle(line, setIn(line), styles, usual.get(line.column)) && !announces(line, models);
}

/** Returns the styles of known headings that hardly any other lines have. */
function learnStyles(
  lines: readonly Line[],
  known: Map<Line, SectionKind>,
  setIn: (line: Line) => Style,
): Style[] {
  const styles: Style[] = [];
  const body = bodySize(lines);
  const left = leftOfBody(lines);
  // If the file itself marks headings, no other line becomes one by its style.
  const models = [...known.keys()].filter(({ role }) => role !== 'heading');
  for (const line of models.slice(0, mostModels)) {
    const style = setIn(line);
    if (styles.some((one) => isSameStyle(one, style, true))) continue;
    const like = lines.filter((other) => isSameStyle(setIn(other), style, true));
    const knownLike = like.filter((other) => known.has(other)).length;
    const isRare = like.length - knownLike <= Math.max(1, knownLike);
    const isTelling = standsOut(style, body) && (isRare || isHeaviest(line, lines));
    if (knownLike >= 2 && (isTelling || (isRare && leftOf(line) < left - 20))) styles.push(style);
  }
  return styles;
}

/** Whether a line stands out most among all styles that occur more than once in the document. */
function isHeaviest(line: Line, lines: readonly Line[]): boolean {
  const own = lookOf(line);
  const heavy = lines
    .filter((other) => weightOf(other) >= weightOf(line))
    .map(lookOf)
    .filter((look) => look !== own);
  return new Set(heavy).size === heavy.length;
}

/** Whether a line has a learned style. In a column with known headings, only their style counts. */
function isInStyle(line: Line, own: Style, styles: Style[], usual: Style[] = []): boolean {
  const text = textOf(line);
  if (line.role === 'heading') return text.length < 60;
  if (line.cells.length !== 1 || text.length > 40 || /[.@,;]|\d{4}/.test(text)) return false;
  // A role or degree that looks like a heading begins an entry.
  if ((namesDegree(text) || namesRole(text)) && looseKind(text) === undefined) return false;
  const isUsual = usual.length === 0 || usual.some((style) => isSameStyle(style, own, true));
  return isUsual && styles.some((style) => isSameStyle(style, own, true));
}

const fewest = 3;
const longest = 40;

/**
 * Finds headings in a language that the word lists lack: short lines of one style, heavier than the
 * text, each with space above and text below. Unnecessary if two headings have known words.
 */
export function withUnknown(
  lines: readonly Line[],
  known: Map<Line, SectionKind>,
): Map<Line, SectionKind> {
  if (known.size >= 2) return known;
  const usual = usualGap(lines);
  // If all lines have the same spacing, the space above is no evidence.
  const isEven = lines.every(({ gapAbove }) => gapAbove <= usual * 1.05);
  const body = bodySize(lines);
  const apart = lines.filter((line, at) => {
    const isBelowSpace = isEven || line.gapAbove > usual * 1.2;
    return at > 1 && isBelowSpace && isSetOff(line, lines[at + 1], body);
  });
  const [best = []] = [...Map.groupBy(apart, lookOf).values()]
    .filter((group) => group.length >= fewest)
    .sort(([a], [b]) => (b ? weightOf(b) : 0) - (a ? weightOf(a) : 0));
  return new Map([
    ...best.map((line): [Line, SectionKind] => [line, looseKind(textOf(line)) ?? 'custom']),
    ...known,
  ]);
}

/** Whether a text is alone on its line, in a different style than the line below. */
function isSetOff(line: Line, next: Line | undefined, body: number): boolean {
  const text = textOf(line);
  const isName = line.cells.length === 1 && text.length <= longest && !/[\d@.,:;|]/.test(text);
  const isBelow =
    next !== undefined && next.column === line.column && lookOf(next) !== lookOf(line);
  return standsOut(styleOf(line), body) && isName && isBelow && findDate(text) === undefined;
}

function usualGap(lines: readonly Line[]): number {
  const gaps = lines.map(({ gapAbove }) => gapAbove).filter((gap) => gap > 0);
  return gaps.sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
}
