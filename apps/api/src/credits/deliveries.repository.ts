import type { CreditAction } from '@folio/contract/credit-actions';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { creditReservations } from '../platform/credits-schema.ts';
import type { Queryable } from '../platform/database.ts';

/**
 * Adds a delivery to a held reservation. Restarts its time limit. False if the reservation has
 * ended meanwhile.
 */
export async function joinReservation(db: Queryable, id: string): Promise<boolean> {
  const rows = await db
    .update(creditReservations)
    .set({ holders: sql`${creditReservations.holders} + 1`, createdAt: sql`now()` })
    .where(and(eq(creditReservations.id, id), eq(creditReservations.state, 'held')))
    .returning({ id: creditReservations.id });
  return rows.length === 1;
}

/** Deletes a released reservation, which frees its key. */
export async function forgetReleased(db: Queryable, id: string): Promise<void> {
  await db
    .delete(creditReservations)
    .where(and(eq(creditReservations.id, id), eq(creditReservations.state, 'released')));
}

/**
 * What an account has paid for within the last days, by key, with the time of payment. Includes
 * deliveries in progress: a client that asks right after the last byte must not be told otherwise
 * just because the payment has not been recorded yet.
 */
export const listDelivered = (
  db: Queryable,
  { userId, action, days }: { userId: string; action: CreditAction; days: number },
): Promise<{ key: string; at: Date }[]> =>
  db
    .select({ key: creditReservations.idempotencyKey, at: creditReservations.createdAt })
    .from(creditReservations)
    .where(
      and(
        eq(creditReservations.userId, userId),
        eq(creditReservations.action, action),
        ne(creditReservations.state, 'released'),
        sql`${creditReservations.createdAt} > now() - make_interval(days => ${days})`,
      ),
    )
    .orderBy(desc(creditReservations.createdAt));

/** Deletes a delivery whose free period is over, so that it can be paid for again. */
export async function forgetDelivered(
  db: Queryable,
  id: string,
  afterDays: number,
): Promise<boolean> {
  const rows = await db
    .delete(creditReservations)
    .where(
      and(
        eq(creditReservations.id, id),
        eq(creditReservations.state, 'kept'),
        sql`${creditReservations.createdAt} <= now() - make_interval(days => ${afterDays})`,
      ),
    )
    .returning({ id: creditReservations.id });
  return rows.length === 1;
}
