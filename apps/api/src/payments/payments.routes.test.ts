import {
  Bill,
  type CreateOrder,
  paymentRoutes,
  receiptUrl,
  webhookUrl,
} from '@folio/contract/payments';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { repeatedWork } from '../platform/repeated-work.ts';
import { sendingLimits } from '../platform/request-limits.ts';
import { signUp, type TestAccount } from '../testing/accounts.ts';
import { dataOf, refusalOf, startTestApp, type TestApp } from '../testing/test-app.ts';
import { paymentLimits, toBill } from './payments.routes.ts';
import { sign } from './razorpay/signature.ts';
import { makeOrder } from './testing/paid-order.ts';
import { type PaidProduct, startPaidProduct } from './testing/provider-fixture.ts';
import { scriptProvider } from './testing/scripted-provider.ts';
import { pack, type Shop, shopOf } from './testing/shop.ts';

const row: Parameters<typeof toBill>[0] = {
  surplusPaise: 7_920,
  surplusRefundedPaise: 0,
  isSurplusGivenUp: false,
  id: '01890000-0000-7000-8000-000000000000',
  userId: '01890000-0000-7000-8000-000000000001',
  mailboxHash: 'a hash',
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
  wentBackAt: null,
  holderPaymentId: null,
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
    isMoneyBackByMessage: false,
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

it('says that a refund was given up, of the purchase or of a second payment', () => {
  expect(toBill({ ...row, isMoneyBackGivenUp: true }).isRefundGivenUp).toBe(true);
  expect(toBill({ ...row, isSurplusGivenUp: true }).isRefundGivenUp).toBe(true);
});

it('offers the money back for as long as there is somebody to send it, and days for it are left', () => {
  const bought = { ...row, isDisputed: false, paidAt: new Date() };
  const moneyBackUntil = expect.any(String);
  expect(toBill(bought, 'button')).toMatchObject({ moneyBackUntil, isMoneyBackByMessage: false });
  for (const by of ['message', undefined] as const) {
    const bill = toBill(bought, by);
    expect(bill).not.toHaveProperty('moneyBackUntil');
    expect(bill.isMoneyBackByMessage).toBe(by === 'message');
  }
  expect(toBill(row, 'message').isMoneyBackByMessage).toBe(false);
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

/** Each with a server of its own, whose start is part of the test. */
describe('a server of payments', () => {
  let server: TestApp;
  afterEach(() => server.close());

  async function sell(): Promise<{ shop: Shop; account: TestAccount }> {
    const product = await startPaidProduct({ configuration: { rateLimits: true } });
    product.standIn.faults = { isSilent: true };
    server = product;
    return { shop: shopOf(product), account: await signUp(product) };
  }
  const receipt = (id: string, token?: string) =>
    server.app.inject({
      url: receiptUrl.replace(':id', id),
      ...(token && { headers: { authorization: `Bearer ${token}` } }),
    });

  it('takes a purchase from its price to its receipt and its money back, from its buyer alone', async () => {
    const { shop, account } = await sell();
    const { token } = account;
    const key = await server.call(paymentRoutes.key, undefined, token);
    expect(key.body).toMatchObject({ success: true, key: 'rzp_test_key' });
    expect(key.body).toHaveProperty('checkoutScript');
    const price = await server.call(paymentRoutes.quote, {
      body: { kind: 'credits', plan: 'premium' },
    });
    expect(price.body).toEqual({
      success: true,
      data: { amountPaise: 9_900, discountedPaise: 9_900, percentOff: 0 },
    });
    const made = await server.call(paymentRoutes.createOrder, { body: pack }, token);
    expect(made).toMatchObject({ status: 201, body: { success: true, amount: 9_900 } });
    const order = dataOf<{ id: string }>(made);
    expect(made.body).toMatchObject(order);
    const verified = await shop.verify(account, shop.pay(order.id));
    expect(verified.body).toMatchObject({
      success: true,
      message: expect.stringContaining('Premium Pack'),
    });
    const [bill] = await shop.history(account);
    expect(bill).toMatchObject({ state: 'paid', moneyBackUntil: expect.any(String) });
    const id = bill?.id ?? '';
    const file = await receipt(id, token);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining('Folio_Receipt_R-000001.pdf'),
    });
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const other = await signUp(server);
    const moneyBack = (whose?: string) =>
      server.call(paymentRoutes.moneyBack, { params: { id } }, whose);
    for (const unknown of [await receipt(id, other.token), await receipt('x', token)])
      expect([unknown.statusCode, unknown.json().message]).toEqual([
        404,
        "This payment couldn't be found.",
      ]);
    expect((await moneyBack(other.token)).status).toBe(404);
    expect((await moneyBack(token)).body).toMatchObject({
      success: true,
      message: expect.stringContaining('on its way back'),
    });
    expect(server.mails.map(({ subject }) => subject)).toContain('Your money is on its way back');
  });

  it('knows nobody without a session', async () => {
    await sell();
    const params = { id: row.id };
    const body = { razorpay_payment_id: 'pay_1' };
    const answers = await Promise.all([
      server.call(paymentRoutes.key),
      server.call(paymentRoutes.createOrder, { body: pack }),
      server.call(paymentRoutes.verify, { body }),
      server.call(paymentRoutes.moneyBack, { params }),
      server.call(paymentRoutes.history),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
    expect((await receipt(row.id)).statusCode).toBe(401);
  });

  it('holds back who asks for money again and again', async () => {
    const { account } = await sell();
    const ask = () =>
      server.call(paymentRoutes.moneyBack, { params: { id: row.id } }, account.token);
    expect(await refusedAfter(ask)).toBe(paymentLimits.moneyBacksOfAccount.hits);
  });

  it('is told by the provider at its address, however often at once, and by nobody else', async () => {
    const logged: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line) => void logged.push(line) });
    const product = await startPaidProduct({ configuration: { rateLimits: true }, log });
    server = product;
    const forged = await server.app.inject({ method: 'POST', url: webhookUrl, payload: {} });
    expect([forged.statusCode, forged.json().code]).toEqual([400, 'PAYMENT_NOT_VERIFIED']);
    expect(logged.join()).toContain('An event was refused: its signature is not the payment');
    const body = '{"event":"x","payload":{}}';
    const headers = {
      'content-type': 'application/json',
      'x-razorpay-signature': sign('the next secret', body),
    };
    const tell = async () => {
      const event = { method: 'POST', url: webhookUrl, payload: body, headers } as const;
      const { statusCode } = await server.app.inject(event);
      return statusCode;
    };
    const times = sendingLimits.address.requests.burst + 20;
    const answers: number[] = [];
    for (let told = 0; told < times; told++) answers.push(await tell());
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(JSON.stringify(server.app.swagger().paths)).not.toContain('webhook');
  });

  it('without a provider sells nothing, sends nothing back, and lists what was bought', async () => {
    const logged: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line) => void logged.push(line) });
    server = await startTestApp({ log });
    const { token, user } = await signUp(server);
    const order = await makeOrder(server.db, { userId: user.id });
    await order.sendEvent();
    const history = await server.call(paymentRoutes.history, undefined, token);
    const [bill] = dataOf<Bill[]>(history);
    expect(bill).toMatchObject({ state: 'paid' });
    expect(bill).not.toHaveProperty('moneyBackUntil');
    const params = { id: order.id };
    const answers = await Promise.all([
      server.call(paymentRoutes.key, undefined, token),
      server.call(paymentRoutes.quote, { body: { kind: 'plan', plan: 'basic' } }),
      server.call(paymentRoutes.createOrder, { body: pack }, token),
      server.call(paymentRoutes.moneyBack, { params }, token),
    ]);
    for (const answer of answers) {
      expect(refusalOf(answer)).toEqual({ status: 409, code: 'PAYMENTS_NOT_CONFIGURED' });
      expect(answer.body).toMatchObject({ message: expect.stringContaining('Nothing is sold') });
    }
    const told = await server.app.inject({ method: 'POST', url: webhookUrl, payload: {} });
    expect(told.statusCode).toBe(404);
    expect(logged, 'nothing is wrong with this server').toEqual([]);
    expect((await receipt(order.id, token)).statusCode).toBe(200);
  });

  it('makes one order for the key of a header, and quotes a code that it knows alone', async () => {
    const { account } = await sell();
    const order = async (key: Record<string, string> = {}) => {
      const answer = await server.app.inject({
        method: 'POST',
        url: paymentRoutes.createOrder.url,
        payload: pack,
        headers: { authorization: `Bearer ${account.token}`, ...key },
      });
      return [answer.statusCode, answer.json().id];
    };
    const first = await order({ 'idempotency-key': 'one-click-of-a-buyer' });
    expect(await order({ 'idempotency-key': 'one-click-of-a-buyer' })).toEqual(first);
    const others = [await order(), await order()];
    expect(new Set([first, ...others].map(([, id]) => id)).size).toBe(3);
    const body = { kind: 'credits', plan: 'pro', promoCode: 'GUESS' } as const;
    expect(refusalOf(await server.call(paymentRoutes.quote, { body })).code).toBe(
      'INVALID_PROMO_CODE',
    );
  });

  it('promises no money back to who has had it three times within a year', async () => {
    const { shop, account } = await sell();
    const { id: userId } = account.user;
    const buy = async () => {
      const order = await makeOrder(server.db, { userId });
      await order.sendEvent();
      return order;
    };
    const promised = async () =>
      (await shop.history(account)).filter(({ moneyBackUntil }) => moneyBackUntil).length;
    const byMessage = async () =>
      (await shop.history(account)).filter((bill) => bill.isMoneyBackByMessage).length;
    const bought = [await buy(), await buy(), await buy(), await buy()];
    for (const [index, { id }] of bought.slice(0, 3).entries()) {
      expect(await promised()).toBe(4 - index);
      expect(await byMessage()).toBe(0);
      await server.db.execute(sql`update payment_orders set money_back_asked_at = now()
        where id = ${id}`);
    }
    expect(await promised()).toBe(0);
    expect(await byMessage(), 'who is to write to us is told so').toBe(1);
  });

  it('that listens finds payments, sends back what is due, ends plans and forgets old events', async () => {
    const { provider, payments, asked } = scriptProvider();
    server = await startTestApp({ payments: { provider } });
    const { db } = server;
    const unproven = await makeOrder(db);
    payments.push(...unproven.eventOf().payments);
    const twice = await makeOrder(db);
    for (const id of ['pay_first', 'pay_second']) {
      payments.push(...twice.eventOf({ id }).payments);
      await twice.sendEvent({ id });
    }
    const askedBack = await makeOrder(db);
    payments.push(...askedBack.eventOf().payments);
    await askedBack.sendEvent();
    await db.execute(sql`update payment_orders
      set money_back_asked_at = now(), money_back_next_at = now() - interval '1 second' where id = ${askedBack.id}`);
    await db.execute(sql`update users set subscription = 'basic',
      plan_ends_at = now() - interval '1 second' where id = ${unproven.userId}`);
    await db.execute(sql`insert into payment_events (id, type, created_at) values
      ('old', 'x', now() - interval '30 days 1 minute'),
      ('young', 'x', now() - interval '29 days 23 hours')`);
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    const events = async () => {
      const { rows } = await db.execute(sql`select id from payment_events where type = 'x'`);
      return rows;
    };
    const patiently = { timeout: 20_000 };
    await expect.poll(unproven.row, patiently).toMatchObject({ state: 'paid', grantedCredits: 50 });
    await expect.poll(askedBack.row, patiently).toMatchObject({ state: 'refunded' });
    await expect.poll(unproven.buyer, patiently).toMatchObject({ subscription: 'free' });
    await expect.poll(events, patiently).toEqual([{ id: 'young' }]);
    const refunded = () =>
      asked.flatMap(([call, about]) => (call === 'refund' ? [Object(about).paymentId] : []));
    await expect
      .poll(() => refunded().toSorted(), patiently)
      .toEqual([`pay_${askedBack.id}`, 'pay_second'].toSorted());
    const receipts = () => server.mails.filter(({ subject }) => /received your/.test(subject));
    await expect.poll(() => receipts().length, patiently).toBeGreaterThan(1);
    const names = repeatedWork(server.app).map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        ...['ending plans', 'mailing receipts', 'telling of plans that end'],
        ...['asking about unpaid orders', 'refunding payments'],
      ]),
    );
  });
});
