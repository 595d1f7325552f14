import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDeviceStore } from '../../lib/device-store/device-store.ts';
import { sealingKey } from '../../lib/device-store/sealed-drafts.ts';
import { wipeWithoutStore } from '../../lib/device-store/wipe-without-store.ts';
import { storeAccount, storeToken } from '../../lib/token.ts';
import { watchStored, watchUnsaved } from '../../lib/unsaved-work.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { askBeforeEnd, signOut, wipeDevice } from './sign-out.ts';

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

it('leaves nothing of the account on the device where the store can’t be loaded', async () => {
  const [store, ben] = [openDeviceStore(account()), openDeviceStore(`ben-${count}`)];
  for (const one of [store, ben]) {
    await one.update('letter/1', { base: { version: 1 }, pending: { tab: { text: 'Dear' } } });
    await one.putOperations('resume/1', [{ id: 'a:1' }]);
    localStorage.setItem(`lastWords/${one.userId}/1`, '{}');
  }
  await wipeDevice(account(), () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await store.listItems()).toEqual([]);
  expect(localStorage.getItem(`lastWords/${account()}/1`)).toBeNull();
  expect(await ben.listItems()).toEqual([
    { item: 'letter/1', hasPending: true },
    { item: 'resume/1', hasPending: true },
  ]);
  expect(localStorage.getItem(`lastWords/${ben.userId}/1`)).not.toBeNull();
  await ben.wipeAccount();
});

it('makes no database where there is none to wipe', async () => {
  await wipeWithoutStore('asha', 'folio-none');
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('folio-none');
});

it('what is in forms that nobody is asked about is encrypted at a sign-out, not at the end of the account', async () => {
  const store = openDeviceStore(account());
  await sealingKey(store, async () => btoa(String.fromCharCode(...new Uint8Array(32))));
  await store.update('form/job-1', { notes: { job: 'Crane driver, nights' } });
  watchStored(async () => []);
  const ends = async (ending: Parameters<typeof askBeforeEnd>[0]) => {
    const answer = askBeforeEnd(ending);
    await vi.advanceTimersByTimeAsync(6_000);
    return [await answer, (await store.loadSealed()).length];
  };
  expect(await ends('delete-account')).toEqual([true, 0]);
  expect(await ends('sign-out')).toEqual([true, 1]);
  expect(asked).toEqual([]);
});

it('leaves nothing on the device where asking for the key finds that the session is over', async () => {
  vi.stubGlobal('sessionStorage', memoryStorage());
  const over = {
    success: false,
    code: 'UNAUTHENTICATED',
    message: 'Please log in.',
    requestId: '1',
  };
  vi.stubGlobal('fetch', async () => Response.json(over, { status: 401 }));
  const store = openDeviceStore(account());
  await store.update('form/job-1', { notes: { job: 'Crane driver, nights' } });
  const ending = signOut();
  await vi.advanceTimersByTimeAsync(6_000);
  await ending;
  expect(localStorage.getItem('token')).toBeNull();
  await expect.poll(() => openDeviceStore(account()).listItems()).toEqual([]);
});
