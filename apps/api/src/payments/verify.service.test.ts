import type { CreateOrder } from '@folio/contract/payments';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { UserRow } from '../platform/sessions.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createOrder } from './order.service.ts';
import type { SeenPayment } from './payment-provider.ts';
import { makeBuyer, ordersOf, paymentsContext, readBuyer, secondsUntil } from './testing/buyer.ts';
import { goodSignature, outOfReach, refusal, scriptProvider } from './testing/scripted-provider.ts';
import { verifyPayment } from './verify.service.ts';

let database: TestDatabase;
let scripted: ReturnType<typeof scriptProvider>;
let context: ReturnType<typeof paymentsContext>;
let ada: UserRow;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  scripted = scriptProvider();
  context = paymentsContext(database.db, scripted.provider);
  ada = await makeBuyer(database.db);
});
afterAll(() => database.close());

const pack: CreateOrder = { kind: 'credits', plan: 'premium' };
const rowsOf = () => ordersOf(database.db, ada);
const balance = async (user = ada) => (await readBuyer(database.db, user.id)).credits;

describe('a proof', () => {
  /** What the provider knows of a payment of the order, and how the browser proves it. */
  async function paid(input = pack, values: Partial<SeenPayment> = {}) {
    const { id: orderId, amount } = await createOrder(context, ada, input);
    const payment: SeenPayment = {
      id: `pay_${orderId}`,
      orderId,
      amountPaise: amount,
      currency: 'INR',
      isAuthorized: false,
      capturedPaise: amount,
      refundedPaise: 0,
      ...values,
    };
    scripted.payments.push(payment);
    scripted.asked.length = 0;
    return {
      razorpay_order_id: orderId,
      razorpay_payment_id: payment.id,
      razorpay_signature: goodSignature,
    };
  }
  const verify = (sent: Parameters<typeof verifyPayment>[2], user = ada) =>
    verifyPayment(context, user, sent);
  const refused = {
    code: 'PAYMENT_NOT_VERIFIED',
    message: 'There was an issue verifying your payment. Please contact support.',
  };

  it('of money that the provider refuses to take gives nothing, signed or not', async () => {
    const proof = await paid(pack, { isAuthorized: true, capturedPaise: 0 });
    scripted.script.before = async (call) => {
      if (call === 'capture') throw refusal('The payment was voided');
    };
    const { razorpay_payment_id } = proof;
    for (const sent of [proof, { razorpay_payment_id }])
      await expect(verify(sent)).rejects.toMatchObject(refused);
    expect(await balance()).toBe(10);
    scripted.script.before = () => Promise.reject(refusal('No access'));
    await expect(verify(proof)).rejects.toMatchObject({ code: 'PAYMENT_PROVIDER_UNAVAILABLE' });
    expect(await balance()).toBe(10);
  });

  it('says what was bought, and gives it once', async () => {
    const proof = await paid();
    for (const sent of [proof, { razorpay_payment_id: proof.razorpay_payment_id }, proof])
      expect(await verify(sent)).toBe(
        'Payment successful! Your Premium Pack credits have been added to your account.',
      );
    expect(await balance()).toBe(60);
    expect(scripted.asked).toEqual(
      Array.from({ length: 3 }, () => ['findPayment', proof.razorpay_payment_id]),
    );
    expect(await rowsOf()).toMatchObject([{ state: 'paid', checks: 0 }]);
    const plan = await paid({ kind: 'plan', plan: 'basic' });
    expect(await verify(plan)).toBe('Your Basic Plan subscription is now active.');
    expect(await readBuyer(database.db, ada.id)).toMatchObject({
      credits: 60,
      subscription: 'basic',
    });
  });

  it('has money taken that is set aside', async () => {
    const proof = await paid(pack, { isAuthorized: true, capturedPaise: 0 });
    await verify(proof);
    expect(scripted.asked).toContainEqual(['capture', proof.razorpay_payment_id]);
    expect(await balance()).toBe(60);
  });

  it('counts by its signature while the provider is out of reach, and is confirmed later', async () => {
    const proof = await paid();
    scripted.script.before = () => Promise.reject(outOfReach());
    await verify(proof);
    expect(await balance()).toBe(60);
    const [row] = await rowsOf();
    expect(row).toMatchObject({ state: 'paid', capturedPaise: 9_900, refundedPaise: 0 });
    expect(secondsUntil(row?.nextCheckAt)).toBeGreaterThan(20);
    expect(secondsUntil(row?.nextCheckAt)).toBeLessThan(61);
    await expect(verify({ razorpay_payment_id: proof.razorpay_payment_id })).rejects.toMatchObject({
      code: 'PAYMENT_PROVIDER_UNAVAILABLE',
      cause: outOfReach(),
    });
  });

  it('counts by its signature where only the taking of its money is not answered', async () => {
    const proof = await paid(pack, { isAuthorized: true, capturedPaise: 0 });
    scripted.script.before = async (call) => {
      if (call === 'capture') throw outOfReach();
    };
    await verify(proof);
    expect(await balance()).toBe(60);
    const [row] = await rowsOf();
    expect(secondsUntil(row?.nextCheckAt)).toBeLessThan(61);
  });

  it('without its signature, or of no order, is asked about', async () => {
    const { razorpay_signature, ...unsigned } = await paid();
    expect(await verify(unsigned)).toContain('Premium Pack');
    expect(scripted.asked).toEqual([['findPayment', unsigned.razorpay_payment_id]]);
    const { razorpay_payment_id } = unsigned;
    expect(await verify({ razorpay_payment_id, razorpay_signature: 'x' })).toContain('Premium');
  });

  it('is no proof when anything else goes wrong with it', async () => {
    const proof = await paid();
    scripted.script.before = () => Promise.reject(new Error('A fault of ours'));
    await expect(verify(proof)).rejects.toThrow('A fault of ours');
    expect(await balance()).toBe(10);
  });

  it('is of the signature, the order, the buyer, and the money', async () => {
    const proof = await paid();
    const bob = await makeBuyer(database.db);
    await expect(verify({ ...proof, razorpay_signature: 'x' })).rejects.toMatchObject(refused);
    await expect(verify({ ...proof, razorpay_order_id: 'other' })).rejects.toMatchObject(refused);
    await expect(verify(proof, bob)).rejects.toMatchObject(refused);
    expect(context.warnings).toEqual(
      [ada, ada, bob].map(({ id }) => ({ userId: id, what: 'signature or order' })),
    );
    const { razorpay_payment_id } = proof;
    context.warnings.length = 0;
    await expect(verify({ razorpay_payment_id }, bob)).rejects.toMatchObject(refused);
    await expect(verify({ razorpay_payment_id: 'unknown' })).rejects.toMatchObject(refused);
    const strange = [{ amountPaise: 9_899 }, { currency: 'USD' }, { orderId: 'other' }];
    for (const [index, values] of strange.entries()) {
      // Another order of the same is refused while one before it is known to be paid.
      scripted.payments.length = 0;
      const sent = await paid(pack, { id: `pay_strange_${index}`, ...values });
      await expect(verify(sent)).rejects.toMatchObject(refused);
    }
    expect(context.warnings.map((facts) => 'what' in facts && facts.what)).toEqual(
      Array.from({ length: 5 }, () => 'payment'),
    );
    context.warnings.length = 0;
    const unpaid = await paid(pack, { id: 'pay_unpaid', capturedPaise: 0 });
    await expect(verify(unpaid)).rejects.toMatchObject(refused);
    expect(context.warnings).toEqual([{ userId: ada.id, what: 'status' }]);
    expect(new Set(context.words)).toEqual(
      new Set(['A payment was refused: it is not what was ordered.']),
    );
    expect(await balance()).toBe(10);
    expect(await balance(bob)).toBe(10);
  });
});
