import { parseItems } from '@folio/contract/items-text';
import type { Fields } from './said.ts';

const longestItem = 60;

/** 'Cycling, sourdough' is two interests; anything that reads as sentences stays one text. */
export function interestsOf(text: string): Fields[] {
  if (text.trim() === '') return [];
  const { items, itemsText } = parseItems(text);
  const isList = itemsText === '' && items.every(isShort);
  return (isList ? items : [text]).map((name) => ({ name }));
}

const isShort = (item: string) => item.length <= longestItem && !/[.!?;\n]/.test(item);
