import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { labelCount, maskedTransitions, needSpans, type Tagger } from './tagger.ts';

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
  transitions: maskedTransitions(transitions),
});

/** Every labelling in which nothing continues that has not begun. */
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

  it('finds nothing in a sentence without words', () => {
    expect(needSpans({ weights: new Map(), transitions: maskedTransitions([]) }, [])).toEqual([]);
  });
});
