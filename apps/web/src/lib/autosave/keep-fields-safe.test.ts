import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/memory-storage.ts';
import type { FieldAutosave } from './field-autosave.ts';
import { keepFieldsSafe } from './keep-fields-safe.ts';

beforeEach(() => {
  const page = new EventTarget();
  const listening = {
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
  };
  vi.stubGlobal('localStorage', memoryStorage({ token: 't' }));
  vi.stubGlobal('document', { ...listening, visibilityState: 'visible' });
  for (const [name, value] of Object.entries(listening)) vi.stubGlobal(name, value);
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
