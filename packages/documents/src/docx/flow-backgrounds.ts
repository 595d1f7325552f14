import type { Background, Block, Stack } from '@folio/typeset/blocks';
import {
  type FlowCell,
  type FlowItem,
  type FlowParagraph,
  type FlowTable,
  furthestPt,
  thinnestPt,
} from './flow-items.ts';

/**
 * Turns adjacent backgrounds into the cells of a table and puts each item into the cell where it
 * starts. The cells extend to the page's edge and into the space below. `leftPt` is the left edge
 * of the items' content box on the page.
 */
export function backgroundTable(
  backgrounds: readonly Background[],
  items: readonly FlowItem[],
  leftPt: number,
): FlowTable {
  const cells = [...backgrounds].sort((a, b) => a.xPt - b.xPt);
  const placed = items.flatMap((item) => placesOf(item, leftPt));
  const row = cells.map(({ xPt, widthPt, color }, index): FlowCell => {
    const nextPt = cells[index + 1]?.xPt ?? Number.POSITIVE_INFINITY;
    const own = placed.filter(({ atPt }) => (index === 0 || atPt >= xPt) && atPt < nextPt);
    const startPt = Math.max(0, Math.min(...own.map(({ atPt }) => atPt - xPt), widthPt));
    const inside = own.map(({ item, atPt }) => indented(item, atPt - xPt - startPt));
    return { startPt, endPt: 0, widthPt: widthPt - startPt, color, items: inside };
  });
  const { xPt = 0, abovePt = 0, belowPt = 0 } = cells[0] ?? {};
  return { kind: 'table', leftPt: xPt - leftPt, rows: [row], head: { abovePt, belowPt } };
}

/**
 * Returns a title that is alone on a background as a shaded paragraph, because Word's navigation
 * pane shows no headings from tables. The shading reaches as far as its borders, which can't extend
 * to the page's edge, so the background of a head stays a table.
 */
export function shadedTitle(
  [background, ...others]: readonly Background[],
  [title, ...more]: readonly FlowItem[],
  leftPt: number,
): FlowParagraph | undefined {
  if (!background || background.xPt < 1 || others.length + more.length > 0) return undefined;
  if (title?.kind !== 'paragraph' || title.block.type !== 'heading') return undefined;
  const { color, xPt, widthPt, abovePt, belowPt } = background;
  const startPt = leftPt + title.indentPt - xPt;
  const endPt = xPt + widthPt - leftPt - title.widthPt;
  if ([startPt, endPt, abovePt, belowPt].some((pt) => pt < 0 || pt > furthestPt)) return undefined;
  const shading = {
    color,
    startPt: drawnPt(startPt),
    endPt: drawnPt(endPt),
    abovePt: drawnPt(abovePt),
    belowPt: drawnPt(belowPt),
  };
  return { ...title, shading };
}

/** Word draws a border at a distance of whole points. */
const drawnPt = (pt: number): number => Math.max(0, Math.round(pt - thinnestPt)) + thinnestPt;

/** Nested backgrounds, outermost first, with the items inside all of them. */
export function innermost(
  { children }: Stack,
  backgrounds: Background[],
): { backgrounds: Background[]; children: Block[] } {
  const [only, ...others] = children;
  if (others.length > 0 || only?.type !== 'stack' || !only.background)
    return { backgrounds, children };
  return innermost(only, [...backgrounds, only.background]);
}

/** Narrower backgrounds are strokes, such as a timeline's, which flowing text can't show. */
const narrowestPt = 24;

/**
 * Returns the topmost of overlapping backgrounds, such as frames; white counts as no background.
 */
export function wordBackgrounds(backgrounds: readonly Background[]): Background[] {
  const wide = backgrounds.filter(({ widthPt }) => widthPt >= narrowestPt);
  const sorted = [...wide].sort((a, b) => a.xPt - b.xPt);
  const doOverlap = sorted.some((one, index) => {
    const next = sorted[index + 1];
    return next !== undefined && next.xPt < one.xPt + one.widthPt - 1;
  });
  return (doOverlap ? wide.slice(-1) : wide).filter(({ color }) => !/^#f{6}$/i.test(color));
}

/** Returns the item with its left edge on the page, or each item of a table individually. */
function placesOf(item: FlowItem, leftPt: number): { item: FlowItem; atPt: number }[] {
  if (item.kind === 'gap') return [{ item, atPt: leftPt }];
  if (item.kind !== 'table')
    return [{ item: { ...item, indentPt: 0 }, atPt: leftPt + item.indentPt }];
  return item.rows.flatMap((row) => {
    let edgePt = leftPt;
    return row.flatMap(({ startPt, widthPt, endPt, items }) => {
      const atPt = edgePt + startPt;
      edgePt = atPt + widthPt + endPt;
      return items.flatMap((inner) => placesOf(inner, atPt));
    });
  });
}

const indented = (item: FlowItem, pt: number): FlowItem =>
  'indentPt' in item ? { ...item, indentPt: item.indentPt + pt } : item;
