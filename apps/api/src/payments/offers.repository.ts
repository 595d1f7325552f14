import { firstHundred, type OfferId, type PlanId } from '@folio/contract/prices';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../platform/database.ts';
import { countedOffers, paymentOrders } from '../platform/money-schema.ts';
import { isOrderOf, type OrderRow, type OrdersOf } from './orders.repository.ts';

/** How long an unpaid order holds a place. A buyer who pays later still gets it. */
const heldFor = sql.raw(`interval '${firstHundred.heldMinutes} minutes'`);
const heldSince = sql`coalesce(${paymentOrders.placeHeldAt}, ${paymentOrders.createdAt})`;

/** The database's time in milliseconds, so that an offer ends at the same moment on every node. */
export async function readTime(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ ms: number }>(
    sql`select (extract(epoch from statement_timestamp()) * 1000)::float8 as ms`,
  );
  return rows[0]?.ms ?? Number.NaN;
}

/** Locks the count of an offer's places until the transaction ends. */
export async function lockCountedOffer(tx: Tx, offer: OfferId): Promise<void> {
  await tx.select().from(countedOffers).where(eq(countedOffers.offer, offer)).for('update');
}

/**
 * The number of accounts that have bought under the offer or are about to, excluding the one that
 * asks.
 */
export async function countPlacesTaken(
  db: Queryable,
  offer: OfferId,
  exceptOf?: string,
): Promise<number> {
  const buyer = sql`coalesce(${paymentOrders.userId}, ${paymentOrders.id})`;
  const [row] = await db
    .select({ count: sql<number>`count(distinct ${buyer})::int` })
    .from(paymentOrders)
    .where(
      and(
        eq(paymentOrders.offer, offer),
        exceptOf === undefined
          ? undefined
          : sql`${paymentOrders.userId} is distinct from ${exceptOf}`,
        sql`(${paymentOrders.state} = 'paid'
          or ${paymentOrders.state} = 'created' and ${heldSince} > now() - ${heldFor})`,
      ),
    );
  return row?.count ?? 0;
}

/** The plans that a buyer has ever paid for, including refunded ones. */
export async function findOffersUsed(
  db: Queryable,
  buyer: OrdersOf,
): Promise<{ hasPaidPlan: boolean; hasPaidPremium: boolean }> {
  const rows = await db
    .selectDistinct({ item: paymentOrders.item })
    .from(paymentOrders)
    .where(and(isOrderOf(buyer), eq(paymentOrders.kind, 'plan'), isNotNull(paymentOrders.paidAt)));
  const premium: PlanId = 'premium';
  return {
    hasPaidPlan: rows.length > 0,
    hasPaidPremium: rows.some(({ item }) => item === premium),
  };
}

/** The provider accepts money for an order even after the server has stopped checking it. */
const unpaidStates: OrderRow['state'][] = ['created', 'expired'];

/**
 * Renews the hold on an order's place, since its buyer is about to pay; an expired order is checked
 * again from the first day's schedule.
 */
export async function holdPlaceAnew(tx: Tx, id: string, firstCheckSeconds: number): Promise<void> {
  await tx
    .update(paymentOrders)
    .set({
      placeHeldAt: sql`now()`,
      state: 'created',
      checks: 0,
      nextCheckAt: sql`now() + make_interval(secs => ${firstCheckSeconds})`,
    })
    .where(and(eq(paymentOrders.id, id), inArray(paymentOrders.state, unpaidStates)));
}

/** An order without the provider's id by then will never get one: its process has died. */
const namedWithin = sql.raw(`interval '1 minute'`);

/** The account's unpaid order under an offer, at the price that it was quoted. */
export async function findOpenOffer(
  db: Queryable,
  userId: string,
  { offer, item, amountPaise }: { offer: OfferId; item: string; amountPaise: number },
): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(paymentOrders)
    .where(
      and(
        eq(paymentOrders.userId, userId),
        eq(paymentOrders.offer, offer),
        eq(paymentOrders.item, item),
        eq(paymentOrders.amountPaise, amountPaise),
        inArray(paymentOrders.state, unpaidStates),
        sql`(${paymentOrders.providerOrderId} is not null
          or ${paymentOrders.createdAt} > now() - ${namedWithin})`,
      ),
    )
    .orderBy(sql`${paymentOrders.createdAt} desc`)
    .limit(1);
  return row;
}
