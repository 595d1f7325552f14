import { contentLimits } from './content-limits.ts';

/** Skills as a person types them, separated by commas, and the list that is stored. */

/**
 * 'Go, Rust' → two items; `itemsText` keeps the wording where joining them would change it. Read as far
 * as a resume has room for items: a text of nothing but commas would be half a million of them.
 */
export function parseItems(written: string): { items: string[]; itemsText: string } {
  const items = written
    .split(',', contentLimits.textsInAll + 1)
    .map((item) => item.trim())
    .filter(Boolean);
  return { items, itemsText: items.join(', ') === written ? '' : written };
}

/** The items as they were written. */
export const itemsText = (entry: { items: readonly string[]; itemsText: string }): string =>
  entry.itemsText || entry.items.join(', ');
