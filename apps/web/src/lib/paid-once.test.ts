import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../testing/memory-storage.ts';
import { ApiError } from './api-client.ts';
import { paidOnce, UnreadableAnswer } from './paid-once.ts';
import { storeAccount, storeToken } from './token.ts';

let keys: string[];
let count = 0;
beforeEach(() => {
  keys = [];
  count += 1;
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
  storeAccount('asha');
  storeToken('t');
});
afterEach(() => vi.unstubAllGlobals());

const ask = (text: string, error?: Error, isSeen = true) =>
  paidOnce(
    [count, text],
    async (key) => {
      keys.push(key);
      if (error) throw error;
      return text;
    },
    () => isSeen,
  ).catch(() => undefined);

const given = new DOMException('The dialog was closed', 'AbortError');
const distinct = () => new Set(keys).size;

it.each([given, new ApiError('OFFLINE'), new ApiError('UNAVAILABLE'), new ApiError('INTERNAL')])(
  'what may have been paid is asked for by the same key, until its answer is seen: %s',
  async (error) => {
    await ask('text', error);
    await ask('text', error);
    await ask('text', undefined, false);
    expect(distinct()).toBe(1);
    await ask('text');
    expect(distinct()).toBe(1);
    await ask('text');
    expect(distinct()).toBe(2);
  },
);

it('what was changed, or whose answer can’t be read, is another request', async () => {
  await ask('text', given);
  await ask('other', given);
  await ask('text', new ApiError('RATE_LIMITED'));
  await ask('text', new UnreadableAnswer());
  await ask('text');
  expect(keys.map((key) => keys.indexOf(key))).toEqual([0, 1, 0, 0, 4]);
});

it('nobody else pays by the key of an account', async () => {
  await ask('text', given);
  storeAccount('ben');
  await ask('text', given);
  expect(distinct()).toBe(2);
  expect(sessionStorage.getItem('paidKeys')).not.toContain('text');
});
