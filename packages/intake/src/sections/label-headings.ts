import { type Cell, type Line, leftOf, textOf } from '../layout/model.ts';
import { findDate } from '../vocabulary/dates.ts';
import { headingKind, type SectionKind, topicsOf } from '../vocabulary/headings.ts';
import { isBulletGlyph, withoutBullet } from '../vocabulary/letters.ts';
import { leftOfBody } from './heading-style.ts';
import type { Section } from './kind-by-content.ts';

/** Splits headings in the margin from the first line of their text into lines of their own. */
export function partMarginLabels(lines: readonly Line[]): readonly Line[] {
  const margin = labelMargin(lines);
  if (margin === undefined) return lines;
  return withWholeLabels(lines, margin).flatMap((line) => splitLabel(line, margin));
}

/** Joins a label of two lines: 'Formación' above 'académica'. */
function withWholeLabels(lines: readonly Line[], margin: Margin): Line[] {
  const whole: Line[] = [];
  for (const line of lines) {
    const above = whole.at(-1);
    const [label, ...beside] = above?.cells ?? [];
    const [rest, ...others] = line.cells;
    const isContinued =
      label && rest && goesOnBelow(label, rest) && isAt(label, margin) && beside.length > 0;
    if (isContinued && others.length > 0 && line.gapAbove < 1.6 * rest.size) {
      const { runs: _, ...plain } = label;
      const cells = [{ ...plain, text: `${label.text} ${rest.text}` }, ...beside];
      whole[whole.length - 1] = { ...line, ...above, cells };
      whole.push({ ...line, cells: others });
    } else whole.push(line);
  }
  return whole;
}

/** Whether a cell continues the label above: same style, beginning in lowercase. */
const goesOnBelow = (label: Cell, rest: Cell): boolean =>
  /^\p{Ll}/u.test(rest.text) &&
  Math.abs(rest.x - label.x) < 3 &&
  label.size === rest.size &&
  label.font === rest.font &&
  label.isBold === rest.isBold;

/** The margin that contains headings, given by the left or right edge that they share. */
type Margin = { edge: (cell: Cell) => number; at: number };

const edges = [(cell: Cell) => cell.x, (cell: Cell) => cell.x + cell.width];

const isAt = (cell: Cell, { edge, at }: Margin): boolean => Math.abs(edge(cell) - at) < 3;

/**
 * Finds the margin. A table of skills also has labels, so some labels must be headings of jobs or
 * schools.
 */
function labelMargin(lines: readonly Line[]): Margin | undefined {
  const labels = lines.flatMap(({ cells: [first, second] }) =>
    first && second && isKnown(first.text) ? [first] : [],
  );
  const sectionLabel = labels.find((cell) =>
    ['work', 'education'].includes(headingKind(cell.text) ?? ''),
  );
  if (!sectionLabel) return undefined;
  const [best] = edges
    .map((edge): Margin => ({ edge, at: edge(sectionLabel) }))
    .map((margin) => ({ margin, count: labels.filter((cell) => isAt(cell, margin)).length }))
    .sort((a, b) => b.count - a.count);
  return best && best.count >= 2 ? best.margin : undefined;
}

const isKnown = (text: string): boolean => !['custom', undefined].includes(headingKind(text));

/** Splits a heading from the first line of its text. */
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

const runIn = /^([\p{L} &]{4,30}?)\s*:\s+(\S.*)$/u;

/**
 * Turns labels at the start of a line into headings, if the file has no such heading: 'Skills:
 * welding, brazing'.
 */
export function partRunInHeadings(lines: readonly Line[], known: Map<Line, SectionKind>): Line[] {
  const kinds = new Set(known.values());
  const left = leftOfBody(lines);
  const kindAt = (line: Line): SectionKind | undefined => {
    const isPlain = line.role !== 'item' && leftOf(line) <= left + 3 && !known.has(line);
    const label = isPlain ? runIn.exec(textOf(line))?.[1] : undefined;
    return label ? headingKind(label) : undefined;
  };
  const found = lines.map(kindAt);
  const count = (kind: SectionKind) => found.filter((one) => one === kind).length;
  const single = new Set(
    [...new Set(found)].filter((kind) => kind !== undefined && count(kind) === 1),
  );
  let open: SectionKind | undefined;
  return lines.flatMap((line, at) => {
    open = known.get(line) ?? open;
    const kind = found[at];
    const isNew =
      kind && kind !== 'custom' && kind !== 'contact' && !kinds.has(kind) && open !== 'skills';
    if (!isNew || !single.has(kind)) return [line];
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

const labeled = /^([\p{L} &]{3,30}?)\s*:\s+(\S.*)$/u;

/**
 * Splits a section with several topics ('Skills, Languages, Interests') if each line says which of
 * them it lists.
 */
export function partTopics(section: Section): Section[] {
  const topics = new Set(topicsOf(section.title));
  if (topics.size < 2) return [section];
  const kinds = section.lines.map((line) => kindOf(line, topics));
  if (new Set(kinds.filter(Boolean)).size < 2 || kinds[0] === undefined) return [section];
  const parts: Section[] = [];
  section.lines.forEach((line, at) => {
    const kind = kinds[at];
    if (kind) parts.push({ ...section, kind, lines: [withoutLabel(line)] });
    else parts.at(-1)?.lines.push(line);
  });
  return parts;
}

function kindOf(line: Line, topics: ReadonlySet<SectionKind>): SectionKind | undefined {
  const label = labeled.exec(withoutBullet(textOf(line)))?.[1];
  const kind = label ? headingKind(label) : undefined;
  return kind && topics.has(kind) ? kind : undefined;
}

function withoutLabel(line: Line): Line {
  const [first] = line.cells;
  const rest = labeled.exec(withoutBullet(textOf(line)))?.[2] ?? '';
  if (!first) return line;
  const { runs: _, ...cell } = first;
  return { ...line, cells: [{ ...cell, text: rest }] };
}
