import { and, asc, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Db, Queryable, Tx } from '../platform/database.ts';
import { deleteSlice } from '../platform/delete-slice.ts';
import { oidcAccounts, oidcAttempts } from '../platform/oidc-schema.ts';

export type OidcAccountRow = typeof oidcAccounts.$inferSelect;
export type OidcAttemptRow = typeof oidcAttempts.$inferSelect;
type NewAttempt = Omit<typeof oidcAttempts.$inferInsert, 'expiresAt'>;

export async function saveAttempt(
  db: Queryable,
  attempt: NewAttempt,
  seconds: number,
): Promise<void> {
  const expiresAt = sql`now() + make_interval(secs => ${seconds})`;
  await db.insert(oidcAttempts).values({ ...attempt, expiresAt });
}

const isGood = gt(oidcAttempts.expiresAt, sql`now()`);

/** Consumes an attempt of this browser; only one of several concurrent calls succeeds. */
export async function consumeAttempt(
  db: Queryable,
  { stateHash, browserHash }: Pick<OidcAttemptRow, 'stateHash' | 'browserHash'>,
): Promise<OidcAttemptRow | undefined> {
  const isTheirs = eq(oidcAttempts.browserHash, browserHash);
  const isIt = and(eq(oidcAttempts.stateHash, stateHash), isTheirs, isNull(oidcAttempts.linkedId));
  const [row] = await db.delete(oidcAttempts).where(and(isIt, isGood)).returning();
  return row;
}

const isProvenIn = (browserHash: string) =>
  and(eq(oidcAttempts.browserHash, browserHash), isNotNull(oidcAttempts.linkedId), isGood);

/** A provider login that waits for a two-step code. */
export async function findProven(db: Db, browserHash: string): Promise<OidcAttemptRow | undefined> {
  const [row] = await db.select().from(oidcAttempts).where(isProvenIn(browserHash)).limit(1);
  return row;
}

export async function takeProven(tx: Tx, browserHash: string, stateHash: string): Promise<boolean> {
  const rows = await tx
    .delete(oidcAttempts)
    .where(and(isProvenIn(browserHash), eq(oidcAttempts.stateHash, stateHash)))
    .returning({ stateHash: oidcAttempts.stateHash });
  return rows.length > 0;
}

export const listLinked = (db: Queryable, userId: string): Promise<OidcAccountRow[]> =>
  db
    .select()
    .from(oidcAccounts)
    .where(eq(oidcAccounts.userId, userId))
    .orderBy(asc(oidcAccounts.createdAt), asc(oidcAccounts.id));

const isSubject = (provider: string, subject: string) =>
  and(eq(oidcAccounts.provider, provider), eq(oidcAccounts.subject, subject));

export async function findLinkedById(
  db: Queryable,
  id: string,
): Promise<OidcAccountRow | undefined> {
  const [row] = await db.select().from(oidcAccounts).where(eq(oidcAccounts.id, id));
  return row;
}

export async function findLinked(
  db: Queryable,
  provider: string,
  subject: string,
): Promise<OidcAccountRow | undefined> {
  const [row] = await db.select().from(oidcAccounts).where(isSubject(provider, subject));
  return row;
}

/** Undefined if it is linked already, to this or another account. */
export async function insertLinked(
  tx: Tx,
  account: Omit<typeof oidcAccounts.$inferInsert, 'createdAt' | 'lastUsedAt'>,
): Promise<OidcAccountRow | undefined> {
  const [row] = await tx.insert(oidcAccounts).values(account).onConflictDoNothing().returning();
  return row;
}

/** Returns false if it was unlinked meanwhile. */
export async function noteUse(tx: Tx, id: string, userId: string): Promise<boolean> {
  const rows = await tx
    .update(oidcAccounts)
    .set({ lastUsedAt: sql`now()` })
    .where(and(eq(oidcAccounts.id, id), eq(oidcAccounts.userId, userId)))
    .returning({ id: oidcAccounts.id });
  return rows.length > 0;
}

export async function deleteLinked(
  tx: Tx,
  userId: string,
  id: string,
): Promise<OidcAccountRow | undefined> {
  const [row] = await tx
    .delete(oidcAccounts)
    .where(and(eq(oidcAccounts.id, id), eq(oidcAccounts.userId, userId)))
    .returning();
  return row;
}

export const deletePastAttempts = (db: Queryable): Promise<boolean> =>
  deleteSlice(db, oidcAttempts, oidcAttempts.stateHash, lt(oidcAttempts.expiresAt, sql`now()`));
