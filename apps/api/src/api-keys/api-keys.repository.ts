import { and, desc, eq, lt, notInArray, sql } from 'drizzle-orm';
import { apiKeys, apiKeyUsage } from '../platform/api-key-schema.ts';
import { applications } from '../platform/application-schema.ts';
import type { Db, Queryable } from '../platform/database.ts';
import { letters } from '../platform/letter-schema.ts';
import { oauthGrants } from '../platform/oauth-schema.ts';
import { resumes } from '../platform/schema.ts';

export type ApiKeyRow = typeof apiKeys.$inferSelect;
type NewKey = Pick<ApiKeyRow, 'tokenHash' | 'id' | 'userId' | 'name' | 'ending' | 'scopes'>;

const isGood = (userId: string) =>
  and(eq(apiKeys.userId, userId), sql`${apiKeys.expiresAt} > now()`);

/** Excludes the keys of connected apps, which nobody sees. */
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

/** Newest first. */
export const listKeys = (db: Db, userId: string): Promise<ApiKeyRow[]> =>
  db
    .select()
    .from(apiKeys)
    .where(and(isGood(userId), isOwners(db)))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id));

/** The name of a key or connected app. */
export async function findKeyName(db: Db, userId: string, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ name: apiKeys.name })
    .from(apiKeys)
    .where(and(eq(apiKeys.id, id), eq(apiKeys.userId, userId)));
  return row?.name;
}

/** Returns its name; undefined if it doesn't exist or belongs to another account. */
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

/** Newest first; undefined if the key doesn't exist or belongs to another account. */
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

type Named = { id: string; kind: 'resume' | 'application' | 'letter'; name: string };

/** The current names of items that programs have used, by id. */
export async function namesOf(db: Db, userId: string, ids: readonly string[]): Promise<Named[]> {
  if (ids.length === 0) return [];
  const requestedIds = sql`any(array(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))::uuid[])`;
  const { rows } = await db.execute<Named>(sql`
    select id, 'resume' as kind, name from ${resumes} where user_id = ${userId} and id = ${requestedIds}
    union all
    select id, 'application', concat_ws(', ', nullif(role, ''), nullif(company, ''))
    from ${applications} where user_id = ${userId} and trashed_at is null and id = ${requestedIds}
    union all
    select id, 'letter', coalesce(nullif(name, ''), concat_ws(', ', nullif(role, ''), nullif(company, '')))
    from ${letters} where user_id = ${userId} and trashed_at is null and id = ${requestedIds}`);
  return rows;
}

export async function deletePastKeys(db: Db, usageDays: number): Promise<void> {
  await db.delete(apiKeys).where(lt(apiKeys.expiresAt, sql`now()`));
  await db
    .delete(apiKeyUsage)
    .where(lt(apiKeyUsage.day, sql`current_date - ${usageDays}::integer`));
}
