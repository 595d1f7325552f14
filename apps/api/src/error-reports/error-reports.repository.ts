import { and, desc, eq, gte, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../platform/database.ts';
import { errorReports } from '../platform/schema.ts';

export type NewErrorReport = Omit<
  typeof errorReports.$inferInsert,
  'reports' | 'createdAt' | 'lastReportedAt' | 'doneAt'
>;

/**
 * Adds an error or counts another report of a known one, keeping the newest report. Returns the
 * count.
 */
export async function countErrorReport(db: Db, report: NewErrorReport): Promise<number> {
  const { fingerprint: _, ...newest } = report;
  const [row] = await db
    .insert(errorReports)
    .values(report)
    .onConflictDoUpdate({
      target: errorReports.fingerprint,
      set: {
        ...newest,
        stack: report.stack ?? null,
        reports: sql`${errorReports.reports} + 1`,
        lastReportedAt: sql`now()`,
        doneAt: null,
      },
    })
    .returning({ reports: errorReports.reports });
  return row?.reports ?? 0;
}

/** @param most the number of latest reports to keep. */
export async function deletePastErrorReports(db: Db, most: number): Promise<void> {
  const { lastReportedAt } = errorReports;
  await db.delete(errorReports).where(lt(lastReportedAt, sql`now() - interval '30 days'`));
  const [last] = await db
    .select({ at: sql<string>`${lastReportedAt}::text` })
    .from(errorReports)
    .orderBy(desc(lastReportedAt))
    .offset(most - 1)
    .limit(1);
  if (last) await db.delete(errorReports).where(sql`${lastReportedAt} < ${last.at}::timestamptz`);
}

/** Newest first. */
export const selectErrorReports = (
  db: Db,
  { since, withDone }: { since: Date | undefined; withDone: boolean },
) =>
  db
    .select()
    .from(errorReports)
    .where(
      and(
        since && gte(errorReports.lastReportedAt, since),
        withDone ? undefined : isNull(errorReports.doneAt),
      ),
    )
    .orderBy(desc(errorReports.lastReportedAt));

/** Newest first, after a cursor. */
export const pageOfReports = (
  db: Db,
  {
    after,
    limit,
    withDone,
  }: { after: { at: string; fingerprint: string } | undefined; limit: number; withDone: boolean },
) =>
  db
    .select()
    .from(errorReports)
    .where(
      and(
        after &&
          sql`(${errorReports.lastReportedAt}, ${errorReports.fingerprint}) < (${after.at}::timestamptz, ${after.fingerprint})`,
        withDone ? undefined : isNull(errorReports.doneAt),
      ),
    )
    .orderBy(desc(errorReports.lastReportedAt), desc(errorReports.fingerprint))
    .limit(limit);

export const countOpenReports = (db: Db): Promise<number> =>
  db.$count(errorReports, isNull(errorReports.doneAt));

/** Returns false if there is no such report. */
export async function setErrorReportDone(db: Db, fingerprint: string): Promise<boolean> {
  const rows = await db
    .update(errorReports)
    .set({ doneAt: sql`coalesce(${errorReports.doneAt}, now())` })
    .where(eq(errorReports.fingerprint, fingerprint))
    .returning({ fingerprint: errorReports.fingerprint });
  return rows.length === 1;
}
