import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paymentOrders } from '../platform/money-schema.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { countOpenOrders, markOrderFailed } from './orders.repository.ts';
import type { SeenPayment } from './payment-provider.ts';
import { reconcile } from './reconciler.ts';
import { paymentsContext } from './testing/buyer.ts';
import { makeOrder, pricePaise } from './testing/paid-order.ts';
import { oddAnswer, outOfReach, refusal, scriptProvider } from './testing/scripted-provider.ts';

let database: TestDatabase;
let scripted: ReturnType<typeof scriptProvider>;
let warnings: { err: Error; message: string }[];
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => {
  scripted = scriptProvider();
  warnings = [];
});
afterEach(() => database.db.update(paymentOrders).set({ nextCheckAt: null }));
afterAll(() => database.close());

const log = {
  warn: (facts: object, message: string) =>
    void warnings.push({ ...(facts as { err: Error }), message }),
};
const neverAnswered =
  'We got no answer about an order for days: look whether it was paid at the payment provider.';
const run = (closing?: AbortSignal) =>
  reconcile({ ...paymentsContext(database.db, scripted.provider), log }, closing);

/** Due since some seconds. */
const dueOrder = async (values: Parameters<typeof makeOrder>[1] = {}, seconds = 1) =>
  makeOrder(database.db, { nextCheckAt: new Date(Date.now() - seconds * 1_000), ...values });
type Order = Awaited<ReturnType<typeof dueOrder>>;

const pay = (order: Order, values: Partial<SeenPayment> = {}) => {
  const [payment] = order.eventOf(values).payments;
  if (payment) scripted.payments.push(payment);
};
const minutesUntilNext = async (order: Order) => {
  const { nextCheckAt } = await order.row();
  return ((nextCheckAt?.getTime() ?? Number.NaN) - Date.now()) / 60_000;
};
const askedAbout = () => scripted.asked.map(([, about]) => about);

describe('asking what became of an order', () => {
  it('settles what was paid, and takes money that is set aside', async () => {
    const [paid, aside] = [await dueOrder(), await dueOrder()];
    pay(paid);
    pay(aside, { isAuthorized: true, capturedPaise: 0 });
    await run();
    for (const order of [paid, aside]) {
      expect(await order.row()).toMatchObject({ state: 'paid', checks: 0 });
      expect(Math.round(await minutesUntilNext(order))).toBe(60);
      expect((await order.buyer()).credits).toBe(60);
    }
    expect(scripted.asked.filter(([call]) => call === 'capture')).toHaveLength(1);
    await run();
    expect(scripted.asked.filter(([call]) => call === 'listPayments')).toHaveLength(2);
  });

  it('is held up by no payment that the provider refuses to take', async () => {
    const refused = await dueOrder({}, 9);
    const next = await dueOrder();
    pay(refused, { isAuthorized: true, capturedPaise: 0 });
    pay(next);
    scripted.script.before = async (call) => {
      if (call === 'capture') throw refusal('The payment was voided');
    };
    await run();
    expect((await next.row()).state).toBe('paid');
    expect(await refused.row()).toMatchObject({ state: 'created', checks: 1, capturedPaise: 0 });
    expect((await refused.buyer()).credits).toBe(10);
    scripted.script.before = async (call) => {
      if (call === 'listPayments') throw refusal('The order is archived');
    };
    const [odd, after] = [await dueOrder({}, 9), await dueOrder()];
    await run();
    expect(askedAbout()).toContain((await after.row()).providerOrderId);
    expect(warnings).toHaveLength(2);
    expect(await odd.row()).toMatchObject({ state: 'created', checks: 1 });
  });

  it('says in the log that a payment which counted by its signature was never taken', async () => {
    const order = await dueOrder();
    await order.sendEvent();
    await database.db
      .update(paymentOrders)
      .set({ nextCheckAt: new Date() })
      .where(eq(paymentOrders.id, order.id));
    pay(order, { isAuthorized: true, capturedPaise: 0 });
    pay(order, { id: 'pay_of_a_later_try', capturedPaise: 0 });
    scripted.script.before = async (call) => {
      if (call === 'capture') throw refusal('The payment was voided');
    };
    await run();
    const message =
      'An order counts as paid, and its payment was not taken: look at it at the payment provider.';
    expect(warnings).toEqual([{ orderId: order.id, payment: `pay_${order.id}`, message }]);
    expect((await order.row()).state).toBe('paid');
    Object.assign(scripted.payments[0] ?? {}, { isAuthorized: false, capturedPaise: pricePaise });
    await database.db
      .update(paymentOrders)
      .set({ nextCheckAt: new Date() })
      .where(eq(paymentOrders.id, order.id));
    await run();
    expect(warnings, 'it has been taken since').toHaveLength(1);
  });

  it('counts what was taken between the question and the attempt to take it', async () => {
    const order = await dueOrder();
    pay(order, { isAuthorized: true, capturedPaise: 0 });
    scripted.script.before = async (call) => {
      if (call !== 'capture') return;
      pay(order);
      scripted.payments.shift();
      throw refusal('This payment has already been captured');
    };
    await run();
    expect((await order.row()).state).toBe('paid');
  });

  it('finds a second payment that nobody told of, for five days', async () => {
    const order = await dueOrder();
    pay(order);
    await run();
    const passed = async (hours: number) => {
      await database.db.execute(sql`update payment_orders set next_check_at = now() - interval '1 second',
        paid_at = now() - make_interval(hours => ${hours}, secs => 1) where id = ${order.id}`);
      await run();
      return Math.round((await minutesUntilNext(order)) / 60);
    };
    expect(await passed(1)).toBe(23);
    pay(order, { id: `again_${order.id}` });
    expect(await passed(24)).toBe(4 * 24);
    const { rows } = await database.db.execute(
      sql`select provider_payment_id as id from surplus_payments where order_id = ${order.id}`,
    );
    expect(rows).toEqual([{ id: `again_${order.id}` }]);
    expect(await passed(5 * 24)).toBeNaN();
    expect((await order.buyer()).credits).toBe(60);
  });

  it('is done with what was paid and paid back in between', async () => {
    const order = await dueOrder();
    pay(order, { refundedPaise: pricePaise });
    await run();
    const row = await order.row();
    expect(row).toMatchObject({ state: 'refunded', grantedCredits: 0 });
    expect(row.paidAt).toBeInstanceOf(Date);
  });

  it('settles nothing of another amount or currency, nor what failed', async () => {
    const order = await dueOrder();
    for (const values of [{ amountPaise: 1 }, { currency: 'USD' }, { capturedPaise: 0 }])
      pay(order, values);
    await run();
    expect(await order.row()).toMatchObject({ state: 'created', checks: 1, paidAt: null });
    expect((await order.buyer()).credits).toBe(10);
  });

  it('comes again by the plan, and ends after five days', async () => {
    const order = await dueOrder();
    const later = await dueOrder({ checks: 7 });
    const old = await dueOrder({ createdAt: new Date(Date.now() - 5 * 86_400_000 - 1_000) });
    const before = await countOpenOrders(database.db);
    await run();
    expect(await order.row()).toMatchObject({ state: 'created', checks: 1 });
    expect(Math.round(await minutesUntilNext(order))).toBe(4);
    expect(await later.row()).toMatchObject({ checks: 8 });
    expect(Math.round(await minutesUntilNext(later))).toBe(60);
    expect(await old.row()).toMatchObject({ state: 'expired', nextCheckAt: null, checks: 0 });
    expect(await countOpenOrders(database.db)).toBe(before - 1);
  });

  it('is done for all that are due, the longest first, and for no others', async () => {
    const orders: Order[] = [];
    for (let seconds = 1; seconds <= 21; seconds++) orders.push(await dueOrder({}, seconds));
    const notDue = await dueOrder({}, -60);
    const unnamed = await dueOrder({ providerOrderId: null });
    await run();
    const rows = await Promise.all(orders.map(({ row }) => row()));
    const ids = rows.map(({ providerOrderId }) => providerOrderId);
    expect(new Set(askedAbout())).toEqual(new Set(ids));
    expect(askedAbout()).toHaveLength(21);
    expect(new Set(askedAbout().slice(0, 20))).toEqual(new Set(ids.slice(-20)));
    for (const { row } of [notDue, unnamed]) expect(await row()).toMatchObject({ checks: 0 });
  });

  it('is left to whoever has begun, for two minutes', async () => {
    const order = await dueOrder();
    let waitsMinutes = 0;
    scripted.script.before = async () => {
      waitsMinutes = await minutesUntilNext(order);
      await run();
    };
    await run();
    expect(waitsMinutes).toBeGreaterThan(1.5);
    expect(waitsMinutes).toBeLessThanOrEqual(2.01);
    expect(scripted.asked).toHaveLength(1);
  });

  it('ends with the second question in a row that finds the provider out of reach', async () => {
    const orders = [await dueOrder(), await dueOrder(), await dueOrder()];
    scripted.script.before = () => Promise.reject(outOfReach());
    await run();
    expect(scripted.asked).toHaveLength(2);
    expect(warnings).toHaveLength(2);
    for (const { row } of orders)
      expect(await row()).toMatchObject({ state: 'created', checks: 0 });
    const waits = await Promise.all(orders.map(minutesUntilNext));
    expect(waits.map(Math.round).toSorted(), 'who was not asked comes first').toEqual([2, 4, 4]);
  });

  it.each([
    ['is answered oddly', oddAnswer],
    ['gets no answer', outOfReach],
  ])('goes on with the others where one %s, and asks about it later', async (_, failure) => {
    const orders = [await dueOrder({}, 9), await dueOrder(), await dueOrder()];
    const [odd, ...others] = orders;
    for (const order of orders) pay(order);
    const { providerOrderId } = (await odd?.row()) ?? {};
    scripted.script.before = async (_call, about) => {
      if (about === providerOrderId) throw failure();
    };
    await run();
    for (const { row } of others) expect((await row()).state).toBe('paid');
    expect(warnings).toHaveLength(1);
    expect(await odd?.row()).toMatchObject({ state: 'created', checks: 0 });
    expect(odd && Math.round(await minutesUntilNext(odd))).toBe(4);
  });

  it.each([
    ['is answered oddly', oddAnswer],
    ['gets no answer', outOfReach],
    ['meets a fault of ours', () => new Error('A fault of ours')],
  ])('comes ever more rarely where one alone %s, and is left to people', async (_, failure) => {
    const days = async (age: number, values: Parameters<typeof makeOrder>[1] = {}) => {
      const before = new Date(Date.now() - age * 86_400_000 - 1_000);
      const order = await dueOrder({ createdAt: before, ...values });
      scripted.script.before = () => Promise.reject(failure());
      await run();
      return order;
    };
    const waits = async (age: number) => Math.round(await minutesUntilNext(await days(age)));
    expect([await waits(1 / 24), await waits(4 / 24), await waits(5.5)]).toEqual([8, 30, 60]);
    expect(warnings.map(({ message }) => message)).not.toContainEqual(neverAnswered);
    const left = await days(6);
    expect(warnings.at(-1)).toEqual({ orderId: left.id, message: neverAnswered });
    expect(await left.row()).toMatchObject({ state: 'created' });
    expect(Math.round((await minutesUntilNext(left)) / 60), 'looked for once a day').toBe(24);
    const paid = await days(0, { state: 'paid', paidAt: new Date(Date.now() - 7 * 86_400_000) });
    expect(await minutesUntilNext(paid)).toBeNaN();
    scripted.script.before = async () => {};
    await database.db.execute(sql`update payment_orders set next_check_at = now() - interval '1 second'
      where id = ${left.id}`);
    await run();
    expect(await left.row(), 'answered at last').toMatchObject({ state: 'expired' });
  });

  it('takes up no more orders then, nor while the server closes', async () => {
    for (let seconds = 1; seconds <= 21; seconds++) await dueOrder({}, seconds);
    const newest = await dueOrder();
    scripted.script.before = () => Promise.reject(outOfReach());
    await run();
    expect(scripted.asked).toHaveLength(2);
    expect(await minutesUntilNext(newest)).toBeLessThanOrEqual(0);
    for (let seconds = 2; seconds <= 20; seconds++) await dueOrder({}, seconds);
    await run(AbortSignal.abort());
    expect(await minutesUntilNext(newest)).toBeLessThanOrEqual(0);
  });

  it('goes on with the next when one alone goes wrong', async () => {
    const orders = [await dueOrder(), await dueOrder()];
    scripted.script.before = async () => {
      if (scripted.asked.length === 1) throw new Error('A fault of ours');
    };
    await run();
    expect(scripted.asked).toHaveLength(2);
    expect(warnings).toMatchObject([
      {
        orderId: expect.any(String),
        err: { message: 'A fault of ours' },
        message: 'asking about an unpaid order',
      },
    ]);
    const checks = await Promise.all(orders.map(async ({ row }) => (await row()).checks));
    expect(checks.toSorted()).toEqual([0, 1]);
  });

  it('is not begun any more once the server closes', async () => {
    const order = await dueOrder();
    await run(AbortSignal.abort());
    expect(scripted.asked).toEqual([]);
    expect(await order.row()).toMatchObject({ state: 'created', checks: 0 });
  });

  it('stops with the server, and says nothing of it', async () => {
    const orders: Order[] = [];
    for (let seconds = 2; seconds <= 21; seconds++) orders.push(await dueOrder({}, seconds));
    const newest = await dueOrder();
    const closing = new AbortController();
    scripted.script.before = async () => {
      closing.abort();
      throw outOfReach();
    };
    await run(closing.signal);
    expect(await minutesUntilNext(newest), 'left to the next start').toBeLessThanOrEqual(0);
    await run(closing.signal);
    expect(scripted.asked).toHaveLength(1);
    expect(warnings).toEqual([]);
    for (const { row } of orders) expect(await row()).toMatchObject({ checks: 0 });
  });
});

it('an order that the provider has named does not fail any more', async () => {
  const [named, unnamed] = [await dueOrder(), await dueOrder({ providerOrderId: null })];
  for (const { id } of [named, unnamed]) await markOrderFailed(database.db, id);
  expect((await named.row()).state).toBe('created');
  expect((await unnamed.row()).state).toBe('failed');
  expect((await named.row()).amountPaise).toBe(pricePaise);
  const [other] = await database.db
    .select()
    .from(paymentOrders)
    .where(eq(paymentOrders.state, 'failed'))
    .orderBy(sql`id`);
  expect(other?.id).toBe(unnamed.id);
});
