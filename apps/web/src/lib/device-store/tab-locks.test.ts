import { afterEach, expect, it, vi } from 'vitest';
import { livingTabs } from './tab.ts';
import { holdTabLock, isOpenElsewhere, withTabLock } from './tab-locks.ts';

afterEach(() => vi.unstubAllGlobals());

const neverEnds = new Promise<void>(() => undefined);

// It was: nobody could save a resume that was open in a tab which the system had frozen mid-save.
it('a tab that never ends its turn does not keep the others from theirs', async () => {
  void withTabLock('send', () => neverEnds);
  const work = vi.fn(async () => undefined);
  await withTabLock('send', work, { patienceMs: 50 });
  expect(work).toHaveBeenCalledOnce();
});

it('work that fails is not done again', async () => {
  const work = vi.fn(async () => {
    throw new Error('refused');
  });
  await expect(withTabLock('failing', work, { patienceMs: 50 })).rejects.toThrow('refused');
  expect(work).toHaveBeenCalledOnce();
});

// It was: with all cookies blocked, no resume was ever sent.
it('where the browser denies locks, everything is done without', async () => {
  const denied = () => Promise.reject(new DOMException('denied', 'SecurityError'));
  vi.stubGlobal('navigator', { locks: { request: denied, query: denied } });
  const work = vi.fn(async () => undefined);
  await withTabLock('send', work);
  expect(work).toHaveBeenCalledOnce();
  holdTabLock('open')();
  expect([await isOpenElsewhere('open'), await livingTabs()]).toEqual([false, new Set()]);
});
