import type { CreditAction } from '@folio/contract/credit-actions';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { creditReservations } from '../platform/credits-schema.ts';
import type { Queryable } from '../platform/database.ts';

/**
 * One more delivery stands on a reservation that is held, and holds it as long as a new one would
 * be. False when it has ended in the meantime.
 */
export async function joinReservation(db: Queryable, id: string): Promise<boolean> {
  const rows = await db
    .update(creditReservations)
    .set({ holders: sql`${creditReservations.holders} + 1`, createdAt: sql`now()` })
    .where(and(eq(creditReservations.id, id), eq(creditReservations.state, 'held')))
    .returning({ id: creditReservations.id });
  return rows.length === 1;
}

/** Removes a reservation that was given back, so that its key is free again. */
export async function forgetReleased(db: Queryable, id: string): Promise<void> {
  await db
    .delete(creditReservations)
    .where(and(eq(creditReservations.id, id), eq(creditReservations.state, 'released')));
}

/**
 * What an account has paid for within so many days, by its key, and when. What is on its way belongs
 * to it: who asks when the last byte has come is not told otherwise because nobody has noted it yet.
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

/** Removes a delivery that is no longer free to have again, so that it can be paid anew. */
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
