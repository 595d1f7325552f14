import type { SuggestionDecision } from '@folio/contract/suggestions';
import { and, asc, count, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { applicationChanges, applications } from '../platform/application-schema.ts';
import type { Db, Queryable, Tx } from '../platform/database.ts';
import { resumes } from '../platform/schema.ts';

type NewChange = Omit<
  typeof applicationChanges.$inferInsert,
  'decision' | 'createdAt' | 'updatedAt'
>;

const isOf = (userId: string) => eq(applicationChanges.userId, userId);

const isListedOf = (userId: string) =>
  and(isOf(userId), eq(applications.userId, userId), isNull(applications.trashedAt));

const selectChanges = (db: Queryable, userId: string, also?: SQL) =>
  db
    .select({ change: applicationChanges, application: applications })
    .from(applicationChanges)
    .innerJoin(applications, eq(applications.id, applicationChanges.applicationId))
    .where(and(isListedOf(userId), also))
    .orderBy(asc(applicationChanges.id));
export type FoundChange = Awaited<ReturnType<typeof selectChanges>>[number];

/** Oldest first, each with the current state of its application. */
export const listChanges = (db: Queryable, userId: string): Promise<FoundChange[]> =>
  selectChanges(db, userId);

export async function findChange(
  db: Queryable,
  userId: string,
  id: string,
): Promise<FoundChange | undefined> {
  const [found] = await selectChanges(db, userId, eq(applicationChanges.id, id));
  return found;
}

/** Counts what `listChanges` returns, which excludes deleted applications. */
export async function countWaitingChanges(tx: Tx, userId: string): Promise<number> {
  const [found] = await tx
    .select({ waiting: count() })
    .from(applicationChanges)
    .innerJoin(applications, eq(applications.id, applicationChanges.applicationId))
    .where(and(isListedOf(userId), eq(applicationChanges.decision, 'open')));
  return found?.waiting ?? 0;
}

export async function insertChange(tx: Tx, values: NewChange): Promise<void> {
  await tx.insert(applicationChanges).values(values);
}

/** An accepted change can't be declined afterwards. */
export async function setDecision(
  db: Queryable,
  userId: string,
  id: string,
  decision: SuggestionDecision,
): Promise<void> {
  await db
    .update(applicationChanges)
    .set({ decision, updatedAt: sql`now()` })
    .where(
      and(isOf(userId), eq(applicationChanges.id, id), ne(applicationChanges.decision, 'taken')),
    );
}

/** Deletes the earliest decided changes beyond the limit. */
export async function thinDecidedChanges(tx: Tx, userId: string, most: number): Promise<void> {
  const past = tx
    .select({ id: applicationChanges.id })
    .from(applicationChanges)
    .where(and(isOf(userId), ne(applicationChanges.decision, 'open')))
    .orderBy(sql`${applicationChanges.updatedAt} desc`)
    .offset(most);
  await tx.delete(applicationChanges).where(sql`${applicationChanges.id} in ${past}`);
}

/** The names of resumes by id. */
export async function namesOfResumes(
  db: Db,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: resumes.id, name: resumes.name })
    .from(resumes)
    .where(and(eq(resumes.userId, userId), inArray(resumes.id, [...ids])));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
