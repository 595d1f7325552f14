import { and, eq, isNotNull, lt, notExists, sql } from 'drizzle-orm';
import type { Db, Queryable, Tx } from '../platform/database.ts';
import { profiles, storedPictures } from '../platform/profile-schema.ts';
import { users } from '../platform/schema.ts';

/** Records a picture before it is uploaded, so that it can be purged in any case. */
export async function notePicture(db: Db, key: string): Promise<void> {
  await db.insert(storedPictures).values({ key });
}

/** Whether a picture is recorded. */
export const isNoted = async (db: Db, key: string): Promise<boolean> =>
  (await db.$count(storedPictures, eq(storedPictures.key, key))) > 0;

/** Whether it is the picture of a banned account. */
export async function isOfBanned(db: Db, key: string): Promise<boolean> {
  const rows = await db
    .select({ one: sql`1` })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(and(eq(profiles.picture, key), isNotNull(users.bannedAt)))
    .limit(1);
  return rows.length > 0;
}

/** Removes the record of a deleted picture. */
export async function deletePicture(db: Db, key: string): Promise<void> {
  await db.delete(storedPictures).where(eq(storedPictures.key, key));
}

/** Sets or removes a profile's picture; returns the previous one. */
export async function showPicture(
  tx: Tx,
  userId: string,
  key: string | null,
): Promise<string | null> {
  await tx.insert(profiles).values({ userId }).onConflictDoNothing();
  const isTheirs = eq(profiles.userId, userId);
  const [before] = await tx
    .select({ picture: profiles.picture })
    .from(profiles)
    .where(isTheirs)
    .for('update');
  await tx.update(profiles).set({ picture: key, updatedAt: sql`now()` }).where(isTheirs);
  return before?.picture ?? null;
}

/** Returns pictures older than this many minutes that no profile uses. */
export async function findUnusedPictures(
  db: Db,
  ageMinutes: number,
  most: number,
): Promise<string[]> {
  const shows = db
    .select({ one: sql`1` })
    .from(profiles)
    .where(eq(profiles.picture, storedPictures.key));
  const isOld = lt(storedPictures.createdAt, sql`now() - make_interval(mins => ${ageMinutes})`);
  const rows = await db
    .select({ key: storedPictures.key })
    .from(storedPictures)
    .where(and(isOld, notExists(shows)))
    .limit(most);
  return rows.map(({ key }) => key);
}

/** A profile's picture. */
export async function findPicture(db: Queryable, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ picture: profiles.picture })
    .from(profiles)
    .where(eq(profiles.userId, userId));
  return row?.picture ?? null;
}
