import { exportRoutes } from '@folio/contract/exports';
import { paymentRoutes, webhookUrl } from '@folio/contract/payments';
import { type Resume, resumeRoutes } from '@folio/contract/resumes';
import { eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { checkLedger } from '../credits/check-ledger.ts';
import { creditEntries } from '../platform/credits-schema.ts';
import { paymentOrders } from '../platform/money-schema.ts';
import { users } from '../platform/schema.ts';
import { deleteAccount, signUp, type TestAccount } from '../testing/accounts.ts';
import { sendDueMoneyBacks } from './money-back.service.ts';
import { refundSurplus } from './surplus.service.ts';
import { makeOrder } from './testing/paid-order.ts';
import type { PaidProduct } from './testing/provider-fixture.ts';
import { openShop, type Shop } from './testing/shop.ts';

let test: PaidProduct;
let shop: Shop;
openShop(
  (opened, itsShop) => {
    test = opened;
    shop = itsShop;
  },
  { configuration: { creditsAtSignup: 10 } },
);
afterEach(async () => {
  expect(await checkLedger(test.db)).toMatchObject({ isSound: true });
});

const plan = { kind: 'plan', plan: 'basic' } as const;

/** Sends what the provider has signed, under an id of the sender's choice: no signature covers that. */
async function tell(
  { body, headers }: ReturnType<PaidProduct['standIn']['eventOf']>,
  eventId = headers['x-razorpay-event-id'] ?? '',
) {
  const answer = await test.app.inject({
    method: 'POST',
    url: webhookUrl,
    payload: body,
    headers: { ...headers, 'x-razorpay-event-id': eventId },
  });
  expect(answer.statusCode).toBe(200);
}

function paymentOf(paymentId: string) {
  const payment = test.standIn.payments.get(paymentId);
  if (!payment) throw new Error('No payment');
  return payment;
}

const orderRow = async (providerOrderId: string) => {
  const [row] = await test.db
    .select()
    .from(paymentOrders)
    .where(eq(paymentOrders.providerOrderId, providerOrderId));
  if (!row) throw new Error('No order');
  return row;
};

/** What is due to go back is sent, whatever its time. */
async function sendBackNow(): Promise<void> {
  await test.db.execute(sql`update payment_orders set money_back_next_at = now() - interval '1 second'
    where money_back_next_at is not null`);
  await test.db.execute(sql`update surplus_payments set next_attempt_at = now() - interval '1 second'
    where next_attempt_at is not null`);
  const { db, configuration, mailer, log } = test.app;
  const parts = { db, configuration, mailer, log, payments: test.payments };
  await refundSurplus(parts);
  await sendDueMoneyBacks(parts);
}

const askMoneyBack = ({ token }: TestAccount, id: string) =>
  test.call(paymentRoutes.moneyBack, { params: { id } }, token);

const refundMails = ({ user }: TestAccount) =>
  test.mails.filter(
    ({ to, subject }) => to === user.email && subject === 'Your money is on its way back',
  );

describe('an event that is sent again', () => {
  it('gives nothing back after the refund, under its own id, another or none', async () => {
    const account = await signUp(test);
    for (const what of [undefined, plan]) {
      test.standIn.faults = { isSilent: true };
      const proof = shop.pay(await shop.order(account, what));
      const payment = paymentOf(proof.razorpay_payment_id);
      const paid = test.standIn.eventOf('payment.captured', structuredClone(payment));
      await tell(paid);
      test.standIn.refund(payment.id);
      await tell(test.standIn.eventOf('refund.processed', payment));
      for (const id of [undefined, 'event_of_a_cheat', '']) await tell(paid, id);
      // The proof is as good as ever, and proves what has gone back since.
      await shop.verify(account, proof);
      expect((await shop.history(account))[0]).toMatchObject({ state: 'refunded' });
    }
    expect(await shop.me(account)).toMatchObject({ credits: 10, subscription: 'free' });
  });

  it('gives nothing for a second order, of this buyer or another', async () => {
    const [account, other] = [await signUp(test), await signUp(test)];
    test.standIn.faults = { isSilent: true };
    const payment = paymentOf(shop.pay(await shop.order(account)).razorpay_payment_id);
    await tell(test.standIn.eventOf('payment.captured', payment));
    for (const buyer of [account, other])
      await tell(
        test.standIn.eventOf('payment.captured', {
          ...payment,
          order_id: await shop.order(buyer),
        }),
      );
    expect([await shop.creditsOf(account), await shop.creditsOf(other)]).toEqual([60, 10]);
  });

  it('gives nothing for another currency or amount than was ordered', async () => {
    const account = await signUp(test);
    test.standIn.faults = { isSilent: true };
    const payment = paymentOf(shop.pay(await shop.order(account)).razorpay_payment_id);
    for (const other of [{ currency: 'IDR' }, { amount: 9_899 }, { amount: 9_901 }, { amount: 1 }])
      await tell(
        test.standIn.eventOf('payment.captured', {
          ...payment,
          ...other,
          id: `${payment.id}_${Object.values(other)}`,
        }),
      );
    expect(await shop.creditsOf(account)).toBe(10);
    expect((await shop.history(account))[0]).toMatchObject({ state: 'created' });
  });
});

describe('a connection that ends before the provider’s answer', () => {
  const cut = { isCutOff: true, isSilent: true };

  it('leaves an order that nobody pays, and the next one counts once', async () => {
    const account = await signUp(test);
    const body = {
      kind: 'credits',
      plan: 'premium',
      idempotencyKey: 'one-click-of-a-buyer',
    } as const;
    test.standIn.faults = cut;
    const order = () => test.call(paymentRoutes.createOrder, { body }, account.token);
    expect(await order()).toMatchObject({ status: 503 });
    test.standIn.faults = {};
    expect(await order()).toMatchObject({ status: 503 });
    await shop.verify(account, shop.pay(await shop.order(account)));
    expect(await shop.creditsOf(account)).toBe(60);
  });

  it('takes money once that was set aside, and counts it', async () => {
    const account = await signUp(test);
    const orderId = await shop.order(account);
    test.standIn.faults = { isOnlyAuthorizing: true, isSilent: true };
    const { razorpay_payment_id } = shop.pay(orderId);
    test.standIn.faults = cut;
    expect((await shop.verify(account, { razorpay_payment_id })).status).toBe(503);
    expect(paymentOf(razorpay_payment_id).status).toBe('captured');
    expect(await shop.creditsOf(account)).toBe(10);
    test.standIn.faults = { isSilent: true };
    await shop.reconcileNow();
    await shop.verify(account, { razorpay_payment_id });
    await expect.poll(() => shop.creditsOf(account)).toBe(60);
  });

  it('sends money back once, with a mail: of a purchase, and of a second payment', async () => {
    test.standIn.faults = { isSilent: true };
    // What other tests have left would be tried first, and a provider out of reach ends the round.
    await sendBackNow();
    const account = await signUp(test);
    const orderId = await shop.order(account);
    const proofs = [shop.pay(orderId), shop.pay(orderId)];
    for (const proof of proofs) await shop.verify(account, proof);
    const { id } = await orderRow(orderId);
    test.standIn.faults = cut;
    await sendBackNow();
    expect(refundMails(account)).toHaveLength(0);
    expect(await askMoneyBack(account, id)).toMatchObject({ status: 200 });
    // A question over a connection that was just cut fails before it is asked: it is asked again.
    const isSent = () => proofs.every((one) => paymentOf(one.razorpay_payment_id).amount_refunded);
    for (let times = 0; times < 5 && !isSent(); times += 1) await sendBackNow();
    for (const { razorpay_payment_id } of proofs)
      expect(paymentOf(razorpay_payment_id).amount_refunded).toBe(9_900);
    expect(await shop.creditsOf(account)).toBe(60);
    test.standIn.faults = { isSilent: true };
    for (let times = 0; times < 3; times += 1) await sendBackNow();
    for (const { razorpay_payment_id } of proofs) {
      expect(paymentOf(razorpay_payment_id).amount_refunded).toBe(9_900);
      expect(test.standIn.refundsOf(razorpay_payment_id)).toHaveLength(1);
    }
    expect(await shop.creditsOf(account)).toBe(10);
    expect((await shop.history(account))[0]).toMatchObject({ state: 'refunded' });
    expect(refundMails(account)).toHaveLength(1);
  });
});

describe('an account that is deleted with an open order', () => {
  it('gets its money back that is paid then, and only then', async () => {
    for (const what of [undefined, plan]) {
      const account = await signUp(test);
      test.standIn.faults = { isSilent: true };
      const orderId = await shop.order(account, what);
      await deleteAccount(test, account);
      const { razorpay_payment_id } = shop.pay(orderId);
      await shop.reconcileNow();
      await expect.poll(() => orderRow(orderId)).toMatchObject({ userId: null, state: 'paid' });
      for (let times = 0; times < 3; times += 1) await sendBackNow();
      const { amount, amount_refunded } = paymentOf(razorpay_payment_id);
      expect(amount_refunded).toBe(amount);
      expect(await orderRow(orderId)).toMatchObject({ state: 'refunded', grantedCredits: 0 });
    }
  });

  it('is not sent what was only set aside, or failed', async () => {
    const order = await makeOrder(test.db, { userId: null });
    for (const isAuthorized of [true, false])
      await order.sendEvent({ isAuthorized, capturedPaise: 0 });
    const [row] = await test.db.select().from(paymentOrders).where(eq(paymentOrders.id, order.id));
    expect(row).toMatchObject({ state: 'created', moneyBackAskedAt: null });
  });

  it('does not get back what it had paid for before', async () => {
    const account = await signUp(test);
    const orderId = await shop.order(account);
    test.standIn.faults = { isSilent: true };
    const proof = shop.pay(orderId);
    await shop.verify(account, proof);
    await deleteAccount(test, account);
    const payment = paymentOf(proof.razorpay_payment_id);
    await tell(test.standIn.eventOf('payment.captured', payment));
    await sendBackNow();
    expect(payment.amount_refunded).toBe(0);
    expect(await orderRow(orderId)).toMatchObject({ state: 'paid' });
  });
});

describe('everything about one purchase at once', () => {
  it('spends, asks back, refunds, proves and tells: nothing is paid twice, given twice or lost', async () => {
    const account = await signUp(test);
    const resumes = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const { body } = await test.call(resumeRoutes.create, { body: {} }, account.token);
        return (body as { data: Resume }).data.id;
      }),
    );
    test.standIn.faults = { isSilent: true };
    const orderId = await shop.order(account);
    const proof = shop.pay(orderId);
    await shop.verify(account, proof);
    const { id } = await orderRow(orderId);
    const payment = paymentOf(proof.razorpay_payment_id);
    const paid = test.standIn.eventOf('payment.captured', structuredClone(payment));
    // Of 60 credits so many are spent that the refund meets what is being used.
    await test.db.execute(sql`insert into credit_entries
      (id, user_id, amount, kind, action, idempotency_key)
      values (gen_random_uuid(), ${account.user.id}, -50, 'spend', 'improve', 'used')`);
    await test.db.update(users).set({ credits: 10 }).where(eq(users.id, account.user.id));
    const spend = (resumeId: string) =>
      test.call(exportRoutes.payForPdf, { params: { id: resumeId } }, account.token);
    const [spent] = await Promise.all([
      Promise.all([...resumes, ...resumes].map(spend)),
      askMoneyBack(account, id),
      askMoneyBack(account, id),
      sendBackNow(),
      shop.verify(account, proof),
      tell(paid, 'again'),
      tell(paid),
    ]);
    for (let times = 0; times < 2; times += 1) await sendBackNow();
    expect(payment.amount_refunded).toBe(9_900);
    expect(test.standIn.refundsOf(payment.id)).toHaveLength(1);
    expect(refundMails(account)).toHaveLength(1);
    const entries = await test.db
      .select()
      .from(creditEntries)
      .where(eq(creditEntries.userId, account.user.id));
    const sumOf = (...kinds: string[]) =>
      entries.filter(({ kind }) => kinds.includes(kind)).reduce((sum, one) => sum + one.amount, 0);
    const delivered = new Set(
      [...resumes, ...resumes].filter((_, index) => spent[index]?.status === 200),
    ).size;
    expect(-sumOf('spend', 'release') - 50).toBe(delivered);
    expect(sumOf('purchase')).toBe(50);
    // What was left is taken back, and what had been used is not owed.
    expect(sumOf('refund')).toBe(delivered - 10);
    expect(await shop.creditsOf(account)).toBe(0);
  });
});
