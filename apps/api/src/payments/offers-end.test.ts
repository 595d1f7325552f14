import type { CreateOrder } from '@folio/contract/payments';
import { discounted, firstHundred, itemOf, welcomeOffer } from '@folio/contract/prices';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { paymentOrders } from '../platform/money-schema.ts';
import type { UserRow } from '../platform/sessions.ts';
import { inTransaction } from '../platform/transaction.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { lockCountedOffer, readTime } from './offers.repository.ts';
import { createOrder } from './order.service.ts';
import { makeBuyer, ordersOf, paymentsContext } from './testing/buyer.ts';
import { makeOrder } from './testing/paid-order.ts';
import { scriptProvider } from './testing/scripted-provider.ts';

let database: TestDatabase;
let context: ReturnType<typeof paymentsContext>;
let ada: UserRow;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await database.db.delete(paymentOrders);
  context = paymentsContext(database.db, scriptProvider().provider);
  Object.assign(context.configuration, { welcomeOffer: true, firstHundredOffer: true });
  ada = await makeBuyer(database.db);
});
afterAll(() => database.close());

const premium = { kind: 'plan', plan: 'premium' } as const;
const basic = { kind: 'plan', plan: 'basic' } as const;
const halfPaise = discounted(itemOf(premium).amountPaise, welcomeOffer.percentOff);
const fifthPaise = discounted(itemOf(premium).amountPaise, firstHundred.percentOff);

const isWaiting = async () => {
  const { rows } = await database.db.execute(sql`
    select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);
  return rows.length > 0;
};

/** An order that was sent in time, waits for others', and has its turn after the moment. */
async function orderAcross(moment: number, input: CreateOrder): Promise<{ amount: number }> {
  let ordering: Promise<{ amount: number }> | undefined;
  await inTransaction(database.db, async (tx) => {
    await lockCountedOffer(tx, 'first-hundred');
    ordering = createOrder(context, ada, input);
    ordering.catch(() => {});
    await vi.waitUntil(isWaiting, { timeout: 30_000, interval: 5 });
    await vi.waitUntil(async () => (await readTime(database.db)) > moment, {
      timeout: 30_000,
      interval: 5,
    });
  });
  if (!ordering) throw new Error('Nothing was ordered');
  return ordering;
}

const soon = async () => (await readTime(database.db)) + 1_500;

describe('an order that is sent at the last moment, and has its turn after it', () => {
  it('is refused under a promo code that has ended, and nothing is noted', async () => {
    const end = await soon();
    const until = new Date(end).toISOString();
    context.configuration.promoCodes = new Map([['LAST', { percentOff: 60, until }]]);
    const input = { ...premium, promoCode: 'LAST' };
    await expect(orderAcross(end, input)).rejects.toMatchObject({ code: 'INVALID_PROMO_CODE' });
    expect(await ordersOf(database.db, ada)).toEqual([]);
  });

  it('is refused at the price of a welcome offer that has ended, and made at the next best', async () => {
    const end = await soon();
    ada = { ...ada, createdAt: new Date(end - (welcomeOffer.days + 1) * 86_400_000) };
    const told = { ...premium, amount: halfPaise / 100 };
    await expect(orderAcross(end, told)).rejects.toMatchObject({
      code: 'VALIDATION_ERROR',
      details: { errors: { amount: ['This isn’t the price of what you chose'] } },
    });
    expect(await ordersOf(database.db, ada)).toEqual([]);
    expect(await createOrder(context, ada, premium)).toMatchObject({ amount: fifthPaise });
  });

  it('that was made in time keeps its price, however long after it is paid', async () => {
    const end = await soon();
    ada = { ...ada, createdAt: new Date(end - (welcomeOffer.days + 1) * 86_400_000) };
    const made = await createOrder(context, ada, premium);
    expect(made.amount).toBe(halfPaise);
    await vi.waitUntil(async () => (await readTime(database.db)) > end, {
      timeout: 30_000,
      interval: 5,
    });
    const [order] = await ordersOf(database.db, ada);
    expect(order).toMatchObject({ amountPaise: halfPaise, offer: 'welcome' });
    // It is not asked for again at that price, and its number is still good at the provider.
    expect((await createOrder(context, ada, premium)).amount).toBe(fifthPaise);
  });

  it('for the last place of the hundred is refused the price where another had it first', async () => {
    for (let taken = 1; taken < firstHundred.places; taken += 1)
      await makeOrder(database.db, {
        ...{ kind: 'plan', item: 'basic', credits: 0, userId: null },
        ...{ offer: 'first-hundred', state: 'paid' },
      });
    const buyers = await Promise.all([1, 2, 3, 4].map(() => makeBuyer(database.db)));
    const amount = discounted(itemOf(basic).amountPaise, firstHundred.percentOff) / 100;
    const answers = await Promise.allSettled(
      buyers.map((buyer) => createOrder(context, buyer, { ...basic, amount })),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const noted = await database.db.$count(paymentOrders, eq(paymentOrders.state, 'created'));
    expect(noted).toBe(1);
  });
});
