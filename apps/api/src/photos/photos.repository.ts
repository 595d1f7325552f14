import { and, eq, lt, notExists, or, sql } from 'drizzle-orm';
import type { Db, Queryable } from '../platform/database.ts';
import { historyDocuments } from '../platform/history-schema.ts';
import { photos } from '../platform/resume-schema.ts';
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

/**
 * Deletes photos older than this that no resume of their owner uses, including trash and history.
 */
export async function deleteUnusedPhotos(db: Db, ageHours: number): Promise<void> {
  const shows = db
    .select({ one: sql`1` })
    .from(resumes)
    .where(
      and(
        isOfOwner,
        // For unreadable contents nothing is deleted.
        sql`(${resumes.content} -> 'personalInfo' ->> 'photoId' = ${photos.id}::text
          or jsonb_typeof(${resumes.content}) <> 'object')`,
      ),
    );
  const showed = db
    .select({ one: sql`1` })
    .from(historyDocuments)
    .innerJoin(resumes, eq(resumes.id, historyDocuments.resumeId))
    .where(and(eq(historyDocuments.photoId, sql`${photos.id}::text`), isOfOwner));
  const isOld = lt(photos.createdAt, sql`now() - make_interval(hours => ${ageHours})`);
  await db.delete(photos).where(and(isOld, notExists(shows), notExists(showed)));
}

const isOfOwner = or(eq(resumes.userId, photos.userId), eq(resumes.trashedBy, photos.userId));
