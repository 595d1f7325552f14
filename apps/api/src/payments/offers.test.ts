import { paymentRoutes, type Quote } from '@folio/contract/payments';
import {
  discounted,
  firstHundred,
  itemOf,
  type Purchase,
  welcomeOffer,
} from '@folio/contract/prices';
import { eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { paymentOrders } from '../platform/money-schema.ts';
import { users } from '../platform/schema.ts';
import type { UserRow } from '../platform/sessions.ts';
import { signUp } from '../testing/accounts.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { placesLeft } from './offers.service.ts';
import { createOrder } from './order.service.ts';
import { listBills } from './orders.repository.ts';
import { quote } from './price.service.ts';
import { reconcile } from './reconciler.ts';
import { settlePayment } from './settlement.service.ts';
import { makeBuyer, ordersOf, paymentsContext, secondsUntil } from './testing/buyer.ts';
import { makeOrder } from './testing/paid-order.ts';
import { startPaidProduct } from './testing/provider-fixture.ts';
import { scriptProvider } from './testing/scripted-provider.ts';

let database: TestDatabase;
let context: ReturnType<typeof paymentsContext>;
let ada: UserRow;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await database.db.update(paymentOrders).set({ offer: null });
  const { promoCodes } = paymentsContext(database.db, scriptProvider().provider).configuration;
  context = {
    ...paymentsContext(database.db, scriptProvider().provider),
    configuration: {
      promoCodes: new Map([...promoCodes, ['SIXTY', { percentOff: 60 }]]),
      welcomeOffer: true,
      firstHundredOffer: true,
    },
  };
  ada = await makeBuyer(database.db);
});
afterAll(() => database.close());

const premium = { kind: 'plan', plan: 'premium' } as const;
const basic = { kind: 'plan', plan: 'basic' } as const;
const priceOf = (purchase: Purchase, promoCode?: string, buyer: UserRow | null = ada) =>
  quote(context, purchase, { promoCode, buyer });
const order = (purchase: Purchase, buyer = ada) => createOrder(context, buyer, purchase);
const age = (days: number) => {
  ada = { ...ada, createdAt: new Date(Date.now() - days * 86_400_000) };
};

/** Pays for an order of the provider, as an event would tell. */
async function pay({ id: orderId, amount }: { id: string; amount: number }) {
  const [row] = await ordersWith(orderId);
  return settlePayment(database.db, row?.id ?? '', {
    id: `pay_${uuidv7()}`,
    capturedPaise: amount,
    refundedPaise: 0,
  });
}

const ordersWith = (providerOrderId: string) =>
  database.db
    .select()
    .from(paymentOrders)
    .where(eq(paymentOrders.providerOrderId, providerOrderId));

/** The provider is asked about an order, as if its time had come. */
async function reconcileNow(providerOrderId: string): Promise<void> {
  await database.db
    .update(paymentOrders)
    .set({ nextCheckAt: sql`now() - interval '1 second'` })
    .where(eq(paymentOrders.providerOrderId, providerOrderId));
  await reconcile({ ...context, payments: scriptProvider().provider });
}

/** Orders of others that were bought under the offer. */
async function takePlaces(count: number): Promise<void> {
  for (let taken = 0; taken < count; taken += 1)
    await makeOrder(database.db, {
      kind: 'plan',
      item: 'basic',
      credits: 0,
      userId: null,
      offer: 'first-hundred',
      state: 'paid',
    });
}

describe('where the clock of a server is wrong', () => {
  afterEach(() => void vi.useRealTimers());

  it('offers and promo codes end when they do by the database', async () => {
    const day = 86_400_000;
    const [today, yesterday] = [0, 2].map((days) =>
      new Date(Date.now() - (days - 1) * day).toISOString(),
    );
    context.configuration.promoCodes = new Map([
      ['OPEN', { percentOff: 60, until: today }],
      ['OVER', { percentOff: 60, until: yesterday }],
    ]);
    const old = { ...ada, createdAt: new Date(Date.now() - (welcomeOffer.days + 2) * day) };
    for (const wrongBy of [-400 * day, 400 * day]) {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + wrongBy });
      expect(await priceOf(premium)).toMatchObject({ reason: 'welcome' });
      expect(await priceOf(premium, undefined, old)).toMatchObject({ reason: 'first-hundred' });
      expect(await priceOf(premium, 'OPEN')).toMatchObject({ percentOff: 60 });
      await expect(priceOf(premium, 'OVER')).rejects.toMatchObject({ code: 'INVALID_PROMO_CODE' });
      expect(await order(premium)).toMatchObject({ amount: 24_950 });
      vi.useRealTimers();
    }
  });
});

describe('the first Premium year of a new account', () => {
  it('costs half, once, within two weeks of its sign-up, and the order says why', async () => {
    const { endsAt, ...price } = await priceOf(premium);
    expect(price).toEqual({
      amountPaise: 49_900,
      discountedPaise: 24_950,
      percentOff: 50,
      reason: 'welcome',
    } satisfies Quote);
    expect(Date.parse(endsAt ?? '') - ada.createdAt.getTime()).toBe(welcomeOffer.days * 86_400_000);
    const made = await order(premium);
    expect(made.amount).toBe(24_950);
    const [row] = await ordersOf(database.db, ada);
    expect(row).toMatchObject({
      amountPaise: 24_950,
      listPaise: 49_900,
      offer: 'welcome',
      promoCode: null,
    });
    expect((await pay(made)).isPlanInForce).toBe(true);
    expect(await priceOf(premium)).not.toHaveProperty('reason');
  });

  it('is one order until it is paid, however often it is asked for', async () => {
    const made = await order(premium);
    const again = await Promise.all([order(premium), order(premium)]);
    expect(again.map(({ id }) => id)).toEqual([made.id, made.id]);
    expect(await ordersOf(database.db, ada)).toHaveLength(1);
  });

  it('is one order also after it has expired: two years are not to be had at half the price', async () => {
    const made = await order(premium);
    await database.db
      .update(paymentOrders)
      .set({ state: 'expired', nextCheckAt: null, createdAt: sql`now() - interval '6 days'` })
      .where(eq(paymentOrders.providerOrderId, made.id));
    expect(await order(premium)).toEqual(made);
    const [row] = await ordersWith(made.id);
    expect(row).toMatchObject({ state: 'created', checks: 0 });
    expect(row?.nextCheckAt).not.toBeNull();
    expect((await listBills(database.db, ada.id)).map(({ state }) => state)).toEqual(['created']);
    await reconcileNow(made.id);
    expect((await ordersWith(made.id))[0]).toMatchObject({ state: 'created', checks: 1 });
    expect((await pay(made)).isPlanInForce).toBe(true);
    expect(await ordersOf(database.db, ada)).toHaveLength(1);
  });

  it('is ordered anew, once, at the price that is told where it was another when it was ordered', async () => {
    for (const amountPaise of [19_950, 29_950]) {
      ada = await makeBuyer(database.db);
      const before = { ...(await order(premium)), amount: amountPaise };
      await database.db
        .update(paymentOrders)
        .set({ amountPaise, listPaise: 2 * amountPaise })
        .where(eq(paymentOrders.providerOrderId, before.id));
      const { discountedPaise } = await priceOf(premium);
      const [made, again] = await Promise.all([order(premium), order(premium)]);
      expect(made.amount).toBe(discountedPaise);
      expect(again).toEqual(made);
      expect(await ordersOf(database.db, ada)).toHaveLength(2);
      expect(await pay(before)).toMatchObject({ state: 'paid', isPlanInForce: true });
    }
  });

  it('is ordered anew when the process ended before the provider had named the order', async () => {
    await order(premium);
    await database.db.update(paymentOrders).set({
      providerOrderId: null,
      createdAt: sql`now() - interval '2 minutes'`,
    });
    expect(await order(premium)).toMatchObject({ amount: 24_950 });
  });

  it('is over after two weeks, or when the offer is off', async () => {
    age(welcomeOffer.days + 0.99);
    expect(await priceOf(premium), 'its last day is not over').toMatchObject({ percentOff: 50 });
    age(welcomeOffer.days + 1.01);
    expect(await priceOf(premium)).toMatchObject({ reason: 'first-hundred', percentOff: 20 });
    age(0);
    context.configuration.welcomeOffer = false;
    expect(await priceOf(premium)).toMatchObject({ reason: 'first-hundred', percentOff: 20 });
  });

  it('is not made cheaper by a code, and never dearer: the best discount alone counts', async () => {
    expect(await priceOf(premium, 'TWENTY')).toMatchObject({ percentOff: 50, reason: 'welcome' });
    expect(await priceOf(premium, 'SIXTY')).toMatchObject({ percentOff: 60, reason: 'promo-code' });
    await expect(priceOf(premium, 'NONE')).rejects.toMatchObject({ code: 'INVALID_PROMO_CODE' });
    const made = await createOrder(context, ada, { ...premium, promoCode: 'TWENTY' });
    expect((await ordersWith(made.id))[0]).toMatchObject({ offer: 'welcome', promoCode: null });
  });
});

it('an account of a mailbox that has paid for a plan is not new, nor the first, though the other was deleted', async () => {
  await pay(await order(premium));
  await database.db.delete(users).where(eq(users.id, ada.id));
  const again = { ...(await makeBuyer(database.db)), email: ada.email };
  for (const purchase of [premium, basic])
    expect(await priceOf(purchase, undefined, again)).toMatchObject({ percentOff: 0 });
  const bob = await makeBuyer(database.db);
  expect(await priceOf(premium, undefined, bob)).toMatchObject({ reason: 'welcome' });
});

describe('the first hundred to buy a plan', () => {
  it('pay a fifth less, for a plan and for nothing else; a visitor sees it, too', async () => {
    for (const buyer of [ada, null])
      expect(await priceOf(basic, undefined, buyer)).toEqual({
        amountPaise: 29_900,
        discountedPaise: 23_920,
        percentOff: 20,
        reason: 'first-hundred',
        placesLeft: 100,
      });
    expect(await priceOf({ kind: 'credits', plan: 'pro' })).not.toHaveProperty('reason');
  });

  it('[offers-1] are a hundred: of 150 orders at once for the last three places, three have one', async () => {
    await takePlaces(firstHundred.places - 3);
    const buyers = await Promise.all(Array.from({ length: 150 }, () => makeBuyer(database.db)));
    const made = await Promise.all(buyers.map((buyer) => order(basic, buyer)));
    const reduced = discounted(itemOf(basic).amountPaise, firstHundred.percentOff);
    expect(made.filter(({ amount }) => amount === reduced)).toHaveLength(3);
    expect(made.filter(({ amount }) => amount === itemOf(basic).amountPaise)).toHaveLength(147);
    expect(await placesLeft(database.db, context.configuration)).toBe(0);
  });

  it('keep the price of their order, and lose the place after an hour without paying', async () => {
    await takePlaces(firstHundred.places - 1);
    const late = await order(basic);
    const bob = await makeBuyer(database.db);
    expect(await priceOf(basic, undefined, bob)).not.toHaveProperty('reason');
    const past = sql`now() - interval '61 minutes'`;
    await database.db
      .update(paymentOrders)
      .set({ createdAt: past })
      .where(eq(paymentOrders.providerOrderId, late.id));
    expect(await priceOf(basic, undefined, bob)).toMatchObject({ percentOff: 20 });
    await pay(await order(basic, bob));
    expect(late.amount).toBe(23_920);
    expect(await pay(late)).toMatchObject({ state: 'paid', isPlanInForce: true });
  });

  it('hold their place for an hour from when they last came to pay, not from the first time', async () => {
    await takePlaces(firstHundred.places - 1);
    const made = await order(basic);
    const bob = await makeBuyer(database.db);
    const set = (times: object) =>
      database.db
        .update(paymentOrders)
        .set(times)
        .where(eq(paymentOrders.providerOrderId, made.id));
    await set({ createdAt: sql`now() - interval '59 minutes'` });
    expect(await order(basic)).toEqual(made);
    const [row] = await ordersWith(made.id);
    expect(secondsUntil(row?.nextCheckAt), 'asked about later').toBeGreaterThan(30);
    await set({ createdAt: sql`now() - interval '118 minutes'` });
    expect(await priceOf(basic, undefined, bob)).not.toHaveProperty('reason');
    expect(await order(basic, bob)).toMatchObject({ amount: 29_900 });
    await set({ placeHeldAt: sql`now() - interval '61 minutes'` });
    expect(await priceOf(basic, undefined, bob)).toMatchObject({ placesLeft: 1 });
    await order(basic, bob);
    // Somebody else has it by now, who did not lose it to an order that is older.
    expect((await order(basic)).amount).toBe(29_900);
  });

  it('are told the price of the place that they hold, also where it is the last', async () => {
    await takePlaces(firstHundred.places - 1);
    const held = await order(basic);
    const bob = await makeBuyer(database.db);
    expect(await priceOf(basic, undefined, bob)).not.toHaveProperty('reason');
    expect(await priceOf(basic)).toMatchObject({ reason: 'first-hundred', placesLeft: 1 });
    expect(await order(basic)).toEqual(held);
  });

  it('are none where the offer is off', async () => {
    context.configuration.firstHundredOffer = false;
    const [amountPaise, percentOff] = [29_900, 0];
    for (const buyer of [ada, null])
      expect(await priceOf(basic, undefined, buyer)).toEqual({
        amountPaise,
        discountedPaise: amountPaise,
        percentOff,
      });
    expect(await order(basic)).toMatchObject({ amount: amountPaise });
    expect(await placesLeft(database.db, context.configuration)).toBe(0);
  });

  it('are those who have never paid for a plan', async () => {
    await pay(await order(basic));
    expect(await priceOf(basic)).not.toHaveProperty('reason');
    expect(await priceOf(premium)).toMatchObject({ reason: 'welcome' });
  });
});

it('each account is told its own price over HTTP', async () => {
  const test = await startPaidProduct({
    configuration: { welcomeOffer: true, firstHundredOffer: true },
  });
  const { token, user } = await signUp(test);
  const ask = async (whose?: string) => {
    const { body } = await test.call(paymentRoutes.quote, { body: premium }, whose);
    return body.success ? body.data.reason : body.code;
  };
  expect([await ask(token), await ask()]).toEqual(['welcome', 'first-hundred']);
  await test.db
    .update(users)
    .set({ createdAt: sql`now() - interval '15 days'` })
    .where(eq(users.id, user.id));
  expect(await ask(token)).toBe('first-hundred');
  await test.close();
});
