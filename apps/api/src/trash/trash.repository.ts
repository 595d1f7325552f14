import { trashDays } from '@folio/contract/trash-days';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { applications } from '../platform/application-schema.ts';
import { coverLetters, trashedLetters } from '../platform/cover-letter-schema.ts';
import type { Db, Queryable, Tx } from '../platform/database.ts';
import { deleteKinds } from '../platform/delete-slice.ts';
import { letters } from '../platform/letter-schema.ts';
import {
  deleteTrashed,
  type InTrash,
  isMeant,
  isOwnTrashed,
  purgeTrashed,
} from '../platform/marked-trash.ts';
import { questions } from '../platform/question-schema.ts';
import { photos } from '../platform/resume-schema.ts';
import { resumes } from '../platform/schema.ts';

/**
 * A resume in the trash keeps its row and related data, but its owner is null: queries by owner
 * don't find it, including those of releases without a trash.
 */
const isTrashedOf = (userId: string, id: string) =>
  and(eq(resumes.id, id), eq(resumes.trashedBy, userId));

export async function isTrashed(db: Queryable, userId: string, id: string): Promise<boolean> {
  return (await db.$count(resumes, isTrashedOf(userId, id))) > 0;
}

export async function moveToTrash(tx: Tx, userId: string, id: string): Promise<boolean> {
  const rows = await tx
    .update(resumes)
    .set({ userId: sql`null`, trashedBy: userId, trashedAt: sql`now()` })
    .where(and(eq(resumes.id, id), eq(resumes.userId, userId)))
    .returning({ photoId });
  // A release without a trash deletes photos older than two days that no owned resume uses.
  await agePhotos(tx, userId, rows, sql`now() + make_interval(days => ${trashDays + 2})`);
  return rows.length > 0;
}

export async function takeFromTrash(tx: Tx, userId: string, id: string): Promise<boolean> {
  const rows = await tx
    .update(resumes)
    .set({ userId, trashedBy: null, trashedAt: null })
    .where(isTrashedOf(userId, id))
    .returning({ photoId });
  await agePhotos(tx, userId, rows, sql`now()`);
  return rows.length > 0;
}

/** Deletes resumes of a trash; returns how many. */
export async function deleteFromTrash(tx: Tx, userId: string, which: InTrash): Promise<number> {
  const rows = await tx
    .delete(resumes)
    .where(and(eq(resumes.trashedBy, userId), isMeant(resumes, which)))
    .returning({ photoId });
  await agePhotos(tx, userId, rows, sql`now()`);
  return rows.length;
}

const photoId = sql<string | null>`${resumes.content} -> 'personalInfo' ->> 'photoId'`;

async function agePhotos(
  tx: Tx,
  userId: string,
  of: ReadonlyArray<{ photoId: string | null }>,
  createdAt: ReturnType<typeof sql>,
): Promise<void> {
  const ids = of.flatMap((row) => (row.photoId ? [row.photoId] : []));
  if (ids.length === 0) return;
  await tx
    .update(photos)
    .set({ createdAt })
    .where(and(eq(photos.userId, userId), inArray(sql`${photos.id}::text`, ids)));
}

export const findTrashedResumes = (db: Db, userId: string) =>
  db
    .select({
      id: resumes.id,
      name: resumes.name,
      templateId: resumes.templateId,
      trashedAt: resumes.trashedAt,
      hasLetter: sql<boolean>`exists (
        select from ${coverLetters} l where l.resume_id = resumes.id)`,
    })
    .from(resumes)
    .where(eq(resumes.trashedBy, userId))
    .orderBy(desc(resumes.trashedAt), desc(resumes.id));

export const findTrashedApplications = (db: Db, userId: string) =>
  db
    .select({
      id: applications.id,
      role: applications.role,
      company: applications.company,
      trashedAt: applications.trashedAt,
    })
    .from(applications)
    .where(isOwnTrashed(applications, userId))
    .orderBy(desc(applications.trashedAt), desc(applications.id));

const marked = { letter: letters, application: applications, question: questions };

/** Deletes items of a kind from a trash; returns how many. */
export const deleteMarked = (
  db: Queryable,
  kind: keyof typeof marked,
  userId: string,
  which: InTrash,
): Promise<number> => deleteTrashed(db, marked[kind], userId, which);

/** Deletes what was in the trash for its time. Any number of nodes may do it at once. */
export const purgeTrash = (db: Db, closing?: AbortSignal): Promise<void> =>
  deleteKinds(
    [resumes, trashedLetters, letters, applications, questions].map(
      (table) => () => purgeTrashed(db, table),
    ),
    closing,
  );
