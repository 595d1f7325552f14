import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { surplusPayments } from '../platform/money-schema.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { listOrders } from './desk/desk.repository.ts';
import { findBill } from './orders.repository.ts';
import { claimDueSurplus, lookAtSurplusNow } from './surplus.repository.ts';
import { secondsUntil } from './testing/buyer.ts';
import { makeOrder, pricePaise } from './testing/paid-order.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** An order with a second payment whose id is the smaller one, not sent back yet. */
async function paidTwice() {
  const order = await makeOrder(database.db);
  const [first, second] = [`pay_b_${order.id}`, `pay_a_${order.id}`];
  await order.sendEvent({ id: first });
  await order.sendEvent({ id: second });
  const today = new Date().toISOString().slice(0, 10);
  const asked = { state: undefined, from: today, to: today, zone: 'UTC' };
  /** As an accountant's table and the receipt have it. */
  const booked = async () => {
    const found = (await listOrders(database.db, asked)).find(({ id }) => id === order.id);
    const bill = await findBill(database.db, order.userId, order.id);
    return {
      state: found?.state,
      paidTwice: found?.surplusPaise,
      paidTwiceBack: found?.surplusRefundedPaise,
      named: [found?.paymentId, bill?.paymentId],
    };
  };
  const row = async () => {
    const ofSecond = eq(surplusPayments.providerPaymentId, second);
    return (await database.db.select().from(surplusPayments).where(ofSecond))[0];
  };
  const goesBack = (id: string, refundedPaise = pricePaise) =>
    order.sendEvent({ id, refundedPaise });
  return { order, first, second, booked, row, goesBack };
}

describe('an order that was paid twice and goes back', () => {
  it('keeps both in the books, and its receipt the payment that it was issued for', async () => {
    const { first, second, booked, goesBack } = await paidTwice();
    const named = [first, first];
    await goesBack(second);
    const back = { paidTwice: pricePaise, paidTwiceBack: pricePaise, named };
    expect(await booked()).toEqual({ state: 'paid', ...back });
    await goesBack(first);
    expect(await booked()).toEqual({ state: 'refunded', ...back });
  });

  it('has its second payment looked at tomorrow, and at once where its refund failed', async () => {
    const { second, row, goesBack } = await paidTwice();
    await goesBack(second);
    expect(await row()).toMatchObject({ attempts: 1, refundedAt: expect.any(Date) });
    expect(secondsUntil((await row())?.nextAttemptAt ?? null)).toBeGreaterThan(86_300);
    const due = async () =>
      (await claimDueSurplus(database.db, 20)).some(({ id }) => id === second);
    expect(await due()).toBe(false);
    expect(await database.db.transaction((tx) => lookAtSurplusNow(tx, second))).toBe(true);
    expect(await due()).toBe(true);
  });

  it('has a second payment of which a part went back still sent', async () => {
    const { second, row, goesBack, order } = await paidTwice();
    await goesBack(second, pricePaise - 1);
    expect(await row()).toMatchObject({ attempts: 0, refundedAt: null });
    expect((await order.row()).holderPaymentId).toBe(`pay_b_${order.id}`);
  });

  it('has no second payment any more that its bank took and may give back', async () => {
    const { second, row, order } = await paidTwice();
    const dispute = { id: `disp_${order.id}`, state: 'lost', deductedPaise: pricePaise } as const;
    await order.sendEvent({ id: second, dispute });
    expect(await row()).toBeUndefined();
    const won = { ...dispute, state: 'won', deductedPaise: 0, toldAtSeconds: 2_000 } as const;
    await order.sendEvent({ id: second, dispute: won });
    expect(await row()).toMatchObject({ attempts: 0, refundedAt: null });
  });
});
