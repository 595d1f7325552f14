import { and, desc, eq, lt, notInArray, sql } from 'drizzle-orm';
import { apiKeys, apiKeyUsage } from '../platform/api-key-schema.ts';
import type { Db, Queryable } from '../platform/database.ts';
import { oauthGrants } from '../platform/oauth-schema.ts';

export type ApiKeyRow = typeof apiKeys.$inferSelect;
type NewKey = Pick<ApiKeyRow, 'tokenHash' | 'id' | 'userId' | 'name' | 'ending' | 'scopes'>;

const isGood = (userId: string) =>
  and(eq(apiKeys.userId, userId), sql`${apiKeys.expiresAt} > now()`);

/** Whether its owner has the key themselves: that of a connected app is shown to nobody. */
const isOwners = (db: Queryable) =>
  notInArray(apiKeys.id, db.select({ id: oauthGrants.keyId }).from(oauthGrants));

export const countKeys = (db: Queryable, userId: string): Promise<number> =>
  db.$count(apiKeys, and(isGood(userId), isOwners(db)));

export async function insertKey(db: Queryable, key: NewKey, days: number): Promise<ApiKeyRow> {
  const expiresAt = sql`now() + make_interval(days => ${days})`;
  const [row] = await db
    .insert(apiKeys)
    .values({ ...key, expiresAt })
    .returning();
  if (!row) throw new Error('The database returned no row for a new key');
  return row;
}

/** The newest first. */
export const listKeys = (db: Db, userId: string): Promise<ApiKeyRow[]> =>
  db
    .select()
    .from(apiKeys)
    .where(and(isGood(userId), isOwners(db)))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id));

/** What a key, or a connected app, is called. */
export async function findKeyName(db: Db, userId: string, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ name: apiKeys.name })
    .from(apiKeys)
    .where(and(eq(apiKeys.id, id), eq(apiKeys.userId, userId)));
  return row?.name;
}

/** Its name; undefined when the key is not theirs or not there. */
export async function deleteKey(
  db: Queryable,
  userId: string,
  id: string,
): Promise<string | undefined> {
  const [row] = await db
    .delete(apiKeys)
    .where(and(eq(apiKeys.id, id), eq(apiKeys.userId, userId), isOwners(db)))
    .returning({ name: apiKeys.name });
  return row?.name;
}

/** The latest first; undefined when the key is not theirs or not there. */
export async function usageOf(db: Db, userId: string, id: string) {
  const isTheirs = and(eq(apiKeys.id, id), isGood(userId));
  if ((await db.$count(apiKeys, isTheirs)) === 0) return undefined;
  return db
    .select()
    .from(apiKeyUsage)
    .where(eq(apiKeyUsage.keyId, id))
    .orderBy(desc(apiKeyUsage.lastAt))
    .limit(500);
}

export async function deletePastKeys(db: Db, usageDays: number): Promise<void> {
  await db.delete(apiKeys).where(lt(apiKeys.expiresAt, sql`now()`));
  await db
    .delete(apiKeyUsage)
    .where(lt(apiKeyUsage.day, sql`current_date - ${usageDays}::integer`));
}
