import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { DeviceStore } from './device-store.ts';
import { restoredTab, restoreSealed, sealForms, sealingKey, sealUnsaved } from './sealed-drafts.ts';
import { StoredForm } from './stored-form.ts';

let count = 0;
let opened: DeviceStore[] = [];
beforeEach(() => {
  count += 1;
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
});
afterEach(async () => {
  await Promise.all(opened.map((store) => store.close()));
  opened = [];
  vi.unstubAllGlobals();
});

function signIn(userId: string) {
  const store = new DeviceStore(userId, { tab: userId, name: `folio-sealed-${count}` });
  opened.push(store);
  return store;
}

/** As the server does: the same for an account and device, and another for each other one. */
const keyOf = (userId: string) => async (device: string) => {
  const text = new TextEncoder().encode(`${userId}/${device}`);
  const digest = await crypto.subtle.digest('SHA-256', text);
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
};
const unreachable = async () => Promise.reject(new Error('offline'));

async function signOutKeeping(userId: string): Promise<boolean> {
  const store = signIn(userId);
  await store.update('letter/1', {
    base: { version: 3 },
    pending: { gone: { changes: { text: { value: 'Very private', was: '' } } } },
    operations: [{ id: 'a:1' }],
    notes: ['a note'],
  });
  const key = await sealingKey(store, keyOf(userId));
  const isSealed = key !== undefined && (await sealUnsaved(store, key));
  await store.wipeAccount();
  return isSealed;
}

it('what an account keeps when it signs out is back when it signs in, and nowhere readable between', async () => {
  expect(await signOutKeeping('asha')).toBe(true);
  const visitor = signIn('asha');
  expect(await visitor.listItems()).toEqual([]);
  const [part] = await visitor.loadSealed();
  expect(new TextDecoder().decode(part?.bytes)).not.toContain('private');
  const store = signIn('asha');
  const messages: unknown[] = [];
  store.listen((news) => messages.push(news));
  expect(await restoreSealed(store, keyOf('asha'))).toEqual(['letter/1']);
  expect(await store.loadItem('letter/1')).toMatchObject({
    base: { version: 3 },
    pending: [{ tab: 'gone', pending: { changes: { text: { value: 'Very private', was: '' } } } }],
    operations: [{ id: 'a:1' }],
    notes: ['a note'],
  });
  expect(await store.loadSealed()).toEqual([]);
  await expect.poll(() => messages).toMatchObject([{ item: 'letter/1', tab: restoredTab }]);
});

it('another account can neither read nor remove it', async () => {
  await signOutKeeping('asha');
  expect(await restoreSealed(signIn('ben'), keyOf('ben'))).toEqual([]);
  expect(await restoreSealed(signIn('asha'), keyOf('ben'))).toEqual([]);
  // The wrong key was kept beside the account: a sign-out takes it away.
  await signIn('asha').wipeAccount();
  expect(await restoreSealed(signIn('asha'), keyOf('asha'))).toEqual(['letter/1']);
});

it('without a connection the key of this sign-in is used, and what waits is kept waiting', async () => {
  const store = signIn('asha');
  expect(await sealingKey(store, unreachable)).toBeUndefined();
  const key = await sealingKey(store, keyOf('asha'));
  expect(key?.extractable).toBe(false);
  expect(await sealingKey(store, unreachable)).toBeInstanceOf(CryptoKey);
  await signOutKeeping('asha');
  expect(await restoreSealed(signIn('asha'), unreachable)).toEqual([]);
  expect(await restoreSealed(signIn('asha'), keyOf('asha'))).toEqual(['letter/1']);
});

it('where the browser has no cryptography nothing is encrypted, and nothing fails', async () => {
  const store = signIn('asha');
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(await sealingKey(store, keyOf('asha'))).toBeUndefined();
});

it('signing out so twice keeps both', async () => {
  await signOutKeeping('asha');
  await signOutKeeping('asha');
  expect(await signIn('asha').loadSealed()).toHaveLength(2);
  expect(await restoreSealed(signIn('asha'), keyOf('asha'))).toEqual(['letter/1', 'letter/1']);
});

const jobOf = (store: DeviceStore) => new StoredForm(store, 'form/job-1', { job: '' });

async function typeJob(store: DeviceStore, job: string): Promise<void> {
  const form = jobOf(store);
  form.keep({ job });
  form.flush();
  await expect.poll(async () => (await store.loadItem('form/job-1')).notes).toEqual({ job });
  await expect.poll(() => sessionStorage.length, { message: 'the copy of a closing page' }).toBe(0);
}

it('a job description, which signing out does not ask about, is back at the next login', async () => {
  const store = signIn('asha');
  await sealingKey(store, keyOf('asha'));
  await typeJob(store, 'Crane driver, nights');
  await sealForms(store, unreachable);
  await store.wipeAccount();
  const next = signIn('asha');
  expect(await next.listItems()).toEqual([]);
  expect(await restoreSealed(next, keyOf('asha')), 'nothing to tell of').toEqual([]);
  expect(await jobOf(next).read()).toEqual({ job: 'Crane driver, nights' });
  expect(await next.loadSealed()).toEqual([]);
});

it('what is typed on after a sign-out that failed stays as it is', async () => {
  const store = signIn('asha');
  await sealingKey(store, keyOf('asha'));
  await typeJob(store, 'Crane driver');
  await sealForms(store, unreachable);
  await typeJob(store, 'Crane driver, nights');
  await restoreSealed(store, keyOf('asha'));
  expect(await jobOf(store).read()).toEqual({ job: 'Crane driver, nights' });
});

it('without a key forms are not kept, and nothing fails', async () => {
  const store = signIn('asha');
  await typeJob(store, 'Crane driver');
  await sealForms(store, unreachable);
  expect(await store.loadSealed()).toEqual([]);
});
