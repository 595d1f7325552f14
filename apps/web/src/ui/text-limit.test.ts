import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitInsertion, limitWords } from './text-limit.ts';

describe('a field that fills', () => {
  it.each([
    [0, ''],
    [269, ''],
    [270, '30 letters left'],
    [299, '1 letter left'],
    [300, '0 letters left'],
    [301, '1 letter too long'],
    [312, '12 letters too long'],
    [116_000, '115,700 letters too long'],
  ])('says at %i of 300 letters: %j', (length, words) => {
    expect(limitWords(length, 300)).toBe(words);
  });
});

describe('what is pasted', () => {
  it('is put in whole where a field has room, also a little beyond its limit', () => {
    expect(fitInsertion('a\r\nb', 'kept', { limit: 300 })).toEqual({ put: 'a\nb', left: '' });
    expect(fitInsertion('x'.repeat(400), '', { limit: 300 }).left).toBe('');
  });

  it('is cut where it would freeze the page, and the rest is returned', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 60 }).map((one) => one.repeat(2_000));
    fc.assert(
      fc.property(text, fc.nat(30_000), fc.nat(5), (pasted, kept, lines) => {
        const room = { limit: 300, maxLines: lines };
        const { put, left } = fitInsertion(pasted, 'x'.repeat(kept), room);
        expect(put + left).toBe(pasted.replaceAll('\r\n', '\n'));
        expect(put.length).toBeLessThanOrEqual(2_300);
        expect(put.isWellFormed() || !pasted.isWellFormed()).toBe(true);
      }),
      { numRuns: 60 },
    );
    for (const letter of ['👩‍👩‍👧', 'e\u0301', '🇳🇴', '𐐷', 'क्षि']) {
      const { left } = fitInsertion(`x${letter.repeat(2_300)}`, '', { limit: 300 });
      expect(left.length % letter.length, letter).toBe(0);
    }
    expect(fitInsertion('x'.repeat(116_000), '', { limit: 20_000_000 }).put).toHaveLength(40_000);
    expect(fitInsertion('a\nb\nc\nd', 'e', { limit: 300, maxLines: 3 })).toEqual({
      put: 'a\nb\nc',
      left: '\nd',
    });
  });
});
