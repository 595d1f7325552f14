/** Skills as a person types them, separated by commas, and the list that is stored. */

/** 'Go, Rust' → two items; `itemsText` keeps the wording where joining them would change it. */
export function parseItems(written: string): { items: string[]; itemsText: string } {
  const items = written
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
  return { items, itemsText: items.join(', ') === written ? '' : written };
}

/** The items as they were written. */
export const itemsText = (entry: { items: readonly string[]; itemsText: string }): string =>
  entry.itemsText || entry.items.join(', ');
