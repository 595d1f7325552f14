import { type Line, sizeOf, textOf } from '../layout/model.ts';
import { findEmail } from '../vocabulary/addresses.ts';
import { headingKind, looseKind, type SectionKind } from '../vocabulary/headings.ts';
import { headingLooks, withUnknown } from './heading-looks.ts';
import { lookOf } from './heading-style.ts';
import { classifyByContent, type Section } from './kind-by-content.ts';
import { knownHeadings } from './known-headings.ts';
import { partMarginLabels, partRunInHeadings, partTopics } from './label-headings.ts';

/** The lines before the first heading of each column, and the sections. */
export type Outline = { head: Line[]; sections: Section[] };

/**
 * The minimum number of lines in a head, which has a name and a contact detail. A line above these
 * that looks like a heading is the person's title.
 */
const shortestHead = 2;

/** Splits a document at its headings: first at known words, then at lines in the same style. */
export function findSections(written: readonly Line[]): Outline {
  const marked = partMarginLabels(written);
  const known = withUnknown(marked, knownHeadings(marked));
  const lines = partRunInHeadings(marked, known);
  const isSetAsHeading = headingLooks(lines, known);
  const outline: Outline = { head: [], sections: [] };
  let section: Section | undefined;
  lines.forEach((line, index) => {
    const isNewColumn = index > 0 && lines[index - 1]?.column !== line.column && line.page === 1;
    if (isNewColumn && !goesOnFromColumn(lines, index, known)) section = undefined;
    const mayBegin = section !== undefined || outline.head.length >= shortestHead;
    const isCustom = mayBegin && isSetAsHeading(line);
    section = takeLine(
      outline,
      section,
      line,
      known.get(line) ?? (isCustom ? 'custom' : undefined),
    );
  });
  return {
    ...outline,
    sections: classifyByContent(mergeContinued(outline.sections).flatMap(partTopics)),
  };
}

/** Adds a line to its section, or begins the section of a heading. */
function takeLine(
  outline: Outline,
  section: Section | undefined,
  line: Line,
  kind: SectionKind | undefined,
): Section | undefined {
  if (section && kind && goesOnHeading(section, line)) {
    section.title = `${section.title} ${titleOf(line)}`;
    section.kind = headingKind(section.title) ?? looseKind(section.title) ?? section.kind;
    return section;
  }
  if (kind === undefined) {
    (section?.lines ?? outline.head).push(line);
    return section;
  }
  const begun: Section = { kind, title: titleOf(line), heading: line, lines: [] };
  outline.sections.push(begun);
  return begun;
}

/** Whether a line is the second line of a long heading, and not a heading itself. */
function goesOnHeading({ heading, lines }: Section, line: Line): boolean {
  const isBelow = heading !== undefined && lines.length === 0 && heading.column === line.column;
  if (!isBelow || line.role || heading.role) return false;
  const isOpen = endsOpen.test(textOf(heading));
  if (headingKind(textOf(line)) !== undefined && !isOpen) return false;
  const isTight = line.gapAbove > 0 && line.gapAbove < (isOpen ? 2.2 : 1.6) * sizeOf(line);
  return isTight && lookOf(line) === lookOf(heading);
}

/** Ends of a heading that continue on the next line: 'Hobbies and'. */
const endsOpen = /(?:[&,/+]|(?<!\p{L})(?:and|und|et|y|e|ed|en|och|og|ja|i|a|и|और|एवं))$/iu;

/**
 * Whether a section continues in the next column: not at the top of a page, nor with an address.
 */
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

/** Removes decoration around typed headings. */
const titleOf = (line: Line): string =>
  textOf(line)
    .replace(/^[*=~#_|>«[\]•·●■◆▪►▶–—-]+\s*(?=\p{L})/u, '')
    .replace(/(?:(?<!\s)\s+)?(?<![*=~#_|<»[\]•·–—-])[*=~#_|<»[\]•·–—-]+$/u, '')
    .replace(/(?:(?<!\s)\s+)?:$/, '');

/**
 * Joins sections that continue: 'Experience (continued)', or a heading repeated on the next page.
 */
function mergeContinued(sections: Section[]): Section[] {
  const merged: Section[] = [];
  for (const section of sections) {
    const before = merged.find((one) => one.kind === section.kind && one.title === section.title);
    if (before && section.kind !== 'custom') before.lines.push(...section.lines);
    else merged.push(section);
  }
  return merged;
}
