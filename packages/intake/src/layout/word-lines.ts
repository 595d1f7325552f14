import { limits } from '../limits.ts';
import { headingKind } from '../vocabulary/headings.ts';
import { joinSpacedLetters, repairText } from '../vocabulary/letters.ts';
import { inLines } from './bounded-text.ts';
import { runsOf } from './cells.ts';
import { markedText } from './marked-text.ts';
import { type Cell, type Line, textOf } from './model.ts';
import { isRule } from './text-lines.ts';
import type { WordNode } from './word-node.ts';

type TextRun = { text: string; isBold: boolean; isItalic: boolean; size: number };
type Written = { rows: TextRun[][][]; links: string[] };

const lineHeight = 14;
const characterWidth = 6;
const cellWidth = 40 * characterWidth;
const defaultSize = 11;

/**
 * Returns paragraphs and table rows of a Word file as lines; tabs and table cells separate cells.
 */
export function wordLines(document: WordNode): Line[] {
  const lines: Line[] = [];
  let gapAbove = 0;
  const level = sectionLevel(blocksOf(document).flatMap((block) => block.paragraphs.flat()));
  for (const block of blocksOf(document, level)) {
    gapAbove += lineHeight;
    for (const line of linesOfBlock(block, level)) {
      if (lines.length >= limits.lines) return lines;
      if (isRule(textOf(line))) continue;
      lines.push({ ...line, y: (lines.length + 1) * lineHeight, gapAbove });
      gapAbove = 0;
    }
  }
  return lines;
}

/** `column`: the table cell in which a paragraph is alone. */
type Block = { paragraphs: WordNode[][]; column?: number };

/** Returns paragraphs, and table rows with the paragraphs of each cell. */
function blocksOf(node: WordNode, level = 0): Block[] {
  return (node.children ?? []).flatMap((child): Block[] => {
    if (child.type === 'paragraph') return [alone(child)];
    if (child.type !== 'table') return blocksOf(child, level);
    return rowsOf(child).flatMap((row) => rowBlocks(row, level));
  });
}

const alone = (paragraph: WordNode): Block => ({ paragraphs: [[paragraph]] });

const rowsOf = (table: WordNode): WordNode[] =>
  (table.children ?? []).flatMap((child) => (child.type === 'tableRow' ? [child] : rowsOf(child)));

/**
 * Returns a table row as blocks. Cells with one paragraph each form a line. Longer cells are
 * columns and are read one by one, as are cells beside a section heading in the margin.
 */
function rowBlocks(row: WordNode, level: number): Block[] {
  const inside = (row.children ?? []).map((cell) => blocksOf(cell, level));
  // A table with one cell is only a frame around its content.
  if (inside.length === 1) return inside.flat();
  const cells = inside.map((blocks) => blocks.flatMap((one) => one.paragraphs.flat()));
  const filled = cells.map((cell) => cell.filter((one) => plainText(one).trim() !== ''));
  const isHeading = (one: WordNode) => level > 0 && headingLevel(styleNames(one)) === level;
  if (filled.flat().some(isHeading)) return inside.flat();
  if (filled.every((cell) => cell.length <= 1)) return [{ paragraphs: filled }];
  const long = filled.flatMap((cell, column) => (cell.length > 1 ? [column] : []));
  if (long.length === 1 && filled.filter((cell) => cell.length === 1).length >= 2)
    return tableRow(filled, long[0] ?? 0);
  const [first = [], ...rest] = filled;
  const isLabeled = first.length === 1 && rest.length === 1;
  if (!isLabeled) return filled.flat().map(alone);
  const [head, ...body] = rest.flat();
  return [{ paragraphs: [first, head ? [head] : []] }, ...body.map(alone)];
}

/** Returns the header of an entry as a row, followed by the text of one cell. */
const tableRow = (cells: WordNode[][], column: number): Block[] => [
  { paragraphs: cells.with(column, []) },
  ...(cells[column] ?? []).map((one) => ({ paragraphs: [[one]], column })),
];

const plainText = (node: WordNode): string =>
  node.value ?? (node.children ?? []).map(plainText).join('');

function linesOfBlock({ paragraphs, column = 0 }: Block, level: number): Line[] {
  const written = paragraphs.map((cell) => cell.map((one) => ({ paragraph: one, ...write(one) })));
  const [first, ...others] = written.flat();
  if (!first) return [];
  if (others.length === 0) {
    const role = roleOf(first.paragraph, level);
    const isOwn = headingLevel(styleNames(first.paragraph)) > 0;
    const marked = isOwn ? undefined : markedText(first.paragraph, role === 'item');
    if (marked !== undefined) {
      const look = { isBold: false, isItalic: false, size: styleSize(styleNames(first.paragraph)) };
      return lineOf([[{ text: marked, ...look }]], first.links, role).map((line) =>
        moved(line, column),
      );
    }
    const lines = first.rows.flatMap((cells) => lineOf(cells, first.links, role));
    return lines.map((line) => moved(line, column));
  }
  const cells = written.flatMap((cell) =>
    cell.length > 0 ? cell.flatMap(({ rows }) => rows.flat()) : [[]],
  );
  const links = written.flat().flatMap((one) => one.links);
  return lineOf(cells, links, undefined);
}

const moved = (line: Line, column: number): Line =>
  column === 0
    ? line
    : { ...line, cells: line.cells.map((cell) => ({ ...cell, x: cell.x + column * cellWidth })) };

/** Returns a paragraph's role. A heading is not a list item, even if its style numbers it. */
function roleOf(paragraph: WordNode, level: number): Line['role'] {
  const style = styleNames(paragraph);
  const own = headingLevel(style);
  if (own > 0) return own === level ? 'heading' : 'paragraph';
  const isItem = paragraph.numbering || /bullet|list\s?number|aufz/i.test(style);
  return isItem ? 'item' : 'paragraph';
}

/**
 * Returns the level of headings that begin sections: the first level is often only the person's
 * name.
 */
function sectionLevel(paragraphs: readonly WordNode[]): number {
  const counts = new Map<number, number>();
  for (const paragraph of paragraphs) {
    const level = headingLevel(styleNames(paragraph));
    const isKnown = level > 0 && headingKind(plainText(paragraph)) !== undefined;
    if (isKnown) counts.set(level, (counts.get(level) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 1;
}

const styleNames = ({ styleName, styleId }: WordNode): string =>
  `${styleName ?? ''} ${styleId ?? ''}`;

function lineOf(cells: TextRun[][], links: string[], role: Line['role']): Line[] {
  const isTable = role === undefined;
  const made = cells.map(toCell).filter((cell) => isTable || cell.text !== '');
  const placed = made
    .map((cell, index) => ({ ...cell, x: index * cellWidth }))
    .filter((cell) => cell.text !== '');
  if (placed.length === 0) return [];
  return [{ page: 1, y: 0, column: 0, gapAbove: 0, cells: placed, links, ...(role && { role }) }];
}

function toCell(runs: TextRun[]): Cell {
  const text = runs.map((run) => run.text).join('');
  const visible = runs.filter((run) => run.text.trim() !== '');
  const repaired = joinSpacedLetters(repairText(text)).replace(/\s+/g, ' ').trim();
  return {
    text: repaired,
    x: 0,
    width: repaired.length * characterWidth,
    font: '',
    size: Math.max(...visible.map((run) => run.size), 0) || defaultSize,
    isBold: visible.length > 0 && visible.every((run) => run.isBold),
    isItalic: visible.length > 0 && visible.every((run) => run.isItalic),
    ...runsOf(runs),
  };
}

/** The level of a heading style, or 0 for other styles. */
const headingLevel = (style: string): number =>
  Number(/(?:heading|überschrift|titre|título)\s*(\d)/i.exec(style)?.[1] ?? 0);

/** mammoth does not report sizes from styles, but heading levels give their order. */
function styleSize(style: string): number {
  if (/subtitle/i.test(style)) return 13;
  if (/\btitle/i.test(style)) return 26;
  const level = headingLevel(style);
  return level === 0 ? 0 : Math.max(defaultSize, 18 - 2 * level);
}

/** Returns the texts of a paragraph by line break and tab. Text of headings counts as bold. */
function write(paragraph: WordNode): Written {
  const written: Written = { rows: [[[]]], links: [] };
  const name = styleNames(paragraph);
  const style = { isBold: headingLevel(name) > 0, isItalic: false, size: styleSize(name) };
  for (const child of paragraph.children ?? []) add(child, style, written);
  return written;
}

function add(node: WordNode, style: Omit<TextRun, 'text'>, written: Written): void {
  const row = written.rows.at(-1);
  if (node.type === 'text') {
    const [first = '', ...more] = inLines(node.value ?? '');
    row?.at(-1)?.push({ ...style, text: first });
    for (const text of more) written.rows.push([[{ ...style, text }]]);
  } else if (node.type === 'tab') row?.push([]);
  else if (node.type === 'break') written.rows.push([[]]);
  else addChildren(node, style, written);
}

function addChildren(node: WordNode, style: Omit<TextRun, 'text'>, written: Written): void {
  if (node.type === 'hyperlink' && node.href) written.links.push(node.href);
  const own = {
    isBold: style.isBold || Boolean(node.isBold),
    isItalic: style.isItalic || Boolean(node.isItalic),
    size: node.fontSize ?? style.size,
  };
  for (const child of node.children ?? []) add(child, own, written);
}
