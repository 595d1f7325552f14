import { expect, it } from 'vitest';
import { isOnlyBlanks } from './use-answering.ts';

it('an answer is not replaced by a draft that is nothing but places to fill in', () => {
  expect(isOnlyBlanks('[One thing that you did, and what changed.] [What else?]')).toBe(true);
  expect(isOnlyBlanks('At Harbor I led four people. [What changed?]')).toBe(false);
});
