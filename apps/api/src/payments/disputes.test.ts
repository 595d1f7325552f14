import { defaultCreditCosts } from '@folio/contract/credits';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkLedger } from '../credits/check-ledger.ts';
import { spendCredits } from '../credits/credits.service.ts';
import { grantPurchase } from '../credits/grants.service.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { disputedOrders } from './open-orders.ts';
import { makeOrder, packCredits, pricePaise } from './testing/paid-order.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const lost = { state: 'lost', deductedPaise: pricePaise, toldAtSeconds: 2_000 } as const;
const won = { state: 'won', deductedPaise: 0, toldAtSeconds: 3_000 } as const;
const countDisputed = () => disputedOrders(database.db, 10_000);

describe('a dispute', () => {
  it('is on record while it is open, told to the operator, and takes nothing', async () => {
    const before = await countDisputed();
    const order = await makeOrder(database.db);
    await order.sendEvent();
    const facts = { reason: 'fraud', phase: 'chargeback', respondBy: '2026-12-01T00:00:00.000Z' };
    await order.sendEvent({ dispute: { id: 'disp_1', facts } });
    expect(await order.row()).toMatchObject({
      state: 'paid',
      isDisputed: true,
      chargedBackPaise: 0,
      grantedCredits: packCredits,
    });
    expect(await order.buyer()).toMatchObject({ credits: 60, hasBoughtPack: true });
    expect(order.warnings).toEqual([
      { orderId: order.id, dispute: 'disp_1', state: 'open', ...facts },
    ]);
    expect(order.words).toEqual([
      'A bank questions a payment: answer it where the payment provider says.',
    ]);
    expect(await countDisputed()).toBe(before + 1);
    await order.sendEvent({
      dispute: { id: 'disp_1', state: 'under_review', toldAtSeconds: 1_001 },
    });
    expect(await order.row()).toMatchObject({ state: 'paid', isDisputed: true });
    await order.sendEvent({ dispute: { id: 'disp_1', state: 'closed', toldAtSeconds: 1_002 } });
    expect(await order.row()).toMatchObject({ state: 'paid', isDisputed: false });
    expect(await countDisputed()).toBe(before);
  });

  it('[disputes-1] that is lost is a refund, and gives all back once it is won after all', async () => {
    const order = await makeOrder(database.db);
    await order.sendEvent();
    for (let times = 0; times < 2; times++) await order.sendEvent({ dispute: lost });
    expect(await order.row()).toMatchObject({
      state: 'refunded',
      isDisputed: false,
      chargedBackPaise: pricePaise,
      refundedPaise: 0,
      grantedCredits: 0,
    });
    expect(await order.buyer()).toMatchObject({ credits: 10, hasBoughtPack: false });
    for (let times = 0; times < 2; times++) await order.sendEvent({ dispute: won });
    expect(await order.row()).toMatchObject({ state: 'paid', chargedBackPaise: 0 });
    expect(await order.buyer()).toMatchObject({ credits: 60, hasBoughtPack: true });
    await order.sendEvent({ dispute: { ...lost, toldAtSeconds: 4_000 } });
    expect((await order.buyer()).credits).toBe(10);
  });

  it('takes its part where the bank took a part, also before it has decided', async () => {
    const order = await makeOrder(database.db);
    await order.sendEvent({ dispute: { deductedPaise: 4_950 } });
    expect(await order.row()).toMatchObject({ state: 'paid', isDisputed: true });
    expect((await order.buyer()).credits).toBe(35);
    await order.sendEvent({ dispute: { state: 'won', deductedPaise: 0 } });
    expect((await order.buyer()).credits).toBe(60);
  });

  it('takes credits as far as they are there, and gives no more back than it took', async () => {
    const { db } = database;
    const order = await makeOrder(db);
    await order.sendEvent();
    const creditCosts = { ...defaultCreditCosts, improve: 40 };
    const configuration = { creditCosts };
    const paid = { user: await order.buyer(), action: 'improve' } as const;
    await spendCredits({ db, configuration }, paid, async () => ({ result: 'done' }));
    await order.sendEvent({ dispute: lost });
    expect((await order.buyer()).credits).toBe(0);
    const another = { userId: order.userId, orderId: uuidv7(), credits: 7 };
    await db.transaction((tx) => grantPurchase(tx, another));
    await order.sendEvent({ dispute: lost });
    expect((await order.buyer()).credits).toBe(7);
    await order.sendEvent({ dispute: won });
    expect((await order.buyer()).credits).toBe(27);
    expect((await checkLedger(db)).isSound).toBe(true);
  });

  it('ends a plan, which is in force again once it is won', async () => {
    const plan = { kind: 'plan', item: 'premium', credits: 0 } as const;
    const order = await makeOrder(database.db, plan);
    await order.sendEvent();
    expect((await order.buyer()).subscription).toBe('premium');
    const { planEndsAt } = await order.buyer();
    await order.sendEvent({ dispute: { deductedPaise: 100 } });
    expect((await order.buyer()).subscription).toBe('premium');
    await order.sendEvent({ dispute: lost });
    expect(await order.buyer()).toMatchObject({ subscription: 'free', planEndsAt: null });
    await order.sendEvent({ dispute: won });
    expect(await order.buyer()).toMatchObject({ subscription: 'premium', planEndsAt });
  });

  it('and a refund take the same money once, and another payment’s never', async () => {
    const order = await makeOrder(database.db);
    await order.sendEvent({ refundedPaise: 4_950 });
    await order.sendEvent({ dispute: lost });
    expect(await order.row()).toMatchObject({
      state: 'refunded',
      refundedPaise: 4_950,
      chargedBackPaise: 4_950,
    });
    await order.sendEvent({ refundedPaise: pricePaise });
    expect(await order.row()).toMatchObject({ refundedPaise: pricePaise, chargedBackPaise: 0 });
    expect((await order.buyer()).credits).toBe(10);
    await order.sendEvent({ id: `pay_second_${order.id}` });
    expect(await order.row()).toMatchObject({
      state: 'paid',
      capturedPaise: pricePaise,
      refundedPaise: 0,
    });
    expect((await order.buyer()).credits).toBe(60);
  });

  it('of a payment that fits no order is told and changes nothing', async () => {
    const order = await makeOrder(database.db);
    await order.sendEvent({ orderId: 'order_unknown', dispute: lost });
    await order.sendEvent({ amountPaise: 1, dispute: lost });
    expect(order.warnings).toEqual([{ event: 'an event' }, { event: 'an event' }]);
    const words = 'An event told of a payment that fits no order.';
    expect(order.words).toEqual([words, words]);
    expect(await order.row()).toMatchObject({ state: 'created', chargedBackPaise: 0 });
  });
});

describe('what is told of an order', () => {
  const paise = fc.constantFrom(0, 1, 3_300, 4_950, pricePaise);
  const toldOf = (...payments: string[]) =>
    fc.record({
      payment: fc.constantFrom(...payments),
      capturedPaise: fc.constantFrom(0, pricePaise),
      refundedPaise: paise,
      dispute: fc.option(
        fc.record({
          id: fc.constantFrom('a', 'b'),
          state: fc.constantFrom('open', 'under_review', 'closed', 'lost', 'won'),
          deductedPaise: paise,
          toldAtSeconds: fc.integer({ min: 1, max: 4 }),
        }),
        { nil: undefined },
      ),
    });
  type EventFacts = ReturnType<typeof toldOf> extends fc.Arbitrary<infer T> ? T : never;
  /** Facts, and the same told twice in another order. */
  const inTwoOrders = (facts: fc.Arbitrary<EventFacts>) =>
    fc
      .array(facts, { minLength: 1, maxLength: 5 })
      .chain((all) =>
        fc.tuple(
          fc.constant(all),
          fc.shuffledSubarray([...all, ...all], { minLength: 2 * all.length }),
        ),
      );

  /** What order and account have become once all of it was told. */
  async function endOf(all: readonly EventFacts[]) {
    const order = await makeOrder(database.db);
    for (const { payment, capturedPaise, refundedPaise, dispute } of all) {
      const id = `pay_${payment}_${order.id}`;
      const refunded = Math.min(capturedPaise, refundedPaise);
      const of = dispute && { dispute: { ...dispute, id: `disp_${dispute.id}_${id}` } };
      const event = order.eventOf({ id, capturedPaise, refundedPaise: refunded, ...of });
      await order.apply(event);
      await order.apply(event);
    }
    const { state, capturedPaise, refundedPaise, chargedBackPaise, isDisputed } = await order.row();
    const { credits, hasBoughtPack } = await order.buyer();
    const money = { capturedPaise, refundedPaise, chargedBackPaise };
    return { ...money, state, isDisputed, credits, hasBoughtPack };
  }

  type End = Awaited<ReturnType<typeof endOf>>;

  function expectNoMoreThanPaid({ capturedPaise, refundedPaise, chargedBackPaise, credits }: End) {
    const kept = Math.min(pricePaise, capturedPaise - refundedPaise - chargedBackPaise);
    expect(kept).toBeGreaterThanOrEqual(0);
    expect(credits).toBe(10 + Math.floor((packCredits * kept) / pricePaise));
  }

  it('[disputes-2] ends the same in whatever order it comes, and however often', async () => {
    await fc.assert(
      fc.asyncProperty(inTwoOrders(toldOf('one')), async ([once, again]) => {
        const end = await endOf(once);
        expect(await endOf(again)).toEqual(end);
        expectNoMoreThanPaid(end);
      }),
      { numRuns: 25 },
    );
    expect((await checkLedger(database.db)).isSound).toBe(true);
  });

  // Which of two payments counts follows from what is seen first (decision 140); of whole ones the
  // end is the same.
  it('gives what one of two payments has paid, in whatever order it comes', async () => {
    await fc.assert(
      fc.asyncProperty(inTwoOrders(toldOf('one', 'two')), async ([once, again]) => {
        for (const end of [await endOf(once), await endOf(again)]) expectNoMoreThanPaid(end);
        const whole = (all: readonly EventFacts[]): EventFacts[] =>
          all.map(({ payment, capturedPaise }) => ({
            payment,
            capturedPaise,
            refundedPaise: 0,
            dispute: undefined,
          }));
        expect(await endOf(whole(again))).toEqual(await endOf(whole(once)));
      }),
      { numRuns: 15 },
    );
    expect((await checkLedger(database.db)).isSound).toBe(true);
  });
});
