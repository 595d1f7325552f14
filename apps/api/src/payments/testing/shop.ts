import { authRoutes } from '@folio/contract/auth';
import { type CreateOrder, paymentRoutes } from '@folio/contract/payments';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { paymentOrders } from '../../platform/money-schema.ts';
import type { TestAccount } from '../../testing/accounts.ts';
import { reconcile } from '../reconciler.ts';
import { type PaidProduct, startPaidProduct } from './provider-fixture.ts';

export const pack: CreateOrder = { kind: 'credits', plan: 'premium' };

/** Actions of buyers, and what they see, through the API. */
export function shopOf(test: PaidProduct) {
  async function order({ token }: TestAccount, body: CreateOrder = pack): Promise<string> {
    const answer = await test.call(paymentRoutes.createOrder, { body }, token);
    if (!answer.body.success) throw new Error(JSON.stringify(answer.body));
    return answer.body.id;
  }

  /** Pays at the checkout, and returns the proof that the browser would send. */
  function pay(orderId: string) {
    const paid = test.standIn.pay(orderId);
    if (!paid) throw new Error(`No order ${orderId}`);
    return {
      razorpay_order_id: orderId,
      razorpay_payment_id: paid.paymentId,
      razorpay_signature: paid.signature,
    };
  }

  const verify = ({ token }: TestAccount, body: object) =>
    test.call(paymentRoutes.verify, { body: body as never }, token);

  async function me({ token }: TestAccount) {
    const { body } = await test.call(authRoutes.me, undefined, token);
    if (!body.success) throw new Error(body.code);
    return body.data;
  }

  const creditsOf = async (account: TestAccount) => (await me(account)).credits;

  async function history({ token }: TestAccount) {
    const { body } = await test.call(paymentRoutes.history, undefined, token);
    if (!body.success) throw new Error(body.code);
    return body.data;
  }

  /** Checks every open order as if it were due. The server may do so at the same time. */
  async function reconcileNow(): Promise<void> {
    await test.db.execute(
      sql`update ${paymentOrders} set next_check_at = now() - interval '1 second'
        where next_check_at is not null`,
    );
    const { db, configuration, log } = test.app;
    await reconcile({ db, configuration, log, payments: test.payments });
  }

  return { order, pay, verify, me, creditsOf, history, reconcileNow };
}

export type Shop = ReturnType<typeof shopOf>;

/**
 * Starts a product for a test file before its first test, and resets the provider's faults after
 * each.
 */
export function openShop(
  use: (test: PaidProduct, shop: Shop) => void,
  settings?: Parameters<typeof startPaidProduct>[0],
): void {
  let test: PaidProduct;
  beforeAll(async () => {
    test = await startPaidProduct(settings);
    use(test, shopOf(test));
  });
  afterEach(() => {
    test.standIn.faults = {};
  });
  afterAll(() => test.close());
}
