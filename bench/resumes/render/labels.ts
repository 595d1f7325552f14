import type { pageLines } from '@folio/intake/page-lines';
import type { Item } from './items.ts';

type Line = ReturnType<typeof pageLines>[number];

/** The field that a part of a cell shows; `from` and `to` are offsets in the cell's text. */
export type Label = { line: number; cell: number; from: number; to: number; field: string };

/**
 * Finds items in the cells that the reader's layout made of them, by position and in order. Text
 * that the layout left out or changed has no label.
 */
export function labelLines(lines: readonly Line[], items: readonly Item[]): Label[] {
  return lines.flatMap((line, at) =>
    line.cells.flatMap((cell, index) => {
      const y = cell.y ?? line.y;
      const inside = items.filter(
        (item) =>
          item.page === line.page &&
          Math.abs(item.y - y) < 0.4 * item.size &&
          item.x >= cell.x - 0.5 &&
          item.x + item.width <= cell.x + cell.width + 0.5 + item.size,
      );
      return labelsIn(cell.text, inside).map((label) => ({ line: at, cell: index, ...label }));
    }),
  );
}

function labelsIn(text: string, items: readonly Item[]): Omit<Label, 'line' | 'cell'>[] {
  const labels: Omit<Label, 'line' | 'cell'>[] = [];
  let cursor = 0;
  for (const { text: itemText, field } of items.toSorted((a, b) => a.x - b.x)) {
    const words = itemText.replace(/\s+/g, ' ').trim();
    const from = text.indexOf(words, cursor);
    if (from < 0 || !/[\p{L}\p{N}]/u.test(words)) continue;
    cursor = from + words.length;
    const last = labels.at(-1);
    const isNext = last && !/[\p{L}\p{N}]/u.test(text.slice(last.to, from));
    if (isNext && last.field === field) last.to = cursor;
    else if (field !== undefined) labels.push({ from, to: cursor, field });
  }
  return labels;
}
