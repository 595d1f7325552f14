import { Bill, type CreateOrder, paymentRoutes, receiptUrl } from '@folio/contract/payments';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repeatedWork } from '../platform/repeated-work.ts';
import { signUp, type TestAccount } from '../testing/accounts.ts';
import { startTestApp } from '../testing/test-app.ts';
import { paymentLimits, toBill } from './payments.routes.ts';
import { type PaidProduct, startPaidProduct } from './testing/provider-fixture.ts';
import { pack } from './testing/shop.ts';

const row: Parameters<typeof toBill>[0] = {
  surplusPaise: 7_920,
  surplusRefundedPaise: 0,
  isSurplusGivenUp: false,
  id: '01890000-0000-7000-8000-000000000000',
  userId: '01890000-0000-7000-8000-000000000001',
  kind: 'credits',
  item: 'premium',
  credits: 50,
  amountPaise: 7_920,
  listPaise: 9_900,
  offer: null,
  promoCode: 'TWENTY',
  placeHeldAt: null,
  gstPercent: null,
  moneyBackAskedAt: null,
  moneyBackNextAt: null,
  moneyBackAttempts: 0,
  isMoneyBackGivenUp: false,
  deskRefundPaise: null,
  deskRefundedAt: null,
  receiptNumber: 12,
  idempotencyKey: 'a key',
  requestHash: 'a hash',
  providerOrderId: 'order_1',
  state: 'paid',
  capturedPaise: 7_920,
  refundedPaise: 100,
  chargedBackPaise: 200,
  isDisputed: true,
  grantedCredits: 50,
  createdAt: new Date('2026-11-20T10:00:00Z'),
  receiptMailedAt: null,
  paidAt: new Date('2026-11-21T10:00:00Z'),
  nextCheckAt: null,
  checks: 1,
};

it('shows of an order what concerns its buyer, and nothing else', () => {
  const bill = {
    id: row.id,
    name: 'Premium Pack',
    kind: 'credits',
    amountPaise: 7_920,
    refundedPaise: 100,
    chargedBackPaise: 200,
    isDisputed: true,
    surplusPaise: 7_920,
    surplusRefundedPaise: 0,
    currency: 'INR',
    state: 'paid',
    paidAt: '2026-11-21T10:00:00.000Z',
    isMoneyBackDue: false,
    isRefundGivenUp: false,
  };
  expect(toBill(row)).toEqual(bill);
  expect(Bill.parse(bill)).toEqual(bill);
  expect(toBill({ ...row, kind: 'plan', paidAt: null })).toMatchObject({
    name: 'Premium Plan',
    paidAt: '2026-11-20T10:00:00.000Z',
  });
});

it('offers the money back for as long as there is somebody to send it', () => {
  const bought = { ...row, isDisputed: false, paidAt: new Date() };
  expect(toBill(bought)).toHaveProperty('moneyBackUntil');
  expect(toBill(bought, false)).not.toHaveProperty('moneyBackUntil');
});

let test: PaidProduct;
beforeAll(async () => {
  test = await startPaidProduct({ configuration: { rateLimits: true } });
});
afterAll(() => test.close());

async function refusedAfter(ask: () => Promise<{ status: number }>): Promise<number> {
  for (let asked = 0; ; asked++) if ((await ask()).status === 429) return asked;
}

describe('payments', () => {
  const order = (account: TestAccount, body: CreateOrder = pack) =>
    test.call(paymentRoutes.createOrder, { body }, account.token);

  it('are asked for so often by one account, and another is not held back', async () => {
    const [account, other] = [await signUp(test), await signUp(test)];
    const orders = await refusedAfter(() => order(account, { ...pack, promoCode: 'GUESS' }));
    expect(orders).toBe(paymentLimits.ordersOfAccount.hits);
    const body = { razorpay_payment_id: 'pay_guess' };
    const verifies = await refusedAfter(() =>
      test.call(paymentRoutes.verify, { body }, account.token),
    );
    expect(verifies).toBe(paymentLimits.verifiesOfAccount.hits);
    const headers = { authorization: `Bearer ${account.token}` };
    const receipts = await refusedAfter(async () => {
      const { statusCode } = await test.app.inject({ url: receiptUrl, headers });
      return { status: statusCode };
    });
    expect(receipts).toBe(paymentLimits.receiptsOfAccount.hits);
    expect((await order(other)).status).toBe(201);
  });

  it('have promo codes that cannot be guessed from one address', async () => {
    const body = { kind: 'credits', plan: 'pro', promoCode: 'GUESS' } as const;
    const quotes = await refusedAfter(() => test.call(paymentRoutes.quote, { body }));
    expect(quotes).toBe(paymentLimits.quotesFromAddress.hits);
  });
});

it('asks about payments, and tells of plans that end, where something is sold', async () => {
  const ofSale = ['telling of plans that end', 'asking about unpaid orders', 'refunding payments'];
  const free = await startTestApp();
  for (const [app, expected] of [
    [test.app, ofSale],
    [free.app, []],
  ] as const) {
    const names = repeatedWork(app).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['ending plans', 'mailing receipts']));
    expect(ofSale.filter((name) => names.includes(name))).toEqual(expected);
  }
  await free.close();
});
