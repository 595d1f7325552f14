import { limits } from '../limits.ts';
import { type Line, leftOf, rightOf, sizeOf, type TextItem } from '../model.ts';
import { type ColumnRow, findGutter, orderColumns } from './columns.ts';
import { withoutFurniture } from './furniture.ts';
import type { Gutter } from './gutter-signs.ts';
import { itemsToRows } from './items-to-lines.ts';
import type { PageLink, PdfText } from './page-items.ts';

/** Pages with fewer letters than this say nothing. */
export const fewestLetters = 25;

export const letterCount = (items: readonly TextItem[]): number =>
  items.reduce((sum, item) => sum + item.text.replace(/[^\p{L}\p{N}]/gu, '').length, 0);

/** The lines of pages in reading order. */
export function pageLines({ items, links, pages }: PdfText): Line[] {
  const byPage = pages.map((_, index) => items.filter((item) => item.page === index + 1));
  const rows = withoutFurniture(byPage.flatMap(itemsToRows), pages);
  let gutter: Gutter | undefined;
  const ordered = pages.flatMap((_, index) => {
    const onPage = rows.filter((row) => row.page === index + 1);
    gutter = findGutter(onPage, gutter);
    return labelsFirst(orderColumns(onPage, gutter));
  });
  return withGaps(ordered, leastEdge(ordered, pages[0]?.widthPt ?? 0))
    .slice(0, limits.lines)
    .map((line) => ({ ...line, links: linksOn(line, links) }));
}

/** A label in the margin that is set a little lower than the text beside it is read before that. */
function labelsFirst(rows: readonly ColumnRow[]): ColumnRow[] {
  const ordered = [...rows];
  for (let at = 1; at < ordered.length; at++) {
    const [text, label] = [ordered[at - 1], ordered[at]];
    if (text && label && standsBeside(label, text)) {
      ordered[at - 1] = label;
      ordered[at] = text;
    }
  }
  return ordered;
}

function standsBeside(label: ColumnRow, text: ColumnRow): boolean {
  const [cell, ...others] = label.cells;
  const left = text.cells[0]?.x ?? 0;
  if (!cell || others.length > 0 || label.column !== text.column) return false;
  const isBeside = cell.x + cell.width < left;
  return isBeside && label.y >= text.y && label.y - text.y < 0.6 * cell.size;
}

/** How far lines as wide as the page may reach: as far as on the left, unless they are seen to be wrapped before. */
function leastEdge(rows: readonly ColumnRow[], widthPt: number): number {
  const whole = rows.filter(({ column, cells }) => column === 0 && cells.length > 0);
  const isSeen = whole.some((row, at) => goesOn(row, whole[at + 1]));
  const left = Math.min(widthPt, ...whole.map(({ cells }) => cells[0]?.x ?? widthPt));
  return isSeen ? widthPt * leastReach : Math.max(widthPt * leastReach, widthPt - left - raggedPt);
}

const leastReach = 0.68;
const raggedPt = 15;

/** A small letter below a long line without a stop. */
const goesOn = ({ cells: [cell], page }: ColumnRow, next: ColumnRow | undefined): boolean =>
  next?.page === page &&
  next.cells.length === 1 &&
  /[\p{Ll},]$/u.test(cell?.text ?? '') &&
  (cell?.text.length ?? 0) > 40 &&
  /^\p{Ll}/u.test(next.cells[0]?.text ?? '');

function withGaps(rows: ColumnRow[], leastEdge: number): Line[] {
  const edges = new Map<number, number>();
  for (const row of rows) {
    const right = Math.max(...row.cells.map((cell) => cell.x + cell.width));
    edges.set(row.column, Math.max(edges.get(row.column) ?? 0, right));
  }
  return rows.map((row, index): Line => {
    const above = rows[index - 1];
    const follows = above && above.page === row.page && above.column === row.column;
    return {
      ...{ page: row.page, y: row.y, column: row.column, cells: row.cells, links: [] },
      rightEdge: Math.max(edges.get(row.column) ?? 0, row.column === 0 ? leastEdge : 0),
      gapAbove: follows ? Math.max(0, row.y - above.y) : 0,
    };
  });
}

/** The addresses of links that lie on a line. */
function linksOn(line: Line, links: readonly PageLink[]): string[] {
  const middle = line.y - sizeOf(line) * 0.35;
  const on = links.filter(
    ({ page, rect }) =>
      page === line.page &&
      rect.y <= middle &&
      rect.y + rect.height >= middle &&
      rect.x < rightOf(line) &&
      rect.x + rect.width > leftOf(line),
  );
  return [...new Set(on.map((link) => link.url))];
}
