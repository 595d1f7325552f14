import { maxLetters } from '@folio/contract/letters';
import { and, desc, eq, sql } from 'drizzle-orm';
import { coverLetters, trashedLetters } from '../platform/cover-letter-schema.ts';
import type { Db, Queryable, Tx } from '../platform/database.ts';
import { letters } from '../platform/letter-schema.ts';
import { type InTrash, isMeant, isOwnTrashed, thinTrash } from '../platform/marked-trash.ts';
import { resumes } from '../platform/schema.ts';

/**
 * Letters that were deleted on their own; their resume may be in the trash by now. Without their
 * texts, which may be many megabytes together.
 */
export const findTrashedLetters = (db: Db, userId: string) =>
  db
    .select({
      id: trashedLetters.id,
      resumeId: trashedLetters.resumeId,
      resumeName: resumes.name,
      role: nameIn('role'),
      company: nameIn('company'),
      trashedAt: trashedLetters.trashedAt,
    })
    .from(trashedLetters)
    .innerJoin(resumes, eq(resumes.id, trashedLetters.resumeId))
    .where(eq(trashedLetters.userId, userId))
    .orderBy(desc(trashedLetters.trashedAt), desc(trashedLetters.id));

const nameIn = (field: 'role' | 'company') =>
  sql<string>`coalesce(${trashedLetters.letter} ->> ${sql.raw(`'${field}'`)}, '')`;

/** The letter's own columns, as a JSON object. */
const letterColumns = {
  jobDescription: 'job_description',
  role: 'role',
  company: 'company',
  hiringManager: 'hiring_manager',
  motivation: 'motivation',
  address: 'address',
  subject: 'subject',
  date: 'letter_date',
  text: 'letter_text',
};
const names = sql.raw(Object.values(letterColumns).join(', '));

/** Moves a letter to the trash, and permanently deletes the oldest beyond the account's limit. */
export async function moveLetterToTrash(
  tx: Tx,
  userId: string,
  resumeId: string,
): Promise<string | undefined> {
  const pairs = sql.raw(
    Object.entries(letterColumns)
      .map(([key, column]) => `'${key}', ${column}`)
      .join(', '),
  );
  const { rows } = await tx.execute<{ id: string }>(sql`
    with gone as (
      delete from ${coverLetters} where resume_id = ${resumeId} and user_id = ${userId} returning *
    )
    insert into ${trashedLetters} (id, user_id, resume_id, letter)
    select gen_random_uuid(), user_id, resume_id, jsonb_build_object(
      'contentVersion', content_version, 'version', version, 'createdAt', created_at, ${pairs})
    from gone
    returning id`);
  await thinTrash(tx, trashedLetters, userId, maxLetters);
  return rows[0]?.id;
}

/**
 * The resume of a letter in the trash, and whether it is in the trash too. Locks both until the
 * transaction ends, so that nobody starts a new letter in its place meanwhile.
 */
export async function lockLetterResume(tx: Tx, userId: string, id: string) {
  const [row] = await tx
    .select({
      resumeId: resumes.id,
      isTrashed: sql<boolean>`${resumes.trashedBy} is not null`,
      isReadable: sql<boolean>`jsonb_typeof(${trashedLetters.letter}) = 'object'`,
    })
    .from(trashedLetters)
    .innerJoin(resumes, eq(resumes.id, trashedLetters.resumeId))
    .where(and(eq(trashedLetters.id, id), eq(trashedLetters.userId, userId)))
    .for('update');
  return row;
}

/** Letters that an earlier release has deleted have no motivation: the current one is kept. */
const restoredMotivation = `case when (select letter ? 'motivation' from back)
  then excluded.motivation else l.motivation end`;

/**
 * Replaces the current letter of its resume; stale versions of either are refused afterwards. Keeps
 * its trash id, so that a retried restore finds it.
 */
export async function takeLetterFromTrash(tx: Tx, userId: string, id: string): Promise<void> {
  const texts = sql.raw(
    Object.keys(letterColumns)
      .map((key) => `coalesce(letter ->> '${key}', '')`)
      .join(', '),
  );
  const changes = sql.raw(
    Object.values(letterColumns)
      .map(
        (column) =>
          `${column} = ${column === 'motivation' ? restoredMotivation : `excluded.${column}`}`,
      )
      .join(', '),
  );
  await tx.execute(sql`
    with back as (
      delete from ${trashedLetters} where id = ${id} and user_id = ${userId} returning *
    )
    insert into ${coverLetters} as l
      (id, user_id, resume_id, content_version, version, created_at, ${names})
    select id, user_id, resume_id, coalesce((letter ->> 'contentVersion')::int, 1),
      coalesce((letter ->> 'version')::int, 0) + 1,
      coalesce((letter ->> 'createdAt')::timestamptz, now()), ${texts}
    from back
    on conflict (resume_id) do update set id = excluded.id, ${changes}, content_version = excluded.content_version,
      version = greatest(l.version, excluded.version) + 1, updated_at = now()
      where l.user_id = excluded.user_id`);
}

/** The resume of a letter that was restored with this trash id. */
export async function findRestoredResume(
  tx: Tx,
  userId: string,
  id: string,
): Promise<string | undefined> {
  const [row] = await tx
    .select({ resumeId: coverLetters.resumeId })
    .from(coverLetters)
    .where(and(eq(coverLetters.id, id), eq(coverLetters.userId, userId)));
  return row?.resumeId;
}

/** Permanently deletes letters from a trash; returns how many. */
export async function deleteLetters(
  db: Queryable,
  userId: string,
  which: InTrash,
): Promise<number> {
  const rows = await db
    .delete(trashedLetters)
    .where(and(eq(trashedLetters.userId, userId), isMeant(trashedLetters, which)))
    .returning({ id: trashedLetters.id });
  return rows.length;
}

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
    .where(isOwnTrashed(letters, userId))
    .orderBy(desc(letters.trashedAt), desc(letters.id));
