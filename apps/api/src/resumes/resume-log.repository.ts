import { isFields } from '@folio/contract/fields';
import type { KeptSave } from '@folio/operations/apply-operations';
import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Db } from '../platform/database.ts';
import { prepared } from '../platform/prepared-statements.ts';
import { resumeOperations } from '../platform/resume-schema.ts';

/**
 * The saves of a resume after a version, in order; unreadable ones are left out, and the caller
 * then sends the whole resume. The caller has checked ownership.
 */
export async function findSavesSince(
  db: Db,
  resumeId: string,
  version: number,
): Promise<KeptSave[]> {
  const saves = await selectSaves(db).execute({ resumeId, version });
  return saves.filter(({ operations }) => Array.isArray(operations) && operations.every(isFields));
}

const selectSaves = prepared((db) =>
  db
    .select({ version: resumeOperations.version, operations: resumeOperations.operations })
    .from(resumeOperations)
    .where(
      and(
        eq(resumeOperations.resumeId, sql.placeholder('resumeId')),
        gt(resumeOperations.version, sql.placeholder('version')),
      ),
    )
    .orderBy(asc(resumeOperations.version))
    .prepare('find_saves_since'),
);

/** How long a device may be offline and still get the changes only. */
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
