import { profileRoutes } from '@folio/contract/profiles';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { users } from '../platform/schema.ts';
import { signUp, type TestAccount } from '../testing/accounts.ts';
import { poisonedMailer } from '../testing/poisoned-mailer.ts';
import { endOutlivedPlans } from './entitlements.repository.ts';
import { planEndsMail } from './plan-reminder.mails.ts';
import { remindOfEndingPlans } from './plan-reminders.service.ts';
import { mailDueReceipts } from './receipt-mails.service.ts';
import { makeOrder } from './testing/paid-order.ts';
import type { PaidProduct } from './testing/provider-fixture.ts';
import { openShop, type Shop } from './testing/shop.ts';

let test: PaidProduct;
let shop: Shop;
let ada: TestAccount;
openShop((opened, itsShop) => {
  test = opened;
  shop = itsShop;
});
beforeEach(async () => {
  ada = await signUp(test);
});

const buy = async (plan: 'basic' | 'premium', account = ada) => {
  const proof = shop.pay(await shop.order(account, { kind: 'plan', plan }));
  await shop.verify(account, proof);
  return proof;
};
/** As it is when so many days of the plan are left. */
const leave = async (days: number, account = ada) => {
  const { id } = account.user;
  await test.db.execute(sql`
    with shift as (select plan_ends_at - now() - make_interval(days => ${days}) as by from users where id = ${id})
    update plan_periods set starts_at = starts_at - shift.by, ends_at = date_trunc('milliseconds', ends_at - shift.by)
    from shift where user_id = ${id}`);
  await test.db.execute(
    sql`update ${users} set plan_ends_at = now() - interval '1 second' where id = ${id}`,
  );
  await endOutlivedPlans(test.db);
};
const remind = async (account = ada) => {
  await Promise.all([remindOfEndingPlans(test.app), remindOfEndingPlans(test.app)]);
  return test.mails.filter(
    ({ to, subject }) => to === account.user.email && subject.includes(' ends on '),
  );
};

describe('a plan that ends', () => {
  it('[plan-reminders-1] is told of two weeks before, once, whoever looks', async () => {
    await buy('premium');
    expect(await remind()).toEqual([]);
    await leave(15);
    expect(await remind()).toEqual([]);
    await leave(14);
    const [mail] = await remind();
    expect(mail?.subject).toMatch(/^Your Premium Plan ends on \w+ \d+, \d{4}$/);
    const { baseUrl } = test.app.configuration;
    const text = mail?.text.replace(/\s+/g, ' ');
    for (const said of [
      /Your Premium Plan ends on \w+ \d+, \d{4}\. It won’t renew, and you won’t be charged\./,
      'Your resumes stay as they are after that, premium templates included.',
      'buy another year. It starts when this one ends.',
      `Keep my plan: ${baseUrl}/subscribe/premium`,
      `turn them off: ${baseUrl}/profile/settings`,
    ])
      expect(text).toMatch(said);
    expect(mail?.html.match(/It won’t renew/g), 'also in what an inbox shows').toHaveLength(2);
    await leave(3);
    expect(await remind()).toHaveLength(1);
  });

  it('[plan-reminders-2] is not told of to those who want no such mails; a receipt they get all the same', async () => {
    const body = { notifications: { email: false } };
    await test.call(profileRoutes.update, { body }, ada.token);
    await buy('basic');
    await leave(10);
    expect(await remind()).toEqual([]);
    // The server looks for them too, and may be about to send this one.
    await mailDueReceipts(test.app);
    const told = () => test.mails.filter(({ to }) => to === ada.user.email);
    await expect
      .poll(() => told().map(({ subject }) => subject))
      .toContain('We received your payment');
  });

  it('is told of to everybody in one turn, however many there are', async () => {
    const ids: string[] = [];
    for (let made = 0; made < 41; made += 1) {
      const order = await makeOrder(test.db, { kind: 'plan', item: 'basic', credits: 0 });
      await order.sendEvent();
      ids.push(order.id);
    }
    await test.db.execute(sql`
      with ending as (
        update plan_periods set ends_at = ends_at - interval '360 days'
        where order_id in ${ids} returning user_id, ends_at
      )
      update ${users} set plan_ends_at = ending.ends_at from ending where id = ending.user_id`);
    await remindOfEndingPlans(test.app);
    const { rows } = await test.db.execute(
      sql`select from plan_periods where order_id in ${ids} and reminded_at is null`,
    );
    expect(rows).toEqual([]);
  });

  it('is told of beside one whose mail can never be stored, which is left out', async () => {
    const bob = await signUp(test);
    for (const account of [ada, bob]) {
      await buy('basic', account);
      await leave(10, account);
    }
    const { db, configuration, log } = test.app;
    const mailer = poisonedMailer(test.app.mailer, ({ to }) => to === ada.user.email);
    await remindOfEndingPlans({ db, configuration, log, mailer });
    expect(await remind(bob)).toHaveLength(1);
    expect(await remind()).toEqual([]);
  });

  it('is not told of when it goes on, was paid back or is over', async () => {
    await buy('basic');
    await leave(10);
    await buy('basic');
    expect(await remind()).toEqual([]);

    const bob = await signUp(test);
    const { razorpay_payment_id: payment } = await buy('premium', bob);
    await leave(10, bob);
    test.standIn.refund(payment);
    await expect.poll(async () => (await shop.me(bob)).subscription).toBe('free');
    expect(await remind(bob)).toEqual([]);

    const eve = await signUp(test);
    await buy('premium', eve);
    await leave(-1, eve);
    expect(await remind(eve)).toEqual([]);
  });
});

it('the mail of a plan that ends names the day in India, as its buyer’s billing page does', () => {
  const owner = { email: 'asha@example.org', firstName: 'Asha' };
  const endsAt = new Date('2028-02-28T19:30:00Z');
  const { subject } = planEndsMail({ owner, plan: 'basic', endsAt }, 'https://folio.test');
  expect(subject).toBe('Your Basic Plan ends on February 29, 2028');
});
