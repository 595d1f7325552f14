import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { labelCount, marginalsOf, needSpans, type Tagger } from './tagger.ts';

const charge = 0.5;
const weight = fc.double({ min: -4, max: 4, noNaN: true });
/** Sentences of up to six words with up to three features each, and a tagger that knows of all. */
const cases = fc.record({
  words: fc.array(fc.array(fc.nat({ max: 4 }), { maxLength: 3 }), { minLength: 1, maxLength: 6 }),
  weights: fc.array(fc.tuple(weight, weight), { minLength: 5, maxLength: 5 }),
  transitions: fc.array(weight, { minLength: 9, maxLength: 9 }),
});
type Case = { words: number[][]; weights: [number, number][]; transitions: number[] };

const taggerOf = ({ weights, transitions }: Case): Tagger => ({
  weights: new Map(weights.entries()),
  transitions,
});

/** Every labelling in which nothing goes on that has not begun. */
function labellings(count: number): number[][] {
  if (count === 0) return [[]];
  return labellings(count - 1).flatMap((before) =>
    [0, 1, 2]
      .filter((label) => label !== 2 || (before.at(-1) ?? 0) !== 0)
      .map((label) => [...before, label]),
  );
}

function scoreOf(labels: readonly number[], { words, weights, transitions }: Case): number {
  return labels.reduce((sum, label, at) => {
    const own = words[at]?.reduce((all, f) => all + (weights[f]?.[label - 1] ?? 0), 0) ?? 0;
    const from = labels[at - 1];
    const step = from === undefined ? 0 : (transitions[from * labelCount + label] ?? 0);
    return sum + step + (label === 0 ? -charge : own);
  }, 0);
}

describe('the tagger', () => {
  it('finds the spans of the best of all labellings', () => {
    fc.assert(
      fc.property(cases, (given) => {
        const all = labellings(given.words.length);
        const best = Math.max(...all.map((labels) => scoreOf(labels, given)));
        const spans = needSpans(
          taggerOf(given),
          given.words.map((features) => Int32Array.from(features)),
        );
        const found = given.words.map((_, at) => {
          const span = spans.find(({ first, end }) => first <= at && at < end);
          return span === undefined ? 0 : span.first === at ? 1 : 2;
        });
        expect(scoreOf(found, given)).toBeCloseTo(best, 6);
      }),
    );
  });

  it('knows how probable each label of each word is, of all labellings', () => {
    fc.assert(
      fc.property(cases, (given) => {
        const scores = Float64Array.from(
          given.words.flatMap((features) => {
            const sum = (at: number) =>
              features.reduce((all, f) => all + (given.weights[f]?.[at] ?? 0), 0);
            return [-charge, sum(0), sum(1)];
          }),
        );
        const marginals = marginalsOf(scores, given.transitions);
        const all = labellings(given.words.length);
        const weights = all.map((labels) => Math.exp(scoreOf(labels, given)));
        const total = weights.reduce((sum, one) => sum + one, 0);
        for (const [at, probability] of marginals.entries()) {
          const word = Math.floor(at / labelCount);
          const own = all.reduce(
            (sum, labels, n) => sum + (labels[word] === at % labelCount ? (weights[n] ?? 0) : 0),
            0,
          );
          expect(probability).toBeCloseTo(own / total, 6);
        }
      }),
    );
  });

  it('finds nothing in a sentence without words', () => {
    expect(needSpans({ weights: new Map(), transitions: [] }, [])).toEqual([]);
  });
});
