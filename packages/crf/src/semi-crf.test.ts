import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestSegments, longest, type Segment, segmentAt, segmentMarginals } from './semi-crf.ts';

const score = fc.double({ min: -4, max: 4, noNaN: true });
const cases = fc.nat({ max: 5 }).chain((count) =>
  fc.record({
    scores: fc
      .array(score, { minLength: count * longest, maxLength: count * longest })
      .map((all) => Float64Array.from(all)),
    adjacent: score,
  }),
);
type Case = { scores: Float64Array; adjacent: number };

/** All segmentations of the items from `first` on. */
function segmentations(first: number, count: number): Segment[][] {
  if (first >= count) return [[]];
  const ends = Array.from({ length: Math.min(longest, count - first) }, (_, at) => first + at + 1);
  return [
    ...segmentations(first + 1, count),
    ...ends.flatMap((end) => segmentations(end, count).map((rest) => [{ first, end }, ...rest])),
  ];
}

const pairsIn = (segments: readonly Segment[]): number =>
  segments.filter(({ first }, at) => segments[at - 1]?.end === first).length;

const scoreOf = (segments: readonly Segment[], { scores, adjacent }: Case): number =>
  segments.reduce(
    (sum, { first, end }) => sum + (scores[segmentAt(first, end)] ?? 0),
    adjacent * pairsIn(segments),
  );

describe('segments', () => {
  it('are those of the best of all segmentations', () => {
    fc.assert(
      fc.property(cases, (given) => {
        const all = segmentations(0, given.scores.length / longest);
        const best = Math.max(...all.map((one) => scoreOf(one, given)));
        const found = bestSegments(given.scores, given.adjacent);
        expect(scoreOf(found, given)).toBeCloseTo(best, 6);
      }),
    );
  });

  it('are as probable as all segmentations with them together', () => {
    fc.assert(
      fc.property(cases, (given) => {
        const all = segmentations(0, given.scores.length / longest);
        const weights = all.map((one) => Math.exp(scoreOf(one, given)));
        const total = weights.reduce((sum, one) => sum + one, 0);
        const wanted = new Float64Array(given.scores.length);
        let pairs = 0;
        for (const [at, segments] of all.entries()) {
          const share = (weights[at] ?? 0) / total;
          pairs += share * pairsIn(segments);
          for (const { first, end } of segments)
            wanted[segmentAt(first, end)] = (wanted[segmentAt(first, end)] ?? 0) + share;
        }
        const found = segmentMarginals(given.scores, given.adjacent);
        expect(found.adjacent).toBeCloseTo(pairs, 6);
        for (const [at, one] of found.segments.entries())
          expect(one).toBeCloseTo(wanted[at] ?? 0, 6);
      }),
    );
  });
});
