import { expect, it } from 'vitest';
import { packWeights, rounded, unpackWeights } from './weight-digits.ts';

it('weights are read as they were written, to a thirtieth', () => {
  const written: [number, number[]][] = [
    [0, [0.1, -0.2, 0]],
    [63 * 64 + 5, [1, 0.5, -1]],
    [2 ** 24 - 1, [-0.4, 0.3, 0.2]],
  ];
  const read = new Map(unpackWeights(packWeights(written), 3));
  for (const [hash, weights] of written) expect(read.get(hash)).toEqual(weights.map(rounded));
});

it('weights that are as good as none are left out, and large ones cut', () => {
  const rows = packWeights([
    [7, [0.01]],
    [8, [5]],
  ]);
  expect([...unpackWeights(rows, 1)]).toEqual([[8, [31 / 30]]]);
});
