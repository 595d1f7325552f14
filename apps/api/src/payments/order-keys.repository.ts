import { and, eq, getTableColumns, or, sql } from 'drizzle-orm';
import type { Queryable } from '../platform/database.ts';
import { orderKeys, paymentOrders } from '../platform/money-schema.ts';
import { findOrderByKey, type OrderRow } from './orders.repository.ts';

/** A request for an order: its idempotency key and a hash of its body. */
export type OrderRequest = { userId: string; idempotencyKey: string; requestHash: string };

/**
 * Records the orders that may answer a request: the one it asked for (`isAnswer`), or abandoned
 * ones that turn out to be paid. An answer is permanent; a request without one, for example because
 * the price differed, leaves its key free.
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
 * The order that a key refers to: its own, an earlier one, or one that turned out to be paid
 * already.
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
