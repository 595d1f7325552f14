import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkLedger } from '../credits/check-ledger.ts';
import { askMoneyBack, sendDueMoneyBacks } from './money-back.service.ts';
import type { SeenDispute } from './payment-provider.ts';
import { refundSurplus } from './surplus.service.ts';
import { readBuyer } from './testing/buyer.ts';
import { makeOrder, packCredits, pricePaise } from './testing/paid-order.ts';
import type { PaidProduct } from './testing/provider-fixture.ts';
import { outOfReach, scriptProvider } from './testing/scripted-provider.ts';
import { openShop } from './testing/shop.ts';

let test: PaidProduct;
openShop((opened) => {
  test = opened;
});

type Decision = 'lost' | 'won';

/** An order that is paid several times, at a provider and by banks that do as they are told. */
async function openCase() {
  const order = await makeOrder(test.db);
  const { provider, payments, asked, script } = scriptProvider();
  const disputes = new Map<number, SeenDispute>();
  const { db, configuration, mailer } = test.app;
  const context = { db, configuration, mailer, payments: provider, log: { warn: () => {} } };
  let seconds = 1_000;

  const tell = async (index: number) => {
    const payment = payments[index];
    const dispute = disputes.get(index);
    if (payment) await order.sendEvent({ ...payment, ...(dispute && { dispute }) });
  };
  async function pay(): Promise<void> {
    if (payments.length === 3) return;
    payments.push(...order.eventOf({ id: `pay_${payments.length}_${order.id}` }).payments);
    await tell(payments.length - 1);
  }
  async function question(index: number, deductedPaise: number): Promise<void> {
    if (!payments[index] || disputes.has(index)) return;
    const facts = { reason: 'fraud', phase: 'chargeback', respondBy: undefined };
    const id = `disp_${index}_${order.id}`;
    disputes.set(index, { id, state: 'open', deductedPaise, toldAtSeconds: seconds++, facts });
    await tell(index);
  }
  async function decide(index: number, state: Decision): Promise<void> {
    const dispute = disputes.get(index);
    if (!dispute) return;
    const deductedPaise = state === 'won' ? 0 : dispute.deductedPaise || pricePaise;
    disputes.set(index, { ...dispute, state, deductedPaise, toldAtSeconds: seconds++ });
    await tell(index);
  }
  /** Sends back what is due, or tries to. */
  async function send({ isReachable = true } = {}): Promise<void> {
    script.before = async () => {
      if (!isReachable) throw outOfReach();
    };
    await db.execute(sql`update surplus_payments set next_attempt_at = now() - interval '1 second'
      where order_id = ${order.id} and next_attempt_at is not null`);
    await db.execute(sql`update payment_orders set money_back_next_at = now() - interval '1 second'
      where id = ${order.id} and money_back_next_at is not null`);
    await Promise.all([refundSurplus(context), refundSurplus(context)]);
    await sendDueMoneyBacks(context);
  }
  const keptPaise = () =>
    payments
      .map(({ capturedPaise, refundedPaise }, index) =>
        Math.max(0, capturedPaise - refundedPaise - (disputes.get(index)?.deductedPaise ?? 0)),
      )
      .reduce((sum, paise) => sum + paise, 0);
  async function heldPaise(): Promise<number> {
    const { capturedPaise, refundedPaise, chargedBackPaise } = await order.row();
    return capturedPaise - refundedPaise - chargedBackPaise;
  }
  /** Of its own payments: others of this file may be due as well on a slow machine. */
  const refunds = () =>
    asked.filter(
      ([call, about]) =>
        call === 'refund' &&
        payments.some(({ id }) => id === (about as { paymentId: string }).paymentId),
    ).length;
  return {
    order,
    context,
    payments,
    disputes,
    pay,
    question,
    decide,
    send,
    tell,
    keptPaise,
    heldPaise,
    refunds,
  };
}

type Case = Awaited<ReturnType<typeof openCase>>;

const place = fc.integer({ min: 0, max: 2 });
const decision = fc.constantFrom<Decision>('lost', 'won');
/** What buyers, banks, the server and events do, one after the other. */
const step = fc
  .oneof(
    fc.tuple(fc.constant('pay' as const)),
    fc.tuple(fc.constant('question' as const), place, fc.constantFrom(0, 4_000, pricePaise)),
    fc.tuple(fc.constant('decide' as const), place, decision),
    fc.tuple(fc.constant('send' as const), fc.record({ isReachable: fc.boolean() })),
    fc.tuple(fc.constant('tell' as const), place),
  )
  .map(([name, ...input]) => ({
    name,
    input,
    act: (one: Case) => (one[name] as (...given: unknown[]) => Promise<void>)(...input),
  }));

/** Every bank decides, what is due is sent, and all of it is told of once more. */
async function settleAll(one: Case, decisions: readonly Decision[]): Promise<void> {
  for (const [index, { state }] of one.disputes)
    if (state === 'open') await one.decide(index, decisions[index] ?? 'won');
  for (let times = 0; times < 3; times += 1) await one.send();
  for (const index of one.payments.keys()) await one.tell(index);
}

describe('a chargeback of an order that was paid twice', () => {
  it('has the second payment take the place of the first, and that goes back once it is won', async () => {
    const one = await openCase();
    await one.pay();
    await one.pay();
    await one.question(0, pricePaise);
    await one.send();
    expect(one.refunds()).toBe(0);
    await one.decide(0, 'lost');
    await one.send();
    expect([one.refunds(), one.keptPaise()]).toEqual([0, pricePaise]);
    expect(await one.order.row()).toMatchObject({ state: 'paid', chargedBackPaise: 0 });
    expect((await one.order.buyer()).credits).toBe(10 + packCredits);
    await one.decide(0, 'won');
    await one.send();
    expect([one.refunds(), one.keptPaise()]).toEqual([1, pricePaise]);
    expect((await one.order.buyer()).credits).toBe(10 + packCredits);
  });

  it('takes what was bought where the second payment has gone back before, and gives it again once it is won', async () => {
    const one = await openCase();
    await one.pay();
    await one.pay();
    await one.send();
    expect(one.refunds()).toBe(1);
    await one.question(0, 0);
    await one.decide(0, 'lost');
    expect(await one.order.row()).toMatchObject({ state: 'refunded' });
    expect((await one.order.buyer()).credits).toBe(10);
    await one.decide(0, 'won');
    expect(await one.order.row()).toMatchObject({ state: 'paid' });
    expect((await one.order.buyer()).credits).toBe(10 + packCredits);
    await one.send();
    expect([one.refunds(), one.keptPaise()]).toEqual([1, pricePaise]);
  });

  it('leaves of the payment that took its place no more to ask back than there is', async () => {
    const one = await openCase();
    await one.pay();
    await one.pay();
    await one.question(0, pricePaise);
    const buyer = await readBuyer(test.db, one.order.userId);
    const asking = () => askMoneyBack(one.context, buyer, one.order.id);
    await expect(asking()).rejects.toMatchObject({ code: 'MONEY_BACK_REFUSED' });
    await one.decide(0, 'lost');
    await asking();
    await one.send();
    expect(one.payments.map(({ refundedPaise }) => refundedPaise)).toEqual([0, pricePaise]);
    expect(await one.order.row()).toMatchObject({ state: 'refunded' });
    expect((await one.order.buyer()).credits).toBe(10);
    // Its bank finds for us after all: what was asked back is sent whole, on the next day's look.
    await one.decide(0, 'won');
    await one.send();
    expect(one.keptPaise()).toBe(0);
    expect((await one.order.buyer()).credits).toBe(10);
  });

  it('in any order of payments, banks and refunds leaves what is held, given and kept the same', async () => {
    const ends = fc.array(decision, { minLength: 3, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), ends, async (steps, decisions) => {
        const one = await openCase();
        await one.pay();
        for (const { act } of steps) await act(one);
        await settleAll(one, decisions);
        const held = await one.heldPaise();
        expect(one.keptPaise()).toBe(held);
        expect(held).toBeLessThanOrEqual(pricePaise);
        const { credits } = await one.order.buyer();
        expect(credits).toBe(10 + Math.floor((packCredits * held) / pricePaise));
      }),
      { numRuns: 30 },
    );
    expect((await checkLedger(test.db)).isSound).toBe(true);
  });
});
