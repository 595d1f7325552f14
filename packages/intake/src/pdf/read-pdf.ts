import { IntakeError } from '../intake-error.ts';
import { limits } from '../limits.ts';
import { type Line, leftOf, rightOf, sizeOf, type TextItem } from '../model.ts';
import { type ColumnRow, findGutter, type Gutter, orderColumns } from './columns.ts';
import { withoutFurniture } from './furniture.ts';
import { itemsToRows } from './items-to-lines.ts';
import { showsPicture, withPdf } from './open-pdf.ts';
import { type PageLink, type PdfText, readPageItems } from './page-items.ts';

/** A scanned page's text, where a reader of pictures is at hand. */
export type ReadPicture = (page: { bytes: Uint8Array; page: number }) => Promise<TextItem[]>;

export type PdfLines = { lines: Line[]; isCut: boolean };

/** The lines of a PDF in reading order. Rejects with an `IntakeError`. */
export async function readPdfLines(
  bytes: Uint8Array,
  port: Worker | undefined,
  ocr: ReadPicture | undefined,
): Promise<PdfLines> {
  const text = await withPdf(bytes, port, readText);
  if (isBare(text)) text.items = await readScanned(bytes, port, text, ocr);
  return { lines: linesOf(text), isCut: text.isCut };
}

async function readText(pdf: Parameters<typeof readPageItems>[0]): Promise<PdfText> {
  try {
    return await readPageItems(pdf);
  } catch {
    throw new IntakeError('unreadable', 'pdf page');
  }
}

const letterCount = (items: readonly TextItem[]): number =>
  items.reduce((sum, item) => sum + item.text.replace(/[^\p{L}\p{N}]/gu, '').length, 0);

/** Scanned pages hold no text, or a scanner's mark. */
const isBare = ({ items }: PdfText): boolean => letterCount(items) < 25;

async function readScanned(
  bytes: Uint8Array,
  port: Worker | undefined,
  text: PdfText,
  ocr: ReadPicture | undefined,
): Promise<TextItem[]> {
  const isPicture = await showsPicture(bytes, port).catch(() => false);
  if (!isPicture) throw new IntakeError(text.items.length === 0 ? 'empty' : 'not-a-resume');
  if (!ocr) throw new IntakeError('image-only');
  const items: TextItem[] = [];
  for (let page = 1; page <= text.pages.length; page++) items.push(...(await ocr({ bytes, page })));
  if (letterCount(items) < 25) throw new IntakeError('image-only');
  return items;
}

function linesOf({ items, links, pages }: PdfText): Line[] {
  const byPage = pages.map((_, index) => items.filter((item) => item.page === index + 1));
  const rows = withoutFurniture(byPage.flatMap(itemsToRows), pages);
  let gutter: Gutter | undefined;
  const ordered = pages.flatMap((_, index) => {
    const onPage = rows.filter((row) => row.page === index + 1);
    gutter = findGutter(onPage, gutter);
    return orderColumns(onPage, gutter);
  });
  return withGaps(ordered)
    .slice(0, limits.lines)
    .map((line) => ({ ...line, links: linksOn(line, links) }));
}

function withGaps(rows: ColumnRow[]): Line[] {
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
      rightEdge: edges.get(row.column) ?? 0,
      gapAbove: follows ? row.y - above.y : 0,
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
