import { expect, test } from 'vitest';
import { isAlone } from './is-alone.ts';

/** As the standard has it: without `includeUncontrolled` a worker gets the tabs that it controls. */
const clientsOfWaiting = (tabs: number) => ({
  matchAll: async ({ includeUncontrolled = false }: { includeUncontrolled?: boolean }) =>
    includeUncontrolled ? Array.from({ length: tabs }, () => ({})) : [],
});

test.each([
  [0, true],
  [1, true],
  [2, false],
])('a worker that waits sees %i tabs of the worker before it', async (tabs, alone) => {
  expect(await isAlone(clientsOfWaiting(tabs))).toBe(alone);
});
