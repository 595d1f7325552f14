import type { Bill } from '@folio/contract/payments';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findLatePayment, findPaid } from './use-purchase.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const bill = (id: string, state: Bill['state'] = 'paid') => ({ id, state }) as Bill;
const old = bill('old');

async function find(answers: (readonly Bill[] | Error)[], before: readonly Bill[] = [old]) {
  let asked = 0;
  const finding = findLatePayment(async () => {
    const answer = answers[Math.min(asked++, answers.length - 1)] ?? [];
    if (answer instanceof Error) throw answer;
    return answer;
  }, before);
  await vi.runAllTimersAsync();
  return { found: await finding, asked };
}

it('finds a late payment, and stops asking', async () => {
  expect(await find([[old], [bill('new'), old]])).toEqual({ found: bill('new'), asked: 2 });
});

it('is not put off by an answer that is lost', async () => {
  expect((await find([new Error('lost'), [bill('new')]])).found).toEqual(bill('new'));
});

it('gives up where nothing was paid', async () => {
  const { found, asked } = await find([[old, bill('refunded', 'refunded')]]);
  expect(found).toBeUndefined();
  expect(asked).toBe(4);
});

it('finds an order that was open before and has been paid now', async () => {
  const before = [old, bill('offer', 'created')];
  expect((await find([[old, bill('offer')]], before)).found).toEqual(bill('offer'));
});

it('takes what has arrived for what is bought, and nothing else', () => {
  const pack = { ...bill('new'), name: 'Pro Pack' };
  expect(findPaid([pack, old], [old], 'Pro Pack')).toBe(pack);
  expect(findPaid([pack, old], [old], 'Starter Pack')).toBeUndefined();
  expect(findPaid([pack, old], [pack, old], 'Pro Pack')).toBeUndefined();
});
