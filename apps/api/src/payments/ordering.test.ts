import { type CreateOrder, paymentRoutes } from '@folio/contract/payments';
import { describe, expect, it } from 'vitest';
import { signUp } from '../testing/accounts.ts';
import { startTestApp } from '../testing/test-app.ts';
import type { PaidProduct } from './testing/provider-fixture.ts';
import { openShop, pack, type Shop } from './testing/shop.ts';

let test: PaidProduct;
let shop: Shop;
openShop(
  (opened, itsShop) => {
    test = opened;
    shop = itsShop;
  },
  {
    configuration: {
      promoCodes: new Map([
        ['TWENTY', { percentOff: 20 }],
        ['OVER', { percentOff: 20, until: '2020-01-01' }],
        ['PLANS', { percentOff: 50, kinds: ['plan' as const] }],
      ]),
    },
  },
);

describe('ordering', () => {
  it('names its price itself, whichever way the purchase is named', async () => {
    const account = await signUp(test);
    const ask = async (body: CreateOrder) => {
      const answer = await test.call(paymentRoutes.createOrder, { body }, account.token);
      return answer.body.success ? answer.body.data.amount : answer.body.code;
    };
    expect(await ask({ kind: 'credits', plan: 'pro' })).toBe(14_900);
    expect(await ask({ plan: 'basic' })).toBe(4_900);
    expect(await ask({ amount: 99 })).toBe(9_900);
    expect(await ask({ amount: 99, currency: 'INR', credits: 50, plan: 'premium' })).toBe(9_900);
    expect(await ask({ kind: 'plan', plan: 'basic' })).toBe(29_900);
    expect(await ask({ amount: 499 })).toBe(49_900);
    expect(await ask({ amount: 100 })).toBe('VALIDATION_ERROR');
    expect(await ask({ kind: 'plan', plan: 'pro' })).toBe('VALIDATION_ERROR');
    expect(await ask({ kind: 'credits', plan: 'pro', amount: 1 })).toBe('VALIDATION_ERROR');
    expect(await ask({ plan: 'basic', credits: 1_000 })).toBe('VALIDATION_ERROR');
    expect(await ask({})).toBe('VALIDATION_ERROR');
  });

  it('takes off what a promo code says, and nothing for one that is unknown or over', async () => {
    const account = await signUp(test);
    const answer = await test.call(
      paymentRoutes.createOrder,
      { body: { ...pack, promoCode: ' twenty ' } },
      account.token,
    );
    expect(answer.body).toMatchObject({ success: true, amount: 7_920 });
    for (const [promoCode, code] of [
      ['NONE', 'INVALID_PROMO_CODE'],
      ['OVER', 'INVALID_PROMO_CODE'],
      ['__proto__', 'INVALID_PROMO_CODE'],
      ['PLANS', 'PROMO_CODE_NOT_APPLICABLE'],
    ]) {
      const refused = await test.call(paymentRoutes.quote, {
        body: { kind: 'credits', plan: 'pro', promoCode },
      });
      expect(refused).toMatchObject({ status: 400, body: { code } });
    }
    const plan = await test.call(paymentRoutes.quote, {
      body: { kind: 'plan', plan: 'premium', promoCode: 'PLANS' },
    });
    expect(plan.body).toMatchObject({
      data: { amountPaise: 49_900, discountedPaise: 24_950, percentOff: 50 },
    });
  });

  it('needs a session', async () => {
    expect((await test.call(paymentRoutes.createOrder, { body: pack })).status).toBe(401);
    expect((await test.call(paymentRoutes.key)).status).toBe(401);
    expect((await test.call(paymentRoutes.history)).status).toBe(401);
  });

  it('makes one order for one key, however often it is sent', async () => {
    const account = await signUp(test);
    const before = test.standIn.orders.size;
    const body = { ...pack, idempotencyKey: 'one-click-only' };
    const ids = await Promise.all(Array.from({ length: 50 }, () => shop.order(account, body)));
    expect(new Set(ids).size).toBe(1);
    expect(test.standIn.orders.size).toBe(before + 1);
    const other = { kind: 'plan', plan: 'basic', idempotencyKey: body.idempotencyKey } as const;
    const refused = await test.call(paymentRoutes.createOrder, { body: other }, account.token);
    expect(refused).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_CONFLICT' } });
    const cheaper = { ...body, promoCode: 'TWENTY' };
    const repriced = await test.call(paymentRoutes.createOrder, { body: cheaper }, account.token);
    expect(repriced).toMatchObject({
      status: 409,
      body: { message: 'This key was used for another order.' },
    });
    expect(ids).not.toContain(await shop.order(await signUp(test), body));
  });

  it('takes its key from the header as from the body, and refuses two that differ', async () => {
    const account = await signUp(test);
    const before = test.standIn.orders.size;
    const order = async (key: string, body: object = pack) => {
      const headers = { authorization: `Bearer ${account.token}`, 'idempotency-key': key };
      const url = paymentRoutes.createOrder.url;
      const answer = await test.app.inject({ method: 'POST', url, headers, payload: body });
      return { status: answer.statusCode, body: answer.json() };
    };
    const inBody = { ...pack, idempotencyKey: 'a-header-click' };
    const made = [
      await order('a-header-click'),
      await order('a-header-click'),
      await order('a-header-click', inBody),
    ];
    expect(made.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(made.map(({ body }) => body.id)).size).toBe(1);
    expect(made.map(({ body }) => body.id)).toContain(await shop.order(account, inBody));
    expect(test.standIn.orders.size).toBe(before + 1);
    for (const [key, body] of [
      ['another-click', inBody],
      ['short', pack],
    ] as const)
      expect(await order(key, body)).toMatchObject({
        status: 400,
        body: {
          code: 'VALIDATION_ERROR',
          errors: { 'idempotency-key': [expect.any(String)] },
        },
      });
    const other = await order('a-header-click', { kind: 'plan', plan: 'basic' });
    expect(other).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_CONFLICT' } });
    expect(test.standIn.orders.size).toBe(before + 1);
  });

  it('tells again that an order failed which has the same key', async () => {
    const account = await signUp(test);
    test.standIn.faults = { status: 500 };
    const body = { ...pack, idempotencyKey: 'a-failed-click' };
    for (let times = 0; times < 2; times++)
      expect(await test.call(paymentRoutes.createOrder, { body }, account.token)).toMatchObject({
        status: 503,
        body: { message: 'Could not create payment order' },
      });
  });

  it.each([
    ['is down', { status: 502 }],
    ['refuses our keys', { status: 401 }],
    ['does not answer', { isHanging: true }],
  ])('says so when the provider %s, and nothing is paid', async (_, faults) => {
    const account = await signUp(test);
    test.standIn.faults = faults;
    const answer = await test.call(paymentRoutes.createOrder, { body: pack }, account.token);
    expect(answer).toMatchObject({
      status: 503,
      body: { code: 'PAYMENT_PROVIDER_UNAVAILABLE', message: 'Could not create payment order' },
    });
    expect(await shop.history(account)).toMatchObject([{ state: 'failed', refundedPaise: 0 }]);
  });

  it('is not possible without a provider', async () => {
    const without = await startTestApp();
    const account = await signUp(without);
    const answer = await without.call(paymentRoutes.key, undefined, account.token);
    const quote = await without.call(paymentRoutes.quote, {
      body: { kind: 'plan', plan: 'premium' },
    });
    await without.close();
    expect(quote, 'nothing has a price').toMatchObject({ status: 409 });
    expect(answer).toMatchObject({
      status: 409,
      body: {
        code: 'PAYMENTS_NOT_CONFIGURED',
        message: 'Nothing is sold on this server: it has no payment provider.',
      },
    });
  });
});
