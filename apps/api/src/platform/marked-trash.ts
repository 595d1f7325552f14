import { trashDays } from '@folio/contract/trash-days';
import { and, eq, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db, Queryable, Tx } from './database.ts';

/**
 * A table whose rows lie in their owner's trash while they have a mark: letters, applications,
 * questions. Resumes and the letters that go with them are older than the mark: see
 * `trash.repository.ts` for how they lie there.
 */
type MarkedTable = PgTable & Record<'id' | 'userId' | 'trashedAt', AnyPgColumn>;

/** What is a user's, and not in the trash. */
export const isOwnKept = (table: MarkedTable, userId: string): SQL | undefined =>
  and(eq(table.userId, userId), isNull(table.trashedAt));

/** What lies in a user's trash: all of it, or what of it is named. */
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

/** The trash holds as many as an account may have: those that were deleted first make way. */
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

/** Deletes one row of a trash for good, or all of them; answers how many. */
export async function deleteTrashed(
  db: Queryable,
  table: MarkedTable,
  userId: string,
  id?: string,
): Promise<number> {
  const ids = id === undefined ? undefined : [id];
  const rows = await db
    .delete(table)
    .where(isOwnTrashed(table, userId, ids))
    .returning({ id: table.id });
  return rows.length;
}

/** Deletes what was in the trash for its time. Any number of nodes may do it at once. */
export async function purgeTrashed(
  db: Db,
  table: PgTable & Record<'trashedAt', AnyPgColumn>,
): Promise<void> {
  await db
    .delete(table)
    .where(lt(table.trashedAt, sql`now() - make_interval(days => ${trashDays})`));
}
