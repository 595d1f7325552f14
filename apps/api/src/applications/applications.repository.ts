import { applicationLimits } from '@folio/contract/application-fields';
import type { ListApplications } from '@folio/contract/application-list';
import type { ApplicationSummary, NextStepOf } from '@folio/contract/applications';
import { and, asc, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { applications, sentDocuments } from '../platform/application-schema.ts';
import type { Db, Queryable, Tx } from '../platform/database.ts';
import { isOwnKept, isOwnTrashed, thinTrash } from '../platform/marked-trash.ts';
import { resumes } from '../platform/schema.ts';
import type { StatusHistory } from './application-events.ts';

export type ApplicationRow = typeof applications.$inferSelect;
export type NewApplication = Omit<
  typeof applications.$inferInsert,
  'version' | 'createdAt' | 'updatedAt' | 'trashedAt'
>;
export type ApplicationChanges = Partial<Omit<NewApplication, 'id' | 'userId'>>;

const isOwn = (userId: string) => isOwnKept(applications, userId);

/** Without what is long: a list has thousands. */
const summaryColumns = {
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
  version: applications.version,
  createdAt: applications.createdAt,
  updatedAt: applications.updatedAt,
};

/** By what each order sorts, as a text that a cursor carries and the database reads again. */
const sortKeys: Record<ListApplications['order'], { key: SQL; type: string; isDown: boolean }> = {
  created: { key: sql`${applications.id}`, type: 'uuid', isDown: true },
  updated: { key: sql`${applications.updatedAt}`, type: 'timestamptz', isDown: true },
  role: { key: sql`lower(${applications.role})`, type: 'text', isDown: false },
  company: { key: sql`lower(${applications.company})`, type: 'text', isDown: false },
  nextStep: {
    key: sql`coalesce(${applications.nextStepDay}, 'infinity')`,
    type: 'date',
    isDown: false,
  },
};

/** A place in a list: the key of what stands there, and its id where others have the same. */
export type ListCursor = { key: string; id: string };

/** All that somebody may look for in one, the people of it, too. */
const searchedText = sql`lower(normalize(concat_ws(E'\n', ${applications.role}, ${applications.company},
  ${applications.place}, ${applications.source}, ${applications.nextStep}, ${applications.notes},
  ${applications.link}, ${applications.jobDescription}, (
    select string_agg(
      concat_ws(E'\n', c ->> 'name', c ->> 'about', c ->> 'email', c ->> 'phone'), E'\n')
    from jsonb_path_query(${applications.contacts}, '$[*]') c))))`;

/**
 * Every word, in whatever order. `strpos`, not LIKE: in what a person looks for, nothing is a wildcard.
 * With `offset` the texts of a row are put together once, not once a word.
 */
const isFound = (search: string) => {
  const words = JSON.stringify(search.split(/\s+/).filter(Boolean));
  return sql`(select bool_and(strpos(t.searched, lower(normalize(w.word))) > 0)
    from (select ${searchedText} as searched offset 0) t,
      jsonb_array_elements_text(${words}::jsonb) w(word))`;
};

/** Up to `limit` applications of a user after a place in the list, and how many there are in all. */
export async function listApplications(
  db: Db,
  userId: string,
  { order, search, status, limit }: Omit<ListApplications, 'cursor'>,
  after: ListCursor | undefined,
) {
  const { key, type, isDown } = sortKeys[order];
  const isWanted = and(
    isOwn(userId),
    search === '' ? undefined : isFound(search),
    status ? eq(applications.status, status) : undefined,
  );
  const beyond = sql.raw(isDown ? '<' : '>');
  const isAfter =
    after &&
    sql`(${key}, ${applications.id}) ${beyond} (${after.key}::${sql.raw(type)}, ${after.id}::uuid)`;
  const inTurn = isDown ? desc : asc;
  const [rows, total] = await Promise.all([
    db
      .select({ ...summaryColumns, key: sql<string>`(${key})::text` })
      .from(applications)
      .where(and(isWanted, isAfter))
      .orderBy(inTurn(key), inTurn(applications.id))
      .limit(limit),
    db.$count(applications, isWanted),
  ]);
  return { rows, total };
}

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

/** Whole applications, the newest first, that are older than one. */
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

/** Those that somebody is about to change: others wait until the transaction has ended. */
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

/** Answers how many were added: none whose id an application of whomever has already. */
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

/** Gives many their statuses by one statement. */
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

/** Gives many their next steps by one statement, those of one order on. */
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

/** Answers the ids of those that were there. */
export async function trashApplications(
  tx: Tx,
  userId: string,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await tx
    .update(applications)
    .set({ trashedAt: sql`now()` })
    .where(and(isOwn(userId), inArray(applications.id, [...ids])))
    .returning({ id: applications.id });
  await thinTrash(tx, applications, userId, applicationLimits.applications);
  return rows.map(({ id }) => id);
}

export async function restoreApplications(
  tx: Tx,
  userId: string,
  ids: readonly string[],
): Promise<void> {
  await tx
    .update(applications)
    .set({ trashedAt: null })
    .where(isOwnTrashed(applications, userId, ids));
}
