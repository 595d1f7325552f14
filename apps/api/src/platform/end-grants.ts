import { and, eq, inArray } from 'drizzle-orm';
import { apiKeys } from './api-key-schema.ts';
import type { Queryable } from './database.ts';
import { oauthGrants } from './oauth-schema.ts';

/**
 * Disconnects every app of a person. Authorizing an app needs no password, so it ends with the
 * sessions, one of which may be a thief's; an API key, which needs one, does not.
 */
export async function endGrants(db: Queryable, userId: string): Promise<void> {
  const ofApps = db.select({ id: oauthGrants.keyId }).from(oauthGrants);
  await db.delete(apiKeys).where(and(eq(apiKeys.userId, userId), inArray(apiKeys.id, ofApps)));
}
