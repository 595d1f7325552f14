import { packOpensDays, planDays } from '@folio/contract/prices';
import { eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paymentEvents, planPeriods } from '../platform/money-schema.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { endOutlivedPlans } from './entitlements.repository.ts';
import { deletePastEvents, findBill, findOwnOrder, listBills } from './orders.repository.ts';
import { settlePayment } from './settlement.service.ts';
import { makeOrder, pricePaise } from './testing/paid-order.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const dayMs = 86_400_000;
const buy = async (item: 'basic' | 'premium', userId?: string) => {
  const values = { kind: 'plan', item, credits: 0 } as const;
  const order = await makeOrder(database.db, userId ? { ...values, userId } : values);
  await order.sendEvent();
  return order;
};
const daysLeft = (endsAt: Date | null) =>
  Math.round(((endsAt?.getTime() ?? Number.NaN) - Date.now()) / dayMs);
const age = (userId: string, days: number) =>
  database.db.execute(sql`
    update ${planPeriods} set starts_at = starts_at - make_interval(days => ${days}),
      ends_at = ends_at - make_interval(days => ${days}) where user_id = ${userId}`);
/** As it is noticed once the end that the account knows is over. */
const notice = async (userId: string) => {
  await database.db.execute(sql`
    update users set plan_ends_at = now() - interval '1 second' where id = ${userId}`);
  await endOutlivedPlans(database.db);
};

describe('what plans allow', () => {
  it('is a year of the plan, for its buyer alone, told once however often it is paid', async () => {
    const other = await buy('premium');
    const { userId, buyer, sendEvent } = await buy('basic');
    await sendEvent();
    expect(await buyer()).toMatchObject({ subscription: 'basic', hasBoughtPack: false });
    expect(daysLeft((await buyer()).planEndsAt)).toBe(planDays);
    expect(await database.db.$count(planPeriods, sql`user_id = ${userId}`)).toBe(1);
    expect((await other.buyer()).subscription).toBe('premium');
    expect(daysLeft((await other.buyer()).planEndsAt)).toBe(planDays);
  });

  it('goes on where the same plan ends, and a better one counts from now', async () => {
    const { userId, buyer } = await buy('basic');
    await buy('basic', userId);
    expect(daysLeft((await buyer()).planEndsAt)).toBe(2 * planDays);
    await buy('premium', userId);
    expect((await buyer()).subscription).toBe('premium');
    expect(daysLeft((await buyer()).planEndsAt)).toBe(planDays);
    await age(userId, planDays + 1);
    await notice(userId);
    expect((await buyer()).subscription).toBe('basic');
    expect(daysLeft((await buyer()).planEndsAt)).toBe(planDays - 1);
    await age(userId, planDays);
    await notice(userId);
    expect(await buyer()).toMatchObject({ subscription: 'free', planEndsAt: null });
  });

  it('is all of the time that was paid for, also when it is paid at one moment', async () => {
    const values = { kind: 'plan', item: 'basic', credits: 0 } as const;
    const first = await makeOrder(database.db, values);
    const { userId } = first;
    const others = await Promise.all(
      Array.from({ length: 4 }, () => makeOrder(database.db, { ...values, userId })),
    );
    await Promise.all([first, ...others].map(({ sendEvent }) => sendEvent()));
    expect(daysLeft((await first.buyer()).planEndsAt)).toBe(5 * planDays);
  });

  it('is the premium one, whichever was bought last', async () => {
    const { userId, buyer } = await buy('premium');
    await buy('basic', userId);
    expect((await buyer()).subscription).toBe('premium');
  });

  it('begins now where the earlier plan was paid back', async () => {
    const first = await buy('basic');
    await first.sendEvent({ refundedPaise: pricePaise });
    expect((await first.buyer()).subscription).toBe('free');
    await buy('basic', first.userId);
    expect(daysLeft((await first.buyer()).planEndsAt)).toBe(planDays);
  });

  it('ends for those alone whose plan is over', async () => {
    const [over, running] = [await buy('basic'), await buy('basic')];
    await age(over.userId, planDays);
    await age(running.userId, planDays);
    await notice(over.userId);
    expect((await over.buyer()).subscription).toBe('free');
    expect((await running.buyer()).subscription).toBe('basic');
  });

  it('is that of packs too: one that was bought and not paid back', async () => {
    const first = await makeOrder(database.db);
    const second = await makeOrder(database.db, { userId: first.userId });
    await first.sendEvent();
    expect(await first.buyer()).toMatchObject({ hasBoughtPack: true, subscription: 'free' });
    expect(await database.db.$count(planPeriods, sql`user_id = ${first.userId}`)).toBe(0);
    await first.sendEvent({ refundedPaise: pricePaise });
    expect((await first.buyer()).hasBoughtPack).toBe(false);
    await second.sendEvent();
    expect((await first.buyer()).hasBoughtPack).toBe(true);
    const stranger = await buy('basic');
    expect((await stranger.buyer()).hasBoughtPack).toBe(false);
  });
});

describe('a large pack', () => {
  it('opens the templates of the Basic plan for a year from its payment, until it is paid back', async () => {
    const { db } = database;
    const large = await makeOrder(db);
    const opened = async () => (await large.buyer()).packOpensUntil;
    expect(await opened()).toBeNull();
    await large.sendEvent();
    expect(daysLeft(await opened())).toBe(packOpensDays);
    const values = { item: 'basic', credits: 10, userId: large.userId };
    await (await makeOrder(db, values)).sendEvent();
    expect(daysLeft(await opened())).toBe(packOpensDays);
    await large.sendEvent({ refundedPaise: pricePaise });
    expect(await opened()).toBeNull();
  });
});

describe('orders', () => {
  it('are found by their buyer alone, and have a receipt once they were paid; the last is listed first', async () => {
    const { db } = database;
    const first = await makeOrder(db);
    const others = await makeOrder(db);
    const { userId } = first;
    const unpaid = await makeOrder(db, { userId });
    const last = await makeOrder(db, { userId });
    for (const { sendEvent } of [first, others, last]) await sendEvent();
    expect((await listBills(db, userId)).map(({ id }) => id)).toEqual([
      last.id,
      first.id,
      unpaid.id,
    ]);
    await db.execute(sql`
      update payment_orders set created_at = now() - interval '121 hours' where id = ${unpaid.id}`);
    expect((await listBills(db, userId)).map(({ id }) => id)).toEqual([last.id, first.id]);
    expect((await findBill(db, userId, first.id))?.id).toBe(first.id);
    expect(await findBill(db, userId, unpaid.id)).toBeUndefined();
    expect(await findBill(db, userId, others.id)).toBeUndefined();
    const nameOf = async ({ row }: typeof first) => (await row()).providerOrderId ?? '';
    expect((await findOwnOrder(db, userId, await nameOf(last)))?.id).toBe(last.id);
    expect(await findOwnOrder(db, userId, await nameOf(others))).toBeUndefined();
    const { paidAt } = await first.row();
    await first.sendEvent({ refundedPaise: 1 });
    expect((await first.row()).paidAt).toEqual(paidAt);
  });

  it('keep their record, and give nothing, once their buyer is gone', async () => {
    const order = await makeOrder(database.db, { userId: null });
    await order.sendEvent();
    expect(await order.row()).toMatchObject({ state: 'paid', capturedPaise: pricePaise });
  });

  it('are told of once by each event', async () => {
    const order = await makeOrder(database.db);
    const event = order.eventOf();
    await order.apply(event);
    const [payment] = event.payments;
    if (!payment) throw new Error('No payment');
    await order.apply({ ...event, payments: [{ ...payment, refundedPaise: pricePaise }] });
    expect(await order.row()).toMatchObject({ state: 'paid', refundedPaise: 0 });
  });

  it('remember events for a time, and change nothing when one comes again later', async () => {
    const { db } = database;
    const order = await makeOrder(db);
    const event = order.eventOf();
    const isKnown = () => db.$count(paymentEvents, eq(paymentEvents.id, event.id));
    await order.apply(event);
    await deletePastEvents(db, 100);
    expect(await isKnown()).toBe(1);
    await db.execute(
      sql`update ${paymentEvents} set created_at = now() - interval '101 seconds' where id = ${event.id}`,
    );
    await deletePastEvents(db, 100);
    expect(await isKnown()).toBe(0);
    await order.apply(event);
    expect((await order.buyer()).credits).toBe(60);
  });

  it('that are unknown cannot be settled', async () => {
    const [payment] = (await makeOrder(database.db)).eventOf().payments;
    if (!payment) throw new Error('No payment');
    await expect(settlePayment(database.db, uuidv7(), payment)).rejects.toThrow(
      'An order that was just found is gone',
    );
  });
});
