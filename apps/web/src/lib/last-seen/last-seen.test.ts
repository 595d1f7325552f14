import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { ApiError } from '../api-client.ts';
import { openDeviceStore } from '../device-store/device-store.ts';
import { storeAccount, storeToken } from '../token.ts';
import { keptHashes } from './as-of.ts';
import { lastSeen } from './last-seen.ts';

const List = z.object({ names: z.array(z.string()) });
const queryKey = ['names'];
const offline = () => Promise.reject(new ApiError('OFFLINE'));
let account = '';
let count = 0;

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  count += 1;
  signIn(`asha-${count}`);
});
afterEach(async () => {
  vi.useRealTimers();
  await openDeviceStore(account).wipeAccount();
});

function signIn(user: string) {
  account = user;
  storeToken(user);
  storeAccount(user);
}

const ask = (answer: () => Promise<unknown>, name: string | undefined = 'names') =>
  lastSeen({ name, queryKey, schema: List as z.ZodType<unknown> }, answer);
const isKept = async () =>
  (await openDeviceStore(account).loadItem('list/names')).base !== undefined;

it('returns the stored answer offline, and its age until it is fresh again', async () => {
  const answer = { names: ['Nursing'] };
  expect(await ask(async () => answer)).toEqual(answer);
  await expect.poll(isKept).toBe(true);
  expect(keptHashes().size).toBe(0);
  expect(await ask(offline)).toEqual(answer);
  expect([...keptHashes()]).toEqual(['["names"]']);
  await ask(async () => answer);
  expect(keptHashes().size).toBe(0);
});

it('is the newest also where the device’s clock ran ahead when something was kept', async () => {
  const version = Date.now() + 86_400_000;
  const store = openDeviceStore(account);
  await store.putBase('list/names', { version, answer: { names: ['Of tomorrow'] } } as never);
  for (const names of [['Of today'], ['A moment later']]) {
    await ask(async () => ({ names }));
    await expect.poll(() => ask(offline)).toEqual({ names });
  }
});

it('is shown where the answer does not come in time, and kept when it comes after all', async () => {
  await ask(async () => ({ names: ['Old'] }));
  await expect.poll(isKept).toBe(true);
  const answer = Promise.withResolvers<unknown>();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const asked = ask(() => answer.promise);
  await vi.advanceTimersByTimeAsync(40_000);
  expect(await asked).toEqual({ names: ['Old'] });
  vi.useRealTimers();
  expect(keptHashes().size).toBe(1);
  answer.resolve({ names: ['New'] });
  await expect.poll(() => ask(offline)).toEqual({ names: ['New'] });
  await ask(async () => ({ names: ['New'] }));
});

it('waits as long as it takes where nothing was seen', async () => {
  const answer = Promise.withResolvers<unknown>();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const asked = ask(() => answer.promise);
  await vi.advanceTimersByTimeAsync(90_000);
  answer.resolve({ names: ['New'] });
  expect(await asked).toEqual({ names: ['New'] });
});

it('is for its account alone', async () => {
  await ask(async () => ({ names: ['Private'] }));
  await expect.poll(isKept).toBe(true);
  await openDeviceStore(account).close();
  signIn(`bea-${count}`);
  await expect(ask(offline)).rejects.toThrow();
});

it('fails where nothing was seen, where it may not be kept, and as the server failed', async () => {
  await expect(ask(offline)).rejects.toMatchObject({ code: 'OFFLINE' });
  await lastSeen({ name: undefined, queryKey }, async () => ({ names: [] }));
  expect(await isKept()).toBe(false);
  await ask(async () => ({ names: [] }));
  await expect.poll(isKept).toBe(true);
  const refused = () => Promise.reject(new ApiError('RATE_LIMITED'));
  await expect(ask(refused)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
});

it('is not what another release has kept in another shape', async () => {
  await openDeviceStore(account).putBase('list/names', {
    version: 1,
    answer: { names: 'Nursing' },
  } as { version: number });
  await expect(ask(offline)).rejects.toMatchObject({ code: 'OFFLINE' });
});

it('an answer to one account is not kept for another that was logged in before it came', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const asked = ask(() => promise);
  const asha = openDeviceStore(account);
  signIn(`bea-${count}`);
  resolve({ names: ['Private'] });
  await asked;
  await ask(async () => ({ names: [] }), 'later');
  const has = async (item: `list/${string}`) =>
    (await openDeviceStore(account).loadItem(item)).base !== undefined;
  await expect.poll(() => has('list/later')).toBe(true);
  expect(await isKept()).toBe(false);
  await asha.wipeAccount();
});

it('offline an answer of another account is not shown to who had asked', async () => {
  await ask(async () => ({ names: ['Private'] }));
  await expect.poll(isKept).toBe(true);
  const { promise, reject } = Promise.withResolvers<unknown>();
  storeToken('of Ada');
  const asked = ask(() => promise);
  storeToken(account);
  reject(new ApiError('OFFLINE'));
  await expect(asked).rejects.toThrow();
});
