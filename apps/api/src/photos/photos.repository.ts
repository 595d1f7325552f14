import { and, eq, lt, notExists, sql } from 'drizzle-orm';
import type { Db, Queryable } from '../platform/database.ts';
import { photos } from '../platform/photo-schema.ts';
import { resumes } from '../platform/schema.ts';

export async function insertPhoto(
  db: Queryable,
  photo: { id: string; userId: string; bytes: Buffer },
): Promise<void> {
  await db.insert(photos).values({ ...photo, size: photo.bytes.length });
}

export async function findPhoto(db: Db, ownerId: string, id: string): Promise<Buffer | undefined> {
  const [row] = await db
    .select({ bytes: photos.bytes })
    .from(photos)
    .where(and(eq(photos.id, id), eq(photos.userId, ownerId)));
  return row?.bytes;
}

/** Deletes photos of that age or older that no resume of their owner shows. */
export async function deleteUnusedPhotos(db: Db, ageHours: number): Promise<void> {
  const shows = db
    .select({ one: sql`1` })
    .from(resumes)
    .where(
      and(
        eq(resumes.userId, photos.userId),
        sql`${resumes.content} -> 'personalInfo' ->> 'photoId' = ${photos.id}::text`,
      ),
    );
  const isOld = lt(photos.createdAt, sql`now() - make_interval(hours => ${ageHours})`);
  await db.delete(photos).where(and(isOld, notExists(shows)));
}
