import type { Db, Tx } from '../platform/database.ts';
import { inTransaction } from '../platform/transaction.ts';
import { takeBackReleased } from './grants.service.ts';
import { type Answer, type Released, releaseHeld, releaseHeldFor } from './ledger.repository.ts';

/**
 * Gives back what a reservation took, unless others still hold it.
 *
 * @param answer what the work brought for nothing, for whoever asks again with the same key.
 * @returns how many reservations were given back.
 */
export const releaseReservation = (
  db: Db,
  id: string,
  answer: Answer | null = null,
): Promise<number> => release(db, (tx) => releaseHeld(tx, id, answer));

/** Gives back what work took that has not ended since: its process is gone. */
export const releaseExpiredReservations = (db: Db, olderThanSeconds: number): Promise<number> =>
  release(db, (tx) => releaseHeldFor(tx, olderThanSeconds));

/** What refunds were short of is taken in the same transaction. */
const release = (db: Db, held: (tx: Tx) => Promise<Released[]>): Promise<number> =>
  inTransaction(db, async (tx) => {
    const released = await held(tx);
    for (const one of released) await takeBackReleased(tx, one);
    return released.length;
  });
