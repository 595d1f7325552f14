import type { Agreed } from '@folio/contract/languages';
import { and, asc, eq, getTableColumns, or, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../platform/database.ts';
import { languagePairs } from '../platform/language-schema.ts';
import { resumes } from '../platform/schema.ts';
import type { ResumeRow } from '../resumes/resumes.service.ts';

/** A pair of resumes of one owner; `agreed` is stored from the lower id's side. */
export type PairRow = Pick<typeof languagePairs.$inferSelect, 'resumeId' | 'siblingId' | 'agreed'>;

const isOf = (resumeId: string) =>
  or(eq(languagePairs.resumeId, resumeId), eq(languagePairs.siblingId, resumeId));
const otherOf = (resumeId: string) => sql<string>`case when ${languagePairs.resumeId} = ${resumeId}
  then ${languagePairs.siblingId} else ${languagePairs.resumeId} end`;

/** Excludes versions in the trash, whose pairs are kept in case they are restored. */
export async function findSiblings(
  db: Queryable,
  ownerId: string,
  resumeId: string,
): Promise<{ resume: ResumeRow; pair: PairRow }[]> {
  return db
    .select({ resume: getTableColumns(resumes), pair: getTableColumns(languagePairs) })
    .from(languagePairs)
    .innerJoin(resumes, eq(resumes.id, otherOf(resumeId)))
    .where(and(isOf(resumeId), eq(resumes.userId, ownerId)))
    .orderBy(asc(resumes.createdAt), asc(resumes.id));
}

/** Includes those in the trash. */
export const countSiblings = (db: Queryable, resumeId: string): Promise<number> =>
  db.$count(languagePairs, isOf(resumeId));

export async function insertPair(tx: Tx, pair: PairRow): Promise<void> {
  await tx.insert(languagePairs).values(pair);
}

/** Locks the pair for the transaction. */
export async function lockPair(
  tx: Tx,
  { resumeId, siblingId }: Pick<PairRow, 'resumeId' | 'siblingId'>,
): Promise<Agreed | undefined> {
  const [row] = await tx
    .select({ agreed: languagePairs.agreed })
    .from(languagePairs)
    .where(and(eq(languagePairs.resumeId, resumeId), eq(languagePairs.siblingId, siblingId)))
    .for('update');
  return row?.agreed;
}

export async function updateAgreed(
  tx: Tx,
  { resumeId, siblingId, agreed }: PairRow,
): Promise<void> {
  await tx
    .update(languagePairs)
    .set({ agreed })
    .where(and(eq(languagePairs.resumeId, resumeId), eq(languagePairs.siblingId, siblingId)));
}

/** Deletes all pairs of a resume; returns how many there were. */
export async function deletePairs(db: Queryable, resumeId: string): Promise<number> {
  const gone = await db.delete(languagePairs).where(isOf(resumeId)).returning({
    resumeId: languagePairs.resumeId,
  });
  return gone.length;
}
