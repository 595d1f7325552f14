import type { Db } from '../platform/database.ts';
import { inTransaction } from '../platform/transaction.ts';
import { takeBackReleased } from './grants.service.ts';
import { type Answer, releaseHeld, releaseHeldFor } from './ledger.repository.ts';

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
): Promise<number> =>
  inTransaction(db, async (tx) => {
    const released = await releaseHeld(tx, id, answer);
    for (const one of released) await takeBackReleased(tx, one);
    return released.length;
  });

/** Gives back what work took that has not ended since: its process is gone. */
export const releaseExpiredReservations = (db: Db, olderThanSeconds: number): Promise<number> =>
  inTransaction(db, async (tx) => {
    const released = await releaseHeldFor(tx, olderThanSeconds);
    for (const one of released) await takeBackReleased(tx, one);
    return released.length;
  });
