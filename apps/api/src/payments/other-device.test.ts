import { authRoutes } from '@folio/contract/auth';
import { type CreateOrder, paymentRoutes } from '@folio/contract/payments';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { checkLedger } from '../credits/check-ledger.ts';
import { paymentOrders } from '../platform/money-schema.ts';
import { signUp, type TestAccount } from '../testing/accounts.ts';
import { deadlockOnce } from '../testing/deadlock-once.ts';
import { dataOf, refusalOf } from '../testing/test-app.ts';
import type { PaidProduct } from './testing/provider-fixture.ts';
import { openShop, pack, type Shop } from './testing/shop.ts';

let test: PaidProduct;
let shop: Shop;
openShop(
  (opened, itsShop) => {
    test = opened;
    shop = itsShop;
  },
  { configuration: { welcomeOffer: true } },
);
afterEach(async () => {
  expect(await checkLedger(test.db)).toMatchObject({ isSound: true });
});

const premium = { kind: 'plan', plan: 'premium' } as const;

/** The same person where they sign in next. */
async function onAnotherDevice(account: TestAccount): Promise<TestAccount> {
  const { user, password } = account;
  const { body } = await test.call(authRoutes.login, { body: { email: user.email, password } });
  if (!body.success || !('token' in body)) throw new Error(JSON.stringify(body));
  return { ...account, token: body.token };
}

/** Pays, and closes the tab before anything is proven; no event comes either. */
async function payAndLeave(account: TestAccount, what: CreateOrder = pack) {
  test.standIn.faults = { isSilent: true };
  const proof = shop.pay(await shop.order(account, what));
  return { proof, other: await onAnotherDevice(account) };
}

const order = ({ token }: TestAccount, body: CreateOrder = pack) =>
  test.call(paymentRoutes.createOrder, { body }, token);

describe('a purchase whose tab is closed between payment and proof', () => {
  it('is seen as open on another device, and is there once its provider was asked', async () => {
    const account = await signUp(test);
    const { other, proof } = await payAndLeave(account);
    expect(await shop.history(other)).toMatchObject([{ state: 'created' }]);
    expect(await shop.creditsOf(other)).toBe(10);
    await shop.reconcileNow();
    expect(await shop.history(other)).toMatchObject([{ state: 'paid' }]);
    // The first tab is opened again after all, and proves what has arrived.
    await shop.verify(account, proof);
    expect([await shop.creditsOf(account), await shop.creditsOf(other)]).toEqual([60, 60]);
  });

  it('has the next order made all the same where noting it first ends in a deadlock', async () => {
    const account = await signUp(test);
    await shop.order(account);
    const again = { ...pack, idempotencyKey: 'one-click-of-a-buyer' };
    // It is noted for this key, which stays free, as nothing is sold at that price.
    expect((await order(account, { ...again, amount: 1 })).status).toBe(400);
    const done = await deadlockOnce(test.db, 'order_keys');
    expect((await order(account, again)).status).toBe(201);
    await done();
  });

  it.each([
    ['a pack', pack, { credits: 60 }],
    ['a plan', { kind: 'plan', plan: 'basic' }, { subscription: 'basic' }],
    ['a plan under an offer', premium, { subscription: 'premium' }],
  ] as const)('is not bought again on another device: %s', async (_, what, bought) => {
    const account = await signUp(test);
    const { other } = await payAndLeave(account, what);
    const refused = await order(other, what);
    expect(refusalOf(refused)).toEqual({ status: 409, code: 'ALREADY_PAID' });
    expect(refused.body).toMatchObject({
      message: expect.stringMatching(/^Your earlier payment for this has arrived/),
    });
    expect(await shop.me(other)).toMatchObject(bought);
    expect(await shop.history(other)).toMatchObject([{ state: 'paid', surplusPaise: 0 }]);
    // Whoever wants it once more all the same may have it.
    expect(await order(other, what)).toMatchObject({ status: 201 });
  });

  it('is told once of two devices that begin anew at once, and is given once', async () => {
    const account = await signUp(test);
    const { other } = await payAndLeave(account);
    const answers = await Promise.all([order(other), order(account), order(other)]);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused.length).toBeGreaterThan(0);
    expect(new Set(answers.map(({ status }) => status))).not.toContain(500);
    expect(await shop.creditsOf(other)).toBe(60);
  });

  it('is told of again by the key of a click, also of many at once, when its answer was lost', async () => {
    const account = await signUp(test);
    const { other } = await payAndLeave(account);
    const keyed = { ...pack, idempotencyKey: 'a-click-without-an-answer' };
    const answers = await Promise.all(Array.from({ length: 6 }, () => order(other, keyed)));
    for (const answer of [...answers, await order(other, keyed)])
      expect(refusalOf(answer)).toEqual({ status: 409, code: 'ALREADY_PAID' });
    const another = await order(other, { ...keyed, plan: 'pro' });
    expect(refusalOf(another)).toEqual({ status: 409, code: 'IDEMPOTENCY_CONFLICT' });
    expect(await shop.history(other)).toHaveLength(1);
  });

  it('is told of by the key of a click whose server ended before it could answer', async () => {
    const account = await signUp(test);
    const { other, proof } = await payAndLeave(account);
    const keyed = { ...pack, idempotencyKey: 'a-click-of-a-lost-server' };
    test.standIn.faults = { status: 500 };
    expect(await order(other, keyed)).toMatchObject({ status: 503 });
    test.standIn.faults = {};
    await shop.verify(account, proof);
    expect(refusalOf(await order(other, keyed)).code).toBe('ALREADY_PAID');
  });

  it('where its money is only set aside is taken, and counts', async () => {
    const account = await signUp(test);
    test.standIn.faults = { isSilent: true, isOnlyAuthorizing: true };
    shop.pay(await shop.order(account));
    test.standIn.faults = { isSilent: true };
    const other = await onAnotherDevice(account);
    expect(refusalOf(await order(other)).code).toBe('ALREADY_PAID');
    expect(await shop.creditsOf(other)).toBe(60);
  });
});

describe('who begins anew', () => {
  it('orders, where the one before was not paid, was for something else, went back or is another’s', async () => {
    const account = await signUp(test);
    await shop.order(account);
    expect(await order(account)).toMatchObject({ status: 201 });
    const { other } = await payAndLeave(account);
    expect(await order(other, { kind: 'credits', plan: 'pro' })).toMatchObject({ status: 201 });
    expect(await order(await signUp(test))).toMatchObject({ status: 201 });
    const refunded = await signUp(test);
    const left = await payAndLeave(refunded);
    test.standIn.refund(left.proof.razorpay_payment_id);
    expect(await order(left.other)).toMatchObject({ status: 201 });
    expect(await shop.creditsOf(refunded)).toBe(10);
  });

  it('orders where the checkout was left more than an hour ago', async () => {
    const account = await signUp(test);
    const { other } = await payAndLeave(account);
    await test.db.execute(sql`update ${paymentOrders}
      set created_at = created_at - interval '61 minutes' where user_id = ${account.user.id}`);
    expect(await order(other)).toMatchObject({ status: 201 });
  });

  it('with the key of a click gets its order again, without another question', async () => {
    const account = await signUp(test);
    test.standIn.faults = { isSilent: true };
    const keyed = { ...pack, idempotencyKey: 'one-click-of-a-buyer' };
    const first = await order(account, keyed);
    shop.pay(dataOf<{ id: string }>(first).id);
    expect((await order(account, keyed)).body).toEqual(first.body);
    expect(await shop.creditsOf(account)).toBe(10);
  });
});
