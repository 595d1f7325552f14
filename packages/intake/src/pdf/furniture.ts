import type { Row } from './items-to-lines.ts';

const pageNumber =
  /^(?:(?:page|seite|página|pagina|पृष्ठ)\s*)?\d{1,2}(?:\s*(?:of|von|sur|de|di|\/|\|)\s*\d{1,2})?$/i;
const pageWithNumber = /\b(?:page|seite|página)\s+\d{1,2}(?:\s*(?:of|von|sur|de|\/)\s*\d{1,2})?$/i;
/** 'Page 2 – Curriculum vitae of Ada Berg'. */
const pageThenTitle = /^(?:page|seite|página|pagina|strona|side|sida)\s+\d{1,2}\s*[-–|·]\s/i;
const ownFoot = /^made with folio$/i;
/** Of a page's height: where headers and footers stand. */
const margin = 0.09;

type Page = { heightPt: number };

/** Leaves out what stands on pages but says nothing: page numbers, running heads, our own foot line. */
export function withoutFurniture(rows: readonly Row[], pages: readonly Page[]): Row[] {
  const repeated = repeatedTexts(rows, pages);
  return rows.filter((row) => {
    const text = textOfRow(row);
    const inMargin = standsInMargin(row, pages);
    if (ownFoot.test(text)) return false;
    const isNumber = [pageNumber, pageWithNumber, pageThenTitle].some((one) => one.test(text));
    if (inMargin && isNumber) return false;
    const mayName = row.page > 1 || row.cells.some((cell) => pageNumber.test(cell.text));
    if (mayName && inMargin && namesOwner(text, rows)) return false;
    if (isTitleAtFoot(row, text, pages) && namesOwner(text, rows)) return false;
    return !(row.page > 1 && inMargin && repeated.has(keyOf(text)));
  });
}

const documentTitle =
  /(?<!\p{L})(?:curriculum vitae|lebenslauf|résumé|resume|cv|currículo|hoja de vida|życiorys)(?!\p{L})/iu;

/** 'Ada Berg – Curriculum vitae' below all else says nothing new, on the first page neither. */
const isTitleAtFoot = (row: Row, text: string, pages: readonly Page[]): boolean =>
  row.y > (pages[row.page - 1]?.heightPt ?? 842) * (1 - margin) && documentTitle.test(text);

/** A running head names whose resume it is: a word of the largest line of the first page. */
function namesOwner(text: string, rows: readonly Row[]): boolean {
  if (text.length > 60 || /[.!?]$/.test(text)) return false;
  const first = rows.filter((row) => row.page === 1);
  const largest = first.reduce(
    (best, row) => (sizeOfRow(row) > sizeOfRow(best) + 0.5 ? row : best),
    first[0] ?? { page: 1, y: 0, cells: [] },
  );
  const words = textOfRow(largest).toLowerCase().split(/\s+/);
  const said = text.toLowerCase().split(/[^\p{L}'’-]+/u);
  const named = said.filter((word) => word.length >= 4 && words.includes(word)).length;
  return named >= 2 || (named === 1 && (documentTitle.test(text) || said.length <= 3));
}

const sizeOfRow = (row: Row): number => Math.max(0, ...row.cells.map((cell) => cell.size));

const textOfRow = (row: Row): string => row.cells.map((cell) => cell.text).join(' ');

const keyOf = (text: string): string => text.replace(/\d+/g, '#').toLowerCase();

function standsInMargin(row: Row, pages: readonly Page[]): boolean {
  const height = pages[row.page - 1]?.heightPt ?? 842;
  return row.y < height * margin || row.y > height * (1 - margin);
}

/** Texts that stand in the margins of more than one page; those of the first page stay there. */
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
