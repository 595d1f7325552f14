import { and, eq, inArray } from 'drizzle-orm';
import { apiKeys } from './api-key-schema.ts';
import { calendarFeeds } from './application-schema.ts';
import type { Queryable } from './database.ts';
import { oauthGrants } from './oauth-schema.ts';

/**
 * Disconnects every app of a person and revokes the calendar's address. A session alone suffices to
 * create either, so they end with the sessions, one of which may be a thief's. An API key requires
 * the password and stays.
 */
export async function endGrants(db: Queryable, userId: string): Promise<void> {
  const ofApps = db.select({ id: oauthGrants.keyId }).from(oauthGrants);
  await db.delete(apiKeys).where(and(eq(apiKeys.userId, userId), inArray(apiKeys.id, ofApps)));
  await db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
}
