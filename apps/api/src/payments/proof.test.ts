import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { paymentOrders } from '../platform/money-schema.ts';
import { signUp } from '../testing/accounts.ts';
import type { PaidProduct } from './testing/provider-fixture.ts';
import { openShop, type Shop } from './testing/shop.ts';

let test: PaidProduct;
let shop: Shop;
openShop((opened, itsShop) => {
  test = opened;
  shop = itsShop;
});

const orderRow = async (orderId: string) => {
  const [row] = await test.db
    .select()
    .from(paymentOrders)
    .where(eq(paymentOrders.providerOrderId, orderId));
  return row;
};

describe('a signed proof', () => {
  it('has money taken that was only set aside', async () => {
    const account = await signUp(test);
    test.standIn.faults = { isOnlyAuthorizing: true, isSilent: true };
    const proof = shop.pay(await shop.order(account));
    expect((await shop.verify(account, proof)).status).toBe(200);
    expect(test.standIn.payments.get(proof.razorpay_payment_id)?.status).toBe('captured');
    expect(await shop.creditsOf(account)).toBe(60);
  });

  it('counts by itself while the provider does not answer, which is asked later', async () => {
    const account = await signUp(test);
    test.standIn.faults = { isOnlyAuthorizing: true, isSilent: true };
    const orderId = await shop.order(account);
    const proof = shop.pay(orderId);
    test.standIn.faults = { isSilent: true, status: 500 };
    expect((await shop.verify(account, proof)).status).toBe(200);
    expect(await shop.creditsOf(account)).toBe(60);
    const waiting = (await orderRow(orderId))?.nextCheckAt?.getTime() ?? 0;
    expect(waiting).toBeGreaterThan(Date.now() + 30_000);
    expect(waiting).toBeLessThan(Date.now() + 61_000);
    test.standIn.faults = { isSilent: true };
    await shop.reconcileNow();
    await expect
      .poll(() => test.standIn.payments.get(proof.razorpay_payment_id)?.status)
      .toBe('captured');
    expect(await orderRow(orderId)).toMatchObject({ state: 'paid' });
    expect(await shop.creditsOf(account)).toBe(60);
  });

  it('is asked about also where an event of the payment comes meanwhile', async () => {
    const account = await signUp(test);
    test.standIn.faults = { isOnlyAuthorizing: true, isSilent: true };
    const orderId = await shop.order(account);
    const proof = shop.pay(orderId);
    const payment = test.standIn.payments.get(proof.razorpay_payment_id);
    if (!payment) throw new Error('No payment');
    const { headers, body: payload } = test.standIn.eventOf('payment.authorized', payment);
    test.standIn.faults = { isSilent: true, status: 503 };
    expect((await shop.verify(account, proof)).status).toBe(200);
    const told = { method: 'POST', url: '/api/payment/webhook', headers, payload } as const;
    expect((await test.app.inject(told)).statusCode).toBe(200);
    test.standIn.faults = { isSilent: true };
    await shop.reconcileNow();
    await expect.poll(() => payment.status).toBe('captured');
  });

  it('is worth nothing where the provider tells of another amount', async () => {
    const account = await signUp(test);
    test.standIn.faults = { isSilent: true, lyingAmount: 100 };
    const proof = shop.pay(await shop.order(account));
    expect(await shop.verify(account, proof)).toMatchObject({
      status: 400,
      body: {
        code: 'PAYMENT_NOT_VERIFIED',
        message: 'There was an issue verifying your payment. Please contact support.',
      },
    });
    expect(await shop.creditsOf(account)).toBe(10);
  });
});

describe('a payment that failed', () => {
  it('proves nothing, and the next one does', async () => {
    const account = await signUp(test);
    test.standIn.faults = { isSilent: true };
    const orderId = await shop.order(account);
    test.standIn.fail(orderId);
    const [failed] = test.standIn.paymentsOf(orderId);
    const razorpay_payment_id = failed?.id ?? '';
    expect((await shop.verify(account, { razorpay_payment_id })).status).toBe(400);
    await shop.reconcileNow();
    await expect.poll(() => orderRow(orderId)).toMatchObject({ state: 'created', checks: 1 });
    expect((await shop.verify(account, shop.pay(orderId))).status).toBe(200);
    expect(await shop.creditsOf(account)).toBe(60);
  });
});

describe('an order', () => {
  const becomesDue = (orderId: string, age: string) =>
    test.db.execute(sql`update payment_orders set next_check_at = now() - interval '1 second',
      created_at = now() - ${age}::interval where provider_order_id = ${orderId}`);

  it('is asked about by the plan, and expires after five days', async () => {
    const account = await signUp(test);
    test.standIn.faults = { isSilent: true };
    const orderId = await shop.order(account);
    const minutesLeft = async () =>
      Math.round((((await orderRow(orderId))?.nextCheckAt?.getTime() ?? 0) - Date.now()) / 60_000);
    expect(await minutesLeft()).toBe(1);
    await shop.reconcileNow();
    await expect.poll(() => orderRow(orderId)).toMatchObject({ checks: 1 });
    expect(await minutesLeft()).toBe(4);
    await becomesDue(orderId, '5 days 1 second');
    await shop.reconcileNow();
    await expect
      .poll(() => orderRow(orderId))
      .toMatchObject({ state: 'expired', nextCheckAt: null });
    expect(await shop.history(account)).toEqual([]);
    expect((await shop.verify(account, shop.pay(orderId))).status).toBe(200);
    expect(await shop.creditsOf(account)).toBe(60);
  });

  it('waits for its turn while the provider is down', async () => {
    const account = await signUp(test);
    test.standIn.faults = { isSilent: true };
    const orderIds = [await shop.order(account), await shop.order(account)];
    for (const orderId of orderIds) test.standIn.pay(orderId);
    test.standIn.faults = { isSilent: true, status: 500 };
    await shop.reconcileNow();
    for (const orderId of orderIds)
      expect(await orderRow(orderId)).toMatchObject({ state: 'created', checks: 0 });
    test.standIn.faults = { isSilent: true };
    await shop.reconcileNow();
    await expect.poll(() => shop.creditsOf(account)).toBe(110);
  });
});
