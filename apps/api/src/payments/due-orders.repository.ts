import { firstHundred, type Purchase } from '@folio/contract/prices';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../platform/database.ts';
import { paymentOrders } from '../platform/money-schema.ts';
import { secondsFromNow } from './orders.repository.ts';

export type DueOrder = {
  id: string;
  providerOrderId: string;
  checks: number;
  ageSeconds: number;
  /** Since it was paid first; null before. */
  paidSeconds: number | null;
};

/**
 * Takes some orders that are due to be asked about, so that no other node asks at the same time: a
 * node that ends before it has asked leaves them for the next turn.
 */
export async function claimDueOrders(
  db: Db,
  limit: number,
  retrySeconds: number,
): Promise<DueOrder[]> {
  const { rows } = await db.execute<DueOrder>(sql`
    with due as (
      select id, next_check_at as due_at from ${paymentOrders}
      where next_check_at <= now() and provider_order_id is not null
      order by next_check_at limit ${limit} for update skip locked
    ), claimed as (
      update ${paymentOrders} set next_check_at = now() + make_interval(secs => ${retrySeconds})
      from due where ${paymentOrders.id} = due.id
      returning due.id, due_at, provider_order_id as "providerOrderId", checks,
        extract(epoch from now() - coalesce(place_held_at, created_at))::float as "ageSeconds",
        extract(epoch from now() - paid_at)::float as "paidSeconds"
    )
    select * from claimed order by due_at`);
  return rows;
}

/** A checkout that was left may still be paid in for so long. */
const openFor = sql.raw(`interval '${firstHundred.heldMinutes} minutes'`);
const mostLeft = 3;

/** The last orders of an account for the same thing whose checkout may be open somewhere, or was paid. */
export async function findLeftOrders(
  db: Db,
  userId: string,
  { kind, plan }: Purchase,
): Promise<Pick<DueOrder, 'id' | 'providerOrderId'>[]> {
  const { rows } = await db.execute<Pick<DueOrder, 'id' | 'providerOrderId'>>(sql`
    select id, provider_order_id as "providerOrderId" from ${paymentOrders}
    where user_id = ${userId} and kind = ${kind} and item = ${plan} and state = 'created'
      and provider_order_id is not null
      and coalesce(place_held_at, created_at) > now() - ${openFor}
    order by created_at desc limit ${mostLeft}`);
  return rows;
}

/** Plans the next question about an unpaid order; without one it has expired. */
export async function planNextCheck(
  db: Db,
  id: string,
  nextSeconds: number | undefined,
): Promise<void> {
  await db
    .update(paymentOrders)
    .set(
      nextSeconds === undefined
        ? { state: 'expired', nextCheckAt: null }
        : { checks: sql`${paymentOrders.checks} + 1`, nextCheckAt: secondsFromNow(nextSeconds) },
    )
    .where(and(eq(paymentOrders.id, id), eq(paymentOrders.state, 'created')));
}

/** Has the provider asked about an order again, whatever its state; without a time never again. */
export async function askAgainIn(db: Db, id: string, seconds: number | undefined): Promise<void> {
  await db
    .update(paymentOrders)
    .set({ nextCheckAt: seconds === undefined ? null : secondsFromNow(seconds) })
    .where(eq(paymentOrders.id, id));
}
