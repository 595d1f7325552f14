import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { maxConnections } from '../platform/database.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { moneyBackMail } from './money-back.mails.ts';
import { sendDueMoneyBacks } from './money-back.service.ts';
import { isMoneyBackDue } from './money-back-rules.ts';
import { refundAlone } from './refund-lock.repository.ts';
import { makeOrder, pricePaise } from './testing/paid-order.ts';
import { outOfReach, refusal, scriptProvider } from './testing/scripted-provider.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
beforeEach(async () => {
  await test.db.execute(sql`update payment_orders set money_back_next_at = null`);
});
afterAll(() => test.close());

/** An order that was paid, whose money is due to go back. */
async function asked() {
  const order = await makeOrder(test.db);
  await order.sendEvent();
  await test.db.execute(sql`update payment_orders set money_back_asked_at = now(),
    money_back_next_at = now() - interval '1 second' where id = ${order.id}`);
  const [payment] = order.eventOf().payments;
  if (!payment) throw new Error('No payment');
  return { ...order, payment };
}
const becomesDue = () =>
  test.db.execute(sql`update payment_orders set money_back_next_at = now() - interval '1 second'
    where money_back_next_at is not null`);

async function round(scripted: ReturnType<typeof scriptProvider>) {
  const { db, configuration, mailer } = test.app;
  const logged: [facts: object, words: string][] = [];
  const log = { warn: (facts: object, words: string) => void logged.push([facts, words]) };
  await sendDueMoneyBacks({ db, configuration, mailer, log, payments: scripted.provider });
  return logged;
}
const failed = (count: number) => async () =>
  Array.from({ length: count }, () => ({ amountPaise: pricePaise, state: 'failed' as const }));
const refunds = ({ asked: calls }: ReturnType<typeof scriptProvider>) =>
  calls.filter(([call]) => call === 'refund').map(([, about]) => about);
const notYet = 'We couldn’t send the money of an order back yet.';

it('money is sent once, under a key of its own, and nothing is said of it in the log', async () => {
  const { payment, row } = await asked();
  const scripted = scriptProvider();
  scripted.payments.push(payment);
  expect(await round(scripted)).toEqual([]);
  const key = `money-back-${payment.id}-${pricePaise}`;
  expect(refunds(scripted)).toEqual([{ paymentId: payment.id, amountPaise: pricePaise, key }]);
  expect(await row()).toMatchObject({ state: 'refunded', refundedPaise: pricePaise });
  await becomesDue();
  await round(scripted);
  expect(refunds(scripted)).toHaveLength(1);
});

it('its buyer is told once of what went back, also where a later look is not answered', async () => {
  const { payment, buyer } = await asked();
  const scripted = scriptProvider();
  scripted.payments.push(payment);
  await round(scripted);
  await becomesDue();
  scripted.script.before = () => Promise.reject(outOfReach());
  expect(await round(scripted)).toHaveLength(1);
  scripted.script.before = async () => {};
  await becomesDue();
  await round(scripted);
  const { email } = await buyer();
  expect(test.mails.filter(({ to }) => to === email)).toHaveLength(1);
});

it('a second payment that nobody told of goes back with the first', async () => {
  const { id, payment, eventOf, row } = await asked();
  const [second] = eventOf({ id: `again_${payment.id}` }).payments;
  if (!second) throw new Error('No payment');
  const scripted = scriptProvider();
  scripted.payments.push(payment, second);
  await round(scripted);
  const { rows } = await test.db.execute<{ id: string }>(
    sql`select provider_payment_id as id from surplus_payments where order_id = ${id}`,
  );
  const back = [...scripted.payments.filter(({ refundedPaise }) => refundedPaise > 0), ...rows];
  expect(new Set(back.map((one) => one.id))).toEqual(new Set([payment.id, second.id]));
  expect(await row()).toMatchObject({ state: 'refunded', refundedPaise: pricePaise });
});

it('a payment that the provider does not know is told of by its order, and the next is sent', async () => {
  const unknown = await asked();
  const known = await asked();
  const scripted = scriptProvider();
  scripted.payments.push(known.payment);
  expect(await round(scripted)).toEqual([
    [
      {
        orderId: unknown.id,
        err: expect.objectContaining({
          message: expect.stringContaining('The payment provider does not know the payment'),
        }),
      },
      notYet,
    ],
  ]);
  expect((await known.row()).state).toBe('refunded');
});

it('a refund that has to wait for too many others is no refusal, and sent in its turn', async () => {
  const { id, payment, row } = await asked();
  const scripted = scriptProvider();
  scripted.payments.push(payment);
  const { promise, resolve: end } = Promise.withResolvers<void>();
  const isHeld = () => new Error('held');
  const begin = () => refundAlone(test.db, { orderId: randomUUID(), isHeld }, () => promise);
  const rush = Array.from({ length: 2 * maxConnections }, begin);
  await test.db.execute(sql`update payment_orders set money_back_attempts = 9 where id = ${id}`);
  expect(await round(scripted)).toMatchObject([[{ orderId: id }, notYet]]);
  end();
  await Promise.all(rush);
  expect(await row()).toMatchObject({ state: 'paid', isMoneyBackGivenUp: false });
  await becomesDue();
  expect(await round(scripted)).toEqual([]);
  expect((await row()).state).toBe('refunded');
});

it('what the provider refuses holds nobody up, is left to people after hours, and its buyer is told', async () => {
  const [refused, next] = [await asked(), await asked()];
  const scripted = scriptProvider();
  scripted.payments.push(refused.payment, next.payment);
  scripted.script.before = async (call, about) => {
    if (call === 'refund' && (about as { paymentId: string }).paymentId === refused.payment.id)
      throw refusal('Your account has not enough balance');
  };
  const err = expect.objectContaining({
    causes: ['Error: Your account has not enough balance'],
  });
  expect(await round(scripted)).toEqual([[{ orderId: refused.id, err }, notYet]]);
  expect((await next.row()).state).toBe('refunded');
  expect(await refused.row()).toMatchObject({ isMoneyBackGivenUp: false, state: 'paid' });
  const { email } = await refused.buyer();
  const mailed = () => test.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
  for (const attempts of [8, 9, 12]) {
    await test.db.execute(sql`update payment_orders set money_back_attempts = ${attempts}
      where id = ${refused.id}`);
    await becomesDue();
    await round(scripted);
    expect((await refused.row()).isMoneyBackGivenUp).toBe(attempts > 8);
  }
  expect(mailed()).toEqual(['Your refund didn’t go through']);
  scripted.script.before = async () => {};
  await becomesDue();
  await round(scripted);
  expect(await refused.row()).toMatchObject({ isMoneyBackGivenUp: false, state: 'refunded' });
  expect(mailed()).toHaveLength(2);
});

it('is not sent where a bank begins to question it while the provider is asked', async () => {
  const order = await asked();
  const scripted = scriptProvider();
  scripted.payments.push(order.payment);
  scripted.script.before = async (call) => {
    if (call === 'listRefunds') await order.sendEvent({ dispute: { state: 'open' } });
  };
  expect(await round(scripted)).toMatchObject([[{ orderId: order.id }, notYet]]);
  await becomesDue();
  expect(await round(scripted), 'it waits for the decision').toEqual([]);
  expect(refunds(scripted)).toEqual([]);
  await order.sendEvent({ dispute: { state: 'won', toldAtSeconds: 2_000 } });
  await round(scripted);
  expect(refunds(scripted)).toHaveLength(1);
});

it('goes back where a bank that had taken it gives it back, however late', async () => {
  const order = await asked();
  const scripted = scriptProvider();
  scripted.payments.push(order.payment);
  await order.sendEvent({ dispute: { state: 'lost', deductedPaise: pricePaise } });
  await test.db.execute(sql`update payment_orders set went_back_at = now() - interval '30 days',
    money_back_asked_at = now() - interval '30 days' where id = ${order.id}`);
  await round(scripted);
  expect(await order.row()).toMatchObject({ state: 'refunded', moneyBackNextAt: null });
  await order.sendEvent({ dispute: { state: 'won', toldAtSeconds: 2_000 } });
  await round(scripted);
  expect(refunds(scripted)).toMatchObject([{ amountPaise: pricePaise }]);
  expect(await order.row()).toMatchObject({ state: 'refunded', refundedPaise: pricePaise });
});

it('is looked at for ten days from when it was sent, however late, and again for each that failed', async () => {
  const order = await asked();
  const scripted = scriptProvider();
  scripted.payments.push(order.payment);
  const daysAgo = (column: string, days: number) =>
    test.db.execute(sql`update payment_orders set
      ${sql.identifier(column)} = now() - make_interval(days => ${days}) where id = ${order.id}`);
  const isLookedAt = async () => (await order.row()).moneyBackNextAt !== null;
  await daysAgo('money_back_asked_at', 30);
  await round(scripted);
  expect(await order.row()).toMatchObject({ state: 'refunded' });
  expect(await isLookedAt()).toBe(true);
  scripted.provider.listRefunds = failed(1);
  for (const days of [19, 20]) {
    await daysAgo('went_back_at', days);
    await becomesDue();
    await round(scripted);
    expect(await isLookedAt()).toBe(days < 20);
  }
});

it('an order whose payments are gone is told of', async () => {
  const order = await asked();
  await test.db.execute(sql`delete from payments where order_id = ${order.id}`);
  const logged = await round(scriptProvider());
  const err = expect.objectContaining({ message: 'An order that was paid has no payment' });
  expect(logged).toEqual([[{ orderId: order.id, err }, notYet]]);
});

it('nobody is asked twice in a round while the provider is out of reach', async () => {
  for (let made = 0; made < 2; made += 1) await asked();
  const scripted = scriptProvider();
  scripted.script.before = async () => {
    throw outOfReach();
  };
  await round(scripted);
  expect(scripted.asked).toHaveLength(1);
});

it('attempts that an outage or the end of the server has kept from being made are not counted', async () => {
  const all = [await asked(), await asked(), await asked()];
  const scripted = scriptProvider();
  const { db, configuration, mailer } = test.app;
  const context = { db, configuration, mailer, log: { warn: () => {} } };
  const closing = AbortSignal.abort();
  await sendDueMoneyBacks({ ...context, payments: scripted.provider }, closing);
  scripted.script.before = () => Promise.reject(outOfReach());
  for (let times = 0; times < 12; times += 1) {
    await becomesDue();
    await round(scripted);
  }
  for (const { row } of all) expect((await row()).moneyBackAttempts).toBeLessThanOrEqual(1);
  for (const { payment } of all) scripted.payments.push(payment);
  scripted.script.before = async (call) => {
    if (call === 'refund') throw refusal('Your account has too little balance');
  };
  await becomesDue();
  await round(scripted);
  for (const { row } of all) expect(await row()).toMatchObject({ isMoneyBackGivenUp: false });
});

it('what a bank took meanwhile is not sent once more', async () => {
  const order = await asked();
  await order.sendEvent({ dispute: { state: 'lost', deductedPaise: 4_000 } });
  const scripted = scriptProvider();
  scripted.payments.push(order.payment);
  await test.db.execute(sql`update payment_orders set money_back_asked_at = now(),
    money_back_next_at = now() - interval '1 second' where id = ${order.id}`);
  await round(scripted);
  expect(refunds(scripted)).toMatchObject([{ amountPaise: pricePaise - 4_000 }]);
});

it('is tried under another key once a refund has failed, five times at most, and is then left to people', async () => {
  const order = await asked();
  const scripted = scriptProvider();
  scripted.payments.push(order.payment);
  scripted.provider.listRefunds = failed(4);
  await round(scripted);
  expect(refunds(scripted)).toMatchObject([
    { key: `money-back-${order.payment.id}-${pricePaise}-4` },
  ]);
  scripted.provider.listRefunds = failed(5);
  order.payment.refundedPaise = 0;
  await becomesDue();
  expect(await round(scripted)).toEqual([
    [
      { orderId: order.id, payment: order.payment.id, failures: 5 },
      'We couldn’t send the money of an order back: refund it at the payment provider.',
    ],
  ]);
  expect(await order.row()).toMatchObject({ isMoneyBackGivenUp: true });
  expect(isMoneyBackDue(await order.row())).toBe(false);
  expect(await round(scripted)).toEqual([]);
  const { email } = await order.buyer();
  const mailed = () => test.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
  const [onItsWay, notTaken] = ['Your money is on its way back', 'Your refund didn’t go through'];
  expect(mailed()).toEqual([onItsWay, notTaken]);
  order.payment.refundedPaise = pricePaise;
  await becomesDue();
  expect(await round(scripted)).toEqual([]);
  expect(mailed()).toEqual([onItsWay, notTaken, onItsWay]);
  expect(await order.row()).toMatchObject({ state: 'refunded', isMoneyBackGivenUp: false });
});

it('is done where somebody has refunded by hand what had failed five times', async () => {
  const order = await asked();
  const scripted = scriptProvider();
  scripted.payments.push({ ...order.payment, refundedPaise: pricePaise });
  scripted.provider.listRefunds = failed(5);
  expect(await round(scripted)).toEqual([]);
  expect(refunds(scripted)).toEqual([]);
  expect(await order.row()).toMatchObject({ state: 'refunded', isMoneyBackGivenUp: false });
});

it('is sent where its account has been deleted, and nobody is written to', async () => {
  const order = await asked();
  await test.db.execute(sql`update payment_orders set user_id = null where id = ${order.id}`);
  const scripted = scriptProvider();
  scripted.payments.push(order.payment);
  test.mails.length = 0;
  expect(await round(scripted)).toEqual([]);
  expect(refunds(scripted)).toHaveLength(1);
  expect(test.mails).toEqual([]);
});

it('the mail says what went back for what, before it is opened, too', () => {
  const mail = moneyBackMail(
    { email: 'ada@example.org', firstName: 'Ada' },
    { item: 'Basic Pack', amountPaise: 4_900, payment: 'pay_1', isWhole: true },
    'https://folio.test',
  );
  expect(mail.html).toContain('₹49 for Basic Pack');
});
