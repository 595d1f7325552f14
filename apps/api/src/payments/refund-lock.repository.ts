import { sql } from 'drizzle-orm';
import { limitConcurrency } from '../platform/concurrency-limit.ts';
import type { Db, Tx } from '../platform/database.ts';
import { causesOf } from '../platform/database-faults.ts';
import { inTransaction } from '../platform/transaction.ts';

/**
 * Each refund holds a database connection for as long as the provider takes, and needs another one
 * for its writes: a burst of refunds would hold all connections while each waits for one more.
 */
const inTurn = limitConcurrency({ atOnce: 4, waiting: 36 });

/**
 * Runs `work` while nothing else refunds the order, in this process or another.
 *
 * @param isHeld the error for a lock that is held for too long.
 * @throws AppError `UNAVAILABLE` if too many refunds are queued.
 */
export const refundAlone = <T>(
  db: Db,
  { orderId, isHeld }: { orderId: string; isHeld: () => Error },
  work: () => Promise<T>,
): Promise<T> =>
  inTurn(() =>
    inTransaction(db, async (tx) => {
      if (!(await lockRefunds(tx, orderId))) throw isHeld();
      return keptOpen(tx, work);
    }),
  );

/** Less than the statement timeout. */
const longestWait = sql.raw(`'5s'`);
const lockNotAvailable = '55P03';

/**
 * Serializes refunds of an order, by operators and by the server.
 *
 * @returns false if the lock is held for too long.
 */
export async function lockRefunds(tx: Tx, orderId: string): Promise<boolean> {
  await tx.execute(sql`set local lock_timeout = ${longestWait}`);
  try {
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`refunds ${orderId}`}, 0))`,
    );
    return true;
  } catch (error) {
    if (causesOf(error).some((cause) => 'code' in cause && cause.code === lockNotAvailable))
      return false;
    throw error;
  }
}

const asksEveryMs = 3_000;

/**
 * Keeps a transaction's locks while `work` runs elsewhere: a connection that is idle for as long as
 * a slow provider takes would be closed, and its locks released.
 */
export async function keptOpen<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  const asking = setInterval(() => void tx.execute(sql`select 1`).catch(() => {}), asksEveryMs);
  try {
    return await work();
  } finally {
    clearInterval(asking);
  }
}
