import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from './database.ts';
import { causesOf } from './database-faults.ts';

/** Serialization failure and deadlock: the transaction was rolled back, and may be retried. */
const repeatable = new Set(['40001', '40P01']);
const maxAttempts = 5;

/**
 * Runs `work` in a transaction, and retries it if the database asks for that, as distributed
 * engines regularly do. `work` must have no effects outside of `tx`.
 */
export const inTransaction = <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> =>
  untilDone(() => db.transaction(work));

/** Runs work that may be done any number of times, and retries it if the database asks for that. */
export async function untilDone<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === maxAttempts || !isRepeatable(error)) throw error;
      await wait(Math.random() * 10 * 2 ** attempt);
    }
  }
}

/** Reads with a statement timeout. */
export function readWithin<T>(db: Db, limitMs: number, read: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction(
    async (tx) => {
      await tx.execute(sql.raw(`set local statement_timeout = ${Math.round(limitMs)}`));
      return read(tx);
    },
    { accessMode: 'read only' },
  );
}

/** Whether the whole transaction should be retried. */
export function isRepeatable(error: unknown): boolean {
  return causesOf(error).some((cause) => 'code' in cause && repeatable.has(String(cause.code)));
}
