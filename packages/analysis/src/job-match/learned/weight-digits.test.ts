import { expect, it } from 'vitest';
import { rowOf } from './feature-rows.ts';
import { packWeights, stepsOfOne, unpackSteps } from './weight-digits.ts';

it('weights are read as they were written, to a thirtieth', () => {
  const written: [number, number[]][] = [
    [0, [0.1, -0.2, 0]],
    [63 * 64 + 5, [1, 0.5, -1]],
    [2 ** 24 - 1, [-0.4, 0.3, 0.2]],
  ];
  const read = unpackSteps(packWeights(written), 3);
  for (const [hash, weights] of written) {
    const at = 3 * rowOf(read, hash);
    expect([...read.steps.slice(at, at + 3)]).toEqual(
      weights.map((weight) => Math.round(weight * stepsOfOne)),
    );
  }
  expect(rowOf(read, 6)).toBe(-1);
});

it('weights that are as good as none are left out, and large ones cut', () => {
  const rows = packWeights([
    [7, [0.01]],
    [8, [5]],
  ]);
  const { hashes, steps } = unpackSteps(rows, 1);
  expect([[...hashes], [...steps]]).toEqual([[8], [31]]);
});
