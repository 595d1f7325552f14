import { and, asc, eq, gt, isNotNull } from 'drizzle-orm';
import { creditEntries, welcomeGrants } from '../platform/credits-schema.ts';
import type { Db, Queryable } from '../platform/database.ts';
import { users } from '../platform/schema.ts';

/**
 * Records mailboxes whose owners have had their sign-up credits.
 *
 * @returns the number of new ones.
 */
export async function insertWelcomes(db: Queryable, hashes: readonly string[]): Promise<number> {
  if (hashes.length === 0) return 0;
  const rows = await db
    .insert(welcomeGrants)
    .values(hashes.map((mailboxHash) => ({ mailboxHash })))
    .onConflictDoNothing()
    .returning({ mailboxHash: welcomeGrants.mailboxHash });
  return rows.length;
}

/** Whether the owner of a mailbox has had sign-up credits. */
export const isWelcomed = async (db: Queryable, hash: string): Promise<boolean> =>
  (await db.$count(welcomeGrants, eq(welcomeGrants.mailboxHash, hash))) > 0;

const welcomeOf = (userId: typeof users.id | string) =>
  and(eq(creditEntries.userId, userId), eq(creditEntries.idempotencyKey, 'signup'));

/** Whether an account was given sign-up credits. */
export const hasWelcome = async (db: Queryable, userId: string): Promise<boolean> =>
  (await db.$count(creditEntries, welcomeOf(userId))) > 0;

/** Verified addresses of accounts that got sign-up credits, ordered by id, after `afterId`. */
export const listWelcomed = (db: Db, afterId: string, limit: number) =>
  db
    .select({ id: users.id, email: users.email })
    .from(users)
    .innerJoin(creditEntries, welcomeOf(users.id))
    .where(and(gt(users.id, afterId), isNotNull(users.emailVerifiedAt)))
    .orderBy(asc(users.id))
    .limit(limit);
