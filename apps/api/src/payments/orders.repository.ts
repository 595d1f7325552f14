import { and, desc, eq, getTableColumns, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db, Queryable, Tx } from '../platform/database.ts';
import {
  paymentEvents,
  paymentOrders,
  planPeriods,
  receiptNumbers,
} from '../platform/money-schema.ts';
import {
  isSettled,
  nextPaidCheckSeconds,
  type OrderMoney,
  type Settlement,
} from './order-state.ts';
import {
  holderOfOrder,
  isSurplusGivenUp,
  surplusPaise,
  surplusRefundedPaise,
} from './surplus.repository.ts';

export type OrderRow = typeof paymentOrders.$inferSelect;
export type NewOrder = Pick<
  typeof paymentOrders.$inferInsert,
  | 'id'
  | 'userId'
  | 'mailboxHash'
  | 'kind'
  | 'item'
  | 'credits'
  | 'amountPaise'
  | 'listPaise'
  | 'offer'
  | 'promoCode'
  | 'gstPercent'
  | 'idempotencyKey'
  | 'requestHash'
>;

/** A buyer's account, and the hash of its mailbox. */
export type OrdersOf = { userId: string; mailboxHash: string };

/** Orders of the account, and of other accounts with its mailbox, which may be deleted. */
export const isOrderOf = ({ userId, mailboxHash }: OrdersOf) =>
  or(eq(paymentOrders.userId, userId), eq(paymentOrders.mailboxHash, mailboxHash));

/** Inserts an order; undefined if its key is in use. */
export async function insertOrder(db: Queryable, order: NewOrder): Promise<OrderRow | undefined> {
  const [row] = await db.insert(paymentOrders).values(order).onConflictDoNothing().returning();
  return row;
}

export async function findOrderByKey(
  db: Queryable,
  userId: string,
  idempotencyKey: string,
): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(paymentOrders)
    .where(and(eq(paymentOrders.userId, userId), eq(paymentOrders.idempotencyKey, idempotencyKey)));
  return row;
}

/** Returns an order of this user; undefined if it does not exist or belongs to someone else. */
export async function findOwnOrder(
  db: Queryable,
  userId: string,
  providerOrderId: string,
): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(paymentOrders)
    .where(
      and(eq(paymentOrders.userId, userId), eq(paymentOrders.providerOrderId, providerOrderId)),
    );
  return row;
}

export async function findOrderOfProvider(
  db: Queryable,
  providerOrderId: string,
): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(paymentOrders)
    .where(eq(paymentOrders.providerOrderId, providerOrderId));
  return row;
}

/** Stores the provider's id of an order, and schedules its first check. */
export async function setProviderOrder(
  db: Queryable,
  id: string,
  providerOrderId: string,
  firstCheckSeconds: number,
): Promise<void> {
  await db
    .update(paymentOrders)
    .set({ providerOrderId, nextCheckAt: secondsFromNow(firstCheckSeconds) })
    .where(eq(paymentOrders.id, id));
}

export async function markOrderFailed(db: Queryable, id: string): Promise<void> {
  await db
    .update(paymentOrders)
    .set({ state: 'failed' })
    .where(and(eq(paymentOrders.id, id), isNull(paymentOrders.providerOrderId)));
}

/** Locks the order until the transaction ends, so that settlements of it are serialized. */
export async function lockOrder(tx: Tx, id: string): Promise<OrderRow> {
  const [row] = await tx.select().from(paymentOrders).where(eq(paymentOrders.id, id)).for('update');
  if (!row) throw new Error('An order that was just found is gone');
  return row;
}

/** Locks all orders of an account until the transaction ends, always in the same order. */
export async function lockOrdersOf(tx: Tx, userId: string): Promise<void> {
  await tx
    .select({ id: paymentOrders.id })
    .from(paymentOrders)
    .where(eq(paymentOrders.userId, userId))
    .orderBy(paymentOrders.id)
    .for('update');
}

export async function writeSettlement(
  tx: Tx,
  id: string,
  money: OrderMoney,
  { holderId, ...settlement }: Settlement & { holderId: string | undefined },
): Promise<void> {
  const { state, credits } = settlement;
  const { refundedPaise, chargedBackPaise, wentBackAt } = paymentOrders;
  const backPaise = money.refundedPaise + money.chargedBackPaise;
  await tx
    .update(paymentOrders)
    .set({
      ...money,
      state,
      wentBackAt: sql`case when ${backPaise} = 0 then null
        when ${backPaise} > ${refundedPaise} + ${chargedBackPaise} then now()
        else ${wentBackAt} end`,
      grantedCredits: credits,
      ...(holderId !== undefined && { holderPaymentId: holderId }),
      ...(isSettled(settlement)
        ? {
            // An order that was already paid keeps the time of its next check.
            nextCheckAt: sql`case when ${paymentOrders.paidAt} is null
              then now() + make_interval(secs => ${nextPaidCheckSeconds(0) ?? 0})
              else ${paymentOrders.nextCheckAt} end`,
            paidAt: sql`coalesce(${paymentOrders.paidAt}, now())`,
          }
        : {}),
    })
    .where(eq(paymentOrders.id, id));
}

/**
 * Assigns the next receipt number to an order that was just paid. This must be the last step of its
 * transaction that could block: other settlements wait here until it ends, so that no number is
 * skipped.
 */
export async function numberReceipt(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`
    with next as (
      update ${receiptNumbers} set last = last + 1 where series = 'receipts' returning last
    )
    update ${paymentOrders} set receipt_number = next.last from next
    where ${paymentOrders.id} = ${id}`);
}

/** Records an event; false if it was handled before. */
export async function insertEvent(tx: Tx, id: string, type: string): Promise<boolean> {
  const rows = await tx
    .insert(paymentEvents)
    .values({ id, type })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id });
  return rows.length === 1;
}

export async function deletePastEvents(db: Db, afterSeconds: number): Promise<void> {
  await db
    .delete(paymentEvents)
    .where(lt(paymentEvents.createdAt, sql`now() - make_interval(secs => ${afterSeconds})`));
}

/** The number of unpaid orders. */
export const countOpenOrders = (db: Queryable): Promise<number> =>
  db.$count(
    paymentOrders,
    and(isNotNull(paymentOrders.nextCheckAt), eq(paymentOrders.state, 'created')),
  );

/** The number of orders with a disputed payment. */
export const countDisputedOrders = (db: Queryable): Promise<number> =>
  db.$count(paymentOrders, eq(paymentOrders.isDisputed, true));

/** How long an unpaid order is listed: as long as the provider is asked about it. */
const unpaidFor = sql.raw(`interval '5 days'`);

/**
 * Returns paid orders and recent unpaid ones, newest first, each with the amount paid in excess of
 * its price.
 */
export const listBills = (db: Db, userId: string) =>
  db
    .select({
      ...getTableColumns(paymentOrders),
      surplusPaise,
      surplusRefundedPaise,
      isSurplusGivenUp,
      planStartsAt: planPeriods.startsAt,
      planEndsAt: planPeriods.endsAt,
    })
    .from(paymentOrders)
    .leftJoin(
      planPeriods,
      and(eq(planPeriods.orderId, paymentOrders.id), eq(planPeriods.isRefunded, false)),
    )
    .where(
      and(
        eq(paymentOrders.userId, userId),
        or(
          isNotNull(paymentOrders.paidAt),
          sql`coalesce(${paymentOrders.placeHeldAt}, ${paymentOrders.createdAt}) > now() - ${unpaidFor}`,
        ),
      ),
    )
    .orderBy(desc(sql`coalesce(${paymentOrders.paidAt}, ${paymentOrders.createdAt})`))
    .limit(200);

export async function findBill(db: Queryable, userId: string, id: string) {
  const [row] = await db
    .select({ ...getTableColumns(paymentOrders), paymentId: holderOfOrder })
    .from(paymentOrders)
    .where(
      and(
        eq(paymentOrders.id, id),
        eq(paymentOrders.userId, userId),
        isNotNull(paymentOrders.paidAt),
      ),
    );
  return row;
}

export const secondsFromNow = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;
