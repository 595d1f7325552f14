import type { Db, Tx } from '../platform/database.ts';
import { inTransaction } from '../platform/transaction.ts';
import { takeBackReleased } from './grants.service.ts';
import { type Answer, type Released, releaseHeld, releaseHeldFor } from './ledger.repository.ts';

/**
 * Releases a reservation, unless other deliveries still hold it.
 *
 * @param answer the answer of work that turned out to be free, for a retry with the same key.
 * @returns the number of released reservations.
 */
export const releaseReservation = (
  db: Db,
  id: string,
  answer: Answer | null = null,
): Promise<number> => release(db, (tx) => releaseHeld(tx, id, answer));

/** Releases reservations whose work never ended: its process is gone. */
export const releaseExpiredReservations = (db: Db, olderThanSeconds: number): Promise<number> =>
  release(db, (tx) => releaseHeldFor(tx, olderThanSeconds));

/** Pays the debts to refunds in the same transaction. */
const release = (db: Db, held: (tx: Tx) => Promise<Released[]>): Promise<number> =>
  inTransaction(db, async (tx) => {
    const released = await held(tx);
    for (const one of released) await takeBackReleased(tx, one);
    return released.length;
  });
