import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { creditReservations } from '../platform/credits-schema.ts';
import type { Db } from '../platform/database.ts';
import { isUniqueViolation } from '../platform/database-faults.ts';
import { users } from '../platform/schema.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { checkLedger, findDrift, LedgerWatch } from './check-ledger.ts';
import { countLedger } from './entries.repository.ts';
import {
  grantCredits,
  keepReservation,
  lockRequest,
  reserveCredits,
  takeBackCredits,
} from './ledger.repository.ts';
import { releaseExpiredReservations, releaseReservation } from './release.service.ts';
import { type Account, arbitraryMovement, move } from './testing/ledger-model.ts';
import { makeAccount } from './testing/make-account.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Db;
beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
});
afterAll(() => database.close());

const makeUser = (credits = 0) => makeAccount(db, credits);

const anyAccount = (userId: string): Account => ({
  db,
  userId,
  balance: 0,
  entries: new Set(),
  reservations: new Map(),
  surprises: [],
});

async function balanceOf(userId: string): Promise<number> {
  const [row] = await db.select({ credits: users.credits }).from(users).where(sql`id = ${userId}`);
  return row?.credits ?? Number.NaN;
}

const spend = (userId: string, amount: number, idempotencyKey: string, needed = amount) =>
  reserveCredits(db, { userId, action: 'improve', amount, needed, idempotencyKey });

describe('the ledger', () => {
  it('lets parallel spends take what is there and no more', async () => {
    const userId = await makeUser(10);
    const spends = await Promise.all(
      Array.from({ length: 100 }, (_, i) => spend(userId, 1, `spend-${i}`)),
    );
    expect(spends.filter(Boolean)).toHaveLength(10);
    expect(await balanceOf(userId)).toBe(0);
    expect(await findDrift(db)).toEqual([]);
  });

  it('spends once under one key, however many ask at once', async () => {
    const userId = await makeUser(10);
    const spends = await Promise.allSettled(
      Array.from({ length: 50 }, () => spend(userId, 2, 'one key')),
    );
    expect(spends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const refused of spends)
      if (refused.status === 'rejected') expect(isUniqueViolation(refused.reason)).toBe(true);
    expect(await balanceOf(userId)).toBe(8);
  });

  it('asks for more than it takes where an action wants something left over', async () => {
    const userId = await makeUser(3);
    expect(await spend(userId, 3, 'a', 4)).toBeUndefined();
    await grantCredits(db, { userId, amount: 1, kind: 'purchase', idempotencyKey: 'more' });
    expect(await spend(userId, 3, 'a', 4)).toBeDefined();
    expect(await balanceOf(userId)).toBe(1);
  });

  it('gives back once, and never what was kept', async () => {
    const userId = await makeUser(5);
    const released = (await spend(userId, 2, 'a')) ?? '';
    const kept = (await spend(userId, 3, 'b')) ?? '';
    expect(await keepReservation(db, kept, { result: 'an answer' })).toBe(true);
    await Promise.all(
      [released, released, released, kept, kept].map((id) => releaseReservation(db, id)),
    );
    expect(await balanceOf(userId)).toBe(2);
    expect(await keepReservation(db, released, null)).toBe(false);
    expect(await findDrift(db)).toEqual([]);
  });

  it('gives back what work took that never ended, and leaves what is under way', async () => {
    const userId = await makeUser(5);
    const forgotten = (await spend(userId, 1, 'a')) ?? '';
    const other = (await spend(userId, 1, 'b')) ?? '';
    await spend(userId, 1, 'c');
    await db.execute(
      sql`update ${creditReservations} set created_at = now() - interval '181 seconds'
        where id in (${forgotten}, ${other})`,
    );
    await Promise.all(Array.from({ length: 5 }, () => releaseExpiredReservations(db, 180)));
    expect(await balanceOf(userId)).toBe(4);
    expect(await findDrift(db)).toEqual([]);
  });

  it('takes back no more than is there, once', async () => {
    const userId = await makeUser(5);
    const refund = { userId, amount: 8, kind: 'refund', idempotencyKey: 'refund' } as const;
    const taken = await Promise.all(Array.from({ length: 10 }, () => takeBackCredits(db, refund)));
    expect(taken.reduce((sum, one) => sum + one)).toBe(5);
    expect(await balanceOf(userId)).toBe(0);
    expect(await findDrift(db)).toEqual([]);
  });

  it('finds a balance that is not the sum of its entries', async () => {
    const userId = await makeUser(5);
    await db.execute(sql`update ${users} set credits = 6 where id = ${userId}`);
    expect(await findDrift(db)).toEqual([{ userId, balance: 6, sum: 5 }]);
    expect(await new LedgerWatch(db).countDrift(10_000)).toBe(1);
    const { accounts, entries } = await countLedger(db);
    expect(accounts).toBeGreaterThan(1);
    const looked = `${accounts} accounts, ${entries} entries`;
    expect(await checkLedger(db)).toEqual({
      isSound: false,
      text: `The ledger has drifted: 1 of ${looked}.\n  ${userId}: the balance is 6, the entries give 5`,
    });
    await db.execute(sql`update ${users} set credits = 5 where id = ${userId}`);
    expect(await checkLedger(db)).toEqual({
      isSound: true,
      text: `The ledger is sound: ${looked}, drift 0.`,
    });
  });

  it('agrees with plain arithmetic after any movements', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(arbitraryMovement, { maxLength: 25 }), async (movements) => {
        const userId = await makeUser();
        const account = anyAccount(userId);
        for (const movement of movements) {
          await move(account, movement);
          expect(await balanceOf(userId)).toBe(account.balance);
        }
        expect(account.surprises).toEqual([]);
        expect(await findDrift(db)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it('stays whole when movements come all at once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(arbitraryMovement, { maxLength: 40 }), async (movements) => {
        const userId = await makeUser(6);
        await Promise.allSettled(
          movements.map(({ type, amount, key }) =>
            type === 'grant' || type === 'refund'
              ? move(anyAccount(userId), { type, amount, key })
              : spend(userId, amount, `spend:${key}`),
          ),
        );
        expect(await balanceOf(userId)).toBeGreaterThanOrEqual(0);
        expect(await findDrift(db)).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });
});

describe('the check of a ledger too large for one statement', () => {
  it('finds a drift wherever it is, whatever the borders of its parts', async () => {
    const own = await createTestDatabase();
    const ids = await Promise.all(Array.from({ length: 12 }, () => makeAccount(own.db, 5)));
    const accounts = ids.toSorted();
    const drifted = fc.uniqueArray(fc.nat({ max: 11 }), { maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(drifted, fc.integer({ min: 1, max: 13 }), async (places, atOnce) => {
        const planted = places.map((place) => accounts[place] ?? '').toSorted();
        for (const id of planted)
          await own.db.update(users).set({ credits: 6 }).where(eq(users.id, id));
        const watch = new LedgerWatch(own.db, atOnce);
        expect(watch.passAgeSeconds).toBe(Number.POSITIVE_INFINITY);
        const began = performance.now();
        try {
          const found = await findDrift(own.db, atOnce);
          expect(found).toEqual(planted.map((userId) => ({ userId, balance: 6, sum: 5 })));
          // With no time at all each turn looks at one part.
          let count = await watch.countDrift(0);
          expect(Number.isFinite(watch.passAgeSeconds)).toBe(atOnce > 12);
          for (let turn = 1; turn <= 12 / atOnce; turn++) count = await watch.countDrift(0);
          expect(count).toBe(planted.length);
          const patient = new LedgerWatch(own.db, atOnce);
          expect(await patient.countDrift(60_000)).toBe(planted.length);
          expect(Number.isFinite(patient.passAgeSeconds)).toBe(true);
          expect(watch.passAgeSeconds).toBeGreaterThanOrEqual(0);
          expect(watch.passAgeSeconds * 1_000).toBeLessThanOrEqual(performance.now() - began);
        } finally {
          await own.db.update(users).set({ credits: 5 });
        }
        // The pass under way may have seen it before it was mended; the one after it has not.
        await watch.countDrift(60_000);
        expect(await watch.countDrift(60_000)).toBe(0);
      }),
      { numRuns: 12 },
    );
    await own.close();
  });
});

it('equal requests of an account end one after the other, and no others wait for them', async () => {
  const userId = await makeUser();
  const request = { userId, action: 'improve', requestHash: 'a'.repeat(64) } as const;
  const isFree = (one: Parameters<typeof lockRequest>[1]) =>
    db
      .transaction(async (tx) => {
        await tx.execute(sql`set local lock_timeout = '100ms'`);
        await lockRequest(tx, one);
      })
      .then(
        () => true,
        () => false,
      );
  await db.transaction(async (holder) => {
    await lockRequest(holder, request);
    expect(await isFree(request)).toBe(false);
    for (const other of [
      { ...request, userId: await makeUser() },
      { ...request, action: 'optimize' as const },
      { ...request, requestHash: 'b'.repeat(64) },
    ])
      expect(await isFree(other)).toBe(true);
  });
  expect(await isFree(request)).toBe(true);
});
