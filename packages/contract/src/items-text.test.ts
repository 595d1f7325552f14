import { expect, it } from 'vitest';
import { contentLimits } from './content-limits.ts';
import { itemsText, parseItems } from './items-text.ts';

it('reads of a text no more items than a resume has room for, and keeps all of it', () => {
  expect(parseItems('Go, Rust')).toEqual({ items: ['Go', 'Rust'], itemsText: '' });
  const most = contentLimits.textsInAll;
  const many = 'Go,'.repeat(most + 10);
  const parsed = parseItems(many);
  expect(parsed.items).toHaveLength(most + 1);
  expect(itemsText(parsed)).toBe(many);
  // As if there were none, without going through all that is between them.
  const commas = `${','.repeat(450_000)}Go`;
  expect(parseItems(commas)).toEqual({ items: [], itemsText: commas });
});
