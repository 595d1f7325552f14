import { eq, sql } from 'drizzle-orm';
import { creditEntries, creditReservations, heldTakeBacks } from '../platform/credits-schema.ts';
import type { Tx } from '../platform/database.ts';
import { paymentOrders } from '../platform/money-schema.ts';

/**
 * Records how many credits a refund could not take back, as a debt of each reservation that the
 * account holds. Runs in the transaction that has locked the account, so that nothing is reserved
 * or released meanwhile.
 */
export async function noteHeldTakeBacks(
  tx: Tx,
  { userId, orderId, amount }: { userId: string; orderId: string; amount: number },
): Promise<void> {
  await tx.execute(sql`
    insert into ${heldTakeBacks} (reservation_id, order_id, amount)
    select id, ${orderId}::uuid, ${amount}::int from ${creditReservations}
    where user_id = ${userId} and state = 'held'
    on conflict (reservation_id, order_id)
    do update set amount = held_take_backs.amount + excluded.amount`);
}

/** Reduces the debts of the other reservations by what one of them has paid. */
export async function reduceHeldTakeBacks(tx: Tx, orderId: string, amount: number): Promise<void> {
  await tx
    .update(heldTakeBacks)
    .set({ amount: sql`greatest(${heldTakeBacks.amount} - ${amount}::int, 0)` })
    .where(eq(heldTakeBacks.orderId, orderId));
}

/** Forgets the debts of an order that grants its credits again. */
export async function forgetHeldTakeBacks(tx: Tx, orderId: string): Promise<void> {
  await tx.delete(heldTakeBacks).where(eq(heldTakeBacks.orderId, orderId));
}

/**
 * The debts of a reservation to refunds, by order: at most what the order has granted beyond what
 * was paid for it.
 */
export async function listHeldTakeBacks(
  tx: Tx,
  reservationId: string,
): Promise<Array<{ orderId: string; amount: number }>> {
  const { rows } = await tx.execute<{ orderId: string; amount: number }>(sql`
    select order_id as "orderId", least(held.amount, given.sum - granted_credits)::int as amount
    from ${heldTakeBacks} held join ${paymentOrders} orders on orders.id = order_id, lateral (
      select coalesce(sum(entries.amount), 0) as sum from ${creditEntries} entries
      where entries.user_id = orders.user_id
        and starts_with(idempotency_key, 'order:' || orders.id || ':')
    ) given
    where reservation_id = ${reservationId} and held.amount > 0 and given.sum > granted_credits
    order by order_id`);
  return rows;
}
