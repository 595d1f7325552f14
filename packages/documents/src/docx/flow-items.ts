import type { Heading, Image, ListItem, Paragraph } from '@folio/typeset/blocks';

/** The properties of a text block that a word processor supports. Lengths are in points. */
export type FlowParagraph = {
  kind: 'paragraph';
  block: Heading | Paragraph | ListItem;
  /** Text at the end of its first line. */
  slot?: Paragraph;
  rule?: FlowRule;
  /** The rule between the paragraph and the space above it. */
  ruleAbove?: FlowRule;
  /** The color behind it, and how far the color extends beyond the text. */
  shading?: { color: string; startPt: number; endPt: number; abovePt: number; belowPt: number };
  spaceBeforePt: number;
  indentPt: number;
  /** The width of its column. */
  widthPt: number;
  keepWithNext: boolean;
  breakBefore?: boolean;
};

/** The largest distance of a border from its paragraph in Word. */
export const furthestPt = 31;
/** The thinnest border of Word. */
export const thinnestPt = 0.25;
/** The height of an empty paragraph, which is the smallest possible gap. */
export const hairlinePt = 1;

/** A border of a paragraph, `gapPt` from its text. */
type FlowRule = { thicknessPt: number; color: string; gapPt: number };

export type FlowImage = { kind: 'image'; image: Image; spaceBeforePt: number; indentPt: number };
/** A rule or space without a paragraph to carry it. */
export type FlowGap = {
  kind: 'gap';
  heightPt: number;
  rule?: { thicknessPt: number; color: string };
};

/**
 * `widthPt` is the width of the content box; `startPt` and `endPt` are the insets of the cell
 * beside it.
 */
export type FlowCell = {
  startPt: number;
  endPt: number;
  widthPt: number;
  /** Its background, from edge to edge. */
  color?: string;
  /** Vertical lines at its edges. */
  start?: FlowStroke;
  end?: FlowStroke;
  items: FlowItem[];
};
/** A vertical line; x is relative to the content box. */
export type FlowStroke = { xPt: number; thicknessPt: number; color: string };
/**
 * Columns side by side without gaps. Consecutive rows with the same columns form one table.
 * `leftPt` is the table's left edge relative to the content box; its backgrounds may extend beyond
 * that box.
 */
export type FlowTable = {
  kind: 'table';
  leftPt: number;
  rows: FlowCell[][];
  head?: ColoredHead /** Of its first row. */;
  leastHeightPt?: number;
};
/** A row of backgrounds that extend to the page's edge, and into the space below. */
export type ColoredHead = { abovePt: number; belowPt: number };

export type FlowItem = FlowParagraph | FlowImage | FlowGap | FlowTable;

/** Returns an item with more space above it. */
export function lowered(item: FlowItem, pt: number): FlowItem {
  if (item.kind === 'gap') return { ...item, heightPt: item.heightPt + pt };
  if (item.kind !== 'table') return { ...item, spaceBeforePt: item.spaceBeforePt + pt };
  const [first, ...rest] = item.rows;
  return first ? { ...item, rows: [loweredRow(first, pt), ...rest] } : item;
}

export const loweredRow = (row: FlowCell[], pt: number): FlowCell[] =>
  row.map((cell) => ({
    ...cell,
    items: cell.items.map((item, index) => (index === 0 ? lowered(item, pt) : item)),
  }));

/** Returns an item that starts a page, by a property of its first paragraph. */
export function begun(item: FlowItem): FlowItem {
  if (item.kind === 'paragraph') return { ...item, breakBefore: true };
  if (item.kind !== 'table') return item;
  const [first = [], ...rows] = item.rows;
  const [cell, ...cells] = first;
  const [top, ...below] = cell?.items ?? [];
  if (!cell || !top) return item;
  return { ...item, rows: [[{ ...cell, items: [begun(top), ...below] }, ...cells], ...rows] };
}

export function allParagraphs(items: readonly FlowItem[]): FlowParagraph[] {
  return items.flatMap((item) => {
    if (item.kind === 'paragraph') return [item];
    if (item.kind !== 'table') return [];
    return item.rows.flat().flatMap((cell) => allParagraphs(cell.items));
  });
}
