import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubVisiblePage } from '../../testing/stub-visible-page.ts';
import type { FieldAutosave } from './field-autosave.ts';
import { keepFieldsSafe } from './keep-fields-safe.ts';

beforeEach(() => {
  stubVisiblePage();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks once for what is new while that has no answer, though there is no stream of events', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const catchUp = vi.fn(() => new Promise<void>(() => {}));
  const draft = { open: async () => {}, dispose: () => {}, catchUp, base: { version: 1 } };
  const stop = keepFieldsSafe(draft as unknown as FieldAutosave<object>);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(catchUp).toHaveBeenCalledOnce();
  stop();
});
