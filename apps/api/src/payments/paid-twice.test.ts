import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkLedger } from '../credits/check-ledger.ts';
import { surplusPayments } from '../platform/money-schema.ts';
import { signUp } from '../testing/accounts.ts';
import { checkRefunds, refundSurplus } from './surplus.service.ts';
import { makeOrder, pricePaise } from './testing/paid-order.ts';
import type { PaidProduct } from './testing/provider-fixture.ts';
import { outOfReach, scriptProvider } from './testing/scripted-provider.ts';
import { openShop, type Shop } from './testing/shop.ts';

let test: PaidProduct;
let shop: Shop;
openShop((opened, itsShop) => {
  test = opened;
  shop = itsShop;
});

/** As the server does every quarter of a minute; some nodes at once. */
async function refundNow(nodes = 1): Promise<object[]> {
  const { db, configuration, mailer } = test.app;
  const warnings: object[] = [];
  const log = { warn: (facts: object) => void warnings.push(facts) };
  const context = { db, configuration, mailer, log, payments: test.payments };
  await Promise.all(Array.from({ length: nodes }, () => refundSurplus(context)));
  return warnings;
}
const becomesDue = () =>
  test.db.execute(sql`update surplus_payments set next_attempt_at = now() - interval '1 second'
    where next_attempt_at is not null and refunded_at is null`);
/** What was refunded is looked at again a day later. */
const aDayPasses = () =>
  test.db.execute(sql`update surplus_payments set next_attempt_at = now() - interval '1 second'
    where next_attempt_at is not null`);
const mailsOf = (email: string) =>
  test.mails.filter(({ to, subject }) => to === email && subject.startsWith('You paid twice'));
const standingOf = (orderId: string) =>
  test.standIn
    .paymentsOf(orderId)
    .map(({ amount, amount_refunded }) => amount - amount_refunded)
    .toSorted((a, b) => a - b);

describe('an order that is paid twice', () => {
  it('is credited once, and the second payment goes back in full, once, with a mail', async () => {
    const account = await signUp(test);
    const orderId = await shop.order(account);
    const [first, second] = [shop.pay(orderId), shop.pay(orderId)];
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => shop.verify(account, index % 2 ? first : second)),
    );
    await shop.reconcileNow();
    const words = answers.map(({ body }) => (body.success ? body.message : body.code));
    const [success, twice] = [/^Payment successful!/, /^You paid for this order twice/];
    expect(words.every((said) => success.test(said) || twice.test(said))).toBe(true);
    expect(words.some((said) => twice.test(said))).toBe(true);
    expect(await shop.creditsOf(account)).toBe(60);
    expect(await shop.history(account)).toMatchObject([
      { state: 'paid', refundedPaise: 0, surplusPaise: 9_900, surplusRefundedPaise: 0 },
    ]);

    const warnings = await refundNow(5);
    expect(standingOf(orderId)).toEqual([0, 9_900]);
    expect(warnings).toEqual([
      { orderId: expect.any(String), payment: expect.stringMatching(/^pay_/) },
    ]);
    expect(JSON.stringify(warnings)).not.toContain(account.user.email);
    await aDayPasses();
    await refundNow(3);
    expect(mailsOf(account.user.email)).toHaveLength(1);
    expect(mailsOf(account.user.email)[0]?.text).toContain('₹99');
    // The event of the refund has come by now, or comes: it takes nothing back.
    for (const payment of test.standIn.paymentsOf(orderId))
      await test.app.inject({
        method: 'POST',
        url: '/api/payment/webhook',
        ...(({ body, headers }) => ({ payload: body, headers }))(
          test.standIn.eventOf('refund.processed', payment),
        ),
      });
    expect(await shop.creditsOf(account)).toBe(60);
    expect(await shop.history(account)).toMatchObject([
      { state: 'paid', refundedPaise: 0, surplusPaise: 9_900, surplusRefundedPaise: 9_900 },
    ]);
    expect((await checkLedger(test.db)).isSound).toBe(true);
  });

  it('is told so, whichever of its payments it stands on', async () => {
    const account = await signUp(test);
    const message = async (proof: object) => {
      const { body } = await shop.verify(account, proof);
      return body.success ? body.message : body.code;
    };
    const orderId = await shop.order(account);
    test.standIn.faults = { isSilent: true };
    const [first, second] = [shop.pay(orderId), shop.pay(orderId)];
    expect(await message(second)).toContain('Payment successful!');
    for (const proof of [first, second])
      expect(await message(proof)).toContain('You paid for this order twice');
    await refundNow();
  });

  it('is seen by the provider’s events alone, also when its buyer is gone', async () => {
    const account = await signUp(test);
    const orderId = await shop.order(account);
    for (let times = 0; times < 3; times++) shop.pay(orderId);
    await expect.poll(() => test.db.$count(surplusPayments, sql`refunded_at is null`)).toBe(2);
    await test.db.execute(sql`update payment_orders set user_id = null
      where provider_order_id = ${orderId}`);
    await becomesDue();
    await refundNow();
    expect(standingOf(orderId)).toEqual([0, 0, 9_900]);
    expect(mailsOf(account.user.email)).toHaveLength(0);
  });

  it('gets its money back later when the provider is down, and then once', async () => {
    const account = await signUp(test);
    const orderId = await shop.order(account);
    for (let times = 0; times < 2; times++)
      expect((await shop.verify(account, shop.pay(orderId))).status).toBe(200);
    test.standIn.faults = { status: 502 };
    await becomesDue();
    expect(await refundNow()).toHaveLength(2);
    expect(standingOf(orderId)).toEqual([9_900, 9_900]);
    test.standIn.faults = {};
    expect(await refundNow()).toEqual([]);
    expect(standingOf(orderId)).toEqual([9_900, 9_900]);
    await becomesDue();
    expect(await refundNow()).toEqual([]);
    expect(standingOf(orderId)).toEqual([0, 9_900]);
    expect(mailsOf(account.user.email)).toHaveLength(1);
  });

  it('is not refunded twice when somebody has done so by hand, in whole or in part', async () => {
    const account = await signUp(test);
    for (const paise of [undefined, 4_000]) {
      const orderId = await shop.order(account);
      for (let times = 0; times < 2; times++) await shop.verify(account, shop.pay(orderId));
      const [row] = await test.db.select().from(surplusPayments).where(sql`refunded_at is null`);
      test.standIn.refund(row?.providerPaymentId ?? '', paise);
      await becomesDue();
      await refundNow(2);
      expect(standingOf(orderId)).toEqual([0, 9_900]);
    }
    expect(await shop.creditsOf(account)).toBe(110);
  });

  it('keeps what it gave when the first payment is refunded by hand: the second takes its place', async () => {
    const account = await signUp(test);
    test.standIn.faults = { isSilent: true };
    const orderId = await shop.order(account);
    const [first, second] = [shop.pay(orderId), shop.pay(orderId)];
    for (const proof of [first, second]) await shop.verify(account, proof);
    test.standIn.refund(first.razorpay_payment_id);
    await shop.verify(account, { razorpay_payment_id: first.razorpay_payment_id });
    await becomesDue();
    await refundNow();
    expect(standingOf(orderId)).toEqual([0, 9_900]);
    expect(await shop.creditsOf(account)).toBe(60);
  });

  it('gets its money back by another refund when one that was accepted fails later', async () => {
    const account = await signUp(test);
    const orderId = await shop.order(account);
    for (let times = 0; times < 2; times++) await shop.verify(account, shop.pay(orderId));
    await becomesDue();
    await refundNow();
    expect(standingOf(orderId)).toEqual([0, 9_900]);
    const [back] = test.standIn.paymentsOf(orderId).filter((one) => one.amount_refunded > 0);
    test.standIn.failRefunds(back?.id ?? '');
    expect(standingOf(orderId)).toEqual([9_900, 9_900]);
    const isDue = sql`provider_payment_id = ${back?.id} and next_attempt_at <= now()`;
    await expect.poll(() => test.db.$count(surplusPayments, isDue)).toBe(1);
    await refundNow(3);
    expect(standingOf(orderId)).toEqual([0, 9_900]);
    expect(mailsOf(account.user.email)).toHaveLength(1);
    expect(await shop.creditsOf(account)).toBe(60);
  });

  it('is looked at again by itself, where nobody tells that its refund has failed, and then left to people', async () => {
    const account = await signUp(test);
    test.standIn.faults = { isSilent: true };
    const orderId = await shop.order(account);
    for (let times = 0; times < 2; times++) await shop.verify(account, shop.pay(orderId));
    const sound = await checkRefunds(test.db);
    const refunds: number[] = [];
    for (let times = 0; times < 8; times++) {
      await aDayPasses();
      await refundNow();
      refunds.push(test.standIn.refunds.size);
      for (const { id } of test.standIn.paymentsOf(orderId)) test.standIn.failRefunds(id);
    }
    expect(new Set(refunds).size).toBe(5);
    expect(standingOf(orderId)).toEqual([9_900, 9_900]);
    expect(mailsOf(account.user.email)).toHaveLength(1);
    expect(await shop.history(account)).toMatchObject([
      { surplusPaise: 9_900, surplusRefundedPaise: 0 },
    ]);
    expect(sound.isSound).toBe(true);
    const report = await checkRefunds(test.db);
    expect(report).toMatchObject({ isSound: false, text: expect.stringContaining('by hand: 1.') });
    expect(report.text).not.toContain(account.user.email);
    await test.db.execute(sql`delete from surplus_payments where refunded_at is null`);
  });

  it('is no longer looked at once its refund cannot fail any more', async () => {
    const account = await signUp(test);
    const orderId = await shop.order(account);
    for (let times = 0; times < 2; times++) await shop.verify(account, shop.pay(orderId));
    await becomesDue();
    await refundNow();
    const waiting = () => test.db.$count(surplusPayments, sql`next_attempt_at is not null`);
    expect(await waiting()).toBeGreaterThan(0);
    await test.db.execute(
      sql`update surplus_payments set refunded_at = now() - interval '11 days'`,
    );
    await aDayPasses();
    await refundNow();
    expect(await waiting()).toBe(0);
    expect(mailsOf(account.user.email)).toHaveLength(1);
  });

  it('gives back no more than its bank has left of the second payment', async () => {
    const { db, configuration, mailer } = test.app;
    const log = { warn: () => {} };
    for (const deductedPaise of [pricePaise, 4_000]) {
      const order = await makeOrder(db);
      const { provider, payments, asked, script } = scriptProvider();
      const ids = [`pay_1_${order.id}`, `pay_2_${order.id}`];
      for (const id of ids) {
        payments.push(...order.eventOf({ id }).payments);
        await order.sendEvent({ id });
      }
      const context = { db, configuration, mailer, log, payments: provider };
      script.before = async () => {
        throw outOfReach();
      };
      await becomesDue();
      await refundSurplus(context);
      script.before = async () => {};
      const dispute = { state: 'lost', deductedPaise, toldAtSeconds: 2_000 } as const;
      await order.sendEvent({ id: ids[1] ?? '', dispute });
      await becomesDue();
      await refundSurplus(context);
      const refunded = asked.filter(([call]) => call === 'refund');
      const left = pricePaise - deductedPaise;
      expect(refunded.map(([, about]) => about)).toEqual(
        left ? [expect.objectContaining({ paymentId: ids[1], amountPaise: left })] : [],
      );
      const { email, credits } = await order.buyer();
      expect([credits, mailsOf(email).length]).toEqual([60, left ? 1 : 0]);
      expect(await order.row()).toMatchObject({ state: 'paid', chargedBackPaise: 0 });
    }
  });

  it('ends the same in whatever order, and however often, its payments are seen', async () => {
    const sighting = fc.record({
      payment: fc.integer({ min: 0, max: 2 }),
      capturedPaise: fc.constantFrom(0, pricePaise),
    });
    const { db, configuration, mailer } = test.app;
    const log = { warn: () => {} };
    const sightings = fc.array(sighting, { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(sightings, fc.boolean(), async (seen, isAtOnce) => {
        const order = await makeOrder(test.db);
        const idOf = (payment: number) => `pay_${payment}_${order.id}`;
        const tell = ({ payment, ...told }: (typeof seen)[number]) =>
          order.sendEvent({ id: idOf(payment), ...told });
        if (isAtOnce) await Promise.all(seen.map(tell));
        else for (const one of seen) await tell(one);
        const captured = new Set(
          seen.filter(({ capturedPaise }) => capturedPaise > 0).map(({ payment }) => payment),
        );
        const { provider, payments, asked } = scriptProvider();
        for (const payment of captured)
          payments.push(...order.eventOf({ id: idOf(payment) }).payments);
        const context = { db, configuration, mailer, log, payments: provider };
        await Promise.all([refundSurplus(context), refundSurplus(context)]);
        const left = payments.map((one) => one.capturedPaise - one.refundedPaise);
        const price = Math.min(captured.size, 1) * pricePaise;
        expect(left.reduce((sum, paise) => sum + paise, 0)).toBe(price);
        expect(asked.filter(([call]) => call === 'refund')).toHaveLength(
          Math.max(0, captured.size - 1),
        );
        for (const payment of payments) await order.sendEvent(payment);
        expect(await order.row()).toMatchObject({ capturedPaise: price, refundedPaise: 0 });
        expect((await order.buyer()).credits).toBe(10 + (50 * price) / pricePaise);
      }),
      { numRuns: 25 },
    );
    expect((await checkLedger(test.db)).isSound).toBe(true);
  });
});

describe('a payment that is proven late', () => {
  it('is not said to have added what was refunded before', async () => {
    const account = await signUp(test);
    test.standIn.faults = { isSilent: true };
    const said = async (refunded: number | undefined) => {
      const proof = shop.pay(await shop.order(account));
      test.standIn.refund(proof.razorpay_payment_id, refunded);
      const { status, body } = await shop.verify(account, proof);
      return [status, body.success ? body.message : body.code];
    };
    expect(await said(undefined)).toEqual([
      200,
      'This payment was refunded, so nothing was added to your account.',
    ]);
    expect(await said(4_950)).toEqual([
      200,
      'Part of this payment was refunded. 25 of its 50 credits were added to your account.',
    ]);
    expect(await shop.creditsOf(account)).toBe(35);
  });

  it('is not said to be an order that failed while the provider is down', async () => {
    const account = await signUp(test);
    const { razorpay_payment_id } = shop.pay(await shop.order(account));
    test.standIn.faults = { status: 502 };
    const { status, body } = await shop.verify(account, { razorpay_payment_id });
    expect([status, body]).toMatchObject([
      503,
      {
        code: 'PAYMENT_PROVIDER_UNAVAILABLE',
        message: expect.stringMatching(
          /^We couldn’t check your payment .* don’t need to pay again/,
        ),
      },
    ]);
  });
});
