import { defaultCreditCosts } from '@folio/contract/credits';
import { asc, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { creditEntries, creditReservations } from '../platform/credits-schema.ts';
import { users } from '../platform/schema.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { reserveDelivery } from './deliveries.service.ts';
import { listEntries } from './entries.repository.ts';
import { grantPurchase, grantSignupCredits, takeBackPurchase } from './grants.service.ts';
import {
  deletePastReservations,
  findReservation,
  keepReservation,
  reserveCredits,
} from './ledger.repository.ts';
import { releaseExpiredReservations, releaseReservation } from './release.service.ts';
import { makeAccount } from './testing/make-account.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const entriesOf = async (userId: string) =>
  (
    await database.db
      .select()
      .from(creditEntries)
      .where(eq(creditEntries.userId, userId))
      .orderBy(asc(creditEntries.createdAt), asc(creditEntries.id))
  ).map(({ kind, amount, action, idempotencyKey }) => [kind, amount, action, idempotencyKey]);

async function readUser(id: string) {
  const [row] = await database.db.select().from(users).where(eq(users.id, id));
  if (!row) throw new Error('No account');
  return row;
}

async function reserve(userId: string, idempotencyKey: string): Promise<string> {
  const spend = { userId, action: 'improve', amount: 2, needed: 2, idempotencyKey } as const;
  return (await reserveCredits(database.db, spend)) ?? '';
}

describe('an entry', () => {
  it('says what it is, and is named so that it is made once', async () => {
    const { db } = database;
    const userId = await makeAccount(db);
    const purchase = { userId, orderId: uuidv7() };
    const other = { userId, orderId: uuidv7() };
    await db.transaction(async (tx) => {
      for (let times = 0; times < 2; times++) await grantSignupCredits(tx, userId, 10);
      for (let times = 0; times < 2; times++) await grantPurchase(tx, { ...purchase, credits: 5 });
      await grantPurchase(tx, { ...other, credits: 7 });
      await takeBackPurchase(tx, { ...purchase, amount: 3 });
      await grantPurchase(tx, { ...purchase, credits: 4 });
    });
    expect(await entriesOf(userId)).toEqual([
      ['signup', 10, null, 'signup'],
      ['purchase', 5, null, `order:${purchase.orderId}:1`],
      ['purchase', 7, null, `order:${other.orderId}:1`],
      ['refund', -3, null, `order:${purchase.orderId}:2`],
      ['purchase', 2, null, `order:${purchase.orderId}:3`],
    ]);
    const id = await reserve(userId, 'a');
    expect(await releaseReservation(db, id)).toBe(1);
    expect(await releaseReservation(db, id)).toBe(0);
    expect((await entriesOf(userId)).slice(5)).toEqual([
      ['spend', -2, 'improve', `spend:${id}`],
      ['release', 2, 'improve', `release:${id}`],
    ]);
    expect((await listEntries(db, userId, 2)).map(({ kind }) => kind)).toEqual([
      'release',
      'spend',
    ]);
  });

  it('gives back what an order was short of, and not what had been spent', async () => {
    const { db } = database;
    const userId = await makeAccount(db);
    const purchase = { userId, orderId: uuidv7() };
    await db.transaction((tx) => grantPurchase(tx, { ...purchase, credits: 5 }));
    await keepReservation(db, await reserve(userId, 'spent'), null);
    await db.transaction((tx) => takeBackPurchase(tx, { ...purchase, amount: 5 }));
    await db.transaction((tx) => grantPurchase(tx, { ...purchase, credits: 2 }));
    const movements = async () => (await entriesOf(userId)).map(([kind, amount]) => [kind, amount]);
    expect(await movements()).toEqual([
      ['purchase', 5],
      ['spend', -2],
      ['refund', -3],
    ]);
    await db.transaction((tx) => grantPurchase(tx, { ...purchase, credits: 5 }));
    expect((await movements()).at(-1)).toEqual(['purchase', 3]);
  });

  it('is not made of nothing', async () => {
    const userId = await makeAccount(database.db);
    await database.db.transaction((tx) => grantSignupCredits(tx, userId, 0));
    expect(await entriesOf(userId)).toEqual([]);
  });
});

describe('a reservation', () => {
  const age = (id: string, seconds: number) =>
    database.db.execute(
      sql`update ${creditReservations} set created_at = now() - make_interval(secs => ${seconds})
        where id = ${id}`,
    );

  it('that is given back keeps what it brought, where it brought something', async () => {
    const { db } = database;
    const userId = await makeAccount(db, 10);
    const [free, failed] = [await reserve(userId, 'free'), await reserve(userId, 'failed')];
    await releaseReservation(db, free, { result: 'an answer' });
    await releaseReservation(db, failed);
    const known = async (key: string) => await findReservation(db, userId, key);
    expect(await known('free')).toMatchObject({
      state: 'released',
      answer: { result: 'an answer' },
    });
    expect(await known('failed')).toMatchObject({ state: 'released', answer: null });
  });

  it('is forgotten when nobody may ask for its answer any more, and never while it is held', async () => {
    const { db } = database;
    const userId = await makeAccount(db, 10);
    const [held, kept, recent] = [
      await reserve(userId, 'held'),
      await reserve(userId, 'kept'),
      await reserve(userId, 'recent'),
    ];
    await keepReservation(db, kept, { result: 'an answer' });
    await keepReservation(db, recent, null);
    for (const id of [held, kept]) await age(id, 101);
    await age(recent, 90);
    expect(await findReservation(db, userId, 'kept')).toMatchObject({
      answer: { result: 'an answer' },
    });
    await deletePastReservations(db, { afterSeconds: 100, deliveredAfterSeconds: 200 });
    expect(await findReservation(db, userId, 'kept')).toBeUndefined();
    expect(await findReservation(db, userId, 'recent')).toMatchObject({ state: 'kept' });
    expect(await findReservation(db, userId, 'held')).toMatchObject({ state: 'held' });
    expect(await releaseExpiredReservations(db, 100)).toBe(1);
    expect(await releaseExpiredReservations(db, 100)).toBe(0);
  });

  it('of a document is known for thirty days, and so long it costs nothing again', async () => {
    const { db } = database;
    const userId = await makeAccount(db, 10);
    const user = { ...(await readUser(userId)), subscription: 'free' as const };
    const configuration = { creditCosts: defaultCreditCosts };
    const context = { db, configuration };
    const paid = { user, action: 'pdf-export' } as const;
    const day = 86_400;
    for (const [days, balance] of [
      [0, 9],
      [29, 9],
      [31, 8],
    ] as const) {
      await db.execute(
        sql`update ${creditReservations} set created_at = now() - make_interval(days => ${days})
          where user_id = ${userId}`,
      );
      await deletePastReservations(db, { afterSeconds: day, deliveredAfterSeconds: 30 * day });
      await (await reserveDelivery(context, paid, 'the same document')).delivered();
      expect((await readUser(userId)).credits).toBe(balance);
    }
  });
});
