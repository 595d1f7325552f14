import { expect, it } from 'vitest';
import { wayFor } from './another-way.ts';

it('shows no rewrite of a text that was changed while it was asked for', () => {
  const way = { isRunning: false, of: 'Cut costs', text: 'Lowered costs', doubts: undefined };
  expect(wayFor('Cut costs', way)).toBe(way);
  expect(wayFor('Cut costs by 12%', way)).toEqual({ isRunning: false });
  const failed = { isRunning: false, failure: { message: 'No answer', needsCredits: false } };
  expect(wayFor('Cut costs by 12%', failed)).toBe(failed);
});
