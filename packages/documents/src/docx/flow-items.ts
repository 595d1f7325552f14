import type { Heading, Image, ListItem, Paragraph } from '@folio/typeset/blocks';

/** What a word processor knows of a block with text. Lengths are points. */
export type FlowParagraph = {
  kind: 'paragraph';
  block: Heading | Paragraph | ListItem;
  /** What stands at the end of its first line. */
  slot?: Paragraph;
  rule?: { thicknessPt: number; color: string; gapPt: number };
  spaceBeforePt: number;
  indentPt: number;
  /** The room between the edges of its column. */
  widthPt: number;
  keepWithNext: boolean;
  breakBefore?: boolean;
};

export type FlowImage = { kind: 'image'; image: Image; spaceBeforePt: number; indentPt: number };
/** A line, or nothing but space, where no text is that could carry it. */
export type FlowGap = {
  kind: 'gap';
  heightPt: number;
  rule?: { thicknessPt: number; color: string };
};

/** Of its whole width, its own room begins `startPt` within it and ends `endPt` before its end. */
export type FlowCell = {
  startPt: number;
  endPt: number;
  widthPt: number;
  /** Behind it, from edge to edge. */
  color?: string;
  /** Lines at its edges, from top to bottom. */
  start?: FlowStroke;
  end?: FlowStroke;
  items: FlowItem[];
};
/** An upright line; where it stands is measured from the left edge of its room. */
export type FlowStroke = { xPt: number; thicknessPt: number; color: string };
/**
 * Columns side by side, edge to edge. Rows of the same columns are one table. `leftPt` is where it
 * begins, measured from the left edge of its room, beyond which its colours may reach.
 */
export type FlowTable = {
  kind: 'table';
  leftPt: number;
  rows: FlowCell[][];
  head?: ColoredHead /** Of its first row. */;
  leastHeightPt?: number;
};
/** A row of colours that reach up to the page's edge, and into the space below. */
export type ColoredHead = { abovePt: number; belowPt: number };

export type FlowItem = FlowParagraph | FlowImage | FlowGap | FlowTable;

/** An item with so much more space above it. */
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

/** An item at the top of a page: as its first paragraph says. */
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
