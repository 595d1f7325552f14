import { type ApiKeyScope, apiKeyPrefix } from '@folio/contract/api-keys';
import { eq, sql } from 'drizzle-orm';
import { apiKeys, apiKeyUsage } from './api-key-schema.ts';
import type { Configuration } from './configuration.ts';
import type { Db, Queryable } from './database.ts';
import { batched, prepared } from './prepared-statements.ts';
import { users } from './schema.ts';
import { hashOf } from './secret-token.ts';
import { currentAccount, type UserRow, withUnlockedPlan } from './sessions.ts';

/** A valid key and its owner; `isApp` for a connected app's, by OAuth. */
export type KeyOfCaller = {
  id: string;
  tokenHash: string;
  scopes: string[];
  user: UserRow;
  isApp: boolean;
};

export const isApiKey = (token: string): boolean => token.startsWith(apiKeyPrefix);

const findKeys = prepared((db) =>
  db
    .select({
      id: apiKeys.id,
      tokenHash: apiKeys.tokenHash,
      scopes: apiKeys.scopes,
      user: currentAccount,
      isExpired: sql<boolean>`${apiKeys.expiresAt} < now()`,
      isUsedLongAgo: sql<boolean>`coalesce(${apiKeys.lastUsedAt} < now() - interval '5 minutes', true)`,
    })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(sql`${apiKeys.tokenHash} = any(${sql.placeholder('tokenHashes')})`)
    .prepare('find_api_keys'),
);

const findKey = batched(async (db, tokenHashes: readonly string[]) => {
  const rows = await findKeys(db).execute({ tokenHashes });
  const found = new Map(rows.map((row) => [row.tokenHash, row]));
  return tokenHashes.map((tokenHash) => found.get(tokenHash));
});

type Parts = { db: Db; configuration: Pick<Configuration, 'paymentProvider'> };

export async function readApiKey(
  { db, configuration }: Parts,
  token: string,
): Promise<KeyOfCaller | 'unknown' | 'expired'> {
  const row = await findKey(db, hashOf(token));
  if (!row || row.user.bannedAt) return 'unknown';
  if (row.isExpired) return 'expired';
  const { isExpired: _, isUsedLongAgo, user, ...key } = row;
  if (isUsedLongAgo) await noteKeyUse(db, key.id);
  return { ...key, user: withUnlockedPlan(configuration, user), isApp: false };
}

export async function noteKeyUse(db: Db, id: string): Promise<void> {
  await db.update(apiKeys).set({ lastUsedAt: sql`now()` }).where(eq(apiKeys.id, id));
}

type Used = { route: string; status: number; touched: readonly string[] | undefined };

/** The most ids kept for one day's use of a route. */
const maxTouched = 8;

/** Counts a use of a key; a key that was revoked meanwhile is ignored. */
export async function countUsage(
  db: Db,
  keyId: string,
  { route, status, touched = [] }: Used,
): Promise<void> {
  const ids = [...new Set(touched)];
  const news = sql`${JSON.stringify(ids)}::jsonb`;
  const key = db
    .select({
      keyId: apiKeys.id,
      day: sql`current_date`.as('day'),
      route: sql`${route}::text`.as('route'),
      status: sql`${status}::integer`.as('status'),
      count: sql`1`.as('count'),
      lastAt: sql`now()`.as('last_at'),
      touched: sql`${news}`.as('touched'),
    })
    .from(apiKeys)
    .where(eq(apiKeys.id, keyId));
  await db
    .insert(apiKeyUsage)
    .select(key)
    .onConflictDoUpdate({
      target: [apiKeyUsage.keyId, apiKeyUsage.day, apiKeyUsage.route, apiKeyUsage.status],
      set: {
        count: sql`${apiKeyUsage.count} + 1`,
        lastAt: sql`now()`,
        touched: sql`(
          select coalesce(jsonb_agg(id order by n), '[]') from (
            select id, n from jsonb_array_elements_text(${news} || (${apiKeyUsage.touched}
              - array(select jsonb_array_elements_text(${news})))) with ordinality as t(id, n)
            limit ${maxTouched}
          ) last)`,
      },
    });
}

/**
 * Revokes every key of a person, including those of connected apps, for example after an account
 * was taken over.
 */
export async function endKeys(db: Queryable, userId: string): Promise<void> {
  await db.delete(apiKeys).where(eq(apiKeys.userId, userId));
}

/** Whether the key's scopes allow the route. */
export const mayUse = ({ scopes }: Pick<KeyOfCaller, 'scopes'>, scope: ApiKeyScope): boolean =>
  scopes.includes(scope);
