import { afterAll, vi } from 'vitest';

/** Test files share a process: what one has put in the place of the browser's own goes with it. */
afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
