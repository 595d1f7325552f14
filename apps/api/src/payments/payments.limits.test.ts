import { type CreateOrder, paymentRoutes, receiptUrl } from '@folio/contract/payments';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp, type TestAccount } from '../testing/accounts.ts';
import { paymentLimits } from './payments.limits.ts';
import { type PaidProduct, startPaidProduct } from './testing/provider-fixture.ts';
import { pack } from './testing/shop.ts';

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
