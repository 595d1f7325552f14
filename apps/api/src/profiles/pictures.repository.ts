import { and, eq, isNotNull, lt, notExists, sql } from 'drizzle-orm';
import type { Db, Queryable, Tx } from '../platform/database.ts';
import { profiles, storedPictures } from '../platform/profile-schema.ts';
import { users } from '../platform/schema.ts';

/** Notes a picture before it is put into the store, so that it is found again whatever happens. */
export async function notePicture(db: Db, key: string): Promise<void> {
  await db.insert(storedPictures).values({ key });
}

/** Whether such a picture may be in the store. */
export const isNoted = async (db: Db, key: string): Promise<boolean> =>
  (await db.$count(storedPictures, eq(storedPictures.key, key))) > 0;

/** Whether it is the picture of an account that is kept out. */
export async function isOfBanned(db: Db, key: string): Promise<boolean> {
  const rows = await db
    .select({ one: sql`1` })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(and(eq(profiles.picture, key), isNotNull(users.bannedAt)))
    .limit(1);
  return rows.length > 0;
}

/** Of a picture that is in the store no more. */
export async function deletePicture(db: Db, key: string): Promise<void> {
  await db.delete(storedPictures).where(eq(storedPictures.key, key));
}

/** Shows a picture, or none, in a profile; the one that it showed before is told. */
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

/** Pictures that were noted so many minutes ago and that no profile shows. */
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

/** The picture that a profile shows. */
export async function findPicture(db: Queryable, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ picture: profiles.picture })
    .from(profiles)
    .where(eq(profiles.userId, userId));
  return row?.picture ?? null;
}
