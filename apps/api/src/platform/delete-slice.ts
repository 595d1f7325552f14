import { and, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from './database.ts';

/** The number of rows that one statement deletes, together with the rows that refer to them. */
export const sliceRows = 1_000;

/**
 * Deletes each kind in slices until nothing is left or the server closes. A failure of one kind
 * doesn't prevent the others; the first failure is thrown at the end.
 *
 * @param kinds each deletes a slice and returns whether there may be more.
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
 * Deletes some of the rows that match a condition. Deleting a large backlog at once would exceed
 * the statement timeout every time.
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
  // Tests the condition again, because a row may have changed meanwhile.
  const { rowCount } = await db.delete(table).where(and(inArray(key, slice), isPast));
  return (rowCount ?? 0) >= most;
}
