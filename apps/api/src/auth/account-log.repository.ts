import { type AccountLogKind, accountLogLimits, refusedKinds } from '@folio/contract/account-log';
import { and, desc, eq, inArray, lt, notInArray, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { accountLog } from '../platform/account-log-schema.ts';
import type { Queryable } from '../platform/database.ts';
import { deleteSlice } from '../platform/delete-slice.ts';

export type AccountLogRow = typeof accountLog.$inferSelect;
type NewEntry = Omit<typeof accountLog.$inferInsert, 'id' | 'createdAt' | 'kind'> & {
  kind: AccountLogKind;
};

const isOf = (userId: string) => eq(accountLog.userId, userId);

/** Adds an entry, and deletes the oldest of its kind above the account's limit. */
export async function insertEntry(db: Queryable, entry: NewEntry): Promise<void> {
  await db.insert(accountLog).values({ ...entry, id: uuidv7() });
  const isRefusal = (refusedKinds as readonly string[]).includes(entry.kind);
  const isOfSort = isRefusal
    ? inArray(accountLog.kind, [...refusedKinds])
    : notInArray(accountLog.kind, [...refusedKinds]);
  // Rows locked by a concurrent insert are skipped, to avoid deadlocks.
  const beyond = db
    .select({ id: accountLog.id })
    .from(accountLog)
    .where(and(isOf(entry.userId), isOfSort))
    .orderBy(desc(accountLog.id))
    .offset(isRefusal ? accountLogLimits.refused : accountLogLimits.done)
    .for('update', { skipLocked: true });
  await db.delete(accountLog).where(inArray(accountLog.id, beyond));
}

const isKept = sql`${accountLog.createdAt} > now() - make_interval(days => ${accountLogLimits.days})`;

/** Newest first, after the entry `before`. */
export const listEntries = (
  db: Queryable,
  userId: string,
  { limit, before }: { limit: number; before?: string | undefined },
): Promise<AccountLogRow[]> =>
  db
    .select()
    .from(accountLog)
    .where(and(isOf(userId), isKept, before ? lt(accountLog.id, before) : undefined))
    .orderBy(desc(accountLog.id))
    .limit(limit);

export function deletePastEntries(db: Queryable): Promise<boolean> {
  const past = sql`now() - make_interval(days => ${accountLogLimits.days})`;
  return deleteSlice(db, accountLog, accountLog.id, lt(accountLog.createdAt, past));
}

/** Whether an account has an entry of this kind from the last 24 hours. */
export async function hasRecentEntry(
  db: Queryable,
  userId: string,
  kind: AccountLogKind,
): Promise<boolean> {
  const isRecent = sql`${accountLog.createdAt} > now() - interval '1 day'`;
  return (await db.$count(accountLog, and(isOf(userId), eq(accountLog.kind, kind), isRecent))) > 0;
}
