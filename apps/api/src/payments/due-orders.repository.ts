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
  /** Seconds since the first payment; null if unpaid. */
  paidSeconds: number | null;
};

/**
 * Claims orders whose check with the provider is due, so that no other node checks them at the same
 * time. If the node dies before it has checked, they become due again.
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

/** How long an abandoned checkout may still be paid. */
const openFor = sql.raw(`interval '${firstHundred.heldMinutes} minutes'`);
const mostLeft = 3;

/**
 * The account's latest orders for the same item that were paid, or whose checkout may still be open
 * somewhere.
 */
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

/** Schedules the next check of an unpaid order; without a time, the order has expired. */
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

/**
 * Schedules another check with the provider, whatever the order's state; without a time, there is
 * none.
 */
export async function askAgainIn(db: Db, id: string, seconds: number | undefined): Promise<void> {
  await db
    .update(paymentOrders)
    .set({ nextCheckAt: seconds === undefined ? null : secondsFromNow(seconds) })
    .where(eq(paymentOrders.id, id));
}
