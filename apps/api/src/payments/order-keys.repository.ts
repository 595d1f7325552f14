import { and, eq, getTableColumns, or, sql } from 'drizzle-orm';
import type { Queryable } from '../platform/database.ts';
import { orderKeys, paymentOrders } from '../platform/money-schema.ts';
import { findOrderByKey, type OrderRow } from './orders.repository.ts';

/** A request for an order: its key, and a hash of what was asked. */
export type OrderRequest = { userId: string; idempotencyKey: string; requestHash: string };

/**
 * Notes with which orders a request is answered: with the one that is what was asked for
 * (`isAnswer`), or with any of those that were left before, should it turn out to be paid. What has
 * answered stays; a request that got no answer, such as one at another price, leaves its key to the
 * next.
 */
export async function noteOrderKey(
  db: Queryable,
  { idempotencyKey, requestHash }: OrderRequest,
  { orderIds, isAnswer }: { orderIds: readonly string[]; isAnswer: boolean },
): Promise<void> {
  if (orderIds.length === 0) return;
  await db
    .insert(orderKeys)
    .values(orderIds.map((orderId) => ({ orderId, idempotencyKey, requestHash, isAnswer })))
    .onConflictDoUpdate({
      target: [orderKeys.orderId, orderKeys.idempotencyKey],
      set: {
        isAnswer: sql`${orderKeys.isAnswer} or excluded.is_answer`,
        requestHash: sql`case when ${orderKeys.isAnswer} then ${orderKeys.requestHash}
          else excluded.request_hash end`,
      },
    });
}

export type KnownRequest = { order: OrderRow; requestHash: string | null; isPaidBefore: boolean };

/**
 * The order that a key stands for: its own, an earlier one, or one of which its request has found that
 * it was paid before.
 */
export async function findKnownRequest(
  db: Queryable,
  { userId, idempotencyKey }: Pick<OrderRequest, 'userId' | 'idempotencyKey'>,
): Promise<KnownRequest | undefined> {
  const order = await findOrderByKey(db, userId, idempotencyKey);
  if (order) return { order, requestHash: order.requestHash, isPaidBefore: false };
  const [noted] = await db
    .select({
      order: getTableColumns(paymentOrders),
      requestHash: orderKeys.requestHash,
      isAnswer: orderKeys.isAnswer,
    })
    .from(orderKeys)
    .innerJoin(paymentOrders, eq(paymentOrders.id, orderKeys.orderId))
    .where(
      and(
        eq(paymentOrders.userId, userId),
        eq(orderKeys.idempotencyKey, idempotencyKey),
        or(eq(orderKeys.isAnswer, true), eq(paymentOrders.state, 'paid')),
      ),
    )
    .orderBy(orderKeys.isAnswer)
    .limit(1);
  if (!noted) return undefined;
  const { isAnswer, ...known } = noted;
  return { ...known, isPaidBefore: !isAnswer };
}
