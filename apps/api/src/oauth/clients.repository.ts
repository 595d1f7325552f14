import { and, desc, eq, inArray, lt, notExists, sql } from 'drizzle-orm';
import type { Db, Queryable } from '../platform/database.ts';
import { oauthClients, oauthGrants } from '../platform/oauth-schema.ts';

export type ClientRow = typeof oauthClients.$inferSelect;

export async function insertClient(
  db: Db,
  client: Pick<ClientRow, 'id' | 'name' | 'redirectUris'>,
): Promise<ClientRow> {
  const [row] = await db.insert(oauthClients).values(client).returning();
  if (!row) throw new Error('The database returned no row for a new client');
  return row;
}

export async function findClient(db: Queryable, id: string): Promise<ClientRow | undefined> {
  const [row] = await db.select().from(oauthClients).where(eq(oauthClients.id, id));
  return row;
}

/** Marks a client as used; returns false if it was purged meanwhile. */
export async function noteClientUse(db: Queryable, id: string): Promise<boolean> {
  const rows = await db
    .update(oauthClients)
    .set({ usedAt: sql`now()` })
    .where(eq(oauthClients.id, id))
    .returning({ id: oauthClients.id });
  return rows.length > 0;
}

const isUnused = (db: Queryable) =>
  notExists(db.select().from(oauthGrants).where(eq(oauthGrants.clientId, oauthClients.id)));

/** Deletes clients that nobody has authorized for this many days. */
export async function deleteUnusedClients(db: Db, days: number): Promise<void> {
  const isOld = lt(oauthClients.usedAt, sql`now() - make_interval(days => ${days})`);
  await db.delete(oauthClients).where(and(isOld, isUnused(db)));
}

/** Deletes the oldest never authorized clients beyond a number. */
export async function deleteSurplusClients(db: Db, most: number): Promise<void> {
  const surplus = db
    .select({ id: oauthClients.id })
    .from(oauthClients)
    .where(isUnused(db))
    .orderBy(desc(oauthClients.usedAt))
    .offset(most);
  await db.delete(oauthClients).where(and(inArray(oauthClients.id, surplus), isUnused(db)));
}
