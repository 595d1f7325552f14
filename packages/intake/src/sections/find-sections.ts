import { findDate } from '../entries/find-dates.ts';
import { findEmail } from '../fields/addresses.ts';
import { namesRole } from '../fields/words.ts';
import { isBulletGlyph } from '../lines/bullets.ts';
import { type Cell, type Line, leftOf, sizeOf, textOf } from '../model.ts';
import {
  bodySize,
  isSameStyle,
  leftOfBody,
  type Style,
  styleOf,
  weightOf,
} from './heading-style.ts';
import { headingKind, type SectionKind } from './heading-words.ts';
import { tellByContent } from './kind-by-content.ts';
import { looseKind } from './loose-kind.ts';

export type Section = { kind: SectionKind; title: string; heading?: Line; lines: Line[] };

/** The lines before the first heading of each column, and the sections that headings begin. */
export type Outline = { head: Line[]; sections: Section[] };

/** A name and a way to reach somebody: what stands below a name in the style of headings is a title. */
const shortestHead = 2;

/** Parts a document at its headings: known words first, then whatever is set in the style of those. */
export function findSections(written: readonly Line[]): Outline {
  const margin = labelMargin(written);
  const marked =
    margin === undefined ? written : written.flatMap((line) => splitLabel(line, margin));
  const known = knownHeadings(marked);
  const lines = partRunInHeadings(marked, known);
  const styles = learnStyles(lines, known);
  const outline: Outline = { head: [], sections: [] };
  let section: Section | undefined;
  lines.forEach((line, index) => {
    const isNewColumn = index > 0 && lines[index - 1]?.column !== line.column && line.page === 1;
    if (isNewColumn && !goesOnFromColumn(lines, index, known)) section = undefined;
    const mayBegin = section !== undefined || outline.head.length >= shortestHead;
    const isCustom = mayBegin && isInStyle(line, styles);
    const kind = known.get(line) ?? (isCustom ? 'custom' : undefined);
    if (kind !== undefined) {
      section = { kind, title: titleOf(line), heading: line, lines: [] };
      outline.sections.push(section);
    } else if (section) section.lines.push(line);
    else outline.head.push(line);
  });
  return { ...outline, sections: tellByContent(mergeContinued(outline.sections)) };
}

const runIn = /^([\p{L} &]{4,30}?)\s*:\s+(\S.*)$/u;

/** 'Skills: welding, brazing' on a line of its own, where no other heading says so, begins a section. */
function partRunInHeadings(lines: readonly Line[], known: Map<Line, SectionKind>): Line[] {
  const kinds = new Set(known.values());
  const left = leftOfBody(lines);
  const kindAt = (line: Line): SectionKind | undefined => {
    const isPlain = line.role !== 'item' && leftOf(line) <= left + 3 && !known.has(line);
    const label = isPlain ? runIn.exec(textOf(line))?.[1] : undefined;
    return label ? headingKind(label) : undefined;
  };
  const found = lines.map(kindAt);
  let open: SectionKind | undefined;
  return lines.flatMap((line, at) => {
    open = known.get(line) ?? open;
    const kind = found[at];
    const isNew =
      kind && kind !== 'custom' && kind !== 'contact' && !kinds.has(kind) && open !== 'skills';
    if (!isNew || found.filter((one) => one === kind).length > 1) return [line];
    open = kind;
    return parted(line, kind, known);
  });
}

function parted(line: Line, kind: SectionKind, known: Map<Line, SectionKind>): Line[] {
  const [first] = line.cells;
  const [, label = '', rest = ''] = runIn.exec(textOf(line)) ?? [];
  if (!first) return [line];
  const { runs, ...cell } = first;
  const heading: Line = { ...line, cells: [{ ...cell, text: label }] };
  known.set(heading, kind);
  return [heading, { ...line, cells: [{ ...cell, text: rest }], gapAbove: 0 }];
}

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

const titleOf = (line: Line): string => textOf(line).replace(/\s*:$/, '');

/** Where headings stand in the margin beside their text, by their left or right edge. */
type Margin = { edge: (cell: Cell) => number; at: number };

const edges = [(cell: Cell) => cell.x, (cell: Cell) => cell.x + cell.width];

const isAt = (cell: Cell, { edge, at }: Margin): boolean => Math.abs(edge(cell) - at) < 3;

/** A table of skills has labels as well: some of the margin's have to be those of jobs or schools. */
function labelMargin(lines: readonly Line[]): Margin | undefined {
  const labels = lines.flatMap(({ cells: [first, second] }) =>
    first && second && isKnown(first.text) ? [first] : [],
  );
  const telling = labels.find((cell) => ['work', 'education'].includes(headingKind(cell.text) ?? ''));
  if (!telling) return undefined;
  const [best] = edges
    .map((edge): Margin => ({ edge, at: edge(telling) }))
    .map((margin) => ({ margin, count: labels.filter((cell) => isAt(cell, margin)).length }))
    .sort((a, b) => b.count - a.count);
  return best && best.count >= 2 ? best.margin : undefined;
}

const isKnown = (text: string): boolean => !['custom', undefined].includes(headingKind(text));

/** A heading in the margin beside the first line of its text becomes a line of its own. */
function splitLabel(line: Line, margin: Margin): Line[] {
  const [first, ...rest] = line.cells;
  if (!first || rest.length === 0 || !isAt(first, margin)) return [line];
  const isLabel = !isBulletGlyph(first.text) && !findDate(first.text) && first.text.length < 40;
  if (!isLabel || rest.every((cell) => cell.text.length < 2)) return [line];
  return [
    { ...line, cells: [first], links: [], role: 'heading' },
    { ...line, cells: rest, gapAbove: 0 },
  ];
}

/** Lines that consist of a heading's words, where they are not set smaller than the others are. */
function knownHeadings(lines: readonly Line[]): Map<Line, SectionKind> {
  const found = new Map<Line, SectionKind>();
  for (const line of lines) {
    const kind = canBeHeading(line) ? headingKind(textOf(line)) : undefined;
    if (kind) found.set(line, kind);
  }
  const sure = [...found].filter(([, kind]) => kind !== 'custom').map(([line]) => line);
  const body = bodySize(lines);
  for (const [line, kind] of found) {
    const isMarked =
      line.role === 'heading' || weightOf(line) >= usualWeight(sure, line.column) - 1;
    const isLike = kind !== 'custom' || isSetLike(line, sure, body);
    if (!isMarked || !isLike) found.delete(line);
  }
  const models = sure.length >= 2 ? sure : [...sure, ...repeatedStyle(lines, body)];
  for (const line of lines) {
    const kind = found.has(line) ? undefined : kindBySetting(line, models, body);
    if (kind) found.set(line, kind);
  }
  return found;
}

/** Where hardly a heading is known by its words: short lines of one look, several of them about a topic. */
function repeatedStyle(lines: readonly Line[], body: number): Line[] {
  const groups = new Map<string, Line[]>();
  for (const line of lines) {
    const { size, isBold, isCaps, isItalic } = styleOf(line);
    const standsOut = isBold || isCaps || size > body + 0.4;
    if (!standsOut || !canBeHeading(line) || textOf(line).length > 40) continue;
    const key = `${size} ${isBold} ${isCaps} ${isItalic}`;
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  const topical = (group: Line[]) =>
    new Set(group.map((line) => (namesRole(textOf(line)) ? undefined : looseKind(textOf(line))))).size;
  const [best = []] = [...groups.values()]
    .filter((group) => group.length >= 3)
    .sort((a, b) => topical(b) - topical(a));
  return topical(best) >= 3 ? best : [];
}

const canBeHeading = (line: Line): boolean =>
  line.cells.length === 1 && line.role !== 'item' && !/[.;,]$/.test(textOf(line));

/** What is set as the sure headings are and is about a section's topic announces one. */
function kindBySetting(line: Line, sure: readonly Line[], body: number): SectionKind | undefined {
  if (!canBeHeading(line)) return undefined;
  const kind = looseKind(textOf(line));
  if (!kind || namesRole(textOf(line))) return undefined;
  if (line.role === 'heading') return kind;
  const style = styleOf(line);
  const standsOut = style.isBold || style.isCaps || style.size > body + 0.4;
  const beside = sure.filter((other) => other.column === line.column);
  const isAlike = (beside.length >= 2 ? beside : sure).some((other) =>
    isSameStyle(styleOf(other), style, beside.length >= 2),
  );
  return standsOut && isAlike ? kind : undefined;
}

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

/** The styles of known headings that hardly any other line has. */
function learnStyles(lines: readonly Line[], known: Map<Line, SectionKind>): Style[] {
  const styles: Style[] = [];
  const body = bodySize(lines);
  const left = leftOfBody(lines);
  for (const line of known.keys()) {
    const style = styleOf(line);
    if (styles.some((one) => isSameStyle(one, style, true))) continue;
    const like = lines.filter((other) => isSameStyle(styleOf(other), style, true));
    const knownLike = like.filter((other) => known.has(other)).length;
    const isRare = like.length - knownLike <= Math.max(1, knownLike);
    const standsOut = style.isBold || style.isCaps || style.size > body + 0.4;
    if (knownLike >= 2 && isRare && (standsOut || style.left < left - 20)) styles.push(style);
  }
  return styles;
}

function isInStyle(line: Line, styles: Style[]): boolean {
  const text = textOf(line);
  if (line.role === 'heading') return text.length < 60;
  if (line.cells.length !== 1 || text.length > 40 || /[.@,;]|\d{4}/.test(text)) return false;
  const own = styleOf(line);
  return styles.some((style) => isSameStyle(style, own, true));
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
