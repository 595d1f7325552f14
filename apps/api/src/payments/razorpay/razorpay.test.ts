import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppError } from '../../platform/app-error.ts';
import {
  isOutOfReach,
  isRefusal,
  isUnavailable,
  type PaymentProvider,
} from '../payment-provider.ts';
import { createRazorpay } from './razorpay.ts';
import { sign } from './signature.ts';

/** What the provider answers next, and what it was asked. */
let answer: { status?: number; body?: string; location?: string; breaksOff?: boolean };
let asked: Pick<IncomingMessage, 'method' | 'url' | 'headers'> & { body: string };

const server = createServer(async (request, response) => {
  const { method, url, headers } = request;
  asked = { method, url, headers, body: await text(request) };
  const { status = 200, body, location, breaksOff } = answer;
  if (body === undefined) return;
  if (breaksOff) {
    response.writeHead(status, { 'content-length': body.length + 1 });
    response.write(body, () => response.destroy());
    return;
  }
  response.writeHead(status, location ? { location } : {}).end(body);
});
let razorpay: PaymentProvider;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  razorpay = createRazorpay({
    keyId: 'key',
    keySecret: 'secret',
    webhookSecrets: ['new', 'old'],
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    checkoutScript: 'https://checkout.example/v1.js',
    timeoutMs: 3_000,
  });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const entity = { id: 'pay_1', order_id: 'order_1', amount: 9_900, currency: 'INR' };
const seen = {
  id: 'pay_1',
  orderId: 'order_1',
  amountPaise: 9_900,
  currency: 'INR',
  isAuthorized: false,
  capturedPaise: 0,
  refundedPaise: 0,
};
const order = { receipt: 'r', amountPaise: 9_900, notes: { plan: 'basic' } };

/** Why a call failed, as it is logged. */
const reasonOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'It did not fail',
    ({ code, message, cause }: AppError) => {
      expect([code, message]).toEqual([
        'PAYMENT_PROVIDER_UNAVAILABLE',
        'Could not create payment order',
      ]);
      return (cause as Error).message;
    },
  );

describe('asking the provider', () => {
  it('for an order names its amount, and us', async () => {
    answer = { body: JSON.stringify({ id: 'order_1', amount: 9_900 }) };
    expect(await razorpay.createOrder(order)).toBe('order_1');
    expect(asked).toMatchObject({ method: 'POST', url: '/v1/orders' });
    expect(asked.headers).toMatchObject({
      authorization: `Basic ${Buffer.from('key:secret').toString('base64')}`,
      'content-type': 'application/json',
    });
    expect(JSON.parse(asked.body)).toEqual({
      amount: 9_900,
      currency: 'INR',
      receipt: 'r',
      notes: { plan: 'basic' },
    });
    expect([razorpay.key, razorpay.checkoutScript]).toEqual([
      'key',
      'https://checkout.example/v1.js',
    ]);
  });

  it('for a payment tells what it holds, by its state', async () => {
    const states = [
      ['created', {}],
      ['failed', {}],
      ['authorized', { isAuthorized: true }],
      ['captured', { capturedPaise: 9_900 }],
      ['refunded', { capturedPaise: 9_900, refundedPaise: 9_900 }],
    ] as const;
    for (const [status, held] of states) {
      const amount_refunded = status === 'refunded' ? 9_900 : null;
      answer = { body: JSON.stringify({ ...entity, status, amount_refunded }) };
      expect(await razorpay.findPayment('pay_1')).toEqual({ ...seen, ...held });
    }
    expect(asked).toMatchObject({ method: 'GET', url: '/v1/payments/pay_1', body: '' });
    answer = { body: JSON.stringify({ ...entity, status: 'failed', amount_refunded: 5 }) };
    expect(await razorpay.findPayment('pay_1')).toMatchObject({ refundedPaise: 0 });
    answer = { body: JSON.stringify({ ...entity, order_id: null, status: 'created' }) };
    expect(await razorpay.findPayment('a/../b')).toEqual({ ...seen, orderId: '' });
    expect(asked.url).toBe('/v1/payments/a%2F..%2Fb');
  });

  it('for the payments of an order gives all of them', async () => {
    answer = { body: JSON.stringify({ items: [{ ...entity, status: 'created' }] }) };
    expect(await razorpay.listPayments('order/1')).toEqual([seen]);
    expect(asked).toMatchObject({ method: 'GET', url: '/v1/orders/order%2F1/payments' });
  });

  it('to take money names how much', async () => {
    answer = { body: JSON.stringify({ ...entity, status: 'captured' }) };
    expect(await razorpay.capture(seen)).toEqual({ ...seen, capturedPaise: 9_900 });
    expect(asked).toMatchObject({ method: 'POST', url: '/v1/payments/pay_1/capture' });
    expect(JSON.parse(asked.body)).toEqual({ amount: 9_900, currency: 'INR' });
  });

  const refund = { paymentId: 'pay/1', amountPaise: 4_900, key: 'once' };

  it('to send money back names how much, under a key that it is sent once for', async () => {
    answer = { body: JSON.stringify({ id: 'rfnd_1', amount: 4_900, status: 'pending' }) };
    expect(await razorpay.refund(refund)).toBeUndefined();
    expect(asked).toMatchObject({ method: 'POST', url: '/v1/payments/pay%2F1/refund' });
    expect(asked.headers).toMatchObject({ 'x-refund-idempotency': 'once' });
    expect(JSON.parse(asked.body)).toEqual({ amount: 4_900, speed: 'normal' });
  });

  it('to send money back fails where it was not sent, or not that much', async () => {
    const refused = [
      [{ status: 404, body: '' }, 'the payment to refund is gone'],
      [
        { body: JSON.stringify({ id: 'rfnd_1', amount: 4_901, status: 'processed' }) },
        'it refunded another amount',
      ],
      [
        { body: JSON.stringify({ id: 'rfnd_1', amount: 4_900, status: 'failed' }) },
        'the refund failed',
      ],
    ] as const;
    for (const [said, reason] of refused) {
      answer = said;
      expect(await reasonOf(razorpay.refund(refund))).toBe(
        `The payment provider failed: ${reason}`,
      );
    }
  });

  it('for the refunds of a payment gives each with its state, and none of one that is unknown', async () => {
    const items = [
      { id: 'rfnd_1', amount: 100, status: 'processed' },
      { id: 'rfnd_2', amount: 200, status: 'failed' },
    ];
    answer = { body: JSON.stringify({ items }) };
    expect(await razorpay.listRefunds('pay/1')).toEqual([
      { amountPaise: 100, state: 'processed' },
      { amountPaise: 200, state: 'failed' },
    ]);
    expect(asked).toMatchObject({ method: 'GET', url: '/v1/payments/pay%2F1/refunds?count=100' });
    answer = { body: '{"items":[]}' };
    expect(await razorpay.listRefunds('pay_1')).toEqual([]);
    answer = { status: 404, body: '' };
    expect(await razorpay.listRefunds('pay_1')).toEqual([]);
  });

  it('for what it does not know gives nothing', async () => {
    const unknown = [
      { status: 404, body: '' },
      { status: 400, body: '{"error":{"description":"The id provided DOES NOT EXIST"}}' },
      { status: 400, body: '{"error":{"description":"x is not a valid id"}}' },
    ];
    for (answer of unknown) {
      expect(await razorpay.findPayment('pay_1')).toBeUndefined();
      expect(await razorpay.listPayments('order_1')).toEqual([]);
      expect(await reasonOf(razorpay.capture(seen))).toContain('the payment to capture is gone');
    }
  });

  it('tells a refusal by its own words, for operators', async () => {
    for (const [body, reason] of [
      ['{"error":{"description":"Your account has not enough balance"}}', /^Your account has not/],
      [`{"error":{"description":"${'a'.repeat(500)}"}}`, /^a{200}$/],
      ['{"error":{}}', /^it answered 400$/],
      ['not json', /^it answered 400$/],
    ] as const) {
      answer = { status: 400, body };
      const refund = { paymentId: 'pay_1', amountPaise: 9_900, key: 'key' };
      const error = await razorpay.refund(refund).catch((thrown: unknown) => thrown);
      expect(isRefusal(error) && error.cause.message).toMatch(reason);
      expect(isUnavailable(error)).toBe(true);
    }
  });

  it.each<[string, boolean, typeof answer]>([
    ['what cannot be read of one payment', false, { body: '{"id":7}' }],
    ['a page of its gateway', true, { body: '<h1>Back soon</h1>' }],
    ['an error of its own', true, { status: 500, body: '' }],
    ['nobody who asks too often', true, { status: 429, body: '{}' }],
  ])('that answers %s is out of reach: %s', async (_, isAway, said) => {
    answer = said;
    const error = await razorpay.findPayment('pay_1').catch((thrown: unknown) => thrown);
    expect([isUnavailable(error), isOutOfReach(error)]).toEqual([true, isAway]);
    answer = { status: 400, body: '{"error":{"description":"Not enough balance"}}' };
    const refused = await razorpay.refund(refund).catch((thrown: unknown) => thrown);
    expect(isOutOfReach(refused)).toBe(false);
  });

  it.each([
    ['it answered 500', { status: 500, body: 'does not exist' }],
    ['it answered 401', { status: 401, body: '{}' }],
    ['it does not answer', { status: 302, body: '', location: '/elsewhere' }],
    ['it does not answer', {}],
    ['its answer has another shape', { body: '{"id":"","amount":9900}' }],
    ['its answer has another shape', { body: 'not json' }],
    ['its answer broke off', { body: '{"id":"order_1"', breaksOff: true }],
    ['its answer is too long', { body: ' '.repeat(1_000_001) }],
    ['it made an order of another amount', { body: '{"id":"order_1","amount":9899}' }],
    ['it made an order of another amount', { status: 404, body: '' }],
  ])('fails when %s', async (reason, given) => {
    answer = given;
    expect(await reasonOf(razorpay.createOrder(order))).toBe(
      `The payment provider failed: ${reason}`,
    );
  });

  it('is given up when the server closes', async () => {
    answer = {};
    const closing = new AbortController();
    const begun = razorpay.listPayments('order_1', closing.signal);
    closing.abort();
    const refusal = await begun.then(String, (error: Error) => error);
    // Given up by the server, not by its patience.
    expect(refusal).toMatchObject({
      cause: {
        message: 'The payment provider failed: it does not answer',
        cause: { name: 'AbortError' },
      },
    });
  });

  it('takes an answer as long as one may be', async () => {
    answer = { body: '{"id":"order_1","amount":9900}'.padEnd(1_000_000) };
    expect(await razorpay.createOrder(order)).toBe('order_1');
  });
});

describe('a signed checkout', () => {
  const ids = { orderId: 'order_1', paymentId: 'pay_1' };
  const signature = sign('secret', 'order_1|pay_1');

  it('is one with the signature of both ids', () => {
    expect(signature).toMatch(/^[0-9a-f]{64}$/);
    expect(razorpay.isSignedCheckout({ ...ids, signature })).toBe(true);
    expect(razorpay.isSignedCheckout({ ...ids, signature: signature.toUpperCase() })).toBe(true);
    for (const other of [
      '',
      'x',
      `${signature}0`,
      ` ${signature}`,
      signature.slice(1),
      'g'.repeat(64),
      sign('new', 'order_1|pay_1'),
      sign('secret', 'pay_1|order_1'),
      `${signature}\n`,
    ])
      expect(razorpay.isSignedCheckout({ ...ids, signature: other })).toBe(false);
  });
});

describe('an event', () => {
  const read = (body: string, secret: string, eventId = 'event_1') =>
    razorpay.readEvent({
      body: Buffer.from(body),
      signature: sign(secret, body),
      eventId,
    });
  const told = (event: string, payment?: object) =>
    JSON.stringify({ event, payload: payment ? { payment: { entity: payment } } : {} });

  it('is believed under either secret, and under no other', () => {
    const body = told('payment.captured', { ...entity, status: 'captured' });
    const event = {
      id: 'event_1',
      type: 'payment.captured',
      payments: [{ ...seen, capturedPaise: 9_900 }],
    };
    expect(read(body, 'new')).toEqual(event);
    expect(read(body, 'old')).toEqual(event);
    expect(read(body, 'secret')).toBeUndefined();
  });

  it('of a refund tells of it only when it is done', () => {
    const payment = { ...entity, status: 'captured', amount_refunded: 100 };
    for (const type of ['refund.created', 'refund.speed_changed'])
      expect(read(told(type, payment), 'new')).toEqual({ id: 'event_1', type, payments: [] });
    const type = 'refund.failed';
    const failed = { id: 'event_1', type, payments: [], failedRefundOf: entity.id };
    expect(read(told(type, payment), 'new')).toEqual(failed);
    expect(read(told('refund.processed', payment), 'new')?.payments).toEqual([
      { ...seen, capturedPaise: 9_900, refundedPaise: 100 },
    ]);
  });

  it('without a payment, or of another shape, tells nothing', () => {
    const nothing = (type: string) => ({ id: 'event_1', type, payments: [] });
    expect(read(told('subscription.charged'), 'new')).toEqual(nothing('subscription.charged'));
    for (const body of ['', '[]', 'x', told('x'.repeat(101)), told('e', { id: '' })])
      expect(read(body, 'new')).toEqual(nothing('unknown'));
    expect(read(told('x'.repeat(100)), 'new')?.type).toHaveLength(100);
  });

  it('of a dispute tells what the bank has of the payment now, and when that was told', () => {
    const dispute = {
      id: 'disp_1',
      entity: 'dispute',
      payment_id: 'pay_1',
      amount: 9_900,
      currency: 'INR',
      amount_deducted: 0,
      reason_code: 'goods_not_received',
      respond_by: 1_796_083_200,
      status: 'open',
      phase: 'chargeback',
      created_at: 1_795_282_443,
    };
    const disputeIn = (values: object, created_at?: number) => {
      const payment = { entity: { ...entity, status: 'captured' } };
      const payload = { payment, dispute: { entity: { ...dispute, ...values } } };
      const event = { event: 'payment.dispute.created', created_at, payload };
      return read(JSON.stringify(event), 'new')?.payments[0];
    };
    const facts = {
      reason: 'goods_not_received',
      phase: 'chargeback',
      respondBy: '2026-12-01T00:00:00.000Z',
    };
    const told = { id: 'disp_1', state: 'open', deductedPaise: 0, toldAtSeconds: 12, facts };
    expect(disputeIn({}, 12)).toEqual({ ...seen, capturedPaise: 9_900, dispute: told });
    const stateOf = (values: object) => {
      const { state, deductedPaise } = disputeIn(values)?.dispute ?? {};
      return [state, deductedPaise];
    };
    expect(stateOf({ amount_deducted: 5_000 })).toEqual(['open', 5_000]);
    expect(stateOf({ status: 'under_review' })).toEqual(['under_review', 0]);
    expect(stateOf({ status: 'lost', amount_deducted: 5_000 })).toEqual(['lost', 5_000]);
    expect(stateOf({ status: 'lost' })).toEqual(['lost', 9_900]);
    expect(stateOf({ status: 'lost', amount_deducted: null })).toEqual(['lost', 9_900]);
    expect(stateOf({ status: 'won', amount_deducted: 9_900 })).toEqual(['won', 0]);
    expect(stateOf({ status: 'closed' })).toEqual(['closed', 0]);
    expect(stateOf({ status: 'unheard of' })).toEqual(['open', 0]);
    const bare = { reason_code: null, phase: undefined, respond_by: null };
    expect(disputeIn(bare)?.dispute).toMatchObject({
      toldAtSeconds: 0,
      facts: { reason: '', phase: '', respondBy: undefined },
    });
    expect(disputeIn({ id: '' })).toBeUndefined();
  });
});
