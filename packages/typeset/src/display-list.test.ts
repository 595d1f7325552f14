import { describe, expect, it } from 'vitest';
import { type Fragment, toReadingOrder } from './display-list.ts';

/** Capitals stand for right-to-left words. */
const fragmentsOf = (words: string): Fragment[] =>
  words.split(' ').map((text) => {
    const rtl = text === text.toUpperCase();
    const run = { font: 'F', text, rtl, glyphs: [], widthEm: 1 };
    return { run, xPt: 0, widthPt: 1, color: '#000000', part: 0 };
  });
const order = (words: string, rtl: boolean) =>
  toReadingOrder(fragmentsOf(words), rtl)
    .map(({ run }) => run.text)
    .join(' ');

describe('toReadingOrder', () => {
  it('leaves text of one direction as it is read', () => {
    expect(order('a b c', false)).toBe('a b c');
    expect(order('C B A', true)).toBe('A B C');
  });

  it('turns stretches of the other direction round', () => {
    expect(order('a C B d', false)).toBe('a B C d');
    expect(order('E b c A', true)).toBe('A b c E');
    expect(order('b c A', true)).toBe('A b c');
  });
});
