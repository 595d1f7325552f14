import { limits } from '../limits.ts';
import { findDate } from '../vocabulary/dates.ts';
import { type ColumnRow, findGutter, orderColumns } from './columns.ts';
import type { Gutter } from './gutters.ts';
import { itemsToRows, type Row } from './items-to-rows.ts';
import {
  type Line,
  leftOf,
  type PageLink,
  type PdfText,
  rightOf,
  sizeOf,
  type TextItem,
} from './model.ts';
import { isRightToLeft, mirrorPages } from './right-to-left.ts';
import { alongSidebars } from './sidebars.ts';

/** A page with fewer letters has no text to read. */
export const fewestLetters = 25;

/** Counts the letters and digits of a page. A scan has none. */
export const letterCount = (items: readonly TextItem[]): number =>
  items.reduce((sum, item) => sum + item.text.replace(/[^\p{L}\p{N}]/gu, '').length, 0);

/**
 * Returns the lines of all pages in reading order. Pages written from right to left are mirrored
 * first.
 */
export function pageLines(text: PdfText): Line[] {
  if (!isRightToLeft(text.items)) return linesOf(text);
  return linesOf(mirrorPages(text)).map((line) => ({
    ...line,
    mirroredPt: text.pages[line.page - 1]?.widthPt ?? 0,
  }));
}

function linesOf({ items, links, pages }: PdfText): Line[] {
  const byPage = pages.map((_, index) => items.filter((item) => item.page === index + 1));
  const rows = withoutPageArtifacts(byPage.flatMap(itemsToRows), pages);
  let gutter: Gutter | undefined;
  const ordered = pages.flatMap((_, index) => {
    const onPage = rows.filter((row) => row.page === index + 1);
    gutter = findGutter(onPage, gutter);
    return labelsFirst(orderColumns(onPage, gutter));
  });
  return withGaps(alongSidebars(ordered), leastEdge(ordered, pages[0]?.widthPt ?? 0))
    .slice(0, limits.lines)
    .map((line) => ({ ...line, links: linksOn(line, links) }));
}

/**
 * Moves a label in the margin, which is slightly lower than the text beside it, before that text.
 */
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

/**
 * Returns the least right edge of lines as wide as the page. The right margin is assumed to be as
 * wide as the left one, unless lines wrap earlier.
 */
function leastEdge(rows: readonly ColumnRow[], widthPt: number): number {
  const whole = rows.filter(({ column, cells }) => column === 0 && cells.length > 0);
  const isSeen = whole.some((row, at) => isContinued(row, whole[at + 1]));
  const left = Math.min(widthPt, ...whole.map(({ cells }) => cells[0]?.x ?? widthPt));
  return isSeen ? widthPt * leastReach : Math.max(widthPt * leastReach, widthPt - left - raggedPt);
}

const leastReach = 0.68;
const raggedPt = 15;

/** Whether a long line without a full stop is followed by one that begins in lowercase. */
const isContinued = ({ cells: [cell], page }: ColumnRow, next: ColumnRow | undefined): boolean =>
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
      page: row.page,
      y: row.y,
      column: row.column,
      cells: row.cells,
      links: [],
      rightEdge: Math.max(edges.get(row.column) ?? 0, row.column === 0 ? leastEdge : 0),
      gapAbove: follows ? Math.max(0, row.y - above.y) : 0,
    };
  });
}

/** Returns the addresses of links whose areas are on a line. */
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

const pageNumber =
  /^(?:(?:page|seite|página|pagina|पृष्ठ)\s*)?\d{1,2}(?:\s*(?:of|von|sur|de|di|\/|\|)\s*\d{1,2})?$/i;
const pageWithNumber = /\b(?:page|seite|página)\s+\d{1,2}(?:\s*(?:of|von|sur|de|\/)\s*\d{1,2})?$/i;
/** Page numbers before the title: 'Page 2 – Curriculum vitae of Ada Berg'. */
const pageThenTitle = /^(?:page|seite|página|pagina|strona|side|sida)\s+\d{1,2}\s*[-–|·]\s/i;
/** 'Ada Berg – 2/3' at the foot of a page, 'Last updated in May 2026' at its head. */
const pageOfPages = /[-–—|·]\s{0,3}\d{1,3}\s{0,3}(?:of|von|sur|de|di|\/)\s{0,3}\d{1,3}$/i;
const lastChange =
  /^(?:last (?:updated?|modified|change[ds]?)|updated|zuletzt aktualisiert|stand)\b/i;
const ownFoot = /^made with folio$/i;
/** Share of a page's height that contains headers and footers. */
const margin = 0.09;

type Page = { heightPt: number };

/** Removes page numbers, running heads and Folio's own footer. */
function withoutPageArtifacts(rows: readonly Row[], pages: readonly Page[]): Row[] {
  const repeated = repeatedTexts(rows, pages);
  const words = wordsOfOwner(rows);
  return rows.filter((row) => {
    const text = textOfRow(row);
    const inMargin = standsInMargin(row, pages);
    if (ownFoot.test(text)) return false;
    const isNumber = [pageNumber, pageWithNumber, pageThenTitle].some((one) => one.test(text));
    const isDated = lastChange.test(text) && text.length < 40 && findDate(text) !== undefined;
    if (inMargin && (isNumber || isDated)) return false;
    const isNumbered = row.cells.some((cell) => pageNumber.test(cell.text));
    const mayName = row.page > 1 || isNumbered || pageOfPages.test(text);
    if (mayName && inMargin && namesOwner(text, words)) return false;
    if (isTitleAtFoot(row, text, pages) && namesOwner(text, words)) return false;
    return !(row.page > 1 && inMargin && repeated.has(keyOf(text)));
  });
}

const documentTitle =
  /(?<!\p{L})(?:curriculum vitae|lebenslauf|résumé|resume|cv|currículo|hoja de vida|życiorys)(?!\p{L})/iu;

/**
 * Whether the last line of a page only repeats the document's title: 'Ada Berg – Curriculum vitae'.
 */
const isTitleAtFoot = (row: Row, text: string, pages: readonly Page[]): boolean =>
  row.y > (pages[row.page - 1]?.heightPt ?? 842) * (1 - margin) && documentTitle.test(text);

/** Returns the words of the largest line of the first page. */
function wordsOfOwner(rows: readonly Row[]): ReadonlySet<string> {
  const first = rows.filter((row) => row.page === 1);
  const largest = first.reduce(
    (best, row) => (sizeOfRow(row) > sizeOfRow(best) + 0.5 ? row : best),
    first[0] ?? { page: 1, y: 0, cells: [] },
  );
  return new Set(textOfRow(largest).toLowerCase().split(/\s+/));
}

/** Whether a running head names the owner. */
function namesOwner(text: string, words: ReadonlySet<string>): boolean {
  if (text.length > 60 || /[.!?]$/.test(text)) return false;
  const found = text.toLowerCase().split(/[^\p{L}'’-]+/u);
  const named = found.filter((word) => word.length >= 4 && words.has(word)).length;
  return named >= 2 || (named === 1 && (documentTitle.test(text) || found.length <= 3));
}

const sizeOfRow = (row: Row): number => Math.max(0, ...row.cells.map((cell) => cell.size));

const textOfRow = (row: Row): string => row.cells.map((cell) => cell.text).join(' ');

const keyOf = (text: string): string => text.replace(/\d+/g, '#').toLowerCase();

function standsInMargin(row: Row, pages: readonly Page[]): boolean {
  const height = pages[row.page - 1]?.heightPt ?? 842;
  return row.y < height * margin || row.y > height * (1 - margin);
}

/** Returns texts in the margins of more than one page. Those on the first page are kept. */
function repeatedTexts(rows: readonly Row[], pages: readonly Page[]): Set<string> {
  const seen = new Map<string, Set<number>>();
  for (const row of rows) {
    const key = keyOf(textOfRow(row));
    if (!(seen.has(key) || standsInMargin(row, pages) || row.page === 1)) continue;
    const on = seen.get(key) ?? new Set();
    seen.set(key, on.add(row.page));
  }
  return new Set([...seen].filter(([, on]) => on.size > 1).map(([key]) => key));
}
