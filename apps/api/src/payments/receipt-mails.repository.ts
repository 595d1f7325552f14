import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../platform/database.ts';
import { paymentOrders } from '../platform/money-schema.ts';
import { users } from '../platform/schema.ts';
import { holderOfOrder } from './surplus.repository.ts';

/**
 * Claims paid orders without a receipt mail, with their buyers. They count as mailed once `tx`
 * commits; until then no other node claims them.
 */
export async function claimDueReceipts(tx: Tx, limit: number) {
  const due = tx
    .select({ id: paymentOrders.id })
    .from(paymentOrders)
    .where(and(isNotNull(paymentOrders.paidAt), isNull(paymentOrders.receiptMailedAt)))
    .orderBy(paymentOrders.paidAt)
    .limit(limit)
    .for('update', { skipLocked: true });
  const claimed = await tx
    .update(paymentOrders)
    .set({ receiptMailedAt: sql`now()` })
    .where(inArray(paymentOrders.id, due))
    .returning({ id: paymentOrders.id });
  if (claimed.length === 0) return [];
  const ids = claimed.map(({ id }) => id);
  return tx
    .select({ order: paymentOrders, paymentId: holderOfOrder, buyer: users })
    .from(paymentOrders)
    .leftJoin(users, eq(users.id, paymentOrders.userId))
    .where(inArray(paymentOrders.id, ids));
}
