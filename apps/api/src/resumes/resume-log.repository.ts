import { isFields } from '@folio/contract/fields';
import type { KeptSave } from '@folio/operations/apply-operations';
import { and, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '../platform/database.ts';
import { resumeOperations } from '../platform/resume-schema.ts';

/**
 * The most characters of a log that are read at once, as JSON: four times the largest resume. Two
 * thousand saves by people take less; as many saves of whole resumes would take gigabytes of
 * memory.
 */
const readCharacters = 4_000_000;

/**
 * Returns the saves of a resume after a version, in order. Leaves out unreadable ones and those
 * before the last few megabytes, in which case the caller sends the whole resume. The caller has
 * checked ownership.
 */
export async function findSavesSince(
  db: Db,
  resumeId: string,
  version: number,
): Promise<KeptSave[]> {
  // Each step reads one more save, so that none is read beyond the limit.
  const later = sql`select version, operations, length(operations::text) as characters
    from ${resumeOperations} where resume_id = ${resumeId} and version > ${version}`;
  const { rows } = await db.execute<KeptSave>(sql`
    with recursive newest as (
      (${later} order by version desc limit 1)
      union all
      select save.version, save.operations, newest.characters + save.characters
      from newest cross join lateral (
        ${later} and version < newest.version order by version desc limit 1
      ) save
      where newest.characters < ${readCharacters}
    )
    select version, operations from newest order by version`);
  return rows.filter(({ operations }) => Array.isArray(operations) && operations.every(isFields));
}

/** The parts of an operation that hold its effect, which may be long. */
const effects = ['value', 'was', 'removed', 'inserted', 'entry', 'of'];

/**
 * Returns the operations of these authors in the saves between two versions, without their effects,
 * so that a resent operation is recognized however much has been saved since. The caller has
 * checked ownership.
 */
export async function findPastOf(
  db: Db,
  resumeId: string,
  { after, before, authors }: { after: number; before: number; authors: readonly string[] },
): Promise<KeptSave[]> {
  const { rows } = await db.execute<KeptSave>(sql`
    select version, jsonb_agg(operation - ${sql.param(effects)}::text[] order by place) as operations
    from ${resumeOperations}, jsonb_array_elements(
      case jsonb_typeof(operations) when 'array' then operations else '[]' end
    ) with ordinality as one (operation, place)
    where resume_id = ${resumeId} and version > ${after} and version < ${before}
      and jsonb_typeof(operation) = 'object'
      and regexp_replace(operation->>'id', ':[^:]*$', '') = any(${sql.param(authors)}::text[])
    group by version order by version`);
  return rows;
}

/** How long a device may be offline and still get only the changes. */
const keptDays = 60;
/** Rows per statement, so that purging on several nodes never takes long. */
const maxAtOnce = 5_000;

/** Deletes saves older than that. */
export async function deletePastSaves(db: Db): Promise<void> {
  await db.execute(sql`delete from ${resumeOperations} where ctid = any(array(
    select ctid from ${resumeOperations}
    where ${resumeOperations.createdAt} < now() - make_interval(days => ${keptDays})
    limit ${maxAtOnce}))`);
}

/** Deletes the saves of a resume up to a version. */
export async function deleteSavesUpTo(db: Db, resumeId: string, version: number): Promise<void> {
  await db
    .delete(resumeOperations)
    .where(and(eq(resumeOperations.resumeId, resumeId), lte(resumeOperations.version, version)));
}

/** Deletes the oldest saves of a resume beyond this many bytes on disk. */
export async function deleteSavesBeyond(db: Db, resumeId: string, bytes: number): Promise<void> {
  await db.execute(sql`
    delete from ${resumeOperations} where resume_id = ${resumeId} and version <= (
      select max(version) from (
        select version, sum(pg_column_size(operations)) over (order by version desc) as bytes
        from ${resumeOperations} where resume_id = ${resumeId}
      ) newest where bytes > ${bytes})`);
}
