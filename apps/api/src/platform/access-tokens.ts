import { eq, sql } from 'drizzle-orm';
import { apiKeys } from './api-key-schema.ts';
import { type KeyOfCaller, noteKeyUse } from './api-keys.ts';
import type { Configuration } from './configuration.ts';
import type { Db } from './database.ts';
import { resourceOf } from './oauth-resource.ts';
import { oauthAccessTokens, oauthGrants } from './oauth-schema.ts';
import { batched, prepared } from './prepared-statements.ts';
import { users } from './schema.ts';
import { hashOf } from './secret-token.ts';
import { currentAccount, withUnlockedPlan } from './sessions.ts';

/**
 * The prefix of every access token: distinguishes it from an API key, and lets secret scanners
 * recognize it.
 */
export const accessTokenPrefix = 'folioapp_';

export const isAccessToken = (token: string): boolean => token.startsWith(accessTokenPrefix);

const findTokens = prepared((db) =>
  db
    .select({
      id: apiKeys.id,
      tokenHash: oauthAccessTokens.tokenHash,
      scopes: apiKeys.scopes,
      user: currentAccount,
      resource: oauthGrants.resource,
      isExpired: sql<boolean>`least(${oauthAccessTokens.expiresAt}, ${apiKeys.expiresAt}) < now()`,
      isUsedLongAgo: sql<boolean>`coalesce(${apiKeys.lastUsedAt} < now() - interval '5 minutes', true)`,
    })
    .from(oauthAccessTokens)
    .innerJoin(oauthGrants, eq(oauthGrants.keyId, oauthAccessTokens.keyId))
    .innerJoin(apiKeys, eq(apiKeys.id, oauthGrants.keyId))
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(sql`${oauthAccessTokens.tokenHash} = any(${sql.placeholder('tokenHashes')})`)
    .prepare('find_access_tokens'),
);

const findToken = batched(async (db, tokenHashes: readonly string[]) => {
  const rows = await findTokens(db).execute({ tokenHashes });
  const found = new Map(rows.map((row) => [row.tokenHash, row]));
  return tokenHashes.map((tokenHash) => found.get(tokenHash));
});

type Parts = { db: Db; configuration: Pick<Configuration, 'paymentProvider' | 'baseUrl'> };

/** Reads the scopes of a connected app's token, in the shape of an API key. */
export async function readAccessToken(
  { db, configuration }: Parts,
  token: string,
): Promise<KeyOfCaller | 'unknown' | 'expired'> {
  const row = await findToken(db, hashOf(token));
  // A token is bound to the server's address (RFC 8707): it is void after a move.
  if (!row || row.user.bannedAt || row.resource !== resourceOf(configuration)) return 'unknown';
  if (row.isExpired) return 'expired';
  const { id, tokenHash, scopes, user } = row;
  if (row.isUsedLongAgo) await noteKeyUse(db, id);
  return { id, tokenHash, scopes, user: withUnlockedPlan(configuration, user), isApp: true };
}
