import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestLabels, type Crf, labelChain, marginalsOf } from './crf.ts';

const width = 3;
const borderKinds = 2;
const score = fc.double({ min: -4, max: 4, noNaN: true });
const numbers = (length: number) => fc.array(score, { minLength: length, maxLength: length });
/** Chains of up to five items, whose first can't have the last label, nor any behind label 0. */
const cases = fc
  .nat({ max: 4 })
  .chain((behind) =>
    fc.record({
      scores: numbers((behind + 1) * width),
      transitions: numbers(borderKinds * width ** 2),
      borders: fc.array(fc.nat({ max: borderKinds - 1 }), {
        minLength: behind + 1,
        maxLength: behind + 1,
      }),
    }),
  )
  .map(({ scores, transitions, borders }) => ({
    scores: Float64Array.from(scores, (one, at) => (at === width - 1 ? -Infinity : one)),
    transitions: Float64Array.from(transitions, (one, at) =>
      at % width ** 2 === width - 1 ? -Infinity : one,
    ),
    borders: Int8Array.from(borders),
  }));
type Case = { scores: Float64Array; transitions: Float64Array; borders: Int8Array };

function labelings(count: number): number[][] {
  if (count === 0) return [[]];
  return labelings(count - 1).flatMap((before) => [0, 1, 2].map((label) => [...before, label]));
}

function scoreOf(labels: readonly number[], { scores, transitions, borders }: Case): number {
  return labels.reduce((sum, label, at) => {
    const table = (borders[at] ?? 0) * width ** 2;
    const step = at === 0 ? 0 : transitions[table + (labels[at - 1] ?? 0) * width + label];
    return sum + (scores[at * width + label] ?? 0) + (step ?? 0);
  }, 0);
}

/** The probability of each label of each item, and the expected count of each transition. */
function probabilitiesOf(given: Case) {
  const all = labelings(given.borders.length);
  const weights = all.map((labels) => Math.exp(scoreOf(labels, given)));
  const total = weights.reduce((sum, one) => sum + one, 0);
  const sums = {
    labels: new Float64Array(given.scores.length),
    pairs: new Float64Array(given.transitions.length),
  };
  const add = (to: Float64Array, at: number, share: number) => {
    to[at] = (to[at] ?? 0) + share;
  };
  for (const [which, labels] of all.entries())
    for (const [at, label] of labels.entries()) {
      const share = (weights[which] ?? 0) / total;
      add(sums.labels, at * width + label, share);
      const row = (given.borders[at] ?? 0) * width + (labels[at - 1] ?? 0);
      if (at > 0) add(sums.pairs, row * width + label, share);
    }
  return sums;
}

describe('the labels of a chain', () => {
  it('are those of the best labelling', () => {
    fc.assert(
      fc.property(cases, (given) => {
        const { scores, transitions, borders } = given;
        const best = Math.max(...labelings(borders.length).map((one) => scoreOf(one, given)));
        expect(scoreOf([...bestLabels(scores, transitions, borders)], given)).toBeCloseTo(best, 6);
      }),
    );
  });

  it('are as probable as all labellings with them together, and so are pairs of them', () => {
    fc.assert(
      fc.property(cases, (given) => {
        const { scores, transitions, borders } = given;
        const pairs = new Float64Array(transitions.length);
        const marginals = marginalsOf(scores, transitions.map(Math.exp), borders, pairs);
        const wanted = probabilitiesOf(given);
        for (const [at, one] of marginals.entries())
          expect(one).toBeCloseTo(wanted.labels[at] ?? 0, 6);
        for (const [at, one] of pairs.entries()) expect(one).toBeCloseTo(wanted.pairs[at] ?? 0, 6);
      }),
    );
  });

  const crf: Crf = {
    width,
    rows: new Map([
      [7, 0],
      [8, 1],
    ]),
    weights: Float32Array.of(0, 2, 0, 3, 0, 0),
    transitions: new Float64Array(width ** 2),
  };

  it('follow from the features of each item, those without weights aside', () => {
    const features = [[7], [8, 9], [7, 8]].map((hashes) => Int32Array.from(hashes));
    const { labels, probabilities } = labelChain(crf, { features, borders: new Int8Array(3) });
    expect([...labels]).toEqual([1, 0, 0]);
    const [e2, e3] = [Math.exp(2), Math.exp(3)];
    for (const [at, wanted] of [e2 / (e2 + 2), e3 / (e3 + 2), e3 / (e3 + e2 + 1)].entries())
      expect(probabilities[at]).toBeCloseTo(wanted, 10);
  });

  it('are none where there is nothing to label', () => {
    const { labels, probabilities } = labelChain(crf, { features: [], borders: new Int8Array() });
    expect([...labels, ...probabilities]).toEqual([]);
  });
});
