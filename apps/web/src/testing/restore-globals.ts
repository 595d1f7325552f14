import { afterAll, vi } from 'vitest';

/** Test files share a process, so each restores the globals that it has replaced. */
afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
