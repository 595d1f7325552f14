import { and, asc, eq, gt, type InferSelectModel } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { coverLetters } from '../platform/cover-letter-schema.ts';
import type { Db } from '../platform/database.ts';
import {
  creditEntries,
  creditReservations,
  paymentOrders,
  planPeriods,
} from '../platform/money-schema.ts';
import { photos } from '../platform/photo-schema.ts';
import { resumes, sessions, templateViews } from '../platform/schema.ts';

const rowsAtOnce = 20;

type OwnedTable = PgTable & { id: AnyPgColumn; userId: AnyPgColumn };

/** All rows of a table that are a person's, a few at a time: nobody knows how many there are. */
async function* rowsOf<T extends OwnedTable>(
  db: Db,
  table: T,
  ownerId: string,
): AsyncGenerator<InferSelectModel<T>> {
  let after: string | undefined;
  for (;;) {
    const isNext = after === undefined ? undefined : gt(table.id, after);
    const rows = (await db
      .select()
      .from(table as PgTable)
      .where(and(eq(table.userId, ownerId), isNext))
      .orderBy(asc(table.id))
      .limit(rowsAtOnce)) as Array<InferSelectModel<T> & { id: string }>;
    yield* rows;
    after = rows.at(-1)?.id;
    if (rows.length < rowsAtOnce) return;
  }
}

/** What is stored of a person beside their account and profile, read as it is asked for. */
export const ownRows = (db: Db, ownerId: string) => ({
  resumes: () => rowsOf(db, resumes, ownerId),
  coverLetters: () => rowsOf(db, coverLetters, ownerId),
  photos: () => rowsOf(db, photos, ownerId),
  creditEntries: () => rowsOf(db, creditEntries, ownerId),
  paidWork: () => rowsOf(db, creditReservations, ownerId),
  orders: () => rowsOf(db, paymentOrders, ownerId),
  sessions: () => rowsOf(db, sessions, ownerId),
  /** As many as there are orders, and templates, at the most. */
  plans: () => db.select().from(planPeriods).where(eq(planPeriods.userId, ownerId)),
  templateViews: () => db.select().from(templateViews).where(eq(templateViews.userId, ownerId)),
});
