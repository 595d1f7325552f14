import type { Receipt } from '@folio/documents/receipt';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfiguration } from '../platform/configuration.ts';
import { paymentOrders } from '../platform/money-schema.ts';
import { signUp } from '../testing/accounts.ts';
import { poisonedMailer } from '../testing/poisoned-mailer.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { mailDueReceipts, receiptMail } from './receipt-mails.service.ts';
import { startPaidProduct } from './testing/provider-fixture.ts';
import { shopOf } from './testing/shop.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const receiptsIn = ({ mails }: TestApp) =>
  mails.filter(({ subject }) => subject === 'We received your payment');

/** An order as it is once it was settled. */
async function insertOrder(values: Partial<typeof paymentOrders.$inferInsert>): Promise<void> {
  const id = uuidv7();
  await test.db.insert(paymentOrders).values({
    id,
    idempotencyKey: id,
    kind: 'plan',
    item: 'premium',
    credits: 0,
    amountPaise: 39_920,
    promoCode: 'TWENTY',
    state: 'paid',
    paidAt: new Date(),
    ...values,
  });
}

describe('a payment that was received', () => {
  it('[receipt-mails-1] is told of by one mail, however often it is proven and whoever looks for it', async () => {
    const paid = await startPaidProduct();
    const shop = shopOf(paid);
    const account = await signUp(paid);
    const proof = shop.pay(await shop.order(account));
    await shop.verify(account, proof);
    await Promise.all(Array.from({ length: 8 }, () => mailDueReceipts(paid.app)));
    await shop.verify(account, proof);
    await shop.reconcileNow();
    await mailDueReceipts(paid.app);
    await expect.poll(() => receiptsIn(paid)).toHaveLength(1);
    const [mail] = receiptsIn(paid);
    expect(mail?.to).toBe(account.user.email);
    expect(mail?.text).toContain('Bought: Premium Pack, 50 AI credits\nPaid: ₹99\n');
    expect(mail?.text).toContain('Receipt: R-000001\n');
    expect(mail?.text).toContain(`Payment ID: ${proof.razorpay_payment_id}\n`);
    expect(mail?.text).not.toMatch(/Paid to|Address|Tax/);
    expect(mail?.text).toContain(`${paid.app.configuration.baseUrl}/billing`);
    await paid.close();
  });

  it('is told of when the mail could not be queued at first', async () => {
    const { user } = await signUp(test);
    await insertOrder({ userId: user.id });
    const { db, configuration, log } = test.app;
    const send = () => Promise.reject(new Error('No queue'));
    const broken = mailDueReceipts({ db, configuration, log, mailer: { send } });
    await expect(broken).rejects.toThrow('No queue');
    await mailDueReceipts(test.app);
    await mailDueReceipts(test.app);
    expect(receiptsIn(test).map(({ to }) => to)).toEqual([user.email]);
    expect(receiptsIn(test)[0]?.text).toContain(
      'Bought: Premium Plan, for 365 days\nPaid: ₹399.20\nPromo code: TWENTY\n',
    );
  });

  it('names the seller as the operator has', async () => {
    const { user } = await signUp(test);
    await insertOrder({ userId: user.id });
    const { app } = test;
    const seller = { name: 'Folio Pvt Ltd', address: '1 MG Road; Pune', taxId: '27AAB1Z5' };
    await mailDueReceipts({
      db: app.db,
      log: app.log,
      mailer: app.mailer,
      configuration: { ...app.configuration, seller },
    });
    const mail = receiptsIn(test).find(({ to }) => to === user.email);
    expect(mail?.text).toContain(
      'Paid to: Folio Pvt Ltd\nAddress: 1 MG Road, Pune\nTax ID: 27AAB1Z5\n',
    );
    expect(mail?.text).not.toContain('Payment ID');
  });

  it('states the GST of a seller who has a number, by the place of supply', async () => {
    const { user } = await signUp(test);
    await insertOrder({ userId: user.id });
    const late = await signUp(test);
    await insertOrder({ userId: late.user.id, gstPercent: 5 });
    const { app } = test;
    const SELLER_TAX_ID = '27AAPFU0939F1ZV';
    const { seller, gst } = readConfiguration({ SELLER_TAX_ID, GST_PLACE_OF_SUPPLY: '29' });
    const configuration = { ...app.configuration, seller, gst };
    await mailDueReceipts({ db: app.db, log: app.log, mailer: app.mailer, configuration });
    const mail = receiptsIn(test).find(({ to }) => to === user.email);
    expect(mail?.text).toContain('Paid: ₹399.20\nBefore GST: ₹338.31\nIGST 18%: ₹60.89\n');
    expect(mail?.text).toContain('GSTIN: 27AAPFU0939F1ZV\n');
    const before = receiptsIn(test).find(({ to }) => to === late.user.email);
    expect(before?.text).toContain('IGST 5%: ₹19.01\n');
  });

  it('is told of however many there are', async () => {
    const { user } = await signUp(test);
    for (let order = 1; order <= 41; order++) await insertOrder({ userId: user.id });
    await mailDueReceipts(test.app);
    expect(receiptsIn(test).filter(({ to }) => to === user.email)).toHaveLength(41);
  });

  it('is told of beside one whose mail can never be made, which the log names once', async () => {
    const { user } = await signUp(test);
    const [odd, unstorable] = [uuidv7(), uuidv7()];
    const before = { userId: user.id, paidAt: new Date(Date.now() - 60_000) };
    await insertOrder({ ...before, id: odd, kind: 'plan', item: 'of-another-release' });
    await insertOrder({ ...before, id: unstorable, amountPaise: 12_345 });
    await insertOrder({ userId: user.id });
    const { db, configuration, mailer } = test.app;
    const logged: object[] = [];
    const log = { ...test.app.log, error: (facts: object) => void logged.push(facts) };
    const poisoned = poisonedMailer(
      mailer,
      ({ attachment }) => (attachment?.of as Receipt | undefined)?.paidPaise === 12_345,
    );
    for (let times = 0; times < 2; times += 1)
      await mailDueReceipts({ db, configuration, log, mailer: poisoned });
    expect(receiptsIn(test).filter(({ to }) => to === user.email)).toHaveLength(1);
    // Claimed in no order.
    expect(logged).toHaveLength(2);
    for (const id of [odd, unstorable])
      expect(logged).toContainEqual(expect.objectContaining({ receiptOfOrder: id }));
    expect(JSON.stringify(logged)).not.toContain(user.email);
  });

  it.each([
    ['it was paid back', { state: 'refunded' as const }],
    ['it is not there yet', { state: 'created' as const, paidAt: null }],
    ['its buyer is gone', { userId: null }],
    ['it was told of', { receiptMailedAt: new Date() }],
  ])('is not told of when %s', async (_, values) => {
    const { user } = await signUp(test);
    await insertOrder({ userId: user.id, ...values });
    const before = receiptsIn(test).length;
    await mailDueReceipts(test.app);
    expect(receiptsIn(test)).toHaveLength(before);
  });
});

it('the mail of a receipt says all of it, a line each, and has its file made', () => {
  const receipt: Receipt = {
    number: 'R-000012',
    paidAt: '2026-11-21T23:59:00.000Z',
    paymentId: 'pay_1',
    seller: { name: 'Folio Pvt Ltd', address: '1 MG Road ; Pune', taxId: '27AAPFU0939F1ZV' },
    buyer: { name: 'Asha Rao', email: 'asha@example.org' },
    item: 'Premium Plan',
    details: 'For 365 days',
    fullPaise: 49_900,
    paidPaise: 24_900,
    refundedPaise: 0,
    promoCode: null,
    offer: 'Welcome offer',
    gst: { taxablePaise: 21_100, lines: [{ name: 'IGST 18%', paise: 3_800 }] },
  };
  const { html, ...mail } = receiptMail(receipt, 'Asha', 'https://folio.test');
  expect(mail).toEqual({
    to: 'asha@example.org',
    subject: 'We received your payment',
    attachment: {
      filename: 'Folio_Receipt_R-000012.pdf',
      contentType: 'application/pdf',
      maker: 'receipt',
      of: receipt,
    },
    text: `Hello Asha,

Thank you. We received your payment of ₹249, and your purchase is in your account.

Bought: Premium Plan, for 365 days
Paid: ₹249
Before GST: ₹211.00
IGST 18%: ₹38.00
Discount: Welcome offer
Date: November 22, 2026
Receipt: R-000012
Payment ID: pay_1
Paid to: Folio Pvt Ltd
Address: 1 MG Road, Pune
GSTIN: 27AAPFU0939F1ZV

Download the receipt: https://folio.test/billing

This is a one-time payment with no auto-renewal.

Folio
`,
  });
  expect(html).toContain('>Premium Plan, ₹249<');
  const { seller: _, ...ofNobody } = receipt;
  const { text } = receiptMail(ofNobody, 'Asha', 'https://folio.test');
  expect(text).toContain('Payment ID: pay_1\n\nDownload');
});
