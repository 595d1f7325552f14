import { sql } from 'drizzle-orm';
import { limitConcurrency } from '../platform/concurrency-limit.ts';
import type { Db, Tx } from '../platform/database.ts';
import { causesOf } from '../platform/database-faults.ts';
import { inTransaction } from '../platform/transaction.ts';

/**
 * Each refund holds a connection to the database for as long as the provider takes, and needs another
 * for what it writes: a rush of them would hold all connections, and each wait for one more.
 */
const inTurn = limitConcurrency({ atOnce: 4, waiting: 36 });

/**
 * Does the work of a refund while nobody else refunds the order, here or in another process.
 *
 * @param isHeld what is thrown where somebody else has refunded it for too long.
 * @throws AppError `UNAVAILABLE` where too many refunds wait for the provider.
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

/** Less than a statement may take. */
const longestWait = sql.raw(`'5s'`);
const lockNotAvailable = '55P03';

/**
 * Makes whoever refunds an order wait for the others: operators, whatever part each sends, and the
 * server's own turn.
 *
 * @returns false where somebody else has held it for too long.
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
 * Keeps what a transaction has locked while work goes on elsewhere: a connection that is silent for as
 * long as a slow payment provider takes would be given up, and its locks with it.
 */
export async function keptOpen<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  const asking = setInterval(() => void tx.execute(sql`select 1`).catch(() => {}), asksEveryMs);
  try {
    return await work();
  } finally {
    clearInterval(asking);
  }
}
