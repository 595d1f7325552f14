import { and, eq, inArray } from 'drizzle-orm';
import { apiKeys } from './api-key-schema.ts';
import type { Queryable } from './database.ts';
import { oauthGrants } from './oauth-schema.ts';

/**
 * Disconnects every app of a person. Letting one in asks for no password, so it ends with the sessions,
 * of which one may be a thief's; a key, which asks for it, does not.
 */
export async function endGrants(db: Queryable, userId: string): Promise<void> {
  const ofApps = db.select({ id: oauthGrants.keyId }).from(oauthGrants);
  await db.delete(apiKeys).where(and(eq(apiKeys.userId, userId), inArray(apiKeys.id, ofApps)));
}
