import { type SQL, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Db } from '../platform/database.ts';

/**
 * Runs `work` while the lock is held; the statements that it starts continue once the lock is
 * released.
 */
export const whileLocked = <T>(db: Db, lock: SQL, work: () => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await tx.execute(lock);
    return work();
  });

/** Waits until this many statements of the test's database wait for a lock. */
export const untilWaiting = (db: Db, count: number): Promise<void> =>
  expect.poll(() => countWaiting(db)).toBeGreaterThanOrEqual(count);

export async function countWaiting(db: Db): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);
  return rows[0]?.count ?? 0;
}
