import { isFields } from '@folio/contract/fields';
import type { KeptSave } from '@folio/operations/apply-operations';
import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Db } from '../platform/database.ts';
import { prepared } from '../platform/prepared-statements.ts';
import { resumeOperations } from '../platform/resume-schema.ts';

/**
 * The saves of a resume after a version, in their order, but for those that cannot be read: where one
 * is missing, all of the resume is told. The caller has seen that it is the owner's.
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

/** So long a device may be offline, and still be told what it has missed. */
const keptDays = 60;
/** So many rows go at once: any number of nodes may do it, and none for long. */
const mostAtOnce = 5_000;

/** Forgets the saves that no device is still waiting for. */
export async function deletePastSaves(db: Db): Promise<void> {
  await db.execute(sql`delete from ${resumeOperations} where ctid = any(array(
    select ctid from ${resumeOperations}
    where ${resumeOperations.createdAt} < now() - make_interval(days => ${keptDays})
    limit ${mostAtOnce}))`);
}

/** Forgets the saves of a resume up to a version. */
export async function deleteSavesUpTo(db: Db, resumeId: string, version: number): Promise<void> {
  await db
    .delete(resumeOperations)
    .where(and(eq(resumeOperations.resumeId, resumeId), lte(resumeOperations.version, version)));
}
