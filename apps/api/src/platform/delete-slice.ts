import { and, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from './database.ts';

/** Rows that one statement deletes, with what refers to them. */
export const sliceRows = 1_000;

/**
 * Deletes kind by kind, each in slices until nothing is left or the server closes. One that fails
 * keeps no other from being deleted, and the first failure is thrown at the end.
 *
 * @param kinds each deletes a slice, and tells whether there may be more.
 */
export async function deleteKinds(
  kinds: readonly (() => Promise<boolean>)[],
  closing?: AbortSignal,
): Promise<void> {
  const failures: unknown[] = [];
  const deleteAll = async (deleteSome: () => Promise<boolean>) => {
    while (!closing?.aborted && (await deleteSome()));
  };
  for (const deleteSome of kinds)
    await deleteAll(deleteSome).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

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
  most = sliceRows,
): Promise<boolean> {
  const slice = db.select({ key }).from(table).where(isPast).limit(most);
  // Tested once more, of a row that was changed meanwhile.
  const { rowCount } = await db.delete(table).where(and(inArray(key, slice), isPast));
  return (rowCount ?? 0) >= most;
}
