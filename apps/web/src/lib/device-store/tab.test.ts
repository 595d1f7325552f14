import { afterEach, expect, it, vi } from 'vitest';
import { pageNow } from './tab.ts';

afterEach(() => vi.restoreAllMocks());

// It was: after a night asleep, a tab's texts counted as older than those of yesterday's other tab.
it('a page dates by the clock what it writes after the device slept, and never goes back', () => {
  vi.spyOn(performance, 'now').mockReturnValue(1);
  const before = Date.now();
  const first = pageNow();
  expect(first).toBeGreaterThanOrEqual(before);
  vi.spyOn(Date, 'now').mockReturnValue(before - 3_600_000);
  expect(pageNow()).toBeGreaterThan(first);
});
