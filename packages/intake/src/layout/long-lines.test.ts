import { expect, test } from 'vitest';
import { limits } from '../limits.ts';
import { inLines } from './long-lines.ts';

const most = limits.lineCharacters;

test.each([
  ['short', 'Cook'],
  ['empty', ''],
  ['as long as a line', 'x'.repeat(most)],
])('a text that is %s is a line', (_, text) => {
  expect(inLines(text)).toEqual([text]);
});

test.each([
  ['words', 'word '.repeat(most)],
  ['one word', 'x'.repeat(3 * most + 1)],
  ['one space at its start', ` ${'x'.repeat(3 * most)}`],
  ['letters of two units', `x${'😀'.repeat(most)}`],
])('a text of %s is divided, and nothing of it is lost', (_, text) => {
  const lines = inLines(text);
  expect(lines.join('')).toBe(text);
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) {
    expect(line.length).toBeLessThanOrEqual(most);
    expect(line.isWellFormed()).toBe(true);
  }
});
