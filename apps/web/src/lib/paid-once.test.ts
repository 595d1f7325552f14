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

it('a key that brought nothing is replaced, and what is asked by the next one is paid once', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  await ask('text', given);
  const [used] = keys;
  const lost = new ApiError('OFFLINE');
  const answers = [new ApiError('IDEMPOTENCY_CONFLICT'), lost, undefined];
  const askAgain = () =>
    paidOnce([count, 'text'], async (key) => {
      keys.push(key);
      const error = answers.shift();
      if (error) throw error;
    });
  await expect(askAgain()).rejects.toBe(lost);
  await askAgain();
  const [, first, next, last] = keys;
  expect(first).toBe(used);
  expect(next).toMatch(/^[\da-f]{32}$/);
  expect([next === used, last]).toEqual([false, next]);
});

it('nobody else pays by the key of an account', async () => {
  await ask('text', given);
  storeAccount('ben');
  await ask('text', given);
  expect(distinct()).toBe(2);
  expect(sessionStorage.getItem('paidKeys')).not.toContain('text');
});
