import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { surplusPayments } from '../platform/money-schema.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { checkRefunds, refundSurplus } from './surplus.service.ts';
import { makeOrder, pricePaise } from './testing/paid-order.ts';
import { oddAnswer, outOfReach, refusal, scriptProvider } from './testing/scripted-provider.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
beforeEach(() => test.db.delete(surplusPayments));
afterAll(() => test.close());

/** An order with a second payment, which is to go back. */
async function paidTwice() {
  const order = await makeOrder(test.db);
  const id = `pay_second_${order.id}`;
  await order.sendEvent();
  await order.sendEvent({ id });
  const [payment] = order.eventOf({ id }).payments;
  if (!payment) throw new Error('No payment');
  const row = async () => {
    const [found] = await test.db
      .select()
      .from(surplusPayments)
      .where(eq(surplusPayments.providerPaymentId, id));
    return found;
  };
  return { orderId: order.id, id, payment, row, sendEvent: order.sendEvent };
}

function round(scripted: ReturnType<typeof scriptProvider>, closing?: AbortSignal) {
  const { db, configuration, mailer } = test.app;
  const logged: [facts: object, words: string][] = [];
  const log = { warn: (facts: object, words: string) => void logged.push([facts, words]) };
  const context = { db, configuration, mailer, log, payments: scripted.provider };
  return refundSurplus(context, closing).then(() => logged);
}

const twice = 'An order was paid twice: the second payment goes back.';
const notYet = 'We couldn’t refund a second payment yet.';
const becomesDue = () =>
  test.db.execute(sql`update surplus_payments set next_attempt_at = now() - interval '1 second'`);

it('is logged once by its ids, and sent under a key of its own', async () => {
  const { orderId, id, payment } = await paidTwice();
  const scripted = scriptProvider();
  scripted.payments.push(payment);
  expect(await round(scripted)).toEqual([[{ orderId, payment: id }, twice]]);
  expect(scripted.asked.filter(([call]) => call === 'refund')).toEqual([
    ['refund', { paymentId: id, amountPaise: pricePaise, key: `surplus-${id}-${pricePaise}` }],
  ]);
  await becomesDue();
  expect(await round(scripted)).toEqual([]);
});

it('goes on with the next where one is unknown to the provider, and says which', async () => {
  const unknown = await paidTwice();
  const known = await paidTwice();
  const scripted = scriptProvider();
  scripted.payments.push(known.payment);
  const logged = await round(scripted);
  expect(logged.filter(([, words]) => words === notYet)).toEqual([
    [
      {
        orderId: unknown.orderId,
        payment: unknown.id,
        err: expect.objectContaining({ message: 'The payment provider does not know the payment' }),
      },
      notYet,
    ],
  ]);
  expect((await known.row())?.refundedAt).toBeInstanceOf(Date);
  expect((await unknown.row())?.refundedAt).toBeNull();
});

it('is not sent where a bank begins to question it while the provider is asked', async () => {
  const { orderId, id, payment, sendEvent } = await paidTwice();
  const scripted = scriptProvider();
  scripted.payments.push(payment);
  scripted.script.before = async (call) => {
    if (call === 'listRefunds') await sendEvent({ id, dispute: { state: 'open' } });
  };
  expect(await round(scripted)).toMatchObject([
    [{ orderId }, twice],
    [{ orderId, payment: id }, notYet],
  ]);
  await becomesDue();
  expect(await round(scripted), 'it waits for the decision').toEqual([]);
  expect(scripted.asked.filter(([call]) => call === 'refund')).toEqual([]);
});

/** A second payment that could not be sent back before its bank took it. */
async function takenByBank() {
  const { id, payment, sendEvent } = await paidTwice();
  const scripted = scriptProvider();
  scripted.payments.push(payment);
  scripted.script.before = () => Promise.reject(outOfReach());
  await round(scripted);
  scripted.script.before = async () => {};
  await sendEvent({ id, dispute: { state: 'lost', deductedPaise: pricePaise } });
  await becomesDue();
  await round(scripted);
  return { id, sendEvent, scripted };
}

it('goes back where a bank that had taken it gives it back, however late', async () => {
  const { id, sendEvent, scripted } = await takenByBank();
  await test.db.execute(
    sql`update surplus_payments set refunded_at = now() - interval '11 days', next_attempt_at = null`,
  );
  await sendEvent({ id, dispute: { state: 'won', toldAtSeconds: 2_000 } });
  await round(scripted);
  expect(scripted.asked.filter(([call]) => call === 'refund')).toMatchObject([
    ['refund', { paymentId: id, amountPaise: pricePaise }],
  ]);
  const told = () => test.mails.filter(({ text }) => text.includes(id)).length;
  expect(told(), 'of what went back late').toBe(1);
  await becomesDue();
  await round(scripted);
  expect(told(), 'once').toBe(1);
});

it('is told of where the answer to what went back late was lost', async () => {
  const { id, sendEvent, scripted } = await takenByBank();
  await sendEvent({ id, dispute: { state: 'won', toldAtSeconds: 2_000 } });
  const { refund } = scripted.provider;
  scripted.provider.refund = async (asked) => {
    await refund(asked);
    throw outOfReach();
  };
  await round(scripted);
  await becomesDue();
  await round(scripted);
  expect(test.mails.filter(({ text }) => text.includes(id))).toHaveLength(1);
});

it('counts no attempt that an outage or the end of the server has kept from being made', async () => {
  const all = [await paidTwice(), await paidTwice(), await paidTwice()];
  const scripted = scriptProvider();
  const attempts = async () =>
    (await Promise.all(all.map(({ row }) => row()))).map((row) => row?.attempts).toSorted();
  await round(scripted, AbortSignal.abort());
  expect(await attempts()).toEqual([0, 0, 0]);
  scripted.script.before = () => Promise.reject(outOfReach());
  for (let times = 0; times < 12; times += 1) {
    await becomesDue();
    await round(scripted);
  }
  // What may have been sent stays begun.
  for (const count of await attempts()) expect(count).toBeLessThanOrEqual(1);
  for (const { payment } of all) scripted.payments.push(payment);
  scripted.script.before = async (call) => {
    if (call === 'refund') throw refusal('Your account has too little balance');
  };
  await becomesDue();
  await round(scripted);
  for (const { row } of all) expect(await row()).toMatchObject({ isGivenUp: false });
});

it('counts its attempts anew once it went back', async () => {
  const { payment, row } = await paidTwice();
  const scripted = scriptProvider();
  scripted.payments.push(payment);
  for (let days = 0; days < 10; days += 1) {
    await becomesDue();
    await round(scripted);
  }
  payment.refundedPaise = 0;
  scripted.script.before = async (call) => {
    if (call === 'refund') throw refusal('Your account has too little balance');
  };
  await becomesDue();
  await round(scripted);
  expect(await row()).toMatchObject({ isGivenUp: false });
});

it('is held up by no other that the provider answers oddly', async () => {
  const all = [await paidTwice(), await paidTwice()];
  const scripted = scriptProvider();
  scripted.script.before = async () => {
    throw oddAnswer();
  };
  await round(scripted);
  const asked = scripted.asked.map(([, about]) => about);
  expect(new Set(asked)).toEqual(new Set(all.map(({ id }) => id)));
});

it('ends at the first question that nobody answers, and when the server closes', async () => {
  for (let made = 0; made < 2; made += 1) await paidTwice();
  const scripted = scriptProvider();
  expect(await round(scripted, AbortSignal.abort())).toEqual([]);
  expect(scripted.asked).toEqual([]);
  await becomesDue();
  scripted.script.before = async () => {
    throw outOfReach();
  };
  await round(scripted);
  expect(scripted.asked).toHaveLength(1);
});

it('goes on until none is due, however many there are', async () => {
  for (let made = 0; made < 21; made += 1) await paidTwice();
  const logged = await round(scriptProvider());
  expect(logged.filter(([, words]) => words === notYet)).toHaveLength(21);
});

it('is tried under another key once a refund has failed, five times at most, and then named for people', async () => {
  const { orderId, id, payment, row } = await paidTwice();
  const scripted = scriptProvider();
  scripted.payments.push(payment);
  let failures = 4;
  scripted.provider.listRefunds = async () =>
    Array.from({ length: failures }, () => ({ amountPaise: pricePaise, state: 'failed' as const }));
  await round(scripted);
  expect(scripted.asked.findLast(([call]) => call === 'refund')?.[1]).toMatchObject({
    key: `surplus-${id}-${pricePaise}-4`,
  });
  failures = 5;
  payment.refundedPaise = 0;
  await becomesDue();
  expect(await round(scripted)).toEqual([
    [
      { orderId, payment: id, failures: 5 },
      'We couldn’t refund a second payment: refund it at the payment provider.',
    ],
  ]);
  expect(await row()).toMatchObject({ refundedAt: null, isGivenUp: true });
  expect(await checkRefunds(test.db)).toEqual({
    isSound: false,
    text: `Payments that have to be refunded by hand: 1.\n  order ${orderId}: second payment ${id}`,
  });
  expect(await round(scripted)).toEqual([]);
  payment.refundedPaise = pricePaise;
  await becomesDue();
  expect(await round(scripted)).toEqual([]);
  expect(await row()).toMatchObject({ refundedAt: expect.any(Date), isGivenUp: false });
  expect(await checkRefunds(test.db)).toMatchObject({ isSound: true });
});

it('what the provider refuses for hours holds nobody up, and is left to people', async () => {
  const [refused, next] = [await paidTwice(), await paidTwice()];
  const scripted = scriptProvider();
  scripted.payments.push(refused.payment, next.payment);
  scripted.script.before = async (call, about) => {
    if (call === 'refund' && (about as { paymentId: string }).paymentId === refused.id)
      throw refusal('Your account has not enough balance');
  };
  await round(scripted);
  expect(await next.row()).toMatchObject({ refundedAt: expect.any(Date) });
  for (const attempts of [8, 9]) {
    await test.db.execute(sql`update surplus_payments set attempts = ${attempts}
      where provider_payment_id = ${refused.id}`);
    await becomesDue();
    const logged = await round(scripted);
    const isLeft = attempts > 8;
    expect(await refused.row()).toMatchObject({ refundedAt: null, isGivenUp: isLeft });
    expect(logged.filter(([, words]) => words.includes('refund it at'))).toEqual(
      isLeft ? [[{ orderId: refused.orderId, payment: refused.id }, expect.any(String)]] : [],
    );
  }
  scripted.script.before = async () => {};
  await becomesDue();
  await round(scripted);
  expect(await refused.row()).toMatchObject({ refundedAt: expect.any(Date), isGivenUp: false });
});

it('is done where somebody has refunded by hand what had failed five times', async () => {
  const { payment, row } = await paidTwice();
  const scripted = scriptProvider();
  scripted.payments.push({ ...payment, refundedPaise: pricePaise });
  scripted.provider.listRefunds = async () =>
    Array.from({ length: 5 }, () => ({ amountPaise: pricePaise, state: 'failed' as const }));
  await round(scripted);
  expect((await row())?.refundedAt).toBeInstanceOf(Date);
  expect(await checkRefunds(test.db)).toEqual({
    isSound: true,
    text: 'No refund has been given up.',
  });
});

it('stays on its way where it begins to go back as it would have taken the place of another', async () => {
  const order = await makeOrder(test.db);
  await order.sendEvent();
  await order.sendEvent({ id: `pay_second_${order.id}` });
  // Another node takes it between the look at it and its removal.
  await test.db.execute(sql`create function begin_refund() returns trigger language plpgsql as '
    begin
      update surplus_payments set attempts = 1 where provider_payment_id = old.provider_payment_id;
      return null;
    end'`);
  await test.db.execute(sql`create trigger begin_refund before delete on surplus_payments
    for each row execute function begin_refund()`);
  await order.sendEvent({ refundedPaise: pricePaise });
  await test.db.execute(sql`drop function begin_refund cascade`);
  expect(await order.row()).toMatchObject({ state: 'refunded', refundedPaise: pricePaise });
  expect((await order.buyer()).credits).toBe(10);
});
