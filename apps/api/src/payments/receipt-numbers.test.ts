import { receiptUrl } from '@folio/contract/payments';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { readConfiguration } from '../platform/configuration.ts';
import { paymentOrders } from '../platform/money-schema.ts';
import { inTransaction } from '../platform/transaction.ts';
import { signUp } from '../testing/accounts.ts';
import { toReceipt } from './present-receipt.ts';
import { settlePaymentIn } from './settlement.service.ts';
import { makeOrder, pricePaise } from './testing/paid-order.ts';
import type { PaidProduct } from './testing/provider-fixture.ts';
import { openShop, type Shop } from './testing/shop.ts';

let test: PaidProduct;
let shop: Shop;
openShop(
  (opened, itsShop) => {
    test = opened;
    shop = itsShop;
  },
  { configuration: { welcomeOffer: true } },
);

const buyer = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@gmail.com' };
const noSeller = { seller: { name: '', address: '', taxId: '' } };
const withGst = readConfiguration({ SELLER_TAX_ID: '27AAPFU0939F1ZV' });

describe('receipts', () => {
  it('are numbered in the order of payment, without a gap, however many are paid at once', async () => {
    const orders = await Promise.all(Array.from({ length: 20 }, () => makeOrder(test.db)));
    const unpaid = await makeOrder(test.db);
    const last = async () => {
      const { rows } = await test.db.execute<{ last: number }>(
        sql`select last from receipt_numbers`,
      );
      return rows[0]?.last ?? Number.NaN;
    };
    const before = await last();
    await Promise.all(orders.flatMap(({ sendEvent }) => [sendEvent(), sendEvent()]));
    await unpaid.sendEvent({ capturedPaise: 0 });
    // One that is rolled back after it had its number leaves no gap.
    const late = await makeOrder(test.db);
    const [paid] = late.eventOf().payments;
    if (!paid) throw new Error('An event without a payment');
    const rolledBack = inTransaction(test.db, async (tx) => {
      await settlePaymentIn(tx, late.id, paid);
      const [row] = await tx.select().from(paymentOrders).where(sql`id = ${late.id}`);
      throw new Error(`It was ${row?.receiptNumber}`);
    });
    await expect(rolledBack).rejects.toThrow(`It was ${before + 21}`);
    expect((await late.row()).receiptNumber).toBeNull();
    await late.sendEvent();
    await orders[0]?.sendEvent({ refundedPaise: pricePaise });
    const rows = await Promise.all([...orders, late].map(({ row }) => row()));
    const numbers = rows.map(({ receiptNumber }) => (receiptNumber ?? Number.NaN) - before);
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 21 }, (_, i) => i + 1));
    expect(numbers.at(-1)).toBe(21);
    expect((await unpaid.row()).receiptNumber).toBeNull();
  });

  it('of orders that a release before has settled keep the number that they had', async () => {
    const { id, sendEvent, row } = await makeOrder(test.db, { state: 'paid', paidAt: new Date() });
    await sendEvent({ refundedPaise: 100 });
    const order = await row();
    expect(order.receiptNumber).toBeNull();
    expect(toReceipt({ ...order, paymentId: null }, buyer, noSeller).number).toBe(id.slice(0, 18));
  });

  it('have their number in the file and its name', async () => {
    const account = await signUp(test);
    await shop.verify(account, shop.pay(await shop.order(account)));
    const [bill] = await shop.history(account);
    const { headers, statusCode } = await test.app.inject({
      method: 'GET',
      url: receiptUrl.replace(':id', bill?.id ?? ''),
      headers: { authorization: `Bearer ${account.token}` },
    });
    expect(statusCode).toBe(200);
    expect(headers['content-disposition']).toMatch(/Folio_Receipt_R-\d{6}\.pdf/);
  });
});

describe('a receipt', () => {
  const receiptOf = (values: Partial<typeof paymentOrders.$inferSelect>, settings = noSeller) =>
    toReceipt({ ...order, ...values }, buyer, settings);
  const order = {
    id: '01890000-0000-7000-8000-000000000000',
    receiptNumber: 12,
    kind: 'plan',
    item: 'premium',
    credits: 0,
    amountPaise: 24_950,
    listPaise: 49_900,
    offer: 'welcome',
    promoCode: null,
    gstPercent: 18,
    refundedPaise: 0,
    chargedBackPaise: 0,
    createdAt: new Date(),
    paidAt: new Date(),
    paymentId: 'pay_1',
  } as never as Parameters<typeof toReceipt>[0];

  it('names the offer that took something off, which is no promo code', async () => {
    expect(receiptOf({})).toMatchObject({ offer: 'Welcome offer', promoCode: null });
    expect(receiptOf({ offer: 'first-hundred' })).toMatchObject({ offer: 'First 100 offer' });
    expect(receiptOf({ offer: null, promoCode: 'TWENTY' })).not.toHaveProperty('offer');
    const account = await signUp(test);
    const orderId = await shop.order(account, { kind: 'plan', plan: 'premium' });
    await shop.verify(account, shop.pay(orderId));
    const mail = () =>
      test.mails.find(({ to, subject }) => to === account.user.email && /received/.test(subject));
    await expect.poll(mail, { timeout: 15_000 }).toBeDefined();
    expect(mail()?.text).toContain('Paid: ₹249.50\nDiscount: Welcome offer\n');
  });

  it('says what was paid for what, and how much of it went back, to whom it was sold', () => {
    const paidAt = new Date('2026-11-21T10:00:00Z');
    expect(receiptOf({ paidAt, refundedPaise: 100, chargedBackPaise: 200 }, withGst)).toEqual({
      number: 'R-000012',
      paidAt: '2026-11-21T10:00:00.000Z',
      paymentId: 'pay_1',
      seller: withGst.seller,
      buyer: { name: `${buyer.firstName} ${buyer.lastName}`, email: buyer.email },
      item: 'Premium Plan',
      details: 'For 365 days',
      fullPaise: 49_900,
      paidPaise: 24_950,
      refundedPaise: 300,
      promoCode: null,
      offer: 'Welcome offer',
      gst: { taxablePaise: 21_144, lines: [{ name: 'GST 18%', paise: 3_806 }] },
    });
    const pack = { kind: 'credits', item: 'pro', credits: 100 } as const;
    const createdAt = new Date('2026-11-20T10:00:00Z');
    const back = { refundedPaise: 24_900, chargedBackPaise: 100 };
    expect(receiptOf({ ...pack, ...back, createdAt, paidAt: null })).toMatchObject({
      item: 'Pro Pack',
      details: '100 AI credits',
      paidAt: '2026-11-20T10:00:00.000Z',
      refundedPaise: 24_950,
    });
  });

  it('has the list price of its day, also after prices have changed', () => {
    expect(receiptOf({ listPaise: 39_900, amountPaise: 39_900, offer: null })).toMatchObject({
      fullPaise: 39_900,
      paidPaise: 39_900,
    });
    expect(receiptOf({ listPaise: null, offer: null }).fullPaise).toBe(49_900);
    expect(receiptOf({ listPaise: null, offer: null, amountPaise: 59_900 }).fullPaise).toBe(59_900);
  });

  it('states no GST where its seller had no number for it when it was ordered', async () => {
    expect(receiptOf({ gstPercent: 0 }, withGst)).not.toHaveProperty('gst');
    expect(receiptOf({ gstPercent: null }, withGst).gst?.lines).toEqual([
      { name: 'GST 18%', paise: 3_806 },
    ]);
    expect(receiptOf({ gstPercent: 5 }, withGst).gst?.lines[0]?.name).toBe('GST 5%');
    const account = await signUp(test);
    await shop.order(account);
    const [row] = await test.db
      .select()
      .from(paymentOrders)
      .where(sql`user_id = ${account.user.id}`);
    expect(row?.gstPercent).toBe(0);
  });
});
