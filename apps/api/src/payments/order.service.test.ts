import { setTimeout as wait } from 'node:timers/promises';
import type { CreateOrder } from '@folio/contract/payments';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { UserRow } from '../platform/sessions.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createOrder } from './order.service.ts';
import { noteOrderKey } from './order-keys.repository.ts';
import { settlePayment } from './settlement.service.ts';
import { makeBuyer, ordersOf, paymentsContext, secondsUntil } from './testing/buyer.ts';
import { makeOrder, pricePaise } from './testing/paid-order.ts';
import { outOfReach, scriptProvider } from './testing/scripted-provider.ts';

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
const order = (input: CreateOrder, user = ada) => createOrder(context, user, input);
const rowsOf = () => ordersOf(database.db, ada);

describe('an order', () => {
  it('is ours, with its price, before the provider makes it, which is told what it is for', async () => {
    const made = await order({ ...pack, promoCode: 'twenty', idempotencyKey: 'a-first-click' });
    const [row] = await rowsOf();
    expect(made).toEqual({ id: `order_${row?.id}`, amount: 7_920, currency: 'INR' });
    expect(row).toMatchObject({
      kind: 'credits',
      item: 'premium',
      credits: 50,
      amountPaise: 7_920,
      listPaise: 9_900,
      offer: null,
      promoCode: 'twenty',
      idempotencyKey: 'a-first-click',
      providerOrderId: made.id,
      state: 'created',
      checks: 0,
    });
    expect(Math.round(secondsUntil(row?.nextCheckAt) / 30)).toBe(2);
    const notes = { plan: 'premium', kind: 'credits', annual: 'false' };
    expect(scripted.asked).toEqual([
      ['createOrder', { receipt: row?.id, amountPaise: 7_920, notes }],
    ]);
    await order({ kind: 'plan', plan: 'basic' });
    expect(scripted.asked[1]).toMatchObject([
      'createOrder',
      { amountPaise: 29_900, notes: { plan: 'basic', kind: 'plan', annual: 'true' } },
    ]);
    expect((await rowsOf()).find(({ kind }) => kind === 'plan')?.promoCode).toBeNull();
  });

  it('is made once for its key, which names no other', async () => {
    const keyed = { ...pack, idempotencyKey: 'a-known-click' };
    const made = await order(keyed);
    expect(await order(keyed)).toEqual(made);
    expect(scripted.asked).toHaveLength(1);
    const others: CreateOrder[] = [
      { ...keyed, kind: 'plan' },
      { ...keyed, plan: 'pro' },
      { ...keyed, promoCode: 'TWENTY' },
      // The same purchase at the same price, and yet another request.
      { amount: 99, idempotencyKey: keyed.idempotencyKey },
      { ...keyed, credits: 50 },
    ];
    for (const other of others)
      await expect(order(other)).rejects.toMatchObject({
        code: 'IDEMPOTENCY_CONFLICT',
        message: 'This key was used for another order.',
      });
    const another = await order(keyed, await makeBuyer(database.db));
    expect(another.id).not.toBe(made.id);
    expect(await rowsOf()).toHaveLength(1);
  });

  it('that was open under an offer stands for the key that it was asked for under again', async () => {
    const { configuration } = context;
    const offering = { ...context, configuration: { ...configuration, welcomeOffer: true } };
    const premium = { kind: 'plan', plan: 'premium' } as const;
    const made = await createOrder(offering, ada, premium);
    const again = { ...premium, idempotencyKey: 'a-second-click' };
    expect(await createOrder(offering, ada, again)).toEqual(made);
    const others: CreateOrder[] = [
      { ...again, plan: 'basic' },
      { ...again, kind: 'credits' },
      { ...again, credits: 50 },
    ];
    for (const other of others)
      await expect(createOrder(offering, ada, other)).rejects.toMatchObject({
        code: 'IDEMPOTENCY_CONFLICT',
      });
    const [row] = await rowsOf();
    if (!row?.providerOrderId) throw new Error('No order');
    await settlePayment(database.db, row.id, {
      id: 'pay_for_the_open_one',
      capturedPaise: row.amountPaise,
      refundedPaise: 0,
    });
    // A new order would have the full price, of which nobody was told.
    expect(await createOrder(offering, ada, again)).toEqual(made);
    expect(await rowsOf()).toHaveLength(1);
  });

  it('that was open under an offer stands for a key whose request was refused before', async () => {
    const { configuration } = context;
    const offering = { ...context, configuration: { ...configuration, welcomeOffer: true } };
    const premium = { kind: 'plan', plan: 'premium' } as const;
    const made = await createOrder(offering, ada, premium);
    const keyed = { ...premium, idempotencyKey: 'a-click-at-another-price' };
    await expect(createOrder(offering, ada, { ...keyed, amount: 199 })).rejects.toMatchObject({
      code: 'VALIDATION_ERROR',
    });
    for (let times = 0; times < 2; times++)
      expect(await createOrder(offering, ada, keyed)).toEqual(made);
    await expect(createOrder(offering, ada, { ...keyed, amount: 199 })).rejects.toMatchObject({
      code: 'IDEMPOTENCY_CONFLICT',
    });
  });

  it('that has answered a key answers it also after the same request came again and was lost', async () => {
    const { configuration } = context;
    const offering = { ...context, configuration: { ...configuration, welcomeOffer: true } };
    const premium = { kind: 'plan', plan: 'premium' } as const;
    const made = await createOrder(offering, ada, premium);
    const keyed = { ...premium, idempotencyKey: 'a-click-sent-twice' };
    expect(await createOrder(offering, ada, keyed)).toEqual(made);
    const [row] = await rowsOf();
    // It had looked for an answer before there was one, and ended before it had its own.
    const late = { userId: ada.id, idempotencyKey: keyed.idempotencyKey, requestHash: 'its hash' };
    const left = { orderIds: [row?.id ?? ''], isAnswer: false };
    await noteOrderKey(database.db, late, left);
    await expect(createOrder(offering, ada, { ...keyed, plan: 'basic' })).rejects.toMatchObject({
      code: 'IDEMPOTENCY_CONFLICT',
    });
    expect(await createOrder(offering, ada, keyed)).toEqual(made);
  });

  it('that was open under an offer has one of two requests that come with one key at once', async () => {
    const { configuration } = context;
    const offering = { ...context, configuration: { ...configuration, welcomeOffer: true } };
    const premium = { kind: 'plan', plan: 'premium' } as const;
    await createOrder(offering, ada, premium);
    for (let times = 0; times < 5; times++) {
      const idempotencyKey = `one-key-of-two-${times}`;
      const asked = [premium, pack].map((one) =>
        createOrder(offering, ada, { ...one, idempotencyKey }),
      );
      const ends = (await Promise.allSettled(asked)).map(({ status }) => status);
      expect(ends.toSorted()).toEqual(['fulfilled', 'rejected']);
    }
  });

  it('of the same price is another, of another kind or for another thing', async () => {
    const values = { userId: ada.id, amountPaise: pricePaise };
    const kept = [
      { kind: 'plan', item: 'premium', idempotencyKey: 'key-of-a-plan' },
      { kind: 'credits', item: 'pro', idempotencyKey: 'key-of-a-pack' },
    ] as const;
    for (const one of kept) {
      await makeOrder(database.db, { ...values, ...one });
      await expect(order({ ...pack, idempotencyKey: one.idempotencyKey })).rejects.toMatchObject({
        code: 'IDEMPOTENCY_CONFLICT',
      });
    }
    expect(await rowsOf()).toHaveLength(2);
  });

  it('is waited for while the provider makes it', async () => {
    const answer = Promise.withResolvers<void>();
    scripted.script.before = () => answer.promise;
    const keyed = { ...pack, idempotencyKey: 'a-slow-click' };
    const first = order(keyed);
    await expect.poll(() => rowsOf()).toHaveLength(1);
    const second = order(keyed);
    const isWaiting = await Promise.race([second.then(() => false), wait(300, true)]);
    expect(isWaiting).toBe(true);
    answer.resolve();
    expect(await second).toEqual(await first);
    expect(scripted.asked).toHaveLength(1);
  });

  it('is had again by its key after the code that it was made with has ended', async () => {
    const keyed = { ...pack, promoCode: 'twenty', idempotencyKey: 'a-click-in-time' };
    const made = await order(keyed);
    const { configuration } = context;
    const later = { ...context, configuration: { ...configuration, promoCodes: new Map() } };
    expect(await createOrder(later, ada, keyed)).toEqual(made);
    const newClick = { ...keyed, idempotencyKey: 'a-click-too-late' };
    await expect(createOrder(later, ada, newClick)).rejects.toMatchObject({
      code: 'INVALID_PROMO_CODE',
    });
  });

  it('has failed when the provider does not make it, for every click of its key', async () => {
    scripted.script.before = () => Promise.reject(outOfReach());
    const keyed = { ...pack, idempotencyKey: 'a-lost-click' };
    for (let times = 0; times < 2; times++)
      await expect(order(keyed)).rejects.toMatchObject({
        code: 'PAYMENT_PROVIDER_UNAVAILABLE',
        message: 'Could not create payment order',
      });
    expect(await rowsOf()).toMatchObject([{ state: 'failed', providerOrderId: null }]);
    expect(scripted.asked).toHaveLength(1);
  });

  it('is none where the provider does not say what became of the one before', async () => {
    await order(pack);
    scripted.script.before = async (call) => {
      if (call === 'listPayments') throw outOfReach();
    };
    await expect(order(pack)).rejects.toMatchObject({ code: 'PAYMENT_PROVIDER_UNAVAILABLE' });
    expect(await rowsOf()).toHaveLength(1);
  });

  it('is none without a provider', async () => {
    const without = { ...context, payments: undefined };
    await expect(createOrder(without, ada, pack)).rejects.toMatchObject({
      code: 'PAYMENTS_NOT_CONFIGURED',
    });
    expect(await rowsOf()).toEqual([]);
  });
});
