import { describe, expect, it } from 'vitest';
import { foldLine } from './content-lines.ts';

/** Of one, two, three and four bytes, and half of a pair. */
const characters = ['a', 'é', '領', '😀', '\ud800'];

describe('a folded line', () => {
  it.each(characters)('has 75 bytes at most, in whole characters: %s', (character) => {
    for (const length of [1, 24, 25, 26, 74, 75, 76, 300]) {
      const text = character.repeat(length);
      const folded = foldLine(text);
      const lines = folded.slice(0, -2).split('\r\n');
      for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      // No line ends before the next character would be too much for it.
      for (const line of lines.slice(0, -1))
        expect(Buffer.byteLength(line + character)).toBeGreaterThan(75);
      expect(folded.replaceAll('\r\n ', '')).toBe(`${text}\r\n`);
    }
  });
});
