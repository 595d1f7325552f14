import type { AdminOrder, OrderFilter } from '@folio/contract/admin-money';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paymentOrders, surplusPayments } from '../../platform/money-schema.ts';
import { users } from '../../platform/schema.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { makeOrder, packCredits, pricePaise } from '../testing/paid-order.ts';
import {
  countOrdersForPeople,
  listConsoleOrders,
  readConsoleOrder,
  sumDays,
} from './console-orders.service.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const moment = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/);
const listed = async (buyer: string): Promise<AdminOrder | undefined> => {
  const asked = { state: undefined, buyer, before: undefined, limit: 10 };
  return (await listConsoleOrders(database.db, asked))[0];
};
const backdate = (id: string, days: number) =>
  database.db.execute(sql`update payment_orders
    set paid_at = date_trunc('day', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata'
      - make_interval(days => ${days}) where id = ${id}`);

describe('an order in the console', () => {
  it('shows its plan, its disputes, what was paid twice and what that came to', async () => {
    const values = { kind: 'plan', item: 'premium', credits: 0 } as const;
    const order = await makeOrder(database.db, values);
    await order.sendEvent();
    await order.sendEvent({ dispute: { id: `disp_${order.id}`, deductedPaise: 900 } });
    await order.sendEvent({ id: `pay_twice_${order.id}` });
    const shown = await readConsoleOrder(database.db, order.id);
    expect(shown).toMatchObject({
      id: order.id,
      kind: 'plan',
      state: 'paid',
      isDisputed: true,
      isRefundGivenUp: false,
      amountPaise: pricePaise,
      paidAt: moment,
      buyer: { id: order.userId, email: (await order.buyer()).email },
      disputes: [
        {
          id: `disp_${order.id}`,
          state: 'open',
          deductedPaise: 900,
          reason: 'goods_not_received',
          phase: 'chargeback',
          respondBy: null,
          at: moment,
        },
      ],
      plans: [{ startsAt: moment, endsAt: moment, isRefunded: false }],
    });
    expect(shown.payments.map(({ capturedPaise, at }) => [capturedPaise, at])).toEqual([
      [pricePaise, moment],
      [pricePaise, moment],
    ]);
    expect(shown.surplus).toEqual([
      { id: expect.any(String), amountPaise: pricePaise, attempts: 0, refundedAt: null },
    ]);
    const [set] = shown.surplus;
    await database.db
      .update(surplusPayments)
      .set({ attempts: 2, refundedAt: new Date('2025-11-01T10:00:00.000Z') })
      .where(eq(surplusPayments.providerPaymentId, set?.id ?? ''));
    expect((await readConsoleOrder(database.db, order.id)).surplus).toEqual([
      { ...set, attempts: 2, refundedAt: '2025-11-01T10:00:00.000Z' },
    ]);
  });

  it('shows the credits that it gave, and no buyer once the account is deleted', async () => {
    const order = await makeOrder(database.db);
    await order.sendEvent();
    const { credits } = await readConsoleOrder(database.db, order.id);
    expect(credits).toEqual([{ kind: 'purchase', amount: packCredits, at: moment }]);
    await database.db.delete(users).where(eq(users.id, order.userId));
    expect(await readConsoleOrder(database.db, order.id)).toMatchObject({ buyer: null });
  });

  it('says that a refund is left to people, of the order or of what was paid twice', async () => {
    const order = await makeOrder(database.db);
    await order.sendEvent();
    await order.sendEvent({ id: `pay_again_${order.id}` });
    const says = async () => [
      (await listed(order.userId))?.isRefundGivenUp,
      (await readConsoleOrder(database.db, order.id)).isRefundGivenUp,
    ];
    expect(await says()).toEqual([false, false]);
    const surplus = (isOpen: boolean) =>
      database.db.execute(sql`update surplus_payments
        set is_given_up = ${!isOpen} where order_id = ${order.id}`);
    await surplus(false);
    expect(await says()).toEqual([true, true]);
    await surplus(true);
    await database.db
      .update(paymentOrders)
      .set({ isMoneyBackGivenUp: true })
      .where(eq(paymentOrders.id, order.id));
    expect(await says()).toEqual([true, true]);
  });

  it('is refused by name where there is none', async () => {
    await expect(
      readConsoleOrder(database.db, '01890000-0000-7000-8000-000000000000'),
    ).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'There is no order with this id.' });
  });
});

describe('the list of the console', () => {
  const newest = async (state: OrderFilter | undefined, before?: string, limit = 2) =>
    (await listConsoleOrders(database.db, { state, buyer: undefined, before, limit })).map(
      ({ id }) => id,
    );

  it('has the newest first, page by page, and of a state alone', async () => {
    const [one, two] = [await makeOrder(database.db), await makeOrder(database.db)];
    await one.sendEvent();
    expect(await newest(undefined)).toEqual([two.id, one.id]);
    expect(await newest(undefined, two.id, 1)).toEqual([one.id]);
    expect((await newest('paid'))[0]).toBe(one.id);
    expect((await newest('created'))[0]).toBe(two.id);
    const asked = { state: undefined, buyer: two.userId, before: undefined, limit: 5 };
    expect(await listConsoleOrders(database.db, asked)).toMatchObject([
      { id: two.id, paidAt: null, answerBy: null, isRefundDue: false },
    ]);
  });

  it('finds what is left to people, whichever of an order’s payments it is, and counts it', async () => {
    const before = await countOrdersForPeople(database.db);
    const [own, second] = [await makeOrder(database.db), await makeOrder(database.db)];
    for (const order of [own, second]) await order.sendEvent();
    await second.sendEvent({ id: `pay_again_${second.id}` });
    await second.sendEvent({ dispute: { id: `disp_${second.id}` } });
    expect((await newest('given-up'))[0]).not.toBe(second.id);
    await database.db.execute(sql`update payment_orders set is_money_back_given_up = true
      where id = ${own.id}`);
    await database.db.execute(sql`update surplus_payments set is_given_up = true
      where order_id = ${second.id}`);
    expect(await newest('given-up')).toEqual([second.id, own.id]);
    expect((await newest('disputed'))[0]).toBe(second.id);
    expect(await countOrdersForPeople(database.db)).toEqual({
      disputes: before.disputes + 1,
      givenUpRefunds: before.givenUpRefunds + 2,
      unansweredOrders: before.unansweredOrders,
    });
  });

  it('finds what the provider gave no answer about for days, and says so', async () => {
    const before = await countOrdersForPeople(database.db);
    const [order, young] = [await makeOrder(database.db), await makeOrder(database.db)];
    const unnamed = await makeOrder(database.db, { providerOrderId: null });
    const age = (id: string, days: number) =>
      database.db.execute(sql`update payment_orders
        set created_at = now() - make_interval(days => ${days}, secs => 1) where id = ${id}`);
    await Promise.all([age(order.id, 6), age(young.id, 5), age(unnamed.id, 6)]);
    expect(await newest('unanswered')).toEqual([order.id]);
    const { unansweredOrders } = await countOrdersForPeople(database.db);
    expect(unansweredOrders).toBe(before.unansweredOrders + 1);
    const shown = [await listed(order.userId), await listed(young.userId)];
    expect(shown.map((one) => one?.isUnanswered)).toEqual([true, false]);
    await order.sendEvent();
    expect(await newest('unanswered'), 'it was paid').toEqual([]);
  });
});

it('sums thirty days, today among them, to the midnight that begins the first', async () => {
  await database.db.execute(sql`update payment_orders set paid_at = '2020-01-01'`);
  await database.db.execute(sql`update surplus_payments
    set created_at = '2020-01-01', refunded_at = null`);
  const [before, first, lastLeftOut] = [28, 29, 30];
  for (const days of [before, first, lastLeftOut]) {
    const order = await makeOrder(database.db);
    await order.sendEvent();
    await backdate(order.id, days);
  }
  const past = (days: number) =>
    new Date(Date.now() - days * 86_400_000).toLocaleDateString('sv-SE', {
      timeZone: 'Asia/Kolkata',
    });
  const ofPast = (await sumDays(database.db)).filter(({ day }) => day < past(20));
  const back = { refundedPaise: 0, chargedBackPaise: 0, surplusPaise: 0, surplusRefundedPaise: 0 };
  const sums = { orders: 1, capturedPaise: pricePaise, ...back };
  expect(ofPast).toEqual([
    { day: past(before), ...sums },
    { day: past(first), ...sums },
  ]);
});
