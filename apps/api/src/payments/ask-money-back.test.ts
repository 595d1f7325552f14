import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { untilWaiting, whileLocked } from '../testing/held-locks.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { askMoneyBack, sendDueMoneyBacks } from './money-back.service.ts';
import { isMoneyBackDue, moneyBackUntil } from './money-back-rules.ts';
import { secondsUntil } from './testing/buyer.ts';
import { makeOrder, pricePaise } from './testing/paid-order.ts';
import { outOfReach, scriptProvider } from './testing/scripted-provider.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const sentWords =
  'Your money is on its way back. It may take five to seven days to show up at your bank.';
const laterWords =
  'We’ll send your money back as soon as our payment provider accepts it. You don’t need to do anything.';
const refusal = (message: string) => ({ code: 'MONEY_BACK_REFUSED', message });

/** A purchase, and what its buyer is told who asks for the money back. */
async function buy(userId?: string) {
  const order = await makeOrder(test.db, userId === undefined ? {} : { userId });
  await order.sendEvent();
  const scripted = scriptProvider();
  scripted.payments.push(...order.eventOf().payments);
  const { db, configuration, mailer } = test.app;
  const logged: string[] = [];
  const log = { warn: (_: object, words: string) => void logged.push(words) };
  const context = { db, configuration, mailer, log, payments: scripted.provider };
  const ask = async (id = order.id) => askMoneyBack(context, await order.buyer(), id);
  /** The server's own turn, for this order alone. */
  const turn = async () => {
    await db.execute(sql`update payment_orders set money_back_next_at =
      case when id = ${order.id} then now() - interval '1 second' end`);
    await sendDueMoneyBacks(context);
  };
  const { email } = await order.buyer();
  const mails = () =>
    test.mails.filter(({ to, subject }) => to === email && subject.includes('on its way back'));
  const refunds = () => scripted.asked.filter(([call]) => call === 'refund').length;
  return { ...order, scripted, context, logged, ask, turn, mails, refunds };
}

it('[ask-money-back-at-once] is sent at once also while somebody else asks for the same', async () => {
  const { id, context, buyer, refunds } = await buy();
  const order = sql`select 1 from payment_orders where id = ${id} for update`;
  const { db } = test;
  let other: Promise<unknown> | undefined;
  /** Another request has the order from when the wish is noted until this one waits for it. */
  const execute = (query: SQL) => {
    const isFirst = other === undefined;
    const locked = Promise.withResolvers<void>();
    other ??= whileLocked(db, order, async () => {
      locked.resolve();
      await untilWaiting(db, 1);
    });
    const run = () => db.execute(query);
    return isFirst ? locked.promise.then(run) : run();
  };
  const besideOthers = { ...context, db: Object.assign(Object.create(db), { execute }) };
  expect(await askMoneyBack(besideOthers, await buyer(), id)).toBe(sentWords);
  expect(refunds()).toBe(1);
  await other;
});

it('all of it is sent, and told of in words; asked again it is on its way', async () => {
  const { ask, row, mails, refunds, id } = await buy();
  expect(await ask()).toBe(sentWords);
  expect(await row()).toMatchObject({ state: 'refunded', refundedPaise: pricePaise });
  expect(await ask()).toBe(sentWords);
  expect(refunds()).toBe(1);
  const [mail, ...more] = mails();
  expect(more).toEqual([]);
  const text = mail?.text.replace(/\s+/g, ' ');
  for (const said of [
    'We refunded ₹99. It may take five to seven days to show up at your bank. What you bought and hadn’t used was removed from your account.',
    'Bought: Premium Pack',
    'Refunded: ₹99',
    `Payment: pay_${id}`,
    `See your payments: ${test.app.configuration.baseUrl}/billing`,
    'Didn’t ask for this? Answer this email.',
  ])
    expect(text).toContain(said);
});

it('the rest of it, where a part has gone back, is told of as such', async () => {
  const { ask, scripted, mails } = await buy();
  for (const payment of scripted.payments) payment.refundedPaise = 4_000;
  expect(await ask()).toBe(sentWords);
  const text = mails()[0]?.text.replace(/\s+/g, ' ');
  expect(text).toContain('We refunded ₹59.');
  expect(text).toContain('What you bought and hadn’t used was removed from your account.');
});

it('it waits for a provider that does not answer, and who asks again is told that it waits', async () => {
  const { ask, scripted, row, turn, mails, logged } = await buy();
  scripted.script.before = async () => {
    throw outOfReach();
  };
  for (const _ of [1, 2]) expect(await ask()).toBe(laterWords);
  expect(logged).toEqual(['We couldn’t send the money of an order back yet.']);
  expect(isMoneyBackDue(await row())).toBe(true);
  expect(mails()).toEqual([]);
  scripted.script.before = async () => {};
  await turn();
  expect(await row()).toMatchObject({ state: 'refunded' });
  expect(isMoneyBackDue(await row()), 'it is only looked at').toBe(false);
  expect(secondsUntil((await row()).moneyBackNextAt)).toBeGreaterThan(86_000);
  expect(mails()).toHaveLength(1);
});

it('one whose answer was cut off is sent once, and told of once', async () => {
  const { ask, scripted, turn, mails, refunds } = await buy();
  const { refund } = scripted.provider;
  scripted.provider.refund = async (asked) => {
    await refund(asked);
    throw outOfReach();
  };
  expect(await ask()).toBe(laterWords);
  scripted.provider.refund = refund;
  for (const _ of [1, 2, 3]) await turn();
  expect(refunds()).toBe(1);
  expect(mails().map(({ text }) => text.includes('₹99'))).toEqual([true]);
});

it('what was refunded by hand before its first attempt is not told of again', async () => {
  const { ask, scripted, mails, refunds } = await buy();
  for (const payment of scripted.payments) payment.refundedPaise = pricePaise;
  expect(await ask()).toBe(sentWords);
  expect([refunds(), mails().length]).toEqual([0, 0]);
});

it('is refused in words: of another’s, of what went back, is questioned, too old or left to people', async () => {
  const [own, other] = [await buy(), await buy()];
  const unknown = { code: 'NOT_FOUND', message: "This payment couldn't be found." };
  await expect(own.ask(other.id)).rejects.toMatchObject(unknown);

  const back = await buy();
  await back.sendEvent({ refundedPaise: pricePaise });
  await expect(back.ask()).rejects.toMatchObject(refusal('This purchase was refunded already.'));

  const questioned = 'Your bank is looking into this payment and decides where the money goes.';
  const disputed = await buy();
  await disputed.sendEvent({ dispute: { state: 'open' } });
  await expect(disputed.ask()).rejects.toMatchObject(refusal(questioned));
  const asked = await buy();
  asked.scripted.script.before = async () => {
    throw outOfReach();
  };
  await asked.ask();
  await asked.sendEvent({ dispute: { state: 'open' } });
  await expect(asked.ask(), 'asked for before that').rejects.toMatchObject(refusal(questioned));

  const old = await buy();
  await test.db.execute(sql`update payment_orders set paid_at = now() - interval '15 days 1 minute'
    where id = ${old.id}`);
  await expect(old.ask()).rejects.toMatchObject(
    refusal('The 14 days of the money-back guarantee are over.'),
  );

  const failing = await buy();
  const failures = { amountPaise: pricePaise, state: 'failed' as const };
  failing.scripted.provider.listRefunds = async () => Array.from({ length: 5 }, () => failures);
  await failing.ask();
  await expect(failing.ask()).rejects.toMatchObject(
    refusal(
      'We tried several times to refund this, and it wasn’t accepted. We’ll pay you another way and email you about it.',
    ),
  );
});

it('the fourth within a year takes a message, and one of the year before does not count', async () => {
  const first = await buy();
  const bought = [first];
  for (let made = 0; made < 3; made += 1) bought.push(await buy(first.userId));
  for (const one of bought.slice(0, 3)) expect(await one.ask()).toBe(sentWords);
  const fourth = bought[3];
  await expect(fourth?.ask()).rejects.toMatchObject(
    refusal(
      'You’ve had 3 purchases refunded this year. Write to us about this one, and we’ll sort it out.',
    ),
  );
  await test.db.execute(sql`update payment_orders
    set money_back_asked_at = now() - interval '1 year 1 minute' where id = ${first.id}`);
  expect(await fourth?.ask()).toBe(sentWords);
});

it('may be asked for while it is paid, whole and unquestioned, until its last day is over', async () => {
  const { row } = await buy();
  const paid = await row();
  const at = (days: number) => (paid.paidAt?.getTime() ?? 0) + days * 86_400_000;
  expect(moneyBackUntil(paid, at(14.9))?.getTime()).toBe(at(14));
  expect(moneyBackUntil(paid, at(15))).toBeUndefined();
  for (const not of [
    { state: 'refunded' },
    { paidAt: null },
    { isDisputed: true },
    { moneyBackAskedAt: new Date() },
  ] as const)
    expect(moneyBackUntil({ ...paid, ...not }, at(1))).toBeUndefined();
});

it('is due until it was sent, and again once its look has come', () => {
  const [past, ahead] = [new Date(Date.now() - 60_000), new Date(Date.now() + 60_000)];
  const asked = {
    state: 'paid',
    moneyBackAskedAt: past,
    moneyBackAttempts: 0,
    isMoneyBackGivenUp: false,
  } as const;
  const byDesk = { ...asked, moneyBackAskedAt: null };
  for (const [row, isDue] of [
    [{ ...asked, moneyBackNextAt: null }, false],
    [{ ...asked, moneyBackNextAt: ahead }, true],
    [{ ...asked, isMoneyBackGivenUp: true, moneyBackNextAt: past }, false],
    [{ ...asked, state: 'refunded', moneyBackNextAt: ahead }, false],
    [{ ...asked, state: 'refunded', moneyBackNextAt: past }, true],
    [{ ...byDesk, moneyBackNextAt: ahead }, false],
    [{ ...byDesk, moneyBackNextAt: past }, true],
    [{ ...byDesk, moneyBackAttempts: 1, moneyBackNextAt: ahead }, true],
    [{ ...byDesk, moneyBackAttempts: 1, moneyBackNextAt: null }, false],
  ] as const)
    expect([row, isMoneyBackDue(row)]).toEqual([row, isDue]);
});
