import { asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database.ts';
import { causesOf } from '../../platform/database-faults.ts';
import {
  creditEntries,
  disputes,
  paymentOrders,
  payments,
  planPeriods,
  surplusPayments,
} from '../../platform/money-schema.ts';
import { users } from '../../platform/schema.ts';
import {
  holderOfOrder,
  isSurplusGivenUp,
  surplusPaise,
  surplusRefundedPaise,
} from '../surplus.repository.ts';
import type { DeskState, OrdersAsked } from './orders-options.ts';

/** Less than a statement may take. */
const longestWait = sql.raw(`'5s'`);
const lockNotAvailable = '55P03';

/**
 * Makes operators who refund one order wait for each other, whatever part each sends.
 *
 * @returns false where somebody else has held it for too long.
 */
export async function lockRefunds(tx: Tx, orderId: string): Promise<boolean> {
  await tx.execute(sql`set local lock_timeout = ${longestWait}`);
  try {
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`refunds ${orderId}`}, 0))`,
    );
    return true;
  } catch (error) {
    if (causesOf(error).some((cause) => 'code' in cause && cause.code === lockNotAvailable))
      return false;
    throw error;
  }
}

const asksEveryMs = 3_000;

/**
 * Keeps what a transaction has locked while work goes on elsewhere: a connection that is silent for as
 * long as a slow payment provider takes would be given up, and its locks with it.
 */
export async function keptOpen<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  const asking = setInterval(() => void tx.execute(sql`select 1`).catch(() => {}), asksEveryMs);
  try {
    return await work();
  } finally {
    clearInterval(asking);
  }
}

/** The orders of some days in some state, in the order in which they came. */
export const listOrders = (db: Db, { state, from, to, zone }: OrdersAsked) =>
  db
    .select({
      ...getTableColumns(paymentOrders),
      surplusPaise,
      surplusRefundedPaise,
      paymentId: holderOfOrder,
      /** As the zone's clocks had it: '2026-11-23 14:02'. */
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

/** Left to people: refunds that have failed too often. */
const isGivenUp = sql`(${paymentOrders.isMoneyBackGivenUp} or ${isSurplusGivenUp})`;

function inState(state: DeskState): SQL {
  if (state === 'disputed') return sql`${paymentOrders.isDisputed}`;
  return state === 'given-up' ? isGivenUp : sql`${paymentOrders.state} = ${state}`;
}

/** Everything that is on record of one order. */
export async function readOrder(db: Db, id: string) {
  const [found] = await db
    .select({
      order: { ...getTableColumns(paymentOrders), isSurplusGivenUp },
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
