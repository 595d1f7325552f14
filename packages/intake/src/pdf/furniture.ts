import type { Row } from './items-to-lines.ts';

const pageNumber =
  /^(?:(?:page|seite|página|pagina|पृष्ठ)\s*)?\d{1,2}(?:\s*(?:of|von|sur|de|di|\/|\|)\s*\d{1,2})?$/i;
const pageWithNumber = /\b(?:page|seite|página)\s+\d{1,2}(?:\s*(?:of|von|sur|de|\/)\s*\d{1,2})?$/i;
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
    if (inMargin && (pageNumber.test(text) || pageWithNumber.test(text))) return false;
    return !(row.page > 1 && inMargin && repeated.has(keyOf(text)));
  });
}

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
