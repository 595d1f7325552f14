import { and, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from './database.ts';

/** Rows that one statement deletes, with what refers to them. */
export const sliceRows = 1_000;

/**
 * Deletes some of the rows that a condition names: all of a large backlog at once would exceed the
 * timeout of statements, again and again.
 *
 * @param key identifies a row.
 * @returns whether there may be more.
 */
export async function deleteSlice(
  db: Queryable,
  table: PgTable,
  key: PgColumn,
  isPast: SQL | undefined,
): Promise<boolean> {
  const slice = db.select({ key }).from(table).where(isPast).limit(sliceRows);
  // Tested once more, of a row that was changed meanwhile.
  const { rowCount } = await db.delete(table).where(and(inArray(key, slice), isPast));
  return (rowCount ?? 0) >= sliceRows;
}
