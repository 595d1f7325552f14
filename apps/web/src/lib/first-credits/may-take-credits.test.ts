import { defaultCreditCosts } from '@folio/contract/credits';
import { beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { creditPrice } from '../credit-price.ts';
import { storeAccount, storeToken } from '../token.ts';
import { firstCreditsWords, mayTakeCredits } from './may-take-credits.tsx';

const account = (credits: number, subscription: 'free' | 'premium' = 'free') => ({
  subscription,
  hasBoughtPack: false,
  credits,
});
const price = (credits = 10) => creditPrice('analysis', account(credits), defaultCreditCosts);

let asked = 0;
const answering = (isWanted: boolean) => async () => {
  asked += 1;
  return isWanted;
};

beforeEach(() => {
  asked = 0;
  vi.stubGlobal('localStorage', memoryStorage());
  storeToken('a token');
  storeAccount('asha');
});

it('asks about the first credits until they are confirmed, and never again', async () => {
  expect(await mayTakeCredits(price(), answering(false))).toBe(false);
  expect(await mayTakeCredits(price(), answering(true))).toBe(true);
  expect(await mayTakeCredits(price(), answering(false))).toBe(true);
  expect(asked).toBe(2);
});

it('another account on the same device is asked for itself', async () => {
  await mayTakeCredits(price(), answering(true));
  storeAccount('ravi');
  expect(await mayTakeCredits(price(), answering(false))).toBe(false);
  expect(asked).toBe(2);
});

it('nothing is asked where nothing is taken, or too little is there', async () => {
  const ask = answering(false);
  const free = { ...defaultCreditCosts, analysis: 0 };
  for (const one of [
    creditPrice('analysis', account(10, 'premium'), defaultCreditCosts),
    creditPrice('analysis', account(10), free),
    creditPrice('analysis', account(10), undefined),
    price(1),
  ])
    expect(await mayTakeCredits(one, ask)).toBe(true);
  expect(asked).toBe(0);
});

it('two that are pressed at once ask one question', async () => {
  const answers = await Promise.all([1, 2].map(() => mayTakeCredits(price(), answering(true))));
  expect([answers, asked]).toEqual([[true, true], 1]);
});

it('the question names the price and the balance, and says that it asks only once', () => {
  expect(firstCreditsWords(price())).toBe(
    'This takes 3 credits. You have 10. If it fails or changes nothing, that’s given back. We ask only this once: every button says what it takes.',
  );
  const pdf = creditPrice('pdf-export', account(10), defaultCreditCosts);
  expect(firstCreditsWords(pdf)).toContain('then free for 30 days, however often you change it.');
});
