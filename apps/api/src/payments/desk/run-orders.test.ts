import { authRoutes } from '@folio/contract/auth';
import { paymentRoutes } from '@folio/contract/payments';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkLedger } from '../../credits/check-ledger.ts';
import { signUp } from '../../testing/accounts.ts';
import { endOutlivedPlans } from '../entitlements.repository.ts';
import { sendDueMoneyBacks } from '../money-back.service.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { lockRefunds } from '../refund-lock.repository.ts';
import { makeOrder } from '../testing/paid-order.ts';
import { type PaidProduct, startPaidProduct } from '../testing/provider-fixture.ts';
import { pack, shopOf } from '../testing/shop.ts';
import { readOrdersOptions } from './orders-options.ts';
import { runOrders } from './run-orders.ts';

let test: PaidProduct;
let shop: ReturnType<typeof shopOf>;
let logged: { facts: object; message: string }[];
let questions: string[];
let isConfirmed: boolean;
beforeAll(async () => {
  test = await startPaidProduct();
  shop = shopOf(test);
});
afterEach(async () => {
  test.standIn.faults = {};
  // Each begins with no orders of its days.
  await test.db.execute(sql`update payment_orders
    set created_at = created_at - interval '1 year', paid_at = paid_at - interval '1 year'`);
  await test.db.execute(sql`update money_backs set moved_at = moved_at - interval '1 year'`);
  await test.db.execute(
    sql`update surplus_payments set created_at = created_at - interval '1 year'`,
  );
});
afterAll(() => test.close());

const run = (...args: string[]) => runWith(test.payments, ...args);

async function runWith(payments: PaymentProvider | undefined, ...args: string[]) {
  logged = [];
  questions = [];
  const { db, configuration, mailer } = test.app;
  const note = (facts: object, message: string) => void logged.push({ facts, message });
  const confirm = async (question: string) => {
    questions.push(question);
    return isConfirmed;
  };
  const log = { info: note, warn: note };
  return runOrders(
    { db, configuration, mailer, payments, log, confirm },
    readOrdersOptions(args, new Date()),
  );
}

async function buy(body = pack) {
  const account = await signUp(test);
  const orderId = await shop.order(account, body);
  const proof = shop.pay(orderId);
  await shop.verify(account, proof);
  const [bill] = await shop.history(account);
  const payment = () => test.standIn.payments.get(proof.razorpay_payment_id);
  return { account, id: bill?.id ?? '', payment };
}

describe('npm run orders', () => {
  it('lists orders by state, with what they come to', async () => {
    const { id } = await buy();
    const { account } = await buy({ kind: 'credits', plan: 'basic' });
    await shop.order(account, { kind: 'plan', plan: 'basic' });
    const { text } = await run();
    expect(text.split('\n')).toHaveLength(4);
    expect(text).toContain(id);
    expect(text).toContain(
      '3 orders, captured ₹148.00, refunded ₹0.00, charged back ₹0.00, kept ₹148.00',
    );
    expect((await run('--state', 'created')).text).toContain('1 order, captured ₹0.00');
    for (const [state, column] of [
      ['disputed', sql`is_disputed`],
      ['given-up', sql`is_money_back_given_up`],
    ] as const) {
      expect((await run('--state', state)).text).toBe('No orders.');
      await test.db.execute(sql`update payment_orders set ${column} = true where id = ${id}`);
      const listed = (await run('--state', state)).text;
      expect(listed).toContain(id);
      expect(listed).toContain('1 order, ');
    }
  });

  it('lists orders by what banks have decided, and says until when a question is to be answered', async () => {
    const order = await makeOrder(test.db);
    await order.sendEvent();
    const idsOf = async (state: string) => {
      const { text } = await run('--state', state);
      return text.includes(order.id) ? text : '';
    };
    const facts = { reason: 'fraud', phase: 'chargeback', respondBy: '2027-01-04T20:00:00.000Z' };
    await order.sendEvent({ dispute: { id: `disp_${order.id}`, facts } });
    expect(await idsOf('disputed')).toContain('paid, disputed, answer by 2027-01-05');
    expect((await run('--order', order.id)).text).toMatch(
      /^dispute .*, open, chargeback, fraud, since .*, answer by 2027-01-05 01:30:00, /m,
    );
    for (const [toldAtSeconds, state, other] of [
      [2_000, 'lost', 'won'],
      [3_000, 'won', 'lost'],
    ] as const) {
      const bare = { reason: '', phase: '', respondBy: undefined };
      const dispute = { id: `disp_${order.id}`, state, toldAtSeconds, facts: bare };
      await order.sendEvent({ dispute });
      expect(await idsOf(`dispute-${state}`)).toContain(`dispute ${state}`);
      expect([await idsOf('disputed'), await idsOf(`dispute-${other}`)]).toEqual(['', '']);
      // What an event leaves out stays known.
      expect((await run('--order', order.id)).text).toContain(`${state}, chargeback, fraud, since`);
    }
  });

  it('sums up a day as the clocks of a zone have it', async () => {
    const { id } = await buy();
    await test.db.execute(sql`update payment_orders
      set paid_at = '2026-03-31T20:00:00Z' where id = ${id}`);
    const march = ['--days', '--since', '2026-03-31', '--until', '2026-04-01'];
    // Its receipt says April 1, the first day of another financial year.
    expect((await run(...march)).text).toMatch(/^2026-04-01 {2}1 order, captured ₹99\.00/);
    const inUtc = await run(...march, '--zone', 'UTC');
    expect(inUtc.text).toMatch(/^2026-03-31 {2}1 order/);
    const [head, line, ...more] = (await run(...march, '--csv')).text.split('\r\n');
    expect(head).toMatch(/^date,orders,captured,/);
    expect(line).toMatch(/^2026-04-01,1,99\.00,/);
    expect(more).toEqual([]);
    expect((await run('--day', '2026-04-01')).text).toContain(id);
    expect((await run('--day', '2026-03-31')).text).toBe('No orders.');
  });

  it('counts what went back on the day on which it did, each part on its own, and leaves the day before as it was', async () => {
    const order = await makeOrder(test.db);
    await order.sendEvent();
    await test.db.execute(sql`update payment_orders
      set paid_at = '2026-03-30T12:00:00Z' where id = ${order.id}`);
    const goesBack = async (moment: string, facts: Parameters<typeof order.sendEvent>[0]) => {
      await order.sendEvent(facts);
      await test.db.execute(sql`update money_backs set moved_at = ${moment}
        where order_id = ${order.id} and moved_at > now() - interval '1 minute'`);
    };
    await goesBack('2026-04-02T12:00:00Z', { refundedPaise: 3_000 });
    await goesBack('2026-04-04T20:00:00Z', { refundedPaise: 5_000 });
    const dispute = { id: `disp_${order.id}`, deductedPaise: 1_000 };
    await goesBack('2026-04-05T12:00:00Z', { refundedPaise: 5_000, dispute });
    const won = { ...dispute, state: 'won', deductedPaise: 0, toldAtSeconds: 2_000 } as const;
    await goesBack('2026-04-06T12:00:00Z', { refundedPaise: 5_000, dispute: won });
    const days = ['--days', '--since', '2026-03-30', '--until', '2026-04-30'];
    const sums = (refunded: string, bank = '0.00') =>
      `captured ₹0.00, refunded ₹${refunded}, charged back ${bank.replace(/^-?/, '$&₹')}, kept `;
    const lines = (await run(...days, '--zone', 'Asia/Kolkata')).text.split('\n');
    expect(lines).toEqual([
      '2026-03-30  1 order, captured ₹99.00, refunded ₹0.00, charged back ₹0.00, kept ₹99.00',
      `2026-04-02  0 orders, ${sums('30.00')}-₹30.00`,
      `2026-04-05  0 orders, ${sums('20.00', '10.00')}-₹30.00`,
      `2026-04-06  0 orders, ${sums('0.00', '-10.00')}₹10.00`,
      'all         1 order, captured ₹99.00, refunded ₹50.00, charged back ₹0.00, kept ₹49.00',
    ]);
    const inUtc = (await run(...days, '--zone', 'UTC')).text;
    expect(inUtc).toContain(`2026-04-04  0 orders, ${sums('20.00')}-₹20.00`);
    expect((await run(...days, '--state', 'created')).text).toBe('No orders.');
  });

  it('shows one order whole: its money, what it gave, what was paid twice', async () => {
    const { account, id, payment } = await buy();
    const { text, isDone } = await run('--order', id);
    expect(isDone).toBe(true);
    for (const part of [
      /state +paid/,
      /item +Premium Pack/,
      new RegExp(`buyer +${account.user.email}`),
      /price +₹99\.00/,
      new RegExp(`payment +${payment()?.id}, .*captured ₹99\\.00, refunded ₹0\\.00`),
      /credits +.*purchase \+50/,
    ])
      expect(text).toMatch(part);
    expect(text.match(/^credits/gm), 'of this order alone').toHaveLength(1);
    for (const unknown of ['no-id', account.user.id])
      expect(await run('--order', unknown)).toMatchObject({ isDone: false });
  });

  it('gives an accountant one line an order, safe to open in a spreadsheet', async () => {
    const { id, payment } = await buy();
    await test.db.execute(sql`update payment_orders set promo_code = '=1+1,"x"' where id = ${id}`);
    const [head, line, ...more] = (await run('--csv')).text.split('\r\n');
    expect(more).toEqual([]);
    expect(head).toMatch(/^date,time,order,receipt,state,kind,item,currency,/);
    expect(line).toMatch(
      new RegExp(`,${id},R-\\d{6},paid,credits,Premium Pack,INR,99\\.00,99\\.00,`),
    );
    expect(line).toContain(`,"'=1+1,""x""",99.00,0.00,0.00,99.00,0.00,0.00,,,,,,${payment()?.id},`);
    expect(head).toMatch(/,taxable_back,cgst_back,sgst_back,igst_back,gst_back,back_date$/);
  });
});

describe('an accountant’s table', () => {
  const gst = { percent: 18, isWithinState: true };
  beforeAll(() => void Object.assign(test.app.configuration, { gst }));
  afterAll(() => void Object.assign(test.app.configuration, { gst: undefined }));
  /** The one line of the table, by the names of its columns. */
  async function lineOf(id: string): Promise<Record<string, string>> {
    const [head = '', ...lines] = (await run('--csv')).text.split('\r\n');
    const cells = lines.find((line) => line.includes(id))?.split(',') ?? [];
    return Object.fromEntries(head.split(',').map((name, at) => [name, cells[at] ?? '']));
  }

  it('has tax for what was paid, and for nothing that was only ordered', async () => {
    const { account, id } = await buy();
    expect(await lineOf(id)).toMatchObject({
      taxable: '83.90',
      cgst: '7.55',
      sgst: '7.55',
      igst: '',
      taxable_back: '',
      cgst_back: '',
      back_date: '',
    });
    await shop.order(account);
    const open = (await shop.history(account)).find(({ state }) => state === 'created');
    expect(await lineOf(open?.id ?? '')).toMatchObject({ price: '99.00', taxable: '', cgst: '' });
  });

  it('has the tax of the day of its order, whatever it is by then', async () => {
    const atRate = async (then: typeof gst | undefined) => {
      Object.assign(test.app.configuration, { gst: then });
      const { id } = await buy();
      Object.assign(test.app.configuration, { gst });
      return lineOf(id);
    };
    expect(await atRate({ percent: 5, isWithinState: true })).toMatchObject({
      taxable: '94.28',
      cgst: '2.36',
      sgst: '2.36',
    });
    expect(await atRate(undefined), 'before its seller had a number').toMatchObject({
      taxable: '',
      cgst: '',
    });
  });

  it('is not without tax unnoticed where the command has none of the server’s settings', async () => {
    await buy();
    await run('--csv');
    expect(logged).toEqual([]);
    Object.assign(test.app.configuration, { gst: undefined });
    await run('--csv');
    Object.assign(test.app.configuration, { gst });
    expect(logged).toMatchObject([{ message: expect.stringContaining('SELLER_TAX_ID') }]);
  });

  it('has the tax of what went back, to the paisa of the whole in the end', async () => {
    const { id } = await buy();
    await run('--refund', id, '--total', '33.33', '--yes');
    const part = await lineOf(id);
    const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Kolkata' });
    expect(part).toMatchObject({ refunded: '33.33', taxable: '83.90', back_date: today });
    expect(part).toMatchObject({ cgst: '7.55' });
    const sum = ['taxable_back', 'cgst_back', 'sgst_back'].reduce(
      (paise, name) => paise + Math.round(Number(part[name]) * 100),
      0,
    );
    expect(sum).toBe(3_333);
    await run('--refund', id, '--yes');
    expect(await lineOf(id)).toMatchObject({
      refunded: '99.00',
      taxable_back: '83.90',
      cgst_back: '7.55',
      sgst_back: '7.55',
      igst_back: '',
    });
  });
});

describe('npm run orders -- --refund', () => {
  it('asks before it sends anything', async () => {
    const { id, payment } = await buy();
    isConfirmed = false;
    expect(await run('--refund', id)).toEqual({ text: 'Not refunded.', isDone: false });
    expect(questions).toEqual([`Refund ₹99.00 of Premium Pack, order ${id}?`]);
    expect(payment()?.amount_refunded).toBe(0);
  });

  it('sends the whole once, takes back what was given, tells the buyer and notes it', async () => {
    const { account, id, payment } = await buy();
    isConfirmed = true;
    expect((await run('--refund', id)).text).toBe('Refunded ₹99.00.');
    expect(logged).toEqual([
      {
        facts: { orderId: id, payment: payment()?.id, amountPaise: 9_900 },
        message: 'An operator refunded an order.',
      },
    ]);
    expect((await run('--refund', id, '--yes')).text).toBe('Nothing is left to refund.');
    expect(payment()?.amount_refunded).toBe(9_900);
    expect(await shop.creditsOf(account)).toBe(10);
    expect((await shop.history(account))[0]).toMatchObject({ state: 'refunded' });
    const mails = test.mails.filter(({ to }) => to === account.user.email);
    expect(mails.filter(({ subject }) => subject.includes('on its way back'))).toHaveLength(1);
    expect((await checkLedger(test.db)).isSound).toBe(true);
  });

  it('sends a part until so much has gone back in all, however often it is asked for', async () => {
    const { account, id, payment } = await buy();
    for (const _ of [1, 2, 3]) await run('--refund', id, '--total', '49.50', '--yes');
    expect(payment()?.amount_refunded).toBe(4_950);
    expect(await shop.creditsOf(account)).toBe(35);
    expect((await run('--refund', id, '--yes')).text).toBe('Refunded ₹49.50.');
    expect(payment()?.amount_refunded).toBe(9_900);
    expect(await shop.creditsOf(account)).toBe(10);
  });

  it('of different parts, asked for by two at once, comes to the larger, not to both', async () => {
    const { account, id, payment } = await buy();
    const part = (rupees: string) => run('--refund', id, '--total', rupees, '--yes');
    const answers = await Promise.all([part('30.00'), part('45.00')]);
    expect(answers.every(({ isDone }) => isDone)).toBe(true);
    expect(payment()?.amount_refunded).toBe(4_500);
    const mails = test.mails.filter(({ to }) => to === account.user.email);
    expect(mails.filter(({ subject }) => subject.includes('on its way back')).length).toBeLessThan(
      3,
    );
    expect((await checkLedger(test.db)).isSound).toBe(true);
  });

  it('keeps others of the order waiting however slow the provider is, and says so', async () => {
    const { id, payment } = await buy();
    const gate = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const slow = async (asked: Parameters<typeof test.payments.refund>[0]) => {
      begun.resolve();
      await gate.promise;
      return test.payments.refund(asked);
    };
    const first = runWith(
      { ...test.payments, refund: slow },
      '--refund',
      id,
      '--total',
      '30',
      '--yes',
    );
    await begun.promise;
    expect(await run('--refund', id, '--total', '45', '--yes')).toEqual({
      isDone: false,
      text: expect.stringContaining('Another refund of this order is under way'),
    });
    // A connection without a word for as long as providers may take is given up, and its lock with it.
    const holder = async () => {
      const { rows } = await test.db.execute<{ query: string }>(
        sql`select query from pg_stat_activity join pg_locks using (pid)
          where locktype = 'advisory' and granted and datname = current_database()`,
      );
      return rows.map(({ query }) => query);
    };
    await expect.poll(holder).toEqual(['select 1']);
    gate.resolve();
    expect((await first).text).toBe('Refunded ₹30.00.');
    expect((await run('--refund', id, '--total', '45', '--yes')).text).toBe('Refunded ₹15.00.');
    expect(payment()?.amount_refunded).toBe(4_500);
  });

  it('waits for another refund of the same order', async () => {
    const { id, payment } = await buy();
    const refunded = await test.db.transaction(async (tx) => {
      await lockRefunds(tx, id);
      const asked = run('--refund', id, '--yes');
      const waiting = () =>
        test.db.$count(sql`pg_locks` as never, sql`locktype = 'advisory' and not granted`);
      await expect.poll(waiting).toBe(1);
      expect(payment()?.amount_refunded).toBe(0);
      return { asked };
    });
    expect((await refunded.asked).text).toBe('Refunded ₹99.00.');
    expect(payment()?.amount_refunded).toBe(9_900);
  });

  it.each(['the payment that it stands on', 'the other one'])(
    'of an order paid twice takes one payment after the other, from %s on, and no more later',
    async (first) => {
      const account = await signUp(test);
      const orderId = await shop.order(account);
      const proofs = [shop.pay(orderId), shop.pay(orderId)];
      for (const proof of proofs) await shop.verify(account, proof);
      await test.db.execute(sql`update surplus_payments set next_attempt_at = now() + interval '1 day'
      where next_attempt_at is not null`);
      const id = (await shop.history(account))[0]?.id ?? '';
      const isHolder = sql`provider_payment_id = (
      select holder_payment_id from payment_orders where id = ${id})`;
      const isFirst = first === 'the other one' ? sql`not ${isHolder}` : isHolder;
      await test.db.execute(sql`update payments
      set created_at = created_at - case when ${isFirst} then interval '1 second' else '0' end
      where order_id = ${id}`);
      const back = () =>
        proofs
          .map((one) => test.standIn.payments.get(one.razorpay_payment_id)?.amount_refunded ?? 0)
          .toSorted((one, other) => other - one);
      const refund = async (rupees: string) =>
        (await run('--refund', id, '--total', rupees, '--yes')).text;
      expect(await refund('120')).toBe('Refunded ₹120.00.');
      expect(back()).toEqual([9_900, 2_100]);
      expect(logged).toHaveLength(2);
      // What has gone back counts, also once it is known as a second payment that did.
      await expect.poll(() => refund('120')).toBe('Nothing is left to refund.');
      await test.db.execute(sql`update payment_orders set money_back_next_at = now() - interval '1 second'
      where id = ${id}`);
      const { configuration, log, mailer } = test.app;
      await sendDueMoneyBacks({ db: test.db, configuration, log, mailer, payments: test.payments });
      expect(back()).toEqual([9_900, 2_100]);
      expect(await refund('150')).toBe('Refunded ₹30.00.');
      expect(back()).toEqual([9_900, 5_100]);
      expect(logged).toHaveLength(1);
      isConfirmed = false;
      await run('--refund', id);
      expect(questions).toEqual([`Refund ₹48.00 of Premium Pack, order ${id}?`]);
    },
  );

  it('leaves out what a bank has taken', async () => {
    const { id, payment } = await buy();
    const dispute = test.standIn.dispute(payment()?.id ?? '', { deducted: 3_000 });
    const inState = (state: string) => () =>
      test.db.$count(sql`payment_disputes` as never, sql`state = ${state}`);
    await expect.poll(inState('open')).toBe(1);
    test.standIn.decide(dispute?.id ?? '', 'closed');
    await expect.poll(inState('closed')).toBe(1);
    isConfirmed = false;
    await run('--refund', id);
    expect(questions).toEqual([`Refund ₹69.00 of Premium Pack, order ${id}?`]);
    expect((await run('--refund', id, '--yes')).text).toBe('Refunded ₹69.00.');
    expect(payment()?.amount_refunded).toBe(6_900);
  });

  it('says which payment the provider does not know', async () => {
    const { id, payment } = await buy();
    const paymentId = payment()?.id ?? '';
    test.standIn.payments.delete(paymentId);
    await expect(run('--refund', id, '--yes')).rejects.toThrow(
      `The payment provider does not know the payment ${paymentId}`,
    );
  });

  it('is no more than its total where somebody else sends it before the answer', async () => {
    const { id, payment } = await buy();
    const { db, configuration, mailer } = test.app;
    const log = { info: () => {}, warn: () => {} };
    const slowly = async () => (await run('--refund', id, '--total', '49.50', '--yes')).isDone;
    const { text } = await runOrders(
      { db, configuration, mailer, payments: test.payments, log, confirm: slowly },
      readOrdersOptions(['--refund', id, '--total', '49.50'], new Date()),
    );
    expect(text).toBe('Nothing is left to refund.');
    expect(payment()?.amount_refunded).toBe(4_950);
  });

  it('is one refund with what its buyer asks for at the same time', async () => {
    const { account, id, payment } = await buy();
    const asking = test.call(paymentRoutes.moneyBack, { params: { id } }, account.token);
    await Promise.allSettled([run('--refund', id, '--yes'), asking]);
    await run('--refund', id, '--yes');
    expect(payment()?.amount_refunded).toBe(9_900);
    expect((await checkLedger(test.db)).isSound).toBe(true);
  });

  it('is of nothing where there is no payment', async () => {
    const { account } = await buy();
    await shop.order(account);
    const open = (await shop.history(account)).find(({ state }) => state === 'created');
    expect((await run('--refund', open?.id ?? '', '--yes')).text).toBe(
      'Nothing is left to refund.',
    );
    isConfirmed = false;
    expect((await run('--refund', open?.id ?? '')).text).toBe('Nothing is left to refund.');
    expect(questions, 'nobody is asked about nothing').toEqual([]);
    expect(await run('--refund', account.user.id)).toMatchObject({ isDone: false });
  });

  it('says why where no provider can be asked, or does not answer', async () => {
    const { id } = await buy();
    await expect(runWith(undefined, '--refund', id, '--yes')).rejects.toThrow('need the provider');
    test.standIn.faults = { status: 503 };
    expect(await run('--refund', id, '--yes')).toEqual({
      text: 'The payment provider doesn’t answer, so nothing was refunded. Please try again.',
      isDone: false,
    });
  });
});

it.each([
  [['--state', 'lost'], 'There is no state'],
  [['--since', 'yesterday'], 'is no day'],
  [['--zone', 'Mars'], 'is no time zone'],
  [['--refund', 'x', '--total', '4,5'], 'is no amount in rupees'],
  [['--refund', 'x', '--total', '49,50'], 'is no amount in rupees'],
  [['--all'], 'Unknown option'],
])('what is not understood says how the command is used: %s', (args, problem) => {
  expect(() => readOrdersOptions(args, new Date())).toThrow(problem);
});

describe('npm run orders -- --enterprise', () => {
  const day = (days: number) => new Date(Date.now() + 86_400_000 * days).toISOString().slice(0, 10);
  const planOf = async ({ token }: { token: string }) => {
    const { body } = await test.call(authRoutes.me, undefined, token);
    if (!body.success) throw new Error(body.code);
    return [body.data.subscription, body.data.planEndsAt];
  };

  it('gives a plan until the end of a day, beside what was bought', async () => {
    const { account } = await buy({ kind: 'plan', plan: 'basic' });
    const bought = await planOf(account);
    expect(bought[0]).toBe('basic');
    const given = await run('--enterprise', account.user.email.toUpperCase(), '--until', day(30));
    expect(given.text).toBe(`Enterprise plan until ${day(30)}: ${account.user.email}`);
    expect(logged).toEqual([
      { facts: { accounts: 1, until: day(30) }, message: 'Enterprise plan given' },
    ]);
    expect(await planOf(account)).toEqual(['enterprise', `${day(31)}T00:00:00.000Z`]);
    // What is bought meanwhile doesn't take it away.
    await shop.verify(account, shop.pay(await shop.order(account, pack)));
    expect((await planOf(account))[0]).toBe('enterprise');
    await run('--enterprise', account.user.email, '--until', '2026-01-31');
    expect(await planOf(account)).toEqual(bought);
  });

  it('counts days as the zone does, and ends by itself', async () => {
    const account = await signUp(test);
    await run('--enterprise', account.user.email, '--until', day(30), '--zone', 'Asia/Kolkata');
    expect(await planOf(account)).toEqual(['enterprise', `${day(30)}T18:30:00.000Z`]);
    await test.db.execute(sql`update users set plan_ends_at = now() - interval '1 second',
      enterprise_until = now() - interval '1 second' where id = ${account.user.id}`);
    expect((await planOf(account))[0]).toBe('free');
    await endOutlivedPlans(test.db);
    expect(await planOf(account)).toEqual(['free', undefined]);
  });

  it('gives all of the accounts theirs, or none', async () => {
    const [one, two] = [await signUp(test), await signUp(test)];
    const emails = ['--enterprise', one.user.email, '--enterprise', two.user.email];
    const refused = await run(...emails, '--enterprise', 'nobody@example.org', '--until', day(3));
    expect(refused).toEqual({
      text: 'No account has the address nobody@example.org.',
      isDone: false,
    });
    expect(logged).toEqual([]);
    expect((await planOf(one))[0]).toBe('free');
    expect((await run(...emails, '--until', day(3))).isDone).toBe(true);
    expect([(await planOf(one))[0], (await planOf(two))[0]]).toEqual(['enterprise', 'enterprise']);
  });
});
