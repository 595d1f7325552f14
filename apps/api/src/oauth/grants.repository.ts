import { and, desc, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { apiKeys } from '../platform/api-key-schema.ts';
import type { Db, Queryable, Tx } from '../platform/database.ts';
import { oauthAccessTokens, oauthGrants } from '../platform/oauth-schema.ts';

type KeyRow = typeof apiKeys.$inferSelect;
type GrantRow = typeof oauthGrants.$inferSelect;
export type AppRow = Pick<
  KeyRow,
  'id' | 'name' | 'scopes' | 'createdAt' | 'expiresAt' | 'lastUsedAt'
> &
  Pick<GrantRow, 'redirectUri'>;
export type FoundGrant = Pick<GrantRow, 'keyId' | 'clientId' | 'resource' | 'redirectUri'> &
  Pick<GrantRow, 'codeChallenge'> &
  Pick<KeyRow, 'userId' | 'scopes'>;

type NewGrant = Pick<KeyRow, 'id' | 'tokenHash' | 'userId' | 'name' | 'scopes'> &
  Pick<GrantRow, 'clientId' | 'resource' | 'redirectUri' | 'codeHash' | 'codeChallenge'>;

/** A grant with a code; it expires with the code unless that is exchanged. */
export async function insertGrant(
  tx: Tx,
  { id, tokenHash, userId, name, scopes, ...grant }: NewGrant,
  codeSeconds: number,
): Promise<void> {
  const expiresAt = sql`now() + make_interval(secs => ${codeSeconds})`;
  await tx.insert(apiKeys).values({ id, tokenHash, userId, name, scopes, ending: '', expiresAt });
  await tx.insert(oauthGrants).values({ keyId: id, ...grant });
}

const isGood = gt(apiKeys.expiresAt, sql`now()`);
const isApp = eq(oauthGrants.keyId, apiKeys.id);

/** Newest first. */
export const listApps = (db: Db, userId: string): Promise<AppRow[]> =>
  db
    .select({
      id: apiKeys.id,
      name: apiKeys.name,
      scopes: apiKeys.scopes,
      redirectUri: oauthGrants.redirectUri,
      createdAt: apiKeys.createdAt,
      expiresAt: apiKeys.expiresAt,
      lastUsedAt: apiKeys.lastUsedAt,
    })
    .from(apiKeys)
    .innerJoin(oauthGrants, isApp)
    .where(and(eq(apiKeys.userId, userId), isGood))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id));

/** The number of an account's other connected apps. */
export async function countOtherApps(tx: Tx, userId: string, clientId: string): Promise<number> {
  const rows = await tx
    .select({ id: apiKeys.id })
    .from(apiKeys)
    .innerJoin(oauthGrants, isApp)
    .where(and(eq(apiKeys.userId, userId), ne(oauthGrants.clientId, clientId), isGood));
  return rows.length;
}

const foundColumns = {
  keyId: oauthGrants.keyId,
  clientId: oauthGrants.clientId,
  resource: oauthGrants.resource,
  redirectUri: oauthGrants.redirectUri,
  codeChallenge: oauthGrants.codeChallenge,
  userId: apiKeys.userId,
  scopes: apiKeys.scopes,
};

export async function findGrant(
  db: Queryable,
  by: { codeHash: string } | { familyHash: string } | { accessHash: string },
): Promise<FoundGrant | undefined> {
  const isIt =
    'codeHash' in by
      ? eq(oauthGrants.codeHash, by.codeHash)
      : 'familyHash' in by
        ? eq(oauthGrants.familyHash, by.familyHash)
        : eq(oauthAccessTokens.tokenHash, by.accessHash);
  const [row] = await db
    .select(foundColumns)
    .from(oauthGrants)
    .innerJoin(apiKeys, isApp)
    .leftJoin(oauthAccessTokens, eq(oauthAccessTokens.keyId, oauthGrants.keyId))
    .where(isIt)
    .limit(1);
  return row;
}

/** Locks a grant for the transaction; returns false if it has ended. */
export async function lockGrant(tx: Tx, keyId: string): Promise<boolean> {
  const rows = await tx
    .select({ isGood: sql<boolean>`${isGood}` })
    .from(apiKeys)
    .where(eq(apiKeys.id, keyId))
    .for('update');
  return rows[0]?.isGood ?? false;
}

/** Exchanges a code for the first refresh token; returns false if it was used before. */
export async function useCode(
  tx: Tx,
  keyId: string,
  token: { familyHash: string; refreshHash: string },
): Promise<boolean> {
  const rows = await tx
    .update(oauthGrants)
    .set({ ...token, codeUsedAt: sql`now()` })
    .where(and(eq(oauthGrants.keyId, keyId), isNull(oauthGrants.codeUsedAt)))
    .returning({ keyId: oauthGrants.keyId });
  return rows.length > 0;
}

/**
 * Rotates the refresh token; returns false if the given one is neither the current one nor its
 * recent predecessor.
 */
export async function rotateRefreshToken(
  tx: Tx,
  keyId: string,
  { from, to, graceSeconds }: { from: string; to: string; graceSeconds: number },
): Promise<boolean> {
  const isLast = eq(oauthGrants.refreshHash, from);
  const isJustTurned = and(
    eq(oauthGrants.refreshHash, to),
    gt(oauthGrants.refreshedAt, sql`now() - make_interval(secs => ${graceSeconds})`),
  );
  const rows = await tx
    .update(oauthGrants)
    .set({
      refreshHash: to,
      refreshedAt: sql`case when ${isLast} then now() else ${oauthGrants.refreshedAt} end`,
    })
    .where(and(eq(oauthGrants.keyId, keyId), or(isLast, isJustTurned)))
    .returning({ keyId: oauthGrants.keyId });
  return rows.length > 0;
}

/** Extends a grant from its last use, up to the maximum lifetime of a key. */
export async function prolong(
  tx: Tx,
  keyId: string,
  { unusedDays, totalDays }: { unusedDays: number; totalDays: number },
): Promise<void> {
  const expiresAt = sql`least(
    now() + make_interval(days => ${unusedDays}),
    ${apiKeys.createdAt} + make_interval(days => ${totalDays}))`;
  await tx.update(apiKeys).set({ expiresAt }).where(eq(apiKeys.id, keyId));
}

export async function insertAccessToken(
  tx: Tx,
  token: { tokenHash: string; keyId: string },
  seconds: number,
): Promise<void> {
  const expiresAt = sql`now() + make_interval(secs => ${seconds})`;
  await tx.insert(oauthAccessTokens).values({ ...token, expiresAt });
}

export async function deleteAccessToken(db: Db, tokenHash: string): Promise<void> {
  await db.delete(oauthAccessTokens).where(eq(oauthAccessTokens.tokenHash, tokenHash));
}

export async function deletePastAccessTokens(db: Db): Promise<void> {
  await db.delete(oauthAccessTokens).where(lt(oauthAccessTokens.expiresAt, sql`now()`));
}

/**
 * Deletes a grant with its tokens; returns its app's name, or undefined if it doesn't exist or
 * isn't the user's.
 */
export async function deleteGrant(
  tx: Tx,
  userId: string,
  keyId: string,
): Promise<string | undefined> {
  const ofApps = tx.select({ id: oauthGrants.keyId }).from(oauthGrants);
  const [row] = await tx
    .delete(apiKeys)
    .where(and(eq(apiKeys.id, keyId), eq(apiKeys.userId, userId), inArray(apiKeys.id, ofApps)))
    .returning({ name: apiKeys.name });
  return row?.name;
}

/** Deletes the account's earlier grants of the same client, which the new one replaces. */
export async function deleteOtherGrants(
  tx: Tx,
  { keyId, userId, clientId }: Pick<FoundGrant, 'keyId' | 'userId' | 'clientId'>,
): Promise<void> {
  const ofClient = tx
    .select({ id: oauthGrants.keyId })
    .from(oauthGrants)
    .where(eq(oauthGrants.clientId, clientId));
  await tx
    .delete(apiKeys)
    .where(and(eq(apiKeys.userId, userId), ne(apiKeys.id, keyId), inArray(apiKeys.id, ofClient)));
}
