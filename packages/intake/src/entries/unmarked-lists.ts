import type { Passage } from '../lines/passages.ts';

/** Where no entry has a mark or running text, but some several short texts, each of those is an item. */
export function markLists<T extends { body: Passage[] }>(entries: readonly T[]): T[] {
  const all = entries.flatMap(({ body }) => body);
  const isList = all.every(isShort) && entries.some(({ body }) => body.length >= 2);
  if (!isList) return [...entries];
  return entries.map((entry) => ({
    ...entry,
    body: entry.body.map((passage) => ({ ...passage, kind: 'item' })),
  }));
}

/** A phrase or one sentence. */
export const isShort = ({ kind, text }: Passage): boolean =>
  kind === 'paragraph' && text.length < 220 && !/\p{Ll}{2}[.!?]\s+\p{Lu}/u.test(text);
