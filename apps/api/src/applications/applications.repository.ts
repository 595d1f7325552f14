import { applicationLimits } from '@folio/contract/application-fields';
import type { ApplicationSummary, NextStepOf } from '@folio/contract/applications';
import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { applications } from '../platform/application-schema.ts';
import type { Queryable, Tx } from '../platform/database.ts';
import { isOwnKept, isOwnTrashed, thinTrash } from '../platform/marked-trash.ts';
import { resumes } from '../platform/schema.ts';
import { sentDocuments } from '../platform/sent-document-schema.ts';
import type { StatusHistory } from './application-events.ts';

export type ApplicationRow = typeof applications.$inferSelect;
export type NewApplication = Omit<
  typeof applications.$inferInsert,
  'version' | 'createdAt' | 'updatedAt' | 'trashedAt'
>;
export type ApplicationChanges = Partial<Omit<NewApplication, 'id' | 'userId'>>;

export const isOwn = (userId: string) => isOwnKept(applications, userId);

/** Without the long texts, since a list has thousands of rows. */
export const summaryColumns = {
  id: applications.id,
  role: applications.role,
  company: applications.company,
  place: applications.place,
  pay: applications.pay,
  source: applications.source,
  status: applications.status,
  statusDay: applications.statusDay,
  appliedDay: sql<
    string | null
  >`jsonb_path_query_first(${applications.events}, '$[*] ? (@.status == "applied").day') #>> '{}'`,
  had: sql<string[]>`jsonb_path_query_array(${applications.events}, '$[*].status ? (@ != null)')`,
  sentAs: sql<NonNullable<ApplicationSummary['sentAs']> | null>`coalesce((
      select jsonb_build_object('resumeId', d.resume_id, 'name', d.name,
        'templateId', d.template_id, 'match', d.match, 'isKept', true)
      from ${sentDocuments} d where d.application_id = ${applications}.id and d.kind = 'resume'
      order by d.created_at desc limit 1
    ), (
      select jsonb_build_object('resumeId', r.id, 'name', r.name,
        'templateId', r.template_id, 'match', null, 'isKept', false)
      from ${resumes} r where r.id = ${applications}.resume_id
    ))`,
  nextStep: applications.nextStep,
  nextStepDay: applications.nextStepDay,
  resumeId: applications.resumeId,
  deadline: applications.deadline,
  version: applications.version,
  createdAt: applications.createdAt,
  updatedAt: applications.updatedAt,
};

export const findSummaries = (db: Queryable, userId: string, ids: readonly string[]) =>
  db
    .select(summaryColumns)
    .from(applications)
    .where(and(isOwn(userId), inArray(applications.id, [...ids])))
    .orderBy(desc(applications.id));

export async function findApplication(
  db: Queryable,
  userId: string,
  id: string,
): Promise<ApplicationRow | undefined> {
  const [row] = await db
    .select()
    .from(applications)
    .where(and(isOwn(userId), eq(applications.id, id)));
  return row;
}

/** Includes deleted ones. */
export async function findMade(
  tx: Tx,
  userId: string,
  id: string,
): Promise<ApplicationRow | undefined> {
  const isWanted = and(eq(applications.userId, userId), eq(applications.id, id));
  const [row] = await tx.select().from(applications).where(isWanted);
  return row;
}

/** The ids that belong to applications of the user, including deleted ones. */
export async function findMadeIds(
  tx: Tx,
  userId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const areWanted = and(eq(applications.userId, userId), inArray(applications.id, [...ids]));
  const rows = await tx.select({ id: applications.id }).from(applications).where(areWanted);
  return new Set(rows.map(({ id }) => id));
}

/** Complete applications older than a given one, newest first. */
export const findApplications = (
  db: Queryable,
  userId: string,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<ApplicationRow[]> =>
  db
    .select()
    .from(applications)
    .where(and(isOwn(userId), before === undefined ? undefined : lt(applications.id, before)))
    .orderBy(desc(applications.id))
    .limit(limit);

/** Locks applications for a change until the transaction ends. */
export async function lockApplications(tx: Tx, userId: string, ids: readonly string[]) {
  return tx
    .select()
    .from(applications)
    .where(and(isOwn(userId), inArray(applications.id, [...ids])))
    .orderBy(asc(applications.id))
    .for('update');
}

export const countApplications = (tx: Tx, userId: string): Promise<number> =>
  tx.$count(applications, isOwn(userId));

/** Returns the number of inserted rows; rows whose id exists, for any user, are skipped. */
export async function insertApplications(tx: Tx, values: NewApplication[]): Promise<number> {
  const added = await tx
    .insert(applications)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: applications.id });
  return added.length;
}

export async function storeApplication(
  tx: Tx,
  userId: string,
  id: string,
  changes: ApplicationChanges,
): Promise<ApplicationRow | undefined> {
  const [row] = await tx
    .update(applications)
    .set({ ...changes, version: sql`${applications.version} + 1`, updatedAt: sql`now()` })
    .where(and(isOwn(userId), eq(applications.id, id)))
    .returning();
  return row;
}

/** Updates the statuses of many applications in one statement. */
export async function storeStatuses(
  tx: Tx,
  userId: string,
  histories: ReadonlyArray<StatusHistory & { id: string }>,
): Promise<void> {
  await tx.execute(sql`
    update ${applications} as a
    set status = n.status, status_day = n."statusDay", events = n.events,
      version = a.version + 1, updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(histories)}::jsonb)
      as n(id uuid, status text, "statusDay" date, events jsonb)
    where a.id = n.id and a.user_id = ${userId} and a.trashed_at is null`);
}

/**
 * Updates the next steps of many applications in one statement, after locking them in a fixed
 * order.
 */
export async function storeNextSteps(
  tx: Tx,
  userId: string,
  steps: readonly NextStepOf[],
): Promise<void> {
  await lockApplications(
    tx,
    userId,
    steps.map(({ id }) => id),
  );
  await tx.execute(sql`
    update ${applications} as a
    set next_step = n."nextStep", next_step_day = n."nextStepDay",
      version = a.version + 1, updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(steps)}::jsonb)
      as n(id uuid, "nextStep" text, "nextStepDay" date)
    where a.id = n.id and a.user_id = ${userId} and a.trashed_at is null`);
}

/** Returns the ids of those that existed. */
export async function trashApplications(
  tx: Tx,
  userId: string,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await tx
    .update(applications)
    .set({ trashedAt: sql`now()`, updatedAt: sql`now()` })
    .where(and(isOwn(userId), inArray(applications.id, [...ids])))
    .returning({ id: applications.id });
  await thinTrash(tx, applications, userId, applicationLimits.applications);
  return rows.map(({ id }) => id);
}

/**
 * Increments the version, so that devices that have deleted an application accept the restored one
 * as newer.
 */
export async function restoreApplications(
  tx: Tx,
  userId: string,
  ids: readonly string[],
): Promise<boolean> {
  const rows = await tx
    .update(applications)
    .set({ trashedAt: null, version: sql`${applications.version} + 1`, updatedAt: sql`now()` })
    .where(isOwnTrashed(applications, userId, ids))
    .returning({ id: applications.id });
  return rows.length > 0;
}
