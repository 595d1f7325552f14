import { findEmail } from '../fields/addresses.ts';
import { type Line, leftOf, sizeOf, textOf } from '../model.ts';
import {
  bodySize,
  isSameStyle,
  leftOfBody,
  lookOf,
  type Style,
  styleWithin,
  weightOf,
} from './heading-style.ts';
import { headingKind, type SectionKind } from './heading-words.ts';
import { tellByContent } from './kind-by-content.ts';
import { knownHeadings, mostModels } from './known-headings.ts';
import { looseKind } from './loose-kind.ts';
import { partMarginLabels } from './margin-labels.ts';
import { partRunInHeadings } from './run-in-headings.ts';
import type { Section } from './section.ts';
import { withUnknown } from './unknown-headings.ts';

/** The lines before the first heading of each column, and the sections that headings begin. */
export type Outline = { head: Line[]; sections: Section[] };

/** A name and a way to reach somebody: what stands below a name in the style of headings is a title. */
const shortestHead = 2;

/** Parts a document at its headings: known words first, then whatever is set in the style of those. */
export function findSections(written: readonly Line[]): Outline {
  const marked = partMarginLabels(written);
  const known = withUnknown(marked, knownHeadings(marked));
  const lines = partRunInHeadings(marked, known);
  const setIn = styleWithin(lines);
  const styles = learnStyles(lines, known, setIn);
  const usual = byColumn([...known.keys()].slice(0, mostModels).map(setIn));
  const outline: Outline = { head: [], sections: [] };
  let section: Section | undefined;
  lines.forEach((line, index) => {
    const isNewColumn = index > 0 && lines[index - 1]?.column !== line.column && line.page === 1;
    if (isNewColumn && !goesOnFromColumn(lines, index, known)) section = undefined;
    const mayBegin = section !== undefined || outline.head.length >= shortestHead;
    const isCustom = mayBegin && isInStyle(line, setIn(line), styles, usual.get(line.column));
    const kind = known.get(line) ?? (isCustom ? 'custom' : undefined);
    if (section && kind && goesOnHeading(section, kind, line)) {
      section.title = `${section.title} ${titleOf(line)}`;
      section.kind = headingKind(section.title) ?? looseKind(section.title) ?? section.kind;
    } else if (section && kind === section.kind && isLabelBelow(section, line)) {
      section.lines.push(line);
    } else if (kind !== undefined) {
      section = { kind, title: titleOf(line), heading: line, lines: [] };
      outline.sections.push(section);
    } else if (section) section.lines.push(line);
    else outline.head.push(line);
  });
  return { ...outline, sections: tellByContent(mergeContinued(outline.sections)) };
}

/** The second line of a heading that was too long for its column says nothing by itself. */
function goesOnHeading({ heading, lines }: Section, kind: SectionKind, line: Line): boolean {
  const isBelow = heading !== undefined && lines.length === 0 && heading.column === line.column;
  if (!isBelow || headingKind(textOf(line)) !== undefined || line.role === 'heading') return false;
  const isTight = line.gapAbove > 0 && line.gapAbove < 1.6 * sizeOf(line);
  return kind === 'custom' && isTight && lookOf(line) === lookOf(heading);
}

/** 'Tools' right below 'Skills', and slighter, names a part of them. */
const isLabelBelow = ({ heading, lines }: Section, line: Line): boolean =>
  heading !== undefined &&
  lines.length === 0 &&
  heading.column === line.column &&
  weightOf(line) < weightOf(heading);

/** A section may flow into the next column; what is at the top of a page, or says an address, begins anew. */
function goesOnFromColumn(
  lines: readonly Line[],
  index: number,
  known: ReadonlyMap<Line, SectionKind>,
): boolean {
  const [first, line] = [lines[0], lines[index]];
  if (!first || !line || line.y < first.y + sizeOf(first)) return false;
  const column = lines.slice(index, index + 12).filter((one) => one.column === line.column);
  const heading = column.findIndex((one) => known.has(one));
  const before = heading < 0 ? column : column.slice(0, heading);
  const largest = lines.reduce((most, one) => Math.max(most, sizeOf(one)), 0);
  return !before.some((one) => findEmail(textOf(one)) || sizeOf(one) >= largest - 0.5);
}

/** Without the signs that typed headings are decorated with. */
const titleOf = (line: Line): string =>
  textOf(line)
    .replace(/^[*=~#_|>«[\]•·–—-]+\s*(?=\p{L})/u, '')
    .replace(/\s*[*=~#_|<»[\]•·–—-]+$/u, '')
    .replace(/\s*:$/, '');

function byColumn(styles: readonly Style[]): Map<number, Style[]> {
  const columns = new Map<number, Style[]>();
  for (const style of styles)
    columns.set(style.column, [...(columns.get(style.column) ?? []), style]);
  return columns;
}

/** The styles of known headings that hardly any other line has. */
function learnStyles(
  lines: readonly Line[],
  known: Map<Line, SectionKind>,
  setIn: (line: Line) => Style,
): Style[] {
  const styles: Style[] = [];
  const body = bodySize(lines);
  const left = leftOfBody(lines);
  for (const line of [...known.keys()].slice(0, mostModels)) {
    const style = setIn(line);
    if (styles.some((one) => isSameStyle(one, style, true))) continue;
    const like = lines.filter((other) => isSameStyle(setIn(other), style, true));
    const knownLike = like.filter((other) => known.has(other)).length;
    const isRare = like.length - knownLike <= Math.max(1, knownLike);
    const standsOut = style.isBold || style.isCaps || style.size > body + 0.4;
    const isTelling = standsOut && (isRare || isHeaviest(line, lines));
    if (knownLike >= 2 && (isTelling || (isRare && leftOf(line) < left - 20))) styles.push(style);
  }
  return styles;
}

/** Whether nothing that a document sets more than once stands out as much. */
function isHeaviest(line: Line, lines: readonly Line[]): boolean {
  const own = lookOf(line);
  const heavy = lines
    .filter((other) => weightOf(other) >= weightOf(line))
    .map(lookOf)
    .filter((look) => look !== own);
  return new Set(heavy).size === heavy.length;
}

/** In a style that was learned, and that headings of its column have, where it has any. */
function isInStyle(line: Line, own: Style, styles: Style[], usual: Style[] = []): boolean {
  const text = textOf(line);
  if (line.role === 'heading') return text.length < 60;
  if (line.cells.length !== 1 || text.length > 40 || /[.@,;]|\d{4}/.test(text)) return false;
  const isUsual = usual.length === 0 || usual.some((style) => isSameStyle(style, own, true));
  return isUsual && styles.some((style) => isSameStyle(style, own, true));
}

/** 'Experience (continued)' and a heading repeated on the next page go on with their section. */
function mergeContinued(sections: Section[]): Section[] {
  const merged: Section[] = [];
  for (const section of sections) {
    const before = merged.find((one) => one.kind === section.kind && one.title === section.title);
    if (before && section.kind !== 'custom') before.lines.push(...section.lines);
    else merged.push(section);
  }
  return merged;
}
