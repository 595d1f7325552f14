import { paymentRoutes } from '@folio/contract/payments';
import { moneyBackDays, mostMoneyBacks } from '@folio/contract/prices';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { checkLedger } from '../credits/check-ledger.ts';
import { paymentOrders } from '../platform/money-schema.ts';
import { users } from '../platform/schema.ts';
import { deleteAccount, signUp, type TestAccount } from '../testing/accounts.ts';
import { askMoneyBack, sendDueMoneyBacks } from './money-back.service.ts';
import { checkRefunds, refundSurplus } from './surplus.service.ts';
import { readBuyer } from './testing/buyer.ts';
import type { PaidProduct } from './testing/provider-fixture.ts';
import { openShop, pack, type Shop } from './testing/shop.ts';

let test: PaidProduct;
let shop: Shop;
openShop((opened, itsShop) => {
  test = opened;
  shop = itsShop;
});

const ask = ({ token }: TestAccount, id: string) =>
  test.call(paymentRoutes.moneyBack, { params: { id } }, token);
const sendNow = () => {
  const { db, configuration, mailer, log } = test.app;
  return sendDueMoneyBacks({ db, configuration, mailer, log, payments: test.payments });
};
const becomesDue = () =>
  test.db.execute(sql`update payment_orders set money_back_next_at = now() - interval '1 second'
    where money_back_next_at is not null`);
const mailsTo = ({ user }: TestAccount) =>
  test.mails.filter(
    ({ to, subject }) => to === user.email && subject === 'Your money is on its way back',
  );
const age = (id: string, days: number) =>
  test.db
    .update(paymentOrders)
    .set({ paidAt: sql`now() - make_interval(secs => ${days * 86_400})` })
    .where(eq(paymentOrders.id, id));

async function buy(account: TestAccount, body = pack) {
  const orderId = await shop.order(account, body);
  const proof = shop.pay(orderId);
  await shop.verify(account, proof);
  const [bill] = await shop.history(account);
  const back = () => test.standIn.payments.get(proof.razorpay_payment_id)?.amount_refunded;
  return { id: bill?.id ?? '', orderId, paymentId: proof.razorpay_payment_id, back };
}

describe('the money of a purchase', () => {
  it('[money-back-1] goes back in full, once, and with it what was not used', async () => {
    const account = await signUp(test);
    const { id, back } = await buy(account);
    await test.db.execute(sql`
      insert into credit_entries (id, user_id, amount, kind, action, idempotency_key)
      values (gen_random_uuid(), ${account.user.id}, -25, 'spend', 'improve', 'used')`);
    await test.db.update(users).set({ credits: 35 }).where(eq(users.id, account.user.id));
    const [bill] = await shop.history(account);
    expect(Date.parse(bill?.moneyBackUntil ?? '') - Date.now()).toBeGreaterThan(
      (moneyBackDays - 0.01) * 86_400_000,
    );
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(account, id)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    await sendNow();
    expect(back()).toBe(9_900);
    expect(await shop.creditsOf(account)).toBe(0);
    expect((await shop.history(account))[0]).toMatchObject({
      state: 'refunded',
      refundedPaise: 9_900,
      isMoneyBackDue: false,
    });
    expect((await shop.history(account))[0]).not.toHaveProperty('moneyBackUntil');
    expect(mailsTo(account)).toHaveLength(1);
    expect(mailsTo(account)[0]?.text).toContain('₹99');
    expect((await checkLedger(test.db)).isSound).toBe(true);
  });

  it('ends the plan that it paid for', async () => {
    const account = await signUp(test);
    const { id, back } = await buy(account, { kind: 'plan', plan: 'basic' });
    expect((await shop.me(account)).subscription).toBe('basic');
    expect(await ask(account, id)).toMatchObject({ status: 200 });
    expect(back()).toBe(29_900);
    expect((await shop.me(account)).subscription).toBe('free');
  });

  it('goes back with what arrives for the order afterwards, which opens nothing', async () => {
    const account = await signUp(test);
    const { id, orderId, back } = await buy(account, { kind: 'plan', plan: 'basic' });
    expect(await ask(account, id)).toMatchObject({ status: 200 });
    const late = shop.pay(orderId);
    expect(await shop.verify(account, late)).toMatchObject({
      status: 200,
      body: { message: expect.stringContaining('refunded before your payment arrived') },
    });
    expect((await shop.me(account)).subscription).toBe('free');
    const { db, configuration, mailer, log } = test.app;
    await refundSurplus({ db, configuration, mailer, log, payments: test.payments });
    const lateBack = test.standIn.payments.get(late.razorpay_payment_id)?.amount_refunded;
    expect([back(), lateBack]).toEqual([29_900, 29_900]);
    const mail = test.mails.findLast(({ to }) => to === account.user.email);
    expect(mail?.text).toContain('This purchase was refunded, and there was another payment');
    expect((await checkLedger(test.db)).isSound).toBe(true);
  });

  it('is its buyer’s alone, for fourteen days from the payment', async () => {
    const [account, stranger] = [await signUp(test), await signUp(test)];
    const { id, back } = await buy(account);
    for (const other of [id, 'no-id', '01890000-0000-7000-8000-000000000000'])
      expect(await ask(stranger, other)).toMatchObject({ status: 404 });
    await age(id, moneyBackDays + 1.001);
    expect(await ask(account, id)).toMatchObject({
      status: 409,
      body: { message: 'The 14 days of the money-back guarantee are over.' },
    });
    expect((await shop.history(account))[0]).not.toHaveProperty('moneyBackUntil');
    await age(id, moneyBackDays + 0.999);
    expect(await shop.history(account), 'the day that is named lasts to its end').toMatchObject([
      { moneyBackUntil: expect.any(String) },
    ]);
    expect(await ask(account, id)).toMatchObject({ status: 200 });
    expect(back()).toBe(9_900);
  });

  it('has its fourteen days by the database, also where the clock of a server is wrong', async () => {
    const { db, configuration, mailer, log } = test.app;
    const context = { db, configuration, mailer, log, payments: test.payments };
    const day = 86_400_000;
    for (const [days, wrongBy, state] of [
      [moneyBackDays + 2, -30 * day, 'paid'],
      [moneyBackDays - 1, 30 * day, 'refunded'],
    ] as const) {
      const account = await signUp(test);
      const { id } = await buy(account);
      await age(id, days);
      const buyer = await readBuyer(db, account.user.id);
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + wrongBy });
      await askMoneyBack(context, buyer, id).catch(({ code }) =>
        expect(code).toBe('MONEY_BACK_REFUSED'),
      );
      vi.useRealTimers();
      expect((await shop.history(account))[0]).toMatchObject({ state });
    }
  });

  it('waits while a bank looks into the payment', async () => {
    const account = await signUp(test);
    const { id, back } = await buy(account);
    await test.db.update(paymentOrders).set({ isDisputed: true }).where(eq(paymentOrders.id, id));
    expect(await ask(account, id)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Your bank is looking into this payment') },
    });
    expect(back()).toBe(0);
  });

  it('is sent later when the provider is down, and nothing is taken back until then', async () => {
    const account = await signUp(test);
    const { id, back } = await buy(account);
    test.standIn.faults = { status: 502 };
    expect(await ask(account, id)).toMatchObject({
      status: 200,
      body: { message: expect.stringContaining('as soon as our payment provider accepts it') },
    });
    expect((await shop.history(account))[0]).toMatchObject({ isMoneyBackDue: true });
    expect(await ask(account, id), 'asked again, it is not on its way yet').toMatchObject({
      status: 200,
      body: { message: expect.stringContaining('as soon as our payment provider accepts it') },
    });
    expect(await shop.creditsOf(account)).toBe(60);
    test.standIn.faults = {};
    await sendNow();
    expect(back(), 'it is not its turn yet').toBe(0);
    await becomesDue();
    await Promise.all([sendNow(), sendNow()]);
    expect(back()).toBe(9_900);
    expect(await shop.creditsOf(account)).toBe(10);
    expect(mailsTo(account)).toHaveLength(1);
  });

  it('is sent again when the refund fails at the bank, and left to people after five', async () => {
    const account = await signUp(test);
    const { id, paymentId, back } = await buy(account);
    await ask(account, id);
    const isDue = async () => (await shop.history(account))[0]?.isMoneyBackDue;
    for (let failures = 1; failures <= 5; failures += 1) {
      expect(back()).toBe(9_900);
      test.standIn.failRefunds(paymentId);
      await expect.poll(isDue).toBe(true);
      await becomesDue();
      await sendNow();
      expect(await isDue()).toBe(false);
    }
    expect(back()).toBe(0);
    expect((await shop.history(account))[0]).toMatchObject({
      isRefundGivenUp: true,
      isMoneyBackDue: false,
    });
    expect(await ask(account, id)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('We’ll pay you another way') },
    });
    const due = await test.db.$count(
      paymentOrders,
      sql`${paymentOrders.id} = ${id} and ${paymentOrders.moneyBackNextAt} < now() + interval '23 hours'`,
    );
    expect(due, 'it is looked at once a day').toBe(0);
    const { isSound, text } = await checkRefunds(test.db);
    expect(isSound).toBe(false);
    expect(text).toContain(`order ${id}`);
    expect(mailsTo(account)).toHaveLength(5);
  });

  it('is looked at once a day, and sent again where no event told of its failure', async () => {
    const account = await signUp(test);
    const { id, paymentId, back } = await buy(account);
    await ask(account, id);
    test.standIn.faults = { isSilent: true };
    test.standIn.failRefunds(paymentId);
    expect(back()).toBe(0);
    await sendNow();
    expect(back(), 'it is not its day yet').toBe(0);
    await becomesDue();
    await sendNow();
    expect(back()).toBe(9_900);
    const nextAt = async () => {
      const { rows } = await test.db.execute<{ next: string | null }>(
        sql`select money_back_next_at as next from payment_orders where id = ${id}`,
      );
      return rows[0]?.next;
    };
    expect(await nextAt()).not.toBeNull();
    await test.db.execute(sql`update payment_orders set
      money_back_asked_at = now() - interval '20 days 1 second',
      went_back_at = now() - interval '20 days 1 second' where id = ${id}`);
    await becomesDue();
    await sendNow();
    expect(await nextAt()).toBeNull();
    expect(mailsTo(account)).toHaveLength(2);
    expect((await shop.history(account))[0]).toMatchObject({ isMoneyBackDue: false });
  });

  it('is that of the payment which took the place of a refunded one', async () => {
    const account = await signUp(test);
    const { id, paymentId, back } = await buy(account);
    const first = test.standIn.payments.get(paymentId);
    const second = shop.pay(first?.order_id ?? '');
    await shop.verify(account, second);
    test.standIn.refund(paymentId);
    const stands = async () =>
      test.db.execute(sql`select from surplus_payments where order_id = ${id}`);
    await expect.poll(async () => (await stands()).rows).toEqual([]);
    expect(await ask(account, id)).toMatchObject({ status: 200 });
    expect(back()).toBe(9_900);
    expect(test.standIn.payments.get(second.razorpay_payment_id)?.amount_refunded).toBe(9_900);
    expect((await shop.history(account))[0]).toMatchObject({ state: 'refunded' });
    expect(await shop.creditsOf(account)).toBe(10);
  });

  it('goes back with a second payment that had not yet', async () => {
    const account = await signUp(test);
    const { id, paymentId, back } = await buy(account);
    const second = shop.pay(test.standIn.payments.get(paymentId)?.order_id ?? '');
    await shop.verify(account, second);
    expect(await ask(account, id)).toMatchObject({ status: 200 });
    await sendNow();
    expect(back()).toBe(9_900);
    expect(test.standIn.payments.get(second.razorpay_payment_id)?.amount_refunded).toBe(9_900);
    const [bill] = await shop.history(account);
    expect(bill).toMatchObject({ state: 'refunded', isMoneyBackDue: false });
    expect(bill).toMatchObject({ surplusPaise: 9_900, surplusRefundedPaise: 9_900 });
    expect(await shop.creditsOf(account)).toBe(10);
  });

  it('goes back also when the account has been deleted since', async () => {
    const account = await signUp(test);
    const { id, back } = await buy(account);
    test.standIn.faults = { status: 502 };
    await ask(account, id);
    await deleteAccount(test, account);
    test.standIn.faults = {};
    await becomesDue();
    await sendNow();
    expect(back()).toBe(9_900);
  });

  it('of five purchases at once is asked for three times', async () => {
    const account = await signUp(test);
    const ids: string[] = [];
    for (let times = 0; times < 5; times += 1) ids.push((await buy(account)).id);
    const answers = await Promise.all(ids.map((id) => ask(account, id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(mostMoneyBacks);
  });

  it('is told in words, before and after', async () => {
    const account = await signUp(test);
    const message =
      'Your money is on its way back. It may take five to seven days to show up at your bank.';
    const { id } = await buy(account);
    for (const _ of [1, 2])
      expect(await ask(account, id)).toMatchObject({ status: 200, body: { message } });
    expect(await ask(account, 'no-id')).toMatchObject({
      body: { message: 'This payment couldn’t be found.'.replace('’', "'") },
    });
    const [mail] = mailsTo(account);
    for (const said of [
      'We refunded ₹99. It may take five to seven days to show up at your bank. What you bought and hadn’t used was removed from your account.',
      'Bought: Premium Pack',
      'Refunded: ₹99',
      'Payment: pay_',
      `See your payments: ${test.app.configuration.baseUrl}/billing`,
      'Didn’t ask for this? Answer this email.',
    ])
      expect(mail?.text.replace(/\s+/g, ' ')).toContain(said);
  });

  it('that went back otherwise is not asked for again', async () => {
    const account = await signUp(test);
    const { id, paymentId } = await buy(account);
    test.standIn.refund(paymentId);
    await expect.poll(async () => (await shop.history(account))[0]?.state).toBe('refunded');
    expect(await ask(account, id)).toMatchObject({
      status: 409,
      body: { message: 'This purchase was refunded already.' },
    });
  });

  it('of which a part went back is the rest, on record at once, and the mail speaks of that', async () => {
    const account = await signUp(test);
    const { id, paymentId, back } = await buy(account);
    test.standIn.faults = { isSilent: true };
    test.standIn.refund(paymentId, 4_000);
    expect(await ask(account, id)).toMatchObject({ status: 200 });
    expect(back()).toBe(9_900);
    expect((await shop.history(account))[0]).toMatchObject({ refundedPaise: 9_900 });
    const text = mailsTo(account)[0]?.text.replace(/\s+/g, ' ');
    expect(text).toContain('We refunded ₹59.');
    expect(text).toContain('What you bought and hadn’t used was removed from your account.');
  });

  it('is that of the order that is asked for, though another one has waited longer', async () => {
    const [waiting, account] = [await signUp(test), await signUp(test)];
    const [first, second] = [await buy(waiting), await buy(account)];
    test.standIn.faults = { status: 502 };
    await ask(waiting, first.id);
    test.standIn.faults = {};
    await becomesDue();
    await ask(account, second.id);
    expect([first.back(), second.back()]).toEqual([0, 9_900]);
    await sendNow();
    expect(first.back()).toBe(9_900);
  });

  it('goes back also behind one that cannot, and behind twenty others', async () => {
    const account = await signUp(test);
    const lost = await buy(account);
    test.standIn.faults = { status: 502 };
    await ask(account, lost.id);
    const others: Awaited<ReturnType<typeof buy>>[] = [];
    test.standIn.faults = {};
    for (let times = 0; times < 21; times += 1) others.push(await buy(await signUp(test)));
    test.standIn.payments.delete(lost.paymentId);
    for (const { id } of others)
      await test.db
        .update(paymentOrders)
        .set({ moneyBackAskedAt: sql`now()`, moneyBackNextAt: sql`now()` })
        .where(eq(paymentOrders.id, id));
    await becomesDue();
    await test.db.execute(sql`update payment_orders set money_back_next_at = now() - interval '1 hour'
      where id = ${lost.id}`);
    await sendNow();
    expect(others.map(({ back }) => back())).toEqual(Array(21).fill(9_900));
  });

  it('is asked for three times a year without a word', async () => {
    const account = await signUp(test);
    for (let times = 0; times < mostMoneyBacks; times += 1)
      expect(await ask(account, (await buy(account)).id)).toMatchObject({ status: 200 });
    const { id, back } = await buy(account);
    expect(await ask(account, id)).toMatchObject({
      status: 409,
      body: { code: 'MONEY_BACK_REFUSED', message: expect.stringContaining('Write to us') },
    });
    const [bill] = await shop.history(account);
    expect(bill, 'nothing is promised that is refused').not.toHaveProperty('moneyBackUntil');
    expect(back()).toBe(0);
  });

  it('is asked for three times a year by one mailbox, also after its account was deleted', async () => {
    const account = await signUp(test, { email: 'ada.lovelace@gmail.com' });
    for (let times = 0; times < mostMoneyBacks; times += 1)
      expect(await ask(account, (await buy(account)).id)).toMatchObject({ status: 200 });
    await deleteAccount(test, account);
    const again = await signUp(test, { email: 'adalovelace+again@gmail.com' });
    const { id } = await buy(again);
    expect((await shop.history(again))[0]).not.toHaveProperty('moneyBackUntil');
    expect(await ask(again, id)).toMatchObject({
      status: 409,
      body: { code: 'MONEY_BACK_REFUSED' },
    });
    const other = await signUp(test);
    expect(await ask(other, (await buy(other)).id)).toMatchObject({ status: 200 });
  });

  it('is asked for three times a year by one mailbox, also from many of its accounts at once', async () => {
    const tags = Array.from({ length: 8 }, (_, index) => `grace.hopper+${index}@gmail.com`);
    const bought: [TestAccount, string][] = [];
    for (const email of tags) {
      const account = await signUp(test, { email });
      bought.push([account, (await buy(account)).id]);
    }
    const answers = await Promise.all(bought.map(([account, id]) => ask(account, id)));
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([200, 200, 200, ...Array(tags.length - mostMoneyBacks).fill(409)]);
  });
});
