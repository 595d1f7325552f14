import { trashDays } from '@folio/contract/trash-days';
import { and, desc, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import { applications } from '../platform/application-schema.ts';
import { coverLetters, trashedLetters } from '../platform/cover-letter-schema.ts';
import type { Db, Queryable, Tx } from '../platform/database.ts';
import { letters } from '../platform/letter-schema.ts';
import { questions } from '../platform/question-schema.ts';
import { photos } from '../platform/resume-schema.ts';
import { resumes } from '../platform/schema.ts';

/**
 * A resume in the trash keeps its row, and so all that belongs to it, but has no owner: whoever asks
 * for resumes by their owner does not find it, a release that knows of no trash neither.
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
  // A release without a trash clears away what is older than two days and shown by no owner's resume.
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

/** Deletes one resume of a trash for good, or all of them; answers how many. */
export async function deleteFromTrash(tx: Tx, userId: string, id?: string): Promise<number> {
  const rows = await tx
    .delete(resumes)
    .where(id === undefined ? eq(resumes.trashedBy, userId) : isTrashedOf(userId, id))
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

/** Letters that were deleted by themselves; their resume may be in the trash meanwhile. */
export const findTrashedLetters = (db: Db, userId: string) =>
  db
    .select({
      id: trashedLetters.id,
      resumeId: trashedLetters.resumeId,
      resumeName: resumes.name,
      letter: trashedLetters.letter,
      trashedAt: trashedLetters.trashedAt,
    })
    .from(trashedLetters)
    .innerJoin(resumes, eq(resumes.id, trashedLetters.resumeId))
    .where(eq(trashedLetters.userId, userId))
    .orderBy(desc(trashedLetters.trashedAt), desc(trashedLetters.id));

/** The columns of a letter that are its writer's, as an object. */
const letterColumns = {
  jobDescription: 'job_description',
  role: 'role',
  company: 'company',
  hiringManager: 'hiring_manager',
  address: 'address',
  subject: 'subject',
  date: 'letter_date',
  text: 'letter_text',
};
const names = sql.raw(Object.values(letterColumns).join(', '));

export async function moveLetterToTrash(
  db: Queryable,
  userId: string,
  resumeId: string,
): Promise<string | undefined> {
  const pairs = sql.raw(
    Object.entries(letterColumns)
      .map(([key, column]) => `'${key}', ${column}`)
      .join(', '),
  );
  const { rows } = await db.execute<{ id: string }>(sql`
    with gone as (
      delete from ${coverLetters} where resume_id = ${resumeId} and user_id = ${userId} returning *
    )
    insert into ${trashedLetters} (id, user_id, resume_id, letter)
    select gen_random_uuid(), user_id, resume_id, jsonb_build_object(
      'contentVersion', content_version, 'version', version, 'createdAt', created_at, ${pairs})
    from gone
    returning id`);
  return rows[0]?.id;
}

/** The resume of a letter in the trash, and whether it lies there too. */
export async function findLetterResume(db: Db, userId: string, id: string) {
  const [row] = await db
    .select({
      resumeId: resumes.id,
      isTrashed: sql<boolean>`${resumes.trashedBy} is not null`,
      isReadable: sql<boolean>`jsonb_typeof(${trashedLetters.letter}) = 'object'`,
    })
    .from(trashedLetters)
    .innerJoin(resumes, eq(resumes.id, trashedLetters.resumeId))
    .where(and(eq(trashedLetters.id, id), eq(trashedLetters.userId, userId)));
  return row;
}

/** Puts a letter back in the place of what its resume has now; stale versions of both are refused. */
export async function takeLetterFromTrash(tx: Tx, userId: string, id: string): Promise<void> {
  const texts = sql.raw(
    Object.keys(letterColumns)
      .map((key) => `coalesce(letter ->> '${key}', '')`)
      .join(', '),
  );
  const changes = sql.raw(
    Object.values(letterColumns)
      .map((column) => `${column} = excluded.${column}`)
      .join(', '),
  );
  await tx.execute(sql`
    with back as (
      delete from ${trashedLetters} where id = ${id} and user_id = ${userId} returning *
    )
    insert into ${coverLetters} as l
      (id, user_id, resume_id, content_version, version, created_at, ${names})
    select gen_random_uuid(), user_id, resume_id, coalesce((letter ->> 'contentVersion')::int, 1),
      coalesce((letter ->> 'version')::int, 0) + 1,
      coalesce((letter ->> 'createdAt')::timestamptz, now()), ${texts}
    from back
    on conflict (resume_id) do update set ${changes}, content_version = excluded.content_version,
      version = greatest(l.version, excluded.version) + 1, updated_at = now()
      where l.user_id = excluded.user_id`);
}

/** Deletes one letter of a trash for good, or all of them; answers how many. */
export async function deleteLetters(db: Queryable, userId: string, id?: string): Promise<number> {
  const rows = await db
    .delete(trashedLetters)
    .where(
      and(
        eq(trashedLetters.userId, userId),
        id === undefined ? undefined : eq(trashedLetters.id, id),
      ),
    )
    .returning({ id: trashedLetters.id });
  return rows.length;
}

const isTrashedOwnLetterOf = (userId: string, id?: string) =>
  and(
    eq(letters.userId, userId),
    isNotNull(letters.trashedAt),
    id === undefined ? undefined : eq(letters.id, id),
  );

/** Letters with ids of their own. */
export const findTrashedOwnLetters = (db: Db, userId: string) =>
  db
    .select({
      id: letters.id,
      name: letters.name,
      role: letters.role,
      company: letters.company,
      trashedAt: letters.trashedAt,
    })
    .from(letters)
    .where(isTrashedOwnLetterOf(userId))
    .orderBy(desc(letters.trashedAt), desc(letters.id));

/** Deletes one of them for good, or all of them; answers how many. */
export async function deleteOwnLetters(
  db: Queryable,
  userId: string,
  id?: string,
): Promise<number> {
  const rows = await db
    .delete(letters)
    .where(isTrashedOwnLetterOf(userId, id))
    .returning({ id: letters.id });
  return rows.length;
}

/** Deletes the questions of a trash for good. */
export async function deleteQuestions(db: Queryable, userId: string): Promise<void> {
  await db
    .delete(questions)
    .where(and(eq(questions.userId, userId), isNotNull(questions.trashedAt)));
}

const isTrashedApplicationOf = (userId: string, id?: string) =>
  and(
    eq(applications.userId, userId),
    isNotNull(applications.trashedAt),
    id === undefined ? undefined : eq(applications.id, id),
  );

export const findTrashedApplications = (db: Db, userId: string) =>
  db
    .select({
      id: applications.id,
      role: applications.role,
      company: applications.company,
      trashedAt: applications.trashedAt,
    })
    .from(applications)
    .where(isTrashedApplicationOf(userId))
    .orderBy(desc(applications.trashedAt), desc(applications.id));

/** Deletes one application of a trash for good, or all of them; answers how many. */
export async function deleteApplications(
  db: Queryable,
  userId: string,
  id?: string,
): Promise<number> {
  const rows = await db
    .delete(applications)
    .where(isTrashedApplicationOf(userId, id))
    .returning({ id: applications.id });
  return rows.length;
}

/** Deletes what has lain in any trash for its time. Any number of nodes may do it at once. */
export async function purgeTrash(db: Db): Promise<void> {
  const past = sql`now() - make_interval(days => ${trashDays})`;
  await db.delete(resumes).where(lt(resumes.trashedAt, past));
  await db.delete(trashedLetters).where(lt(trashedLetters.trashedAt, past));
  await db.delete(letters).where(lt(letters.trashedAt, past));
}
