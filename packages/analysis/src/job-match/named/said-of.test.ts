import { expect, test } from 'vitest';
import { namedLines } from './named-lines.ts';
import { waysSaid } from './said-of.ts';

const text =
  'Skip to content\nProducts\nSaigon • Chi Minh, Vietnam\nProducts\nJoin us at Helvo\n\nWe are Helvo. Helvo helps bakers. Helvo is 12 years old. Write at ann@helvo.example.';

test.each([
  ['Helvo', 4],
  ['Products', 0],
  ['Chi Minh', 0],
  ['Ann', 0],
])('sentences speak of an employer, not of menus and places: %s', (name, ways) => {
  const [line] = namedLines(name, 'en');
  expect(waysSaid(namedLines(text, 'en'), line?.words ?? [])).toBe(ways);
});
