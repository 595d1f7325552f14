import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api-client.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { makePurchase, type PurchaseRequest, retry } from './make-purchase.ts';
import { paymentsCopy } from './payments.copy.ts';

type Answer = { status: number; body: object } | 'lost';
type Sent = { path: string; body: Record<string, unknown> };
type Options = { handler: (answer: object) => void; modal: { ondismiss: () => void } };
type Act = (options: Options, fail: () => void) => void;

const ordered: Answer = {
  status: 201,
  body: {
    success: true,
    id: 'order_1',
    amount: 9_900,
    currency: 'INR',
    data: { id: 'order_1', amount: 9_900, currency: 'INR' },
  },
};
const words = 'Payment successful! Your Premium Pack credits have been added to your account.';
const verified: Answer = { status: 200, body: { success: true, message: words } };
const paid = {
  razorpay_payment_id: 'pay_1',
  razorpay_order_id: 'order_1',
  razorpay_signature: 'signed',
};

const refusal = (status: number, code: string, message = 'In words.', errors = {}): Answer => ({
  status,
  body: { success: false, code, message, requestId: 'one', errors },
});

let sent: Sent[];
let opened: object[];

/** A server that gives these answers in turn, and a checkout in which this is done. */
function stage(answers: Answer[], act: Act = () => {}): void {
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    sent.push({ path, body: JSON.parse(body) });
    const answer = answers.shift();
    if (!answer || answer === 'lost') throw new TypeError('Failed to fetch');
    return Response.json(answer.body, { status: answer.status });
  });
  vi.stubGlobal(
    'Razorpay',
    class {
      #options: Options;
      #fail = () => {};
      constructor(options: Options) {
        this.#options = options;
        opened.push(options);
      }
      on(_event: string, listener: () => void) {
        this.#fail = listener;
      }
      open() {
        act(this.#options, this.#fail);
      }
    },
  );
}

const pays =
  (answer: object): Act =>
  ({ handler }) =>
    handler(answer);
const closes: Act = ({ modal }) => modal.ondismiss();

const buy = async (over: Partial<PurchaseRequest> = {}) => {
  const ending = makePurchase({
    purchase: { kind: 'credits', plan: 'premium' },
    amountPaise: 9_900,
    promoCode: '',
    user: { name: 'Asha Verma', email: 'asha@gmail.com' },
    paymentKey: { key: 'rzp_key', checkoutScript: '/checkout.js' },
    onPaymentFailed: () => {},
    ...over,
  });
  await vi.runAllTimersAsync();
  return ending;
};

beforeEach(() => {
  sent = [];
  opened = [];
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', memoryStorage());
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a purchase', () => {
  it('[make-purchase-1] is ordered, paid and verified', async () => {
    stage([ordered, verified], pays(paid));
    expect(await buy()).toMatchObject({ outcome: 'paid', message: { title: words } });
    expect(sent.map(({ path }) => path)).toEqual([
      '/api/payment/create-order',
      '/api/payment/verify',
    ]);
    expect(sent[0]?.body).toMatchObject({ kind: 'credits', plan: 'premium', amount: 99 });
    expect(sent[1]?.body).toEqual({ ...paid, plan: 'premium' });
  });

  it('can be made on a page without TLS, where there is no crypto.randomUUID', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    stage([ordered, verified], pays(paid));
    expect(await buy()).toMatchObject({ outcome: 'paid' });
    expect(sent[0]?.body.idempotencyKey).toMatch(/^[\da-f]{32}$/);
  });

  it('[make-purchase-2] opens the checkout with what the specification names', async () => {
    stage([ordered], closes);
    await buy({ purchase: { kind: 'plan', plan: 'premium' } });
    expect(opened[0]).toMatchObject({
      key: 'rzp_key',
      amount: 9_900,
      currency: 'INR',
      name: 'Folio',
      order_id: 'order_1',
      description: 'Premium Plan, one year',
      prefill: { name: 'Asha Verma', email: 'asha@gmail.com', contact: '' },
      notes: { plan: 'premium', annual: 'true' },
      timeout: 2_700,
      theme: { color: '#0055FF' },
      modal: { escape: false },
    });
  });

  it('names the plan in the words after it', async () => {
    const description = 'Your Basic Plan subscription is now active.';
    stage([ordered, { status: 200, body: { success: true, message: description } }], pays(paid));
    const { message } = (await buy({ purchase: { kind: 'plan', plan: 'basic' } })) as never;
    expect(message).toMatchObject({ title: 'Payment successful!', description });
  });

  it('is over when the checkout is closed', async () => {
    stage([ordered], closes);
    expect(await buy()).toEqual({ outcome: 'dismissed' });
    expect(sent).toHaveLength(1);
  });

  it('tells of a payment that fails, and of the one that follows', async () => {
    const onPaymentFailed = vi.fn();
    stage([ordered, verified], (options, fail) => {
      fail();
      pays(paid)(options, fail);
    });
    expect(await buy({ onPaymentFailed })).toMatchObject({ outcome: 'paid' });
    expect(onPaymentFailed).toHaveBeenCalledOnce();
  });

  it('sends one key however often the order has to be sent, and another for another click', async () => {
    stage(['lost', refusal(502, 'INTERNAL'), ordered, ordered], closes);
    await buy();
    await buy();
    const keys = sent.map(({ body }) => body.idempotencyKey);
    expect(keys[0]).toMatch(/^[\da-f]{32}$/);
    expect(new Set(keys.slice(0, 3)).size).toBe(1);
    expect(keys[3]).not.toBe(keys[0]);
  });

  it.each([
    ['the provider is down', [refusal(503, 'PAYMENT_PROVIDER_UNAVAILABLE')]],
    ['the server stays away', ['lost', 'lost', 'lost']],
    ['the price is another', [refusal(400, 'VALIDATION_ERROR')]],
  ] satisfies [string, Answer[]][])('fails when %s', async (_, answers) => {
    stage(answers);
    expect(await buy()).toEqual({ outcome: 'failed', message: paymentsCopy.failed });
    expect(opened).toEqual([]);
  });

  it('says that a promo code does not hold any more', async () => {
    stage([refusal(400, 'INVALID_PROMO_CODE')]);
    expect(await buy({ promoCode: 'OVER' })).toMatchObject({
      message: { title: 'Payment failed', description: expect.stringContaining('promo code') },
    });
    expect(sent[0]?.body.promoCode).toBe('OVER');
  });

  it('says that the price has changed, and opens nothing', async () => {
    const errors = { amount: ['This isn’t the price of what you chose'] };
    stage([refusal(400, 'VALIDATION_ERROR', 'In words.', errors)]);
    expect(await buy()).toEqual({ outcome: 'failed', message: paymentsCopy.priceChanged });
    expect(opened).toEqual([]);
  });

  it('opens nothing where it was paid in a tab that was closed since, and says that it has arrived', async () => {
    stage([refusal(409, 'ALREADY_PAID')]);
    const description = 'Your Premium Pack is in your account. You don’t need to pay again.';
    expect(await buy()).toMatchObject({ outcome: 'paid', message: { tone: 'good', description } });
    expect(opened).toEqual([]);
  });

  it('says how long to wait after too many orders', async () => {
    stage([refusal(429, 'RATE_LIMITED', 'Please try again in 20 minutes.')]);
    expect(await buy()).toMatchObject({
      message: { title: 'Payment failed', description: 'Please try again in 20 minutes.' },
    });
  });

  it.each(['UNAUTHENTICATED', 'INVALID_TOKEN', 'TOKEN_EXPIRED'])(
    'asks nobody to try again when the session is over: %s',
    async (code) => {
      stage([refusal(401, code)]);
      expect(await buy()).toEqual({ outcome: 'signed-out' });
    },
  );

  it('fails where the checkout can not be opened', async () => {
    stage([ordered], () => {
      throw new Error('Blocked');
    });
    expect(await buy()).toEqual({ outcome: 'failed', message: paymentsCopy.failed });
  });
});

describe('the verification', () => {
  it('is not asked for without the id of a payment', async () => {
    stage([ordered], pays({ razorpay_order_id: 'order_1', razorpay_signature: 'signed' }));
    expect(await buy()).toEqual({ outcome: 'failed', message: paymentsCopy.noPaymentId });
    expect(sent).toHaveLength(1);
  });

  it('goes by the id alone where there is no signature', async () => {
    stage(
      [ordered, verified],
      pays({ razorpay_payment_id: 'pay_1', razorpay_order_id: 'order_1' }),
    );
    expect(await buy()).toMatchObject({ outcome: 'paid' });
    expect(sent[1]?.body).toEqual({ razorpay_payment_id: 'pay_1', plan: 'premium' });
  });

  it('is asked for again when its answer is lost', async () => {
    stage([ordered, 'lost', 'lost', verified], pays(paid));
    expect(await buy()).toMatchObject({ outcome: 'paid' });
  });

  it('fails with the words of the server, or else with ours', async () => {
    stage([ordered, refusal(400, 'PAYMENT_NOT_VERIFIED', 'It is not yours.')], pays(paid));
    expect(await buy()).toMatchObject({
      message: { title: 'Payment verification failed', description: 'It is not yours.' },
    });
    stage([ordered, 'lost', 'lost', 'lost', 'lost'], pays(paid));
    expect(await buy()).toEqual({ outcome: 'failed', message: paymentsCopy.notVerified });
  });

  it('does not tell who was signed out meanwhile that anything is wrong with the payment', async () => {
    stage([ordered, refusal(401, 'TOKEN_EXPIRED')], pays(paid));
    expect(await buy()).toEqual({ outcome: 'failed', message: paymentsCopy.paidSignedOut });
  });
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Fails with each of these codes in turn, then answers. */
function failing(...codes: ConstructorParameters<typeof ApiError>[0][]) {
  let asked = 0;
  return async () => {
    const code = codes[asked];
    asked += 1;
    if (code) throw new ApiError(code);
    return asked;
  };
}

const waits = [10, 20];

describe('insisting', () => {
  it('asks until there is an answer', async () => {
    const asking = retry(waits, failing('OFFLINE', 'UNAVAILABLE'));
    await vi.runAllTimersAsync();
    expect(await asking).toBe(3);
  });

  it('gives up after its waits', async () => {
    const asking = retry(waits, failing('OFFLINE', 'INTERNAL', 'OFFLINE'));
    const end = expect(asking).rejects.toMatchObject({ code: 'OFFLINE' });
    await vi.runAllTimersAsync();
    await end;
  });

  it.each(['INVALID_PROMO_CODE', 'PAYMENT_PROVIDER_UNAVAILABLE', 'INVALID_TOKEN'] as const)(
    'takes %s for an answer',
    async (code) => {
      await expect(retry(waits, failing(code))).rejects.toMatchObject({ code });
      expect(vi.getTimerCount()).toBe(0);
    },
  );
});
