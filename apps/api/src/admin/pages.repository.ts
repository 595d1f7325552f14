import { type AnyColumn, and, desc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { hiddenPages, type PageKind, pageReports } from '../platform/admin-schema.ts';
import type { Db, Queryable, Tx } from '../platform/database.ts';
import { isHiddenPage } from '../platform/hidden-pages.ts';
import { resumeLinks } from '../platform/review-schema.ts';
import { resumes, users } from '../platform/schema.ts';

export type PageId = { kind: PageKind; id: string };

export async function insertReport(
  db: Queryable,
  report: Pick<
    typeof pageReports.$inferInsert,
    'id' | 'pageKind' | 'pageId' | 'userId' | 'reason' | 'note'
  >,
): Promise<void> {
  await db.insert(pageReports).values(report);
}

export const countOpenReports = (db: Db): Promise<number> =>
  db.$count(pageReports, isNull(pageReports.doneAt));

export const countOpenReportsOf = (db: Db, { id }: PageId): Promise<number> =>
  db.$count(pageReports, and(eq(pageReports.pageId, id), isNull(pageReports.doneAt)));

const owner = { id: users.id, email: users.email, username: users.username };
const isHidden = sql<boolean>`case ${pageReports.pageKind}
  when 'profile' then ${isHiddenPage('profile', pageReports.pageId)}
  else ${isHiddenPage('resume', pageReports.pageId)} end`;

/** The name of a private resume's shared link; null without one. */
const sharedName = (id: AnyColumn | string) => sql<string | null>`(
  select l.slug from ${resumeLinks} l join ${resumes} r on r.id = l.resume_id
  where l.resume_id = ${id} and l.kind = 'share' and not r.is_public
    and (l.expires_at is null or l.expires_at > now())
  order by l.created_at desc limit 1)`;

export async function findSharedName(db: Queryable, resumeId: string): Promise<string | null> {
  const { rows } = await db.execute<{ name: string | null }>(
    sql`select ${sharedName(resumeId)} as name`,
  );
  return rows[0]?.name ?? null;
}

/** Latest first. */
export const listReports = (
  db: Db,
  { isOpen, before, limit }: { isOpen: boolean; before: string | undefined; limit: number },
) =>
  db
    .select({ report: pageReports, owner, isHidden, name: sharedName(pageReports.pageId) })
    .from(pageReports)
    .innerJoin(users, eq(users.id, pageReports.userId))
    .where(
      and(
        (isOpen ? isNull : isNotNull)(pageReports.doneAt),
        before ? lt(pageReports.id, before) : undefined,
      ),
    )
    .orderBy(desc(pageReports.id))
    .limit(limit);
export type ReportRow = Awaited<ReturnType<typeof listReports>>[number];

export async function findReport(tx: Tx, id: string) {
  const [row] = await tx.select().from(pageReports).where(eq(pageReports.id, id)).for('update');
  return row;
}

/** Closes all open reports of a page. */
export async function settleReports(tx: Tx, { kind, id }: PageId, isHiddenNow: boolean) {
  await tx
    .update(pageReports)
    .set({ doneAt: sql`now()`, isHidden: isHiddenNow })
    .where(
      and(eq(pageReports.pageKind, kind), eq(pageReports.pageId, id), isNull(pageReports.doneAt)),
    );
}

/** The owner of a page; undefined if it doesn't exist or is in the trash. */
export async function findOwner(db: Queryable, { kind, id }: PageId) {
  const [row] =
    kind === 'profile'
      ? await db.select().from(users).where(eq(users.id, id))
      : await db
          .select({ user: users })
          .from(resumes)
          .innerJoin(users, eq(users.id, resumes.userId))
          .where(eq(resumes.id, id))
          .then((rows) => rows.map(({ user }) => user));
  return row;
}

/** Returns false if it is hidden already. */
export async function insertHidden(
  tx: Tx,
  page: { pageKind: PageKind; pageId: string; userId: string; reason: string },
): Promise<boolean> {
  const rows = await tx.insert(hiddenPages).values(page).onConflictDoNothing().returning();
  return rows.length > 0;
}

/** Returns the owner of the page; undefined if it was not hidden. */
export async function deleteHidden(tx: Tx, { kind, id }: PageId): Promise<string | undefined> {
  const [row] = await tx
    .delete(hiddenPages)
    .where(and(eq(hiddenPages.pageKind, kind), eq(hiddenPages.pageId, id)))
    .returning({ userId: hiddenPages.userId });
  return row?.userId;
}

/** Newest first, after a cursor of time and page. */
export const listHidden = (
  db: Db,
  { after, limit }: { after: { at: string; id: string } | undefined; limit: number },
) =>
  db
    .select({ hidden: hiddenPages, owner, name: sharedName(hiddenPages.pageId) })
    .from(hiddenPages)
    .innerJoin(users, eq(users.id, hiddenPages.userId))
    .where(
      after &&
        or(
          sql`${hiddenPages.createdAt} < ${after.at}::timestamptz`,
          sql`${hiddenPages.createdAt} = ${after.at}::timestamptz and ${hiddenPages.pageId}::text < ${after.id}`,
        ),
    )
    .orderBy(desc(hiddenPages.createdAt), desc(sql`${hiddenPages.pageId}::text`))
    .limit(limit);
export type HiddenRow = Awaited<ReturnType<typeof listHidden>>[number];

/** Deletes reports that were decided a year ago. */
export async function deletePastReports(db: Db): Promise<void> {
  await db.delete(pageReports).where(lt(pageReports.createdAt, sql`now() - interval '1 year'`));
}
