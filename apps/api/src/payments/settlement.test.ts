import { receiptUrl, webhookUrl } from '@folio/contract/payments';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { checkLedger } from '../credits/check-ledger.ts';
import { paymentOrders } from '../platform/money-schema.ts';
import { users } from '../platform/schema.ts';
import { signUp, type TestAccount } from '../testing/accounts.ts';
import type { PaidProduct } from './testing/provider-fixture.ts';
import { openShop, type Shop } from './testing/shop.ts';

let test: PaidProduct;
let shop: Shop;
openShop((opened, itsShop) => {
  test = opened;
  shop = itsShop;
});

describe('a payment', () => {
  it('gives its credits once, however it is proven and however often', async () => {
    const account = await signUp(test);
    const proof = shop.pay(await shop.order(account));
    const answers = await Promise.all([
      ...Array.from({ length: 20 }, () => shop.verify(account, proof)),
      ...Array.from({ length: 20 }, () =>
        shop.verify(account, { razorpay_payment_id: proof.razorpay_payment_id, credits: 50 }),
      ),
    ]);
    for (const { body } of answers)
      expect(body).toMatchObject({
        success: true,
        message: 'Payment successful! Your Premium Pack credits have been added to your account.',
      });
    expect(await shop.me(account)).toMatchObject({ credits: 60, hasBoughtPack: true });
    expect((await checkLedger(test.db)).isSound).toBe(true);
    expect(await shop.history(account)).toMatchObject([
      { name: 'Premium Pack', amountPaise: 9_900, refundedPaise: 0, state: 'paid' },
    ]);
  });

  it('counts when the tab was closed, by the event that the provider sends', async () => {
    const account = await signUp(test);
    test.standIn.pay(await shop.order(account));
    await expect.poll(() => shop.creditsOf(account)).toBe(60);
  });

  it('counts when the tab was closed and no event came, by asking', async () => {
    const account = await signUp(test);
    test.standIn.faults = { isSilent: true };
    const orderId = await shop.order(account);
    await shop.reconcileNow();
    expect(await shop.creditsOf(account)).toBe(10);
    test.standIn.pay(orderId);
    await Promise.all([shop.reconcileNow(), shop.reconcileNow()]);
    await expect.poll(() => shop.creditsOf(account)).toBe(60);
  });

  it('is taken where it was only set aside', async () => {
    test.standIn.faults = { isOnlyAuthorizing: true, isSilent: true };
    const [verified, asked] = [await signUp(test), await signUp(test)];
    const { razorpay_payment_id } = shop.pay(await shop.order(verified));
    expect((await shop.verify(verified, { razorpay_payment_id })).status).toBe(200);
    test.standIn.pay(await shop.order(asked));
    await shop.reconcileNow();
    expect(await shop.creditsOf(verified)).toBe(60);
    await expect.poll(() => shop.creditsOf(asked)).toBe(60);
  });

  it('is granted once when a hundred events and the proof come at once', async () => {
    const account = await signUp(test);
    test.standIn.faults = { isSilent: true };
    const proof = shop.pay(await shop.order(account));
    const payment = test.standIn.payments.get(proof.razorpay_payment_id);
    if (!payment) throw new Error('No payment');
    const same = test.standIn.eventOf('payment.captured', payment);
    /** Where too many wait for the database it is refused for now, and sent again. */
    const send = async ({ body, headers }: typeof same): Promise<{ statusCode: number }> => {
      const event = { method: 'POST', url: webhookUrl, payload: body, headers } as const;
      const answer = await test.app.inject(event);
      return answer.statusCode === 503 ? send({ body, headers }) : answer;
    };
    const verify = async (): Promise<{ statusCode: number }> => {
      const { status } = await shop.verify(account, proof);
      return status === 503 ? verify() : { statusCode: status };
    };
    const answers = await Promise.all([
      ...Array.from({ length: 50 }, () => send(same)),
      ...Array.from({ length: 50 }, () => send(test.standIn.eventOf('order.paid', payment))),
      verify(),
    ]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await shop.creditsOf(account)).toBe(60);
    expect((await checkLedger(test.db)).isSound).toBe(true);
  });

  it('gives nothing that is not what was ordered', async () => {
    const [account, other] = [await signUp(test), await signUp(test)];
    test.standIn.faults = { isSilent: true };
    const proof = shop.pay(await shop.order(account));
    const unpaid = await shop.order(other);
    const refused = [
      {
        ...proof,
        razorpay_signature: proof.razorpay_signature.replace(/.$/, (c) => (c === '0' ? '1' : '0')),
      },
      { ...proof, razorpay_signature: 'short' },
      { ...proof, razorpay_order_id: unpaid },
      { razorpay_payment_id: 'pay_unknown' },
      { razorpay_payment_id: proof.razorpay_payment_id },
      { ...proof },
    ];
    for (const body of refused)
      expect(await shop.verify(other, body)).toMatchObject({
        status: 400,
        body: { code: 'PAYMENT_NOT_VERIFIED' },
      });
    expect(await shop.creditsOf(other)).toBe(10);
    // Its buyer needs the provider's signature as well, most of all while it is all there is to go by.
    for (const faults of [{}, { status: 502 }]) {
      test.standIn.faults = { isSilent: true, ...faults };
      for (const forged of refused.slice(0, 2))
        expect((await shop.verify(account, forged)).status).toBe(400);
    }
    expect(await shop.creditsOf(account)).toBe(10);
    expect((await shop.verify(account, { razorpay_payment_id: '' })).status).toBe(400);
  });

  it('of another amount gives nothing, whoever tells of it', async () => {
    const account = await signUp(test);
    test.standIn.faults = { lyingAmount: 100 };
    const { razorpay_payment_id } = shop.pay(await shop.order(account));
    expect((await shop.verify(account, { razorpay_payment_id })).status).toBe(400);
    await shop.reconcileNow();
    expect(await shop.creditsOf(account)).toBe(10);
  });

  it('that was refunded takes its credits back as far as they are there', async () => {
    const account = await signUp(test);
    const { razorpay_payment_id, ...proof } = shop.pay(await shop.order(account));
    await shop.verify(account, { razorpay_payment_id, ...proof });
    test.standIn.refund(razorpay_payment_id, 4_950);
    await expect.poll(() => shop.creditsOf(account)).toBe(35);
    expect(await shop.me(account)).toMatchObject({ hasBoughtPack: true });
    await test.db.execute(sql`update ${users} set credits = 5 where id = ${account.user.id}`);
    await test.db.execute(
      sql`insert into credit_entries (id, user_id, amount, kind, idempotency_key)
        values (gen_random_uuid(), ${account.user.id}, -30, 'spend', 'spent')`,
    );
    test.standIn.refund(razorpay_payment_id);
    await expect.poll(async () => (await shop.history(account))[0]?.state).toBe('refunded');
    expect(await shop.me(account)).toMatchObject({ credits: 0, hasBoughtPack: false });
    await shop.verify(account, { razorpay_payment_id, ...proof });
    expect(await shop.creditsOf(account)).toBe(0);
    expect((await checkLedger(test.db)).isSound).toBe(true);
  });

  it('stays on record without its buyer, and credits nobody, when the account is gone', async () => {
    const account = await signUp(test);
    test.standIn.faults = { isSilent: true };
    const orderId = await shop.order(account);
    await test.db.execute(sql`delete from ${users} where id = ${account.user.id}`);
    test.standIn.pay(orderId);
    await shop.reconcileNow();
    const record = async () =>
      (await test.db.select().from(paymentOrders).where(sql`provider_order_id = ${orderId}`))[0];
    await expect.poll(record).toMatchObject({ userId: null, state: 'paid', capturedPaise: 9_900 });
  });
});

describe('a receipt', () => {
  const ask = (account: TestAccount, id: string) =>
    test.app.inject({
      url: receiptUrl.replace(':id', id),
      headers: { authorization: `Bearer ${account.token}` },
    });

  it('[settlement-1] is a PDF for whoever paid, and for nobody else', async () => {
    const [account, other] = [await signUp(test), await signUp(test)];
    await shop.verify(account, shop.pay(await shop.order(account)));
    const [bill] = await shop.history(account);
    const answer = await ask(account, bill?.id ?? '');
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toContain('Folio_Receipt_');
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    for (const id of [bill?.id ?? '', 'unknown'])
      expect((await ask(other, id)).statusCode).toBe(404);
    expect((await test.app.inject(receiptUrl.replace(':id', bill?.id ?? ''))).statusCode).toBe(401);
  });
});
