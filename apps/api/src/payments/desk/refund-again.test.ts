import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { checkLedger } from '../../credits/check-ledger.ts';
import { signUp } from '../../testing/accounts.ts';
import { sendDueMoneyBacks } from '../money-back.service.ts';
import { checkRefunds } from '../surplus.service.ts';
import type { PaidProduct } from '../testing/provider-fixture.ts';
import { openShop, pack, type Shop } from '../testing/shop.ts';
import { applyEvent } from '../verify.service.ts';
import { readOrdersOptions } from './orders-options.ts';
import { runOrders } from './run-orders.ts';

let test: PaidProduct;
let shop: Shop;
openShop((opened, itsShop) => {
  test = opened;
  shop = itsShop;
});

const quiet = { info: () => {}, warn: () => {} };
/** A log, and what it was told. */
function noting() {
  const said: [words: string, facts: object][] = [];
  const note = (facts: object, words: string) => void said.push([words, facts]);
  return { said, log: { info: note, warn: note } };
}
const refund = (id: string, ...more: string[]) => refundBy(id, {}, '--yes', ...more);

type Desk = Parameters<typeof runOrders>[0];
/** As an operator does, at a desk that is like the product's but for some of it. */
function refundBy(id: string, own: Partial<Desk>, ...more: string[]) {
  const { db, configuration, mailer } = test.app;
  const desk = { db, configuration, mailer, payments: test.payments, log: quiet };
  const options = readOrdersOptions(['--refund', id, ...more], new Date());
  return runOrders({ ...desk, confirm: async () => true, ...own }, options);
}
/** The server's own turn, as if its time had come. */
async function becomeDue() {
  await test.db.execute(sql`update payment_orders set money_back_next_at = now() - interval '1 second'
    where money_back_next_at is not null`);
  const { db, configuration, mailer } = test.app;
  await sendDueMoneyBacks({ db, configuration, mailer, log: quiet, payments: test.payments });
}

async function buy() {
  const account = await signUp(test);
  const proof = shop.pay(await shop.order(account, pack));
  await shop.verify(account, proof);
  const bill = async () => (await shop.history(account))[0];
  const paymentId = proof.razorpay_payment_id;
  const back = () => test.standIn.payments.get(paymentId)?.amount_refunded;
  const mails = () =>
    test.mails.filter(
      ({ to, subject }) => to === account.user.email && subject.includes('on its way back'),
    ).length;
  return { account, id: (await bill())?.id ?? '', paymentId, bill, back, mails };
}

describe('what an operator refunds', () => {
  it('is sent again where its bank refuses it later, by the event or by the daily look', async () => {
    const { id, paymentId, back, bill } = await buy();
    await refund(id);
    test.standIn.failRefunds(paymentId);
    await expect.poll(async () => (await bill())?.isMoneyBackDue).toBe(true);
    await becomeDue();
    // The event may be sending it at this moment, where the look leaves it alone.
    await expect.poll(back).toBe(9_900);
    test.standIn.faults = { isSilent: true };
    test.standIn.failRefunds(paymentId);
    expect(back()).toBe(0);
    await becomeDue();
    expect(back()).toBe(9_900);
    expect((await checkLedger(test.db)).isSound).toBe(true);
  });

  it('is no more than its part, however often it is looked at', async () => {
    const { id, paymentId, back, bill, mails } = await buy();
    await refund(id, '--total', '30');
    expect(await bill()).toMatchObject({ state: 'paid', isMoneyBackDue: false });
    await becomeDue();
    expect(back()).toBe(3_000);
    expect(mails()).toBe(1);
    test.standIn.faults = { isSilent: true };
    test.standIn.failRefunds(paymentId);
    await becomeDue();
    await becomeDue();
    expect(back()).toBe(3_000);
    await refund(id, '--total', '45');
    expect(back()).toBe(4_500);
    await becomeDue();
    expect(back()).toBe(4_500);
  });

  it('is sent later where the provider goes down before it takes it, once', async () => {
    const { account, id, paymentId, back, bill, mails } = await buy();
    const goesDown = {
      ...test.payments,
      refund: async (asked: Parameters<typeof test.payments.refund>[0]) => {
        test.standIn.faults = { status: 503 };
        return test.payments.refund(asked);
      },
    };
    const { said, log } = noting();
    expect(await refundBy(id, { payments: goesDown, log })).toEqual({
      text: 'The payment provider didn’t answer. The refund is sent as soon as it does.',
      isDone: false,
    });
    expect(said).toEqual([
      ['An operator’s refund is not sent yet.', { payment: paymentId, amountPaise: 9_900 }],
    ]);
    expect(await bill()).toMatchObject({ state: 'paid', isMoneyBackDue: true });
    expect(await shop.creditsOf(account)).toBe(60);
    test.standIn.faults = {};
    await becomeDue();
    expect(back()).toBe(9_900);
    expect(await bill()).toMatchObject({ state: 'refunded', isMoneyBackDue: false });
    expect(await shop.creditsOf(account)).toBe(10);
    expect(mails()).toBe(1);
  });

  it('is sent once where the provider’s answer was cut off, and its buyer is told', async () => {
    const { id, back, bill, mails } = await buy();
    test.standIn.faults = { isCutOff: true, isSilent: true };
    expect(await refund(id)).toMatchObject({ isDone: false });
    expect(back()).toBe(9_900);
    test.standIn.faults = {};
    await becomeDue();
    await becomeDue();
    expect(back()).toBe(9_900);
    expect(await bill()).toMatchObject({ state: 'refunded', refundedPaise: 9_900 });
    expect(mails()).toBe(1);
  });

  it('says that nothing was refunded where the provider doesn’t answer at all', async () => {
    const { id, back } = await buy();
    test.standIn.faults = { status: 503 };
    expect(await refund(id)).toEqual({
      text: 'The payment provider doesn’t answer, so nothing was refunded. Please try again.',
      isDone: false,
    });
    test.standIn.faults = {};
    await becomeDue();
    expect(back()).toBe(0);
  });

  it('is on record at once, though no event tells of it, and told of once', async () => {
    const { id, paymentId, bill, mails } = await buy();
    test.standIn.faults = { isSilent: true };
    const { said, log } = noting();
    await refundBy(id, { log }, '--yes', '--total', '30');
    const sent = { orderId: id, payment: paymentId, amountPaise: 3_000 };
    expect(said).toEqual([['An operator refunded an order.', sent]]);
    expect(await bill()).toMatchObject({ state: 'paid', refundedPaise: 3_000 });
    expect((await refund(id, '--total', '30')).text).toBe('Nothing is left to refund.');
    expect(mails()).toBe(1);
  });

  it('is told of once where a second payment is none of it', async () => {
    const { account, id, paymentId, mails } = await buy();
    await shop.verify(account, shop.pay(test.standIn.payments.get(paymentId)?.order_id ?? ''));
    const before = mails();
    await refund(id, '--total', '30');
    expect(mails()).toBe(before + 1);
  });

  it('is none of theirs where it had all gone back at the provider: failing there, it is made there', async () => {
    const { id, paymentId, back, bill } = await buy();
    test.standIn.refundOnce(paymentId, undefined, 'by-hand-at-the-provider');
    await expect.poll(async () => (await bill())?.state).toBe('refunded');
    expect((await refund(id)).text).toBe('Nothing is left to refund.');
    test.standIn.faults = { isSilent: true };
    test.standIn.failRefunds(paymentId);
    await becomeDue();
    expect(back()).toBe(0);
  });

  it('is not sent where a bank begins to question the payment while the operator is asked', async () => {
    const { id, paymentId, back, bill } = await buy();
    const confirm = async () => {
      test.standIn.dispute(paymentId);
      await expect.poll(async () => (await bill())?.isDisputed).toBe(true);
      return true;
    };
    expect((await refundBy(id, { confirm })).text).toContain('A bank questions this payment');
    expect(back()).toBe(0);
  });

  it('waits while a bank questions the payment, and nobody is asked', async () => {
    const { id, paymentId, back, bill } = await buy();
    const dispute = test.standIn.dispute(paymentId);
    await expect.poll(async () => (await bill())?.isDisputed).toBe(true);
    let isAsked = false;
    const confirm = async () => {
      isAsked = true;
      return true;
    };
    const answer = await refundBy(id, { confirm });
    expect(isAsked).toBe(false);
    expect(answer.isDone).toBe(false);
    expect(answer.text).toContain('A bank questions this payment');
    expect(back()).toBe(0);
    test.standIn.decide(dispute?.id ?? '', 'won');
    await expect.poll(async () => (await bill())?.isDisputed).toBe(false);
    expect((await refund(id)).text).toBe('Refunded ₹99.00.');
  });

  it('is left to people after five failures, and no more of theirs once they have sent it', async () => {
    const { id, paymentId, back, bill } = await buy();
    await refund(id);
    test.standIn.faults = { isSilent: true };
    for (let failures = 1; failures <= 5; failures += 1) {
      test.standIn.failRefunds(paymentId);
      await becomeDue();
      await expect.poll(back).toBe(failures < 5 ? 9_900 : 0);
    }
    expect(back()).toBe(0);
    expect(await bill()).toMatchObject({ isRefundGivenUp: true });
    expect((await checkRefunds(test.db)).text).toContain(id);
    expect((await refund(id)).isDone).toBe(true);
    expect(back()).toBe(9_900);
    expect(await bill()).toMatchObject({ isRefundGivenUp: false, state: 'refunded' });
    expect((await checkRefunds(test.db)).isSound).toBe(true);
  });

  it('is told of in the log where it was made at the provider, and so is not made again here', async () => {
    const { id, paymentId, back } = await buy();
    const { said, log } = noting();
    const fail = () => {
      const event = { id: randomUUID(), type: 'refund.failed', payments: [] };
      return applyEvent({ db: test.db, log }, { ...event, failedRefundOf: paymentId });
    };
    await fail();
    await refund(id);
    await fail();
    const byHand =
      'A refund that was made at the payment provider has failed: make it again there.';
    expect(said).toEqual([
      [byHand, { payment: paymentId }],
      ['A refund has failed, and is made again.', { payment: paymentId }],
    ]);
    expect(back()).toBe(9_900);
  });

  it('does not put off what its buyer has asked for', async () => {
    const { account, id, back } = await buy();
    test.standIn.faults = { status: 503 };
    await test.app.inject({
      method: 'POST',
      url: `/api/payment/${id}/money-back`,
      headers: { authorization: `Bearer ${account.token}` },
    });
    test.standIn.faults = {};
    await refund(id, '--total', '30');
    expect(back()).toBe(3_000);
    const { rows } = await test.db.execute<{ seconds: number }>(sql`
      select extract(epoch from money_back_next_at - now())::float as seconds
      from payment_orders where id = ${id}`);
    expect(rows[0]?.seconds).toBeLessThan(61);
    await becomeDue();
    expect(back()).toBe(9_900);
  });
});
