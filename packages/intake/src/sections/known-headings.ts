import { isBoldLine, type Line, sizeOf, textOf } from '../layout/model.ts';
import { headingKind, looseKind, type SectionKind } from '../vocabulary/headings.ts';
import { namesDegree, namesRole } from '../vocabulary/names.ts';
import { isDocumentTitle } from '../vocabulary/set-phrases.ts';
import { bodySize, isSameStyle, lookOf, styleOf, weightOf } from './heading-style.ts';

/** So many headings tell how a document sets them: a file that consists of them takes no longer. */
export const mostModels = 60;

/** Lines that consist of a heading's words, where they are not set smaller than the others are. */
export function knownHeadings(lines: readonly Line[]): Map<Line, SectionKind> {
  const found = new Map<Line, SectionKind>();
  for (const line of lines) {
    const kind = kindByWords(line, line === lines[0]);
    if (kind) found.set(line, kind);
  }
  const sure = [...found]
    .filter(([, kind]) => kind !== 'custom')
    .map(([line]) => line)
    .slice(0, mostModels);
  const body = bodySize(lines);
  for (const [line, kind] of found) if (!isMarked(line, kind, sure, body)) found.delete(line);
  // What was too slight for a heading is no model of one: 'Languages' above those of a programmer.
  const left = sure.filter((line) => found.has(line));
  const models = left.length >= 2 ? left : [...left, ...repeatedStyle(lines, body)];
  for (const line of lines) {
    const kind = found.has(line) ? undefined : kindBySetting(line, models, body);
    if (kind) found.set(line, kind);
  }
  return found;
}

/** The first line of all may say what the document is, in a word that also means a summary. */
function kindByWords(line: Line, isFirst: boolean): SectionKind | undefined {
  if (!canBeHeading(line) || (isFirst && isDocumentTitle(textOf(line)))) return undefined;
  return headingKind(textOf(line));
}

function isMarked(line: Line, kind: SectionKind, sure: readonly Line[], body: number): boolean {
  if (line.role !== 'heading' && weightOf(line) < usualWeight(sure, line.column) - 1) return false;
  return kind !== 'custom' || isSetLike(line, sure, body);
}

/** Where hardly a heading is known by its words: short lines of one look, several of them about a topic. */
function repeatedStyle(lines: readonly Line[], body: number): Line[] {
  const groups = new Map<string, Line[]>();
  for (const line of lines) {
    const { size, isBold, isCaps } = styleOf(line);
    const standsOut = isBold || isCaps || size > body + 0.4;
    if (!standsOut || !canBeHeading(line) || textOf(line).length > 40) continue;
    const key = lookOf(line);
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  const topical = (group: Line[]) =>
    new Set(group.map((line) => (namesRole(textOf(line)) ? undefined : looseKind(textOf(line)))))
      .size;
  const [best = []] = [...groups.values()]
    .filter((group) => group.length >= 3)
    .sort((a, b) => topical(b) - topical(a));
  return topical(best) >= 3 ? best : [];
}

const canBeHeading = (line: Line): boolean =>
  line.cells.length === 1 && line.role !== 'item' && !/[.;,]$/.test(textOf(line));

/** 'Master of Arts in History' is what a school's entry begins with. */
const namesStudy = (text: string): boolean =>
  namesDegree(text) && text.split(' ').length >= 3 && headingKind(text) === undefined;

/** What is set as the sure headings are and is about a section's topic announces one. */
function kindBySetting(line: Line, sure: readonly Line[], body: number): SectionKind | undefined {
  if (!canBeHeading(line)) return undefined;
  const kind = looseKind(textOf(line));
  if (!kind || namesRole(textOf(line)) || namesStudy(textOf(line))) return undefined;
  if (line.role === 'heading') return kind;
  const style = styleOf(line);
  const standsOut = style.isBold || style.isCaps || style.size > body + 0.4;
  const beside = sure.filter((other) => other.column === line.column);
  const isAlike = (beside.length >= 2 ? beside : sure).some((other) =>
    isSameStyle(styleOf(other), style, beside.length >= 2),
  );
  return standsOut && (isAlike || isHeavier(line, sure)) ? kind : undefined;
}

/** A main column's headings may be larger than those of the margin that were known by their words. */
const isHeavier = (line: Line, sure: readonly Line[]): boolean =>
  sure.length >= 2 &&
  isBoldLine(line) &&
  sure.every((other) => weightOf(line) > weightOf(other) + 0.5);

/** How headings of a column mostly stand out: a sidebar's are often smaller. */
function usualWeight(headings: readonly Line[], column: number): number {
  const weights = headings
    .filter((line) => line.column === column)
    .map(weightOf)
    .sort((a, b) => a - b);
  return weights[Math.floor(weights.length / 2)] ?? 0;
}

/** Words that may also be a label or a skill are a heading only where they are set as one. */
function isSetLike(line: Line, headings: readonly Line[], body: number): boolean {
  if (line.role === 'heading') return true;
  const style = styleOf(line);
  const isPlain = !style.isBold && !style.isCaps && style.size <= body + 0.4;
  if (isPlain && line.gapAbove < sizeOf(line) * 1.9) return false;
  return headings.some(
    (other) => other.role !== 'heading' && isSameStyle(styleOf(other), style, isPlain),
  );
}
