import type { TailoredVersion } from '@folio/contract/versions';
import { and, desc, eq, getTableColumns, isNull, lte, or, sql } from 'drizzle-orm';
import { applications } from '../platform/application-schema.ts';
import type { Queryable } from '../platform/database.ts';
import { languagePairs } from '../platform/language-schema.ts';
import { tailoredVersions } from '../platform/resume-schema.ts';
import { resumes } from '../platform/schema.ts';
import type { ResumeRow } from '../resumes/resumes.service.ts';

type VersionRow = typeof tailoredVersions.$inferSelect;
export type VersionOfResume = Pick<VersionRow, 'jobDescription' | 'base'> &
  Pick<TailoredVersion, 'applications'> & { resume: ResumeRow };

/** The id of a resume's original, unless that is in the trash. */
export async function findOriginalId(db: Queryable, resumeId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ originalId: tailoredVersions.originalId })
    .from(tailoredVersions)
    .innerJoin(resumes, eq(resumes.id, tailoredVersions.originalId))
    .where(and(eq(tailoredVersions.resumeId, resumeId), isNull(resumes.trashedAt)));
  return row?.originalId;
}

/**
 * The most characters of JSON of versions read at once: several times what fifty versions written
 * by people take. Fifty of the largest would take half a gigabyte of memory per request.
 */
const readCharacters = 8_000_000;

/** The versions of an original, newest first, without the oldest beyond the size limit. */
export async function findVersions(
  db: Queryable,
  ownerId: string,
  originalId: string,
): Promise<VersionOfResume[]> {
  const isOfOriginal = and(
    eq(tailoredVersions.originalId, originalId),
    eq(resumes.userId, ownerId),
  );
  const newest = db
    .select({
      resumeId: tailoredVersions.resumeId,
      characters: sql<number>`sum(length(${resumes.content}::text)
        + length(${tailoredVersions.base}::text)) over (
          order by ${tailoredVersions.createdAt} desc, ${tailoredVersions.resumeId} desc)`.as(
        'characters',
      ),
    })
    .from(tailoredVersions)
    .innerJoin(resumes, eq(resumes.id, tailoredVersions.resumeId))
    .where(isOfOriginal)
    .as('newest');
  return db
    .select({
      resume: getTableColumns(resumes),
      jobDescription: tailoredVersions.jobDescription,
      base: tailoredVersions.base,
      applications: sql<TailoredVersion['applications']>`coalesce((
        select jsonb_agg(
          jsonb_build_object('id', a.id, 'role', a.role, 'company', a.company) order by a.id)
        from ${applications} a
        where a.resume_id = ${tailoredVersions}.resume_id and a.user_id = ${ownerId}
          and a.trashed_at is null), '[]')`,
    })
    .from(tailoredVersions)
    .innerJoin(resumes, eq(resumes.id, tailoredVersions.resumeId))
    .innerJoin(newest, eq(newest.resumeId, tailoredVersions.resumeId))
    .where(and(isOfOriginal, lte(newest.characters, readCharacters)))
    .orderBy(desc(tailoredVersions.createdAt), desc(tailoredVersions.resumeId));
}

/** Counts tailored versions and language versions. */
export async function countVersions(db: Queryable, originalId: string): Promise<number> {
  const tailored = await db.$count(tailoredVersions, eq(tailoredVersions.originalId, originalId));
  const languages = await db.$count(
    languagePairs,
    or(eq(languagePairs.resumeId, originalId), eq(languagePairs.siblingId, originalId)),
  );
  return tailored + languages;
}

export async function insertVersion(
  db: Queryable,
  version: Omit<VersionRow, 'createdAt'>,
): Promise<void> {
  await db.insert(tailoredVersions).values(version);
}

export async function setBase(
  db: Queryable,
  resumeId: string,
  base: VersionRow['base'],
): Promise<void> {
  await db.update(tailoredVersions).set({ base }).where(eq(tailoredVersions.resumeId, resumeId));
}

export async function deleteVersion(db: Queryable, resumeId: string): Promise<void> {
  await db.delete(tailoredVersions).where(eq(tailoredVersions.resumeId, resumeId));
}
