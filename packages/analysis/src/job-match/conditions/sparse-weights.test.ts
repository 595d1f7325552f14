import { expect, test } from 'vitest';
import { pack, unpack } from './condition-model.ts';
import { addWeightsOf, sparseWeights } from './sparse-weights.ts';

const weights = [
  { hash: 5, label: 1, steps: 16 },
  { hash: 5, label: 3, steps: -31 },
  { hash: 4095, label: 2, steps: 8 },
  { hash: 4096, label: 2, steps: 31 },
  { hash: 2 ** 24 - 1, label: 8, steps: 4 },
];

test('each feature adds its own weights, to its labels', () => {
  const all = sparseWeights(weights, weights.length);
  const scoresOf = (hash: number) => {
    const scores = new Float64Array(9);
    addWeightsOf(all, hash, scores, 0);
    return [...scores];
  };
  expect(scoresOf(5)).toEqual([0, 1, 0, -31 / 16, 0, 0, 0, 0, 0]);
  expect(scoresOf(4095)[2]).toBe(0.5);
  expect(scoresOf(4096)[2]).toBe(31 / 16);
  expect(scoresOf(2 ** 24 - 1)[8]).toBe(0.25);
});

test('a feature that was not learned adds nothing', () => {
  const scores = new Float64Array(9);
  for (const hash of [0, 6, 4097, 2 ** 23])
    addWeightsOf(sparseWeights(weights, weights.length), hash, scores, 0);
  expect([...scores]).toEqual(new Array(9).fill(0));
});

test('packed weights are read back as they were', () => {
  const rows = pack(weights).toSorted((one, other) => (one.start < other.start ? -1 : 1));
  expect(rows.length).toBe(3);
  expect([...unpack(rows)]).toEqual(weights);
});
