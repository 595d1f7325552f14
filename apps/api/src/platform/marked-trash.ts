import { trashDays } from '@folio/contract/trash-days';
import { and, eq, inArray, isNotNull, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db, Queryable, Tx } from './database.ts';
import { deleteSlice } from './delete-slice.ts';

/**
 * A table whose rows are in the trash while they have a timestamp: letters, applications,
 * questions. Resumes and their letters use another scheme: see `trash.repository.ts`.
 */
type MarkedTable = PgTable & Record<'id' | 'userId' | 'trashedAt', AnyPgColumn>;

/** The user's rows outside the trash. */
export const isOwnKept = (table: MarkedTable, userId: string): SQL | undefined =>
  and(eq(table.userId, userId), isNull(table.trashedAt));

/** The user's rows in the trash: all, or those with the given ids. */
export const isOwnTrashed = (
  table: MarkedTable,
  userId: string,
  ids?: readonly string[],
): SQL | undefined =>
  and(
    eq(table.userId, userId),
    isNotNull(table.trashedAt),
    ids === undefined ? undefined : inArray(table.id, [...ids]),
  );

/** Deletes the oldest rows of a trash beyond the account's limit. */
export async function thinTrash(
  tx: Tx,
  table: MarkedTable,
  userId: string,
  most: number,
): Promise<void> {
  await tx.execute(sql`
    delete from ${table} where id in (
      select id from ${table} where user_id = ${userId} and trashed_at is not null
      order by trashed_at desc, id offset ${most})`);
}

/** One row of a trash, or all rows that were in it at a given time. */
export type InTrash = { id: string } | { until: string };

export const isMeant = (
  table: PgTable & Record<'id' | 'trashedAt', AnyPgColumn>,
  which: InTrash,
): SQL =>
  'id' in which ? eq(table.id, which.id) : lte(table.trashedAt, sql`${which.until}::timestamptz`);

/** Deletes rows of a trash; returns how many. */
export async function deleteTrashed(
  db: Queryable,
  table: MarkedTable,
  userId: string,
  which: InTrash,
): Promise<number> {
  const rows = await db
    .delete(table)
    .where(and(isOwnTrashed(table, userId), isMeant(table, which)))
    .returning({ id: table.id });
  return rows.length;
}

/** Few, because a resume's history is deleted with it. */
const purgedAtOnce = 100;

/**
 * Deletes a slice of the rows whose time in the trash has ended. Returns whether there may be more.
 */
export const purgeTrashed = (
  db: Db,
  table: PgTable & Record<'id' | 'trashedAt', AnyPgColumn>,
): Promise<boolean> => {
  const isPast = lt(table.trashedAt, sql`now() - make_interval(days => ${trashDays})`);
  return deleteSlice(db, table, table.id, isPast, purgedAtOnce);
};
