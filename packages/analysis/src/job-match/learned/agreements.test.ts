import { longest, segmentAt } from '@folio/crf/semi-crf';
import { describe, expect, it } from 'vitest';
import { agreements } from './agreements.ts';

const content = { frame: '_' };
const small = { frame: 'of' };

/** The probabilities of some spans of `count` words. */
function probabilities(count: number, some: [first: number, end: number, share: number][]) {
  const table = new Float64Array(count * longest);
  for (const [first, end, share] of some) table[segmentAt(first, end)] = share;
  return table;
}

describe('how probable it is that a reader names a need', () => {
  it('adds up where readers differ by one word of three', () => {
    const words = [content, content, content];
    const sums = agreements(
      probabilities(3, [
        [0, 3, 0.3],
        [1, 3, 0.25],
        [0, 1, 0.35],
      ]),
      words,
    );
    expect(sums[segmentAt(1, 3)]).toBeCloseTo(0.55);
    expect(sums[segmentAt(0, 1)]).toBeCloseTo(0.35);
  });

  it('counts no small words', () => {
    const sums = agreements(probabilities(2, [[0, 2, 0.4]]), [small, content]);
    expect(sums[segmentAt(1, 2)]).toBeCloseTo(0.4);
  });

  it('is nothing for spans that end behind the last word', () => {
    const sums = agreements(probabilities(1, [[0, 1, 1]]), [content]);
    expect(sums[segmentAt(0, 2)]).toBe(-Infinity);
  });
});
