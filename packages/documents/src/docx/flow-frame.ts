import type { Background } from '@folio/typeset/blocks';
import type { FlowCell, FlowItem, FlowStroke, FlowTable } from './flow-items.ts';

/** The vertical lines of a form: at its edges, and between its columns. */
export type Frame = { start: FlowStroke; end: FlowStroke; inner: FlowStroke[] };

/** Wider backgrounds are areas, not lines. */
const widestPt = 3;
/** The tolerance for lines at the edges of a content box to count as its frame. */
const nearPt = 2;

/**
 * The frame formed by backgrounds that are lines at both edges of a content box, with optional
 * inner ones; x is relative to the box.
 */
export function frameOf(
  backgrounds: readonly Background[],
  { leftPt, widthPt }: { leftPt: number; widthPt: number },
): Frame | undefined {
  if (backgrounds.some((background) => background.widthPt > widestPt)) return undefined;
  const strokes = backgrounds.map(({ xPt, widthPt: thicknessPt, color }) => ({
    xPt: xPt - leftPt,
    thicknessPt,
    color,
  }));
  const start = strokes.find(({ xPt }) => Math.abs(xPt) < nearPt);
  const end = strokes.find(({ xPt }) => Math.abs(xPt - widthPt) < nearPt);
  if (!start || !end) return undefined;
  return { start, end, inner: strokes.filter((stroke) => stroke !== start && stroke !== end) };
}

/** A table of one cell whose borders are the frame; inner lines are borders of the tables in it. */
export function framedTable(frame: Frame, items: FlowItem[], widthPt: number): FlowTable {
  const { start, end, inner } = frame;
  const lined = inner.reduce(withLine, items);
  const cell: FlowCell = { startPt: 0, endPt: 0, widthPt, items: lined, start, end };
  return { kind: 'table', leftPt: 0, rows: [[cell]] };
}

/**
 * Makes the line the border between two cells, by moving their edge to it. What follows beside the
 * line, such as an entry's bullets, goes into the second cell, so that the line continues.
 */
function withLine(items: FlowItem[], stroke: FlowStroke): FlowItem[] {
  const lined: FlowItem[] = [];
  for (const item of items) {
    const table = lined.at(-1);
    const row = table?.kind === 'table' ? table.rows.at(-1) : undefined;
    const last = row?.at(-1);
    const besidePt = row && last?.start === stroke ? stroke.xPt + last.startPt : undefined;
    if (last && besidePt && item.kind === 'paragraph' && item.indentPt >= besidePt - 1)
      last.items.push({
        ...item,
        indentPt: Math.max(0, item.indentPt - besidePt),
        widthPt: last.widthPt,
      });
    else if (item.kind === 'table' && item.leftPt === 0)
      lined.push({ ...item, rows: item.rows.map((one) => linedRow(one, stroke)) });
    else lined.push(item);
  }
  return lined;
}

function linedRow(row: FlowCell[], stroke: FlowStroke): FlowCell[] {
  const edges = row.map((_, index) =>
    row.slice(0, index).reduce((sum, cell) => sum + cell.startPt + cell.widthPt + cell.endPt, 0),
  );
  const at = edges.findIndex((edgePt, index) => {
    const contentBox = row[index - 1]?.endPt ?? 0;
    return index > 0 && stroke.xPt <= edgePt && stroke.xPt >= edgePt - contentBox - nearPt;
  });
  if (at < 0) return row;
  const movedPt = (edges[at] ?? 0) - stroke.xPt;
  return row.map((cell, index) => {
    if (index === at - 1) {
      const endPt = cell.endPt - movedPt;
      return { ...cell, endPt: Math.max(0, endPt), widthPt: cell.widthPt + Math.min(0, endPt) };
    }
    if (index !== at) return cell;
    return { ...cell, startPt: cell.startPt + movedPt, start: stroke, items: [...cell.items] };
  });
}
