import { and, asc, eq, getTableColumns, gt, type InferSelectModel } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { coverLetters } from '../platform/cover-letter-schema.ts';
import type { Db } from '../platform/database.ts';
import {
  creditEntries,
  creditReservations,
  paymentOrders,
  planPeriods,
  surplusPayments,
} from '../platform/money-schema.ts';
import { photos } from '../platform/photo-schema.ts';
import { knownDevices, resumes, sessions, templateViews } from '../platform/schema.ts';
import { tailoredVersions } from '../platform/version-schema.ts';

const rowsAtOnce = 20;

/** Rows in the order of their keys, a few at a time: nobody knows how many there are. */
async function* inPages<Row>(
  read: (after: string | undefined) => Promise<Row[]>,
  keyOf: (row: Row) => string,
): AsyncGenerator<Row> {
  let after: string | undefined;
  for (;;) {
    const rows = await read(after);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < rowsAtOnce) return;
    after = keyOf(last);
  }
}

const isAfter = (key: AnyPgColumn, after: string | undefined) =>
  after === undefined ? undefined : gt(key, after);

type OwnedTable = PgTable & { id: AnyPgColumn; userId: AnyPgColumn };

const rowsOf = <T extends OwnedTable>(db: Db, table: T, ownerId: string) =>
  inPages(
    async (after) =>
      (await db
        .select()
        .from(table as PgTable)
        .where(and(eq(table.userId, ownerId), isAfter(table.id, after)))
        .orderBy(asc(table.id))
        .limit(rowsAtOnce)) as Array<InferSelectModel<T> & { id: string }>,
    (row) => row.id,
  );

const versionsOf = (db: Db, ownerId: string) =>
  inPages(
    (after) =>
      db
        .select(getTableColumns(tailoredVersions))
        .from(tailoredVersions)
        .innerJoin(resumes, eq(resumes.id, tailoredVersions.resumeId))
        .where(and(eq(resumes.userId, ownerId), isAfter(tailoredVersions.resumeId, after)))
        .orderBy(asc(tailoredVersions.resumeId))
        .limit(rowsAtOnce),
    (row) => row.resumeId,
  );

/** Payments beyond an order's price, and when they went back. */
const surplusOf = (db: Db, ownerId: string) =>
  db
    .select(getTableColumns(surplusPayments))
    .from(surplusPayments)
    .innerJoin(paymentOrders, eq(paymentOrders.id, surplusPayments.orderId))
    .where(eq(paymentOrders.userId, ownerId));

/** What is stored of a person beside their account and profile, read as it is asked for. */
export const ownRows = (db: Db, ownerId: string) => ({
  resumes: () => rowsOf(db, resumes, ownerId),
  tailoredVersions: () => versionsOf(db, ownerId),
  coverLetters: () => rowsOf(db, coverLetters, ownerId),
  photos: () => rowsOf(db, photos, ownerId),
  creditEntries: () => rowsOf(db, creditEntries, ownerId),
  paidWork: () => rowsOf(db, creditReservations, ownerId),
  orders: () => rowsOf(db, paymentOrders, ownerId),
  surplusPayments: () => surplusOf(db, ownerId),
  sessions: () => rowsOf(db, sessions, ownerId),
  /** As many as there are orders, and templates, at the most. */
  plans: () => db.select().from(planPeriods).where(eq(planPeriods.userId, ownerId)),
  knownDevices: () => db.select().from(knownDevices).where(eq(knownDevices.userId, ownerId)),
  templateViews: () => db.select().from(templateViews).where(eq(templateViews.userId, ownerId)),
});
