import { expect, it } from 'vitest';
import { placeholdersOf } from './letter-section.tsx';

it('finds the places that only the writer can fill in, where they stand', () => {
  const text = 'I cut costs by [X%] at [company].\n[a\nb] [] [[nested]] plain';
  const found = placeholdersOf(text);
  expect(found.map((place) => place.text)).toEqual(['[X%]', '[company]', '[nested]']);
  for (const { text: words, start, end } of found) expect(text.slice(start, end)).toBe(words);
});
