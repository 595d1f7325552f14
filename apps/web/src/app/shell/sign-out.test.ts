import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDeviceStore } from '../../lib/device-store/device-store.ts';
import { storeAccount, storeToken } from '../../lib/token.ts';
import { watchStored, watchUnsaved } from '../../lib/unsaved-work.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { askBeforeEnd } from './sign-out.ts';

const asked: string[] = [];
let count = 0;
const account = () => `asha-${count}`;

beforeEach(() => {
  count += 1;
  asked.length = 0;
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('confirm', (question: string) => asked.push(question) > 1);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  storeAccount(account());
  storeToken('t');
});
afterEach(async () => {
  vi.useRealTimers();
  watchStored(async () => []);
  await openDeviceStore(account()).wipeAccount();
  vi.unstubAllGlobals();
});

/** Whether the session may end where the dialog does not come, as after an update. */
async function mayEnd(): Promise<boolean> {
  const ending = askBeforeEnd('sign-out');
  await vi.advanceTimersByTimeAsync(6_000);
  return ending;
}

it('what other pages have left unsent is asked about, also without the dialog that lists it', async () => {
  const store = openDeviceStore(account());
  await store.putBase('list/resumes', { version: 1 });
  expect(await mayEnd()).toBe(true);
  await store.putPending('letter/1', { text: 'Dear' });
  expect(await mayEnd()).toBe(false);
  expect(asked).toEqual([expect.stringContaining('Changes on this device')]);
});

it('is asked about where sending fails', async () => {
  watchStored(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  expect(await mayEnd()).toBe(false);
  expect(asked).toHaveLength(1);
});

it('what an open page has named is asked about once', async () => {
  await openDeviceStore(account()).putPending('letter/1', { text: 'Dear' });
  const letter = { key: 'letter/1', what: 'Letter', why: '', copy: async () => '' };
  const stop = watchUnsaved(async () => [letter]);
  expect(await mayEnd()).toBe(false);
  stop();
  expect(asked).toEqual(['Not saved, and lost if you continue: Letter']);
});
