import type { CreateOrder } from '@folio/contract/payments';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeAccount } from '../credits/testing/make-account.ts';
import { paymentOrders } from '../platform/money-schema.ts';
import { users } from '../platform/schema.ts';
import type { UserRow } from '../platform/sessions.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createOrder } from './order.service.ts';
import type { SeenPayment } from './payment-provider.ts';
import { goodSignature, outOfReach, scriptProvider } from './testing/scripted-provider.ts';
import { verifyPayment } from './verify.service.ts';

let database: TestDatabase;
let scripted: ReturnType<typeof scriptProvider>;
let warnings: object[];
let ada: UserRow;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  scripted = scriptProvider();
  warnings = [];
  ada = await makeUser();
});
afterAll(() => database.close());

async function makeUser(): Promise<UserRow> {
  const [row] = await database.db
    .select()
    .from(users)
    .where(eq(users.id, await makeAccount(database.db, 10)));
  if (!row) throw new Error('No account');
  return row;
}

const context = () => ({
  db: database.db,
  payments: scripted.provider,
  configuration: { promoCodes: new Map([['TWENTY', { percentOff: 20 }]]) },
  log: { warn: (facts: object) => void warnings.push(facts) },
});
const order = (input: CreateOrder, user = ada) => createOrder(context(), user, input);
const pack: CreateOrder = { kind: 'credits', plan: 'premium' };
const balance = async () => (await balanceAndPlan()).credits;
const balanceAndPlan = async (user = ada) => {
  const [row] = await database.db.select().from(users).where(eq(users.id, user.id));
  return { credits: row?.credits, subscription: row?.subscription };
};
const rowsOf = (user = ada) =>
  database.db.select().from(paymentOrders).where(eq(paymentOrders.userId, user.id));
const secondsUntil = (moment: Date | null | undefined) =>
  ((moment?.getTime() ?? Number.NaN) - Date.now()) / 1_000;
const down = async () => {
  throw outOfReach();
};

describe('an order', () => {
  it('is ours, with its price, before the provider makes it, which is told what it is for', async () => {
    const made = await order({ ...pack, promoCode: 'twenty', idempotencyKey: 'a-first-click' });
    const [row] = await rowsOf();
    expect(made).toEqual({ id: `order_${row?.id}`, amount: 7_920, currency: 'INR' });
    expect(row).toMatchObject({
      ...{ kind: 'credits', item: 'premium', credits: 50, amountPaise: 7_920, promoCode: 'twenty' },
      ...{ idempotencyKey: 'a-first-click', providerOrderId: made.id, state: 'created', checks: 0 },
    });
    expect(Math.round(secondsUntil(row?.nextCheckAt) / 30)).toBe(2);
    const notes = { plan: 'premium', kind: 'credits', annual: 'false' };
    expect(scripted.asked).toEqual([
      ['createOrder', { receipt: row?.id, amountPaise: 7_920, notes }],
    ]);
    await order({ kind: 'plan', plan: 'basic' });
    expect(scripted.asked[1]).toMatchObject([
      'createOrder',
      { amountPaise: 29_900, notes: { plan: 'basic', kind: 'plan', annual: 'true' } },
    ]);
    expect((await rowsOf()).find(({ kind }) => kind === 'plan')?.promoCode).toBeNull();
  });

  it('is made once for its key, which names no other', async () => {
    const keyed = { ...pack, idempotencyKey: 'a-known-click' };
    const made = await order(keyed);
    expect(await order(keyed)).toEqual(made);
    expect(scripted.asked).toHaveLength(1);
    const others: CreateOrder[] = [
      { ...keyed, kind: 'plan' },
      { ...keyed, plan: 'pro' },
      { ...keyed, promoCode: 'TWENTY' },
    ];
    for (const other of others)
      await expect(order(other)).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
    const another = await order(keyed, await makeUser());
    expect(another.id).not.toBe(made.id);
    expect(await rowsOf()).toHaveLength(1);
  });

  it('is waited for while the provider makes it', async () => {
    const answer = Promise.withResolvers<void>();
    scripted.script.before = () => answer.promise;
    const keyed = { ...pack, idempotencyKey: 'a-slow-click' };
    const first = order(keyed);
    await expect.poll(() => rowsOf()).toHaveLength(1);
    const second = order(keyed);
    answer.resolve();
    expect(await second).toEqual(await first);
    expect(scripted.asked).toHaveLength(1);
  });

  it('has failed when the provider does not make it, for every click of its key', async () => {
    scripted.script.before = down;
    const keyed = { ...pack, idempotencyKey: 'a-lost-click' };
    for (let times = 0; times < 2; times++)
      await expect(order(keyed)).rejects.toMatchObject({ code: 'PAYMENT_PROVIDER_UNAVAILABLE' });
    expect(await rowsOf()).toMatchObject([{ state: 'failed', providerOrderId: null }]);
    expect(scripted.asked).toHaveLength(1);
  });

  it('is none without a provider', async () => {
    const without = { ...context(), payments: undefined };
    await expect(createOrder(without, ada, pack)).rejects.toMatchObject({
      code: 'PAYMENTS_NOT_CONFIGURED',
    });
    expect(await rowsOf()).toEqual([]);
  });
});

describe('a proof', () => {
  /** What the provider knows of a payment of the order, and how the browser proves it. */
  async function paid(input = pack, values: Partial<SeenPayment> = {}) {
    const { id: orderId, amount } = await order(input);
    const payment: SeenPayment = {
      ...{ id: `pay_${orderId}`, orderId, amountPaise: amount, currency: 'INR' },
      ...{ isAuthorized: false, capturedPaise: amount, refundedPaise: 0 },
      ...values,
    };
    scripted.payments.push(payment);
    scripted.asked.length = 0;
    return {
      razorpay_order_id: orderId,
      razorpay_payment_id: payment.id,
      razorpay_signature: goodSignature,
    };
  }
  const verify = (sent: Parameters<typeof verifyPayment>[2], user = ada) =>
    verifyPayment(context(), user, sent);
  const refused = { code: 'PAYMENT_NOT_VERIFIED' };

  it('says what was bought, and gives it once', async () => {
    const proof = await paid();
    for (const sent of [proof, { razorpay_payment_id: proof.razorpay_payment_id }, proof])
      expect(await verify(sent)).toBe(
        'Payment successful! Your Premium Pack credits have been added to your account.',
      );
    expect(await balance()).toBe(60);
    expect(scripted.asked).toEqual(
      Array.from({ length: 3 }, () => ['findPayment', proof.razorpay_payment_id]),
    );
    expect(await rowsOf()).toMatchObject([{ state: 'paid', nextCheckAt: null, checks: 0 }]);
    const plan = await paid({ kind: 'plan', plan: 'basic' });
    expect(await verify(plan)).toBe('Your Basic Plan subscription is now active.');
    expect(await balanceAndPlan()).toEqual({ credits: 60, subscription: 'basic' });
  });

  it('has money taken that is set aside', async () => {
    const proof = await paid(pack, { isAuthorized: true, capturedPaise: 0 });
    await verify(proof);
    expect(scripted.asked).toContainEqual(['capture', proof.razorpay_payment_id]);
    expect(await balance()).toBe(60);
  });

  it('counts by its signature while the provider is out of reach, and is confirmed later', async () => {
    const proof = await paid();
    scripted.script.before = down;
    await verify(proof);
    expect(await balance()).toBe(60);
    const [row] = await rowsOf();
    expect(row).toMatchObject({ state: 'paid', capturedPaise: 9_900, refundedPaise: 0 });
    expect(secondsUntil(row?.nextCheckAt)).toBeGreaterThan(20);
    expect(secondsUntil(row?.nextCheckAt)).toBeLessThan(61);
    await expect(verify({ razorpay_payment_id: proof.razorpay_payment_id })).rejects.toMatchObject({
      code: 'PAYMENT_PROVIDER_UNAVAILABLE',
    });
  });

  it('is no proof when anything else goes wrong with it', async () => {
    const proof = await paid();
    scripted.script.before = () => Promise.reject(new Error('A fault of ours'));
    await expect(verify(proof)).rejects.toThrow('A fault of ours');
    expect(await balance()).toBe(10);
  });

  it('is of the signature, the order, the buyer, and the money', async () => {
    const proof = await paid();
    const bob = await makeUser();
    await expect(verify({ ...proof, razorpay_signature: 'x' })).rejects.toMatchObject(refused);
    await expect(verify({ ...proof, razorpay_order_id: 'other' })).rejects.toMatchObject(refused);
    await expect(verify(proof, bob)).rejects.toMatchObject(refused);
    expect(warnings).toEqual(
      [ada, ada, bob].map(({ id }) => ({ userId: id, what: 'signature or order' })),
    );
    const { razorpay_payment_id } = proof;
    warnings = [];
    await expect(verify({ razorpay_payment_id }, bob)).rejects.toMatchObject(refused);
    await expect(verify({ razorpay_payment_id: 'unknown' })).rejects.toMatchObject(refused);
    const strange = [{ amountPaise: 9_899 }, { currency: 'USD' }, { orderId: 'other' }];
    for (const [index, values] of strange.entries()) {
      const sent = await paid(pack, { id: `pay_strange_${index}`, ...values });
      await expect(verify(sent)).rejects.toMatchObject(refused);
    }
    expect(warnings.map((facts) => 'what' in facts && facts.what)).toEqual(
      Array.from({ length: 5 }, () => 'payment'),
    );
    warnings = [];
    const unpaid = await paid(pack, { id: 'pay_unpaid', capturedPaise: 0 });
    await expect(verify(unpaid)).rejects.toMatchObject(refused);
    expect(warnings).toEqual([{ userId: ada.id, what: 'status' }]);
    expect(await balance()).toBe(10);
    expect((await balanceAndPlan(bob)).credits).toBe(10);
  });
});
