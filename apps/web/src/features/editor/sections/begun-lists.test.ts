import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../../testing/memory-storage.ts';
import { isBegunHere, noteBegun } from './begun-lists.ts';

const entriesOf = (...ids: string[]) => ids.map((id) => ({ id }));

beforeEach(() => vi.stubGlobal('sessionStorage', memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

it('a list that was begun on this page is still so after a reload, and other lists are not', () => {
  noteBegun('first');
  noteBegun('second');
  expect(isBegunHere(entriesOf('first', 'second'))).toBe(true);
  // Its first entry was deleted since.
  expect(isBegunHere(entriesOf('second'))).toBe(true);
  expect(isBegunHere(entriesOf('imported'))).toBe(false);
  expect(isBegunHere([])).toBe(false);
});

it('what is noted does not grow without end', () => {
  for (let count = 0; count < 500; count += 1) noteBegun(`entry ${count}`);
  expect(isBegunHere(entriesOf('entry 499'))).toBe(true);
  expect(isBegunHere(entriesOf('entry 0'))).toBe(false);
});
