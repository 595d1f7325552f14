import type { AdminDay, OrderFilter } from '@folio/contract/admin-money';
import { asc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import { creditEntries } from '../../platform/credits-schema.ts';
import type { Db } from '../../platform/database.ts';
import {
  disputes,
  moneyBacks,
  paymentOrders,
  payments,
  planPeriods,
  surplusPayments,
} from '../../platform/money-schema.ts';
import { users } from '../../platform/schema.ts';
import { unansweredAfterDays } from '../order-state.ts';
import { answerBy, hasDispute } from '../seen-money.repository.ts';
import {
  holderOfOrder,
  isLeftToPeople,
  isSurplusGivenUp,
  surplusPaise,
  surplusRefundedPaise,
} from '../surplus.repository.ts';
import type { OrdersAsked } from './orders-options.ts';

/**
 * The order has neither been paid nor expired for days, so the provider has not responded since.
 */
const isUnanswered = sql<boolean>`(${paymentOrders.state} = 'created'
  and ${paymentOrders.providerOrderId} is not null
  and coalesce(${paymentOrders.placeHeldAt}, ${paymentOrders.createdAt})
    < now() - make_interval(days => ${unansweredAfterDays}))`;

/** Facts that operators need besides an order's own columns. */
export const deskFacts = {
  isSurplusGivenUp,
  isDisputeWon: hasDispute('won'),
  isDisputeLost: hasDispute('lost'),
  answerBy,
  isUnanswered,
};

/** Lists the orders of a range of days in a state, in order of payment or creation. */
export const listOrders = (db: Db, { state, from, to, zone }: OrdersAsked) =>
  db
    .select({
      ...getTableColumns(paymentOrders),
      surplusPaise,
      surplusRefundedPaise,
      ...deskFacts,
      paymentId: holderOfOrder,
      /** The local time in the zone: '2026-11-23 14:02'. */
      moment: sql<string>`to_char(${moment} at time zone ${zone}, 'YYYY-MM-DD HH24:MI')`,
      backDate: sql<
        string | null
      >`to_char(${paymentOrders.wentBackAt} at time zone ${zone}, 'YYYY-MM-DD')`,
    })
    .from(paymentOrders)
    .where(
      sql`(${moment} at time zone ${zone})::date between ${from}::date and ${to}::date
        and ${state ? inState(state) : sql`true`}`,
    )
    .orderBy(moment, paymentOrders.id);
export type DeskOrder = Awaited<ReturnType<typeof listOrders>>[number];

const moment = sql`coalesce(${paymentOrders.paidAt}, ${paymentOrders.createdAt})`;

/** Few orders are disputed or given up, so separate indexes find those. */
export function inState(state: OrderFilter): SQL {
  if (state === 'disputed') return sql`${paymentOrders.isDisputed}`;
  if (state === 'dispute-won' || state === 'dispute-lost')
    return inArray(
      paymentOrders.id,
      sql`(select p.order_id from payment_disputes d join payments p using (provider_payment_id)
        where d.state = ${state === 'dispute-won' ? 'won' : 'lost'})`,
    );
  if (state === 'unanswered') return isUnanswered;
  if (state !== 'given-up') return eq(paymentOrders.state, state);
  return sql`(${paymentOrders.isMoneyBackGivenUp} or ${paymentOrders.id} in (
    select order_id from ${surplusPayments} where ${isLeftToPeople}))`;
}

/**
 * Sums the amounts received and refunded per day, by the day on which each happened, so that the
 * sums of a day do not change when one of its orders is refunded later. Leaves out days without
 * any.
 */
export async function sumsOfDays(
  db: Db,
  { state, from, to, zone }: OrdersAsked,
): Promise<AdminDay[]> {
  const orders = sql`${paymentOrders} where ${state ? inState(state) : sql`true`}`;
  const isMeant = (at: SQL) =>
    sql`${at} >= ${from}::date::timestamp at time zone ${zone}
      and ${at} < (${to}::date + 1)::timestamp at time zone ${zone}`;
  const { rows } = await db.execute<AdminDay>(sql`
    with asked as (select * from ${orders}), moved as (
      select paid_at as at, 1 as orders, captured_paise as captured,
        0 as refunded, 0 as charged_back, 0 as surplus, 0 as surplus_refunded
      from asked where ${isMeant(sql`paid_at`)}
      union all
      select moved_at, 0, 0, back.refunded_paise, back.charged_back_paise, 0, 0
      from ${moneyBacks} back join asked on asked.id = order_id where ${isMeant(sql`moved_at`)}
      union all
      select twice.created_at, 0, 0, 0, 0, twice.amount_paise, 0
      from ${surplusPayments} twice join asked on asked.id = order_id
      where ${isMeant(sql`twice.created_at`)}
      union all
      select refunded_at, 0, 0, 0, 0, 0, twice.amount_paise
      from ${surplusPayments} twice join asked on asked.id = order_id
      where ${isMeant(sql`refunded_at`)}
    )
    select to_char(at at time zone ${zone}, 'YYYY-MM-DD') as day, sum(orders)::int as orders,
      sum(captured)::float8 as "capturedPaise", sum(refunded)::float8 as "refundedPaise",
      sum(charged_back)::float8 as "chargedBackPaise", sum(surplus)::float8 as "surplusPaise",
      sum(surplus_refunded)::float8 as "surplusRefundedPaise"
    from moved group by 1 order by 1`);
  return rows;
}

/** Returns all records of one order. */
export async function readOrder(db: Db, id: string) {
  const [found] = await db
    .select({
      order: { ...getTableColumns(paymentOrders), ...deskFacts },
      buyer: { id: users.id, email: users.email },
    })
    .from(paymentOrders)
    .leftJoin(users, eq(users.id, paymentOrders.userId))
    .where(eq(paymentOrders.id, id));
  if (!found) return undefined;
  const seen = await db
    .select()
    .from(payments)
    .where(eq(payments.orderId, id))
    .orderBy(asc(payments.createdAt));
  const surplus = await db.select().from(surplusPayments).where(eq(surplusPayments.orderId, id));
  const disputed = await db
    .select(getTableColumns(disputes))
    .from(disputes)
    .innerJoin(payments, eq(payments.providerPaymentId, disputes.providerPaymentId))
    .where(eq(payments.orderId, id));
  const periods = await db.select().from(planPeriods).where(eq(planPeriods.orderId, id));
  const entries = await db
    .select()
    .from(creditEntries)
    .where(sql`starts_with(${creditEntries.idempotencyKey}, ${`order:${id}:`})`)
    .orderBy(asc(creditEntries.createdAt));
  return { ...found, payments: seen, surplus, disputes: disputed, periods, entries };
}
export type OrderRecord = NonNullable<Awaited<ReturnType<typeof readOrder>>>;
