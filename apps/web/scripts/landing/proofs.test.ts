import { expect, it } from 'vitest';
import { proven } from '../../src/features/landing/proofs/proven.ts';
import { cutLines, findProofs } from './proofs.ts';

it('the landing page shows the current results for the sample', async () => {
  expect(await findProofs()).toEqual(proven);
  expect(proven.lines.furthestPt).toBeLessThan(0.01);
});

it('the picture of equal pages cuts through no line', () => {
  expect(cutLines()).toEqual([]);
});
