import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { sendDueMoneyBacks } from '../money-back.service.ts';
import { secondsUntil } from '../testing/buyer.ts';
import { makeOrder, pricePaise } from '../testing/paid-order.ts';
import { outOfReach, scriptProvider } from '../testing/scripted-provider.ts';
import { planRefund, refundOrder, refundWords } from './refund-order.service.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** The server's own turn for this order alone, as if its time had come. */
const becomesDue = (id: string) =>
  test.db.execute(sql`update payment_orders set money_back_next_at =
    case when id = ${id} then now() - interval '1 second' end`);

/** An order that was paid, and a desk with a provider that says what a test has it say. */
async function open() {
  const order = await makeOrder(test.db);
  await order.sendEvent();
  const scripted = scriptProvider();
  scripted.payments.push(...order.eventOf().payments);
  const logged: [words: string, facts: object][] = [];
  const note = (facts: object, words: string) => void logged.push([words, facts]);
  const { db, configuration, mailer } = test.app;
  const log = { info: note, warn: note };
  const context = { db, configuration, mailer, payments: scripted.provider, log };
  const plan = async (totalPaise?: number) => {
    const planned = await planRefund(context, { id: order.id, totalPaise });
    if (!planned) throw new Error('No plan');
    return planned;
  };
  const refund = async (totalPaise?: number) => refundOrder(context, await plan(totalPaise));
  const sent = () =>
    scripted.asked.flatMap(([call, about]) => (call === 'refund' ? [about as object] : []));
  const { email } = await order.buyer();
  const mails = () => test.mails.filter(({ to }) => to === email).map(({ text }) => text);
  const paymentId = `pay_${order.id}`;
  return { order, scripted, logged, context, plan, refund, sent, mails, paymentId };
}

it('a part is sent, noted, told of and looked at tomorrow; the same part again is nothing', async () => {
  const { order, refund, sent, mails, logged, paymentId, plan } = await open();
  expect(await plan(3_000)).toMatchObject({ leftPaise: 3_000, backPaise: 0 });
  expect(await refund(3_000)).toEqual({ sentPaise: 3_000, isDue: false });
  const key = `desk-${paymentId}-0-3000-0`;
  expect(sent()).toEqual([{ paymentId, amountPaise: 3_000, key }]);
  const facts = { orderId: order.id, payment: paymentId, amountPaise: 3_000 };
  expect(logged).toEqual([['An operator refunded an order.', facts]]);
  const after = await order.row();
  expect(after).toMatchObject({ refundedPaise: 3_000, deskRefundPaise: 3_000, state: 'paid' });
  expect(after).toMatchObject({ moneyBackAttempts: 0, isMoneyBackGivenUp: false });
  expect(secondsUntil(after.moneyBackNextAt)).toBeGreaterThan(86_300);

  expect(await plan(2_000)).toMatchObject({ leftPaise: 0, backPaise: 3_000 });
  for (const less of [3_000, 2_000])
    expect(await refund(less)).toEqual({ sentPaise: 0, isDue: false });
  expect(sent()).toHaveLength(1);
  expect(mails().filter((text) => text.includes('₹30'))).toHaveLength(1);
  expect(logged).toHaveLength(1);
  expect((await order.row()).moneyBackNextAt).toEqual(after.moneyBackNextAt);
});

it('what an operator sends after five refunds of its buyer have failed is looked at tomorrow, too', async () => {
  const { order, scripted, refund } = await open();
  await order.sendEvent({ refundedPaise: pricePaise });
  await test.db.execute(sql`update payment_orders set is_money_back_given_up = true,
    money_back_asked_at = now() - interval '40 days', went_back_at = now() - interval '40 days'
    where id = ${order.id}`);
  scripted.provider.listRefunds = async () =>
    Array.from({ length: 5 }, () => ({ amountPaise: pricePaise, state: 'failed' as const }));
  expect(await refund()).toEqual({ sentPaise: pricePaise, isDue: false });
  expect(secondsUntil((await order.row()).moneyBackNextAt)).toBeGreaterThan(86_300);
});

it('what had all gone back at the provider is none of the desk’s', async () => {
  const { order, scripted, refund, mails } = await open();
  for (const payment of scripted.payments) payment.refundedPaise = pricePaise;
  const before = mails().length;
  expect(await refund()).toEqual({ sentPaise: 0, isDue: false });
  expect(await order.row()).toMatchObject({
    state: 'refunded',
    deskRefundPaise: null,
    deskRefundedAt: null,
    moneyBackNextAt: null,
  });
  expect(mails()).toHaveLength(before);
});

it('what somebody else sent while the operator was asked counts', async () => {
  const { scripted, context, plan, sent } = await open();
  const goneBack = (paise: number) => {
    for (const payment of scripted.payments) payment.refundedPaise = paise;
  };
  goneBack(1_000);
  const planned = await plan(5_000);
  goneBack(2_000);
  expect(await refundOrder(context, planned)).toEqual({ sentPaise: 3_000, isDue: false });
  expect(sent()).toMatchObject([{ amountPaise: 3_000 }]);
});

it('of an order paid twice it takes one payment after the other, now and when it is sent later', async () => {
  for (const isLater of [false, true]) {
    const { order, scripted, refund, context } = await open();
    await order.sendEvent({ id: `pay_2_${order.id}` });
    scripted.payments.push(...order.eventOf({ id: `pay_2_${order.id}` }).payments);
    if (isLater) {
      scripted.script.before = async (call) => {
        if (call === 'refund') throw outOfReach();
      };
    }
    await refund(pricePaise + 2_000);
    scripted.script.before = async () => {};
    await becomesDue(order.id);
    await sendDueMoneyBacks(context);
    const back = scripted.payments.map(({ refundedPaise }) => refundedPaise);
    expect([isLater, ...back]).toEqual([isLater, pricePaise, 2_000]);
  }
});

it.each(['its buyer', 'an operator', 'an operator, while the provider does not answer,'])(
  'the whole of an order paid twice, asked back by %s, leaves receipt and books as they were',
  async (who) => {
    const { order, scripted, refund, context, sent } = await open();
    const [first, second] = [`pay_${order.id}`, `pay_2_${order.id}`];
    await order.sendEvent({ id: second });
    scripted.payments.push(...order.eventOf({ id: second }).payments);
    if (who.endsWith(','))
      scripted.script.before = async (call) => {
        if (call === 'refund') throw outOfReach();
      };
    if (who === 'its buyer')
      await test.db.execute(sql`update payment_orders set money_back_asked_at = now()
      where id = ${order.id}`);
    else await refund(2 * pricePaise);
    scripted.script.before = async () => {};
    for (const _ of ['now', 'and again, for nothing']) {
      await becomesDue(order.id);
      await sendDueMoneyBacks(context);
    }
    expect(sent()).toMatchObject([
      ...(who.endsWith(',') ? [{ paymentId: second }] : []),
      { paymentId: second, amountPaise: pricePaise },
      { paymentId: first, amountPaise: pricePaise },
    ]);
    expect(await order.row()).toMatchObject({ state: 'refunded', holderPaymentId: first });
    const { rows } = await test.db.execute(sql`select provider_payment_id as id,
    refunded_at is not null as "isBack" from surplus_payments where order_id = ${order.id}`);
    expect(rows).toEqual([{ id: second, isBack: true }]);
  },
);

it('what was left to people is theirs no more once an operator has it sent', async () => {
  const { order, scripted, refund } = await open();
  await test.db.execute(sql`update payment_orders set is_money_back_given_up = true
    where id = ${order.id}`);
  scripted.script.before = async (call) => {
    if (call === 'refund') throw outOfReach();
  };
  await refund();
  expect((await order.row()).isMoneyBackGivenUp).toBe(false);
});

it('what the provider does not take is due within a minute, and the server sends it once', async () => {
  const { order, scripted, refund, sent, logged, context, paymentId } = await open();
  scripted.script.before = async (call) => {
    if (call === 'refund') throw outOfReach();
  };
  expect(await refund(3_000)).toEqual({ sentPaise: 0, isDue: true });
  const facts = { payment: paymentId, amountPaise: 3_000 };
  expect(logged).toEqual([['An operator’s refund is not sent yet.', facts]]);
  const waiting = await order.row();
  expect(waiting).toMatchObject({ refundedPaise: 0, deskRefundPaise: 3_000, moneyBackAttempts: 1 });
  expect(secondsUntil(waiting.moneyBackNextAt)).toBeGreaterThan(50);
  expect(secondsUntil(waiting.moneyBackNextAt)).toBeLessThan(61);
  scripted.script.before = async () => {};
  await becomesDue(order.id);
  await sendDueMoneyBacks(context);
  await becomesDue(order.id);
  await sendDueMoneyBacks(context);
  const own = sent().filter((about) => Object(about).paymentId === paymentId);
  expect(own, 'the attempt that failed, and one more').toHaveLength(2);
  expect(await order.row()).toMatchObject({ refundedPaise: 3_000, state: 'paid' });
});

it('before anything is sent, silence of the provider is told as such, with its cause', async () => {
  const { order, scripted, plan } = await open();
  scripted.script.before = async () => {
    throw outOfReach();
  };
  await expect(plan()).rejects.toMatchObject({
    code: 'PAYMENT_PROVIDER_UNAVAILABLE',
    message: expect.stringContaining('nothing was refunded'),
    cause: { code: 'PAYMENT_PROVIDER_UNAVAILABLE' },
  });
  const fault = new Error('Our own');
  scripted.script.before = async () => {
    throw fault;
  };
  await expect(plan()).rejects.toBe(fault);
  expect((await order.row()).deskRefundPaise).toBeNull();
});

it('what a bank questions is refused, also where it begins to meanwhile', async () => {
  const { order, context, plan, sent } = await open();
  const planned = await plan();
  await order.sendEvent({ dispute: { state: 'open' } });
  const refused = {
    code: 'MONEY_BACK_REFUSED',
    message: expect.stringContaining('A bank questions this payment'),
  };
  await expect(plan()).rejects.toMatchObject(refused);
  await expect(refundOrder(context, planned)).rejects.toMatchObject(refused);
  expect(sent()).toEqual([]);
});

it('a fault that is not the provider’s silence ends the refund', async () => {
  const { scripted, refund } = await open();
  const fault = new Error('Refused');
  scripted.script.before = async (call) => {
    if (call === 'refund') throw fault;
  };
  await expect(refund()).rejects.toBe(fault);
});

it('there is no plan for what is no order', async () => {
  const { context } = await open();
  for (const id of ['x', '01890000-0000-7000-8000-000000000000'])
    expect(await planRefund(context, { id, totalPaise: undefined })).toBeUndefined();
});

it('what came of it is said with what was sent, and what is still to come', () => {
  const due = 'The payment provider didn’t answer. The refund is sent as soon as it does.';
  expect(refundWords({ sentPaise: 4_950, isDue: false })).toBe('Refunded ₹49.50.');
  expect(refundWords({ sentPaise: 9_900, isDue: true })).toBe(`Refunded ₹99.00. ${due}`);
  expect(refundWords({ sentPaise: 0, isDue: true })).toBe(due);
  expect(refundWords({ sentPaise: 0, isDue: false })).toBe('Nothing is left to refund.');
});
