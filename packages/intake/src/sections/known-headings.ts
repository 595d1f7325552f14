import { type Line, sizeOf, textOf } from '../layout/model.ts';
import { headingKind, looseKind, type SectionKind } from '../vocabulary/headings.ts';
import { namesDegree, namesRole } from '../vocabulary/names.ts';
import { isDocumentTitle } from '../vocabulary/set-phrases.ts';
import {
  announces,
  bodySize,
  isSameStyle,
  lookOf,
  standsOut,
  styleOf,
  weightOf,
} from './heading-style.ts';

/**
 * Limit on the headings compared: enough to learn a style, and a bound for files that consist of
 * headings.
 */
export const mostModels = 60;

/** Finds lines that consist of a heading's words and are not lighter than the other headings. */
export function knownHeadings(lines: readonly Line[]): Map<Line, SectionKind> {
  const found = new Map<Line, SectionKind>();
  for (const line of lines) {
    const kind = kindByWords(line, line === lines[0]);
    if (kind) found.set(line, kind);
  }
  const certain = [...found]
    .filter(([, kind]) => kind !== 'custom')
    .map(([line]) => line)
    .slice(0, mostModels);
  const body = bodySize(lines);
  for (const [line, kind] of found) if (!isMarked(line, kind, certain, body)) found.delete(line);
  // A heading rejected as too light does not serve as a model for others: 'Languages' above a list
  // of programming languages.
  const left = certain.filter((line) => found.has(line));
  const models = left.length >= 2 ? left : [...left, ...repeatedStyle(lines, body)];
  for (const line of lines) {
    const kind = found.has(line) ? undefined : kindBySetting(line, models, body);
    if (kind) found.set(line, kind);
  }
  return found;
}

/**
 * Returns the kind of a heading by its words. The first line may name the document, with a word
 * that also means a summary.
 */
function kindByWords(line: Line, isFirst: boolean): SectionKind | undefined {
  if (!canBeHeading(line) || (isFirst && isDocumentTitle(textOf(line)))) return undefined;
  return headingKind(textOf(line));
}

function isMarked(line: Line, kind: SectionKind, certain: readonly Line[], body: number): boolean {
  if (line.role !== 'heading' && weightOf(line) < usualWeight(certain, line.column) - 1)
    return false;
  return kind !== 'custom' || isSetLike(line, certain, body);
}

/**
 * If hardly any heading has known words, finds short lines of one style, several of which name a
 * section's topic.
 */
function repeatedStyle(lines: readonly Line[], body: number): Line[] {
  const short = lines.filter(
    (line) => standsOut(styleOf(line), body) && canBeHeading(line) && textOf(line).length <= 40,
  );
  const topical = (group: Line[]) =>
    new Set(group.map((line) => (namesRole(textOf(line)) ? undefined : looseKind(textOf(line)))))
      .size;
  const [best = []] = [...Map.groupBy(short, lookOf).values()]
    .filter((group) => group.length >= 3)
    .sort((a, b) => topical(b) - topical(a));
  return topical(best) >= 3 ? best : [];
}

const canBeHeading = (line: Line): boolean =>
  line.cells.length === 1 && line.role !== 'item' && !/[.;,]$/.test(textOf(line));

/** Whether a text begins an education entry, not a section: 'Master of Arts in History'. */
const namesStudy = (text: string): boolean =>
  namesDegree(text) && text.split(' ').length >= 3 && headingKind(text) === undefined;

/** Returns the kind of a line that looks like the certain headings and names a section's topic. */
function kindBySetting(
  line: Line,
  certain: readonly Line[],
  body: number,
): SectionKind | undefined {
  if (!canBeHeading(line) || announces(line, certain)) return undefined;
  const kind = looseKind(textOf(line));
  if (!kind || namesRole(textOf(line)) || namesStudy(textOf(line))) return undefined;
  if (line.role === 'heading') return kind;
  const style = styleOf(line);
  const beside = certain.filter((other) => other.column === line.column);
  const isAlike = (beside.length >= 2 ? beside : certain).some((other) =>
    isSameStyle(styleOf(other), style, beside.length >= 2),
  );
  return standsOut(style, body) && isAlike ? kind : undefined;
}

/** The usual weight of headings in a column. Those of a sidebar are often lighter. */
function usualWeight(headings: readonly Line[], column: number): number {
  const weights = headings
    .filter((line) => line.column === column)
    .map(weightOf)
    .sort((a, b) => a - b);
  return weights[Math.floor(weights.length / 2)] ?? 0;
}

/**
 * Whether a line looks like the headings, which is required for words that may also be a label or
 * skill.
 */
function isSetLike(line: Line, headings: readonly Line[], body: number): boolean {
  if (line.role === 'heading') return true;
  const style = styleOf(line);
  const isPlain = !standsOut({ ...style, isLabel: false }, body);
  if (isPlain && line.gapAbove < sizeOf(line) * 1.9) return false;
  return headings.some(
    (other) => other.role !== 'heading' && isSameStyle(styleOf(other), style, isPlain),
  );
}
