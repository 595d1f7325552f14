import { contentLimits } from './content-limits.ts';

/** Skills as a person types them, separated by commas, and the list that is stored. */

/**
 * 'Go, Rust' becomes two items; `itemsText` keeps the wording if joining them would change it.
 * Reads only as many items as a resume has room for, because a text of nothing but commas would
 * give half a million.
 */
export function parseItems(written: string): { items: string[]; itemsText: string } {
  const items = written
    .split(',', contentLimits.textsInAll + 1)
    .map((item) => item.trim())
    .filter(Boolean);
  return { items, itemsText: items.join(', ') === written ? '' : written };
}

/** Returns the items as they were written. */
export const itemsText = (entry: { items: readonly string[]; itemsText: string }): string =>
  entry.itemsText || entry.items.join(', ');
