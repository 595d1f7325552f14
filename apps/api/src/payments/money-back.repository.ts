import { and, eq, inArray, isNull, notInArray, or, type SQL, sql, sum } from 'drizzle-orm';
import type { Db, Queryable, Tx } from '../platform/database.ts';
import { disputes, paymentOrders, payments, surplusPayments } from '../platform/money-schema.ts';
import { isOrderOf, type OrdersOf } from './orders.repository.ts';

/**
 * Serializes refund requests of one mailbox until the transaction ends, across all of its accounts,
 * so that they are counted correctly.
 */
export async function lockMoneyBacks(tx: Tx, { mailboxHash }: OrdersOf): Promise<void> {
  const name = `money backs ${mailboxHash}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/** How many refunds a buyer has requested within a year. */
export async function countMoneyBacks(db: Queryable, buyer: OrdersOf): Promise<number> {
  return db.$count(
    paymentOrders,
    and(isOrderOf(buyer), sql`${paymentOrders.moneyBackAskedAt} > now() - interval '1 year'`),
  );
}

/** Marks the order for a full refund. */
export async function noteMoneyBack(tx: Tx, id: string): Promise<void> {
  await tx
    .update(paymentOrders)
    .set({ moneyBackAskedAt: sql`now()`, moneyBackNextAt: sql`now()` })
    .where(eq(paymentOrders.id, id));
}

/**
 * Records an operator's refund, as the total amount refunded to date, before it is sent: it is sent
 * later if the provider doesn't answer, and again if the bank rejects it. A full refund that the
 * buyer has requested takes precedence.
 */
export async function noteDeskRefund(tx: Tx, id: string, totalPaise: number): Promise<void> {
  const { moneyBackAskedAt, deskRefundPaise } = paymentOrders;
  await tx
    .update(paymentOrders)
    .set({
      deskRefundPaise: sql`greatest(${deskRefundPaise}, ${totalPaise}::int)`,
      deskRefundedAt: sql`now()`,
      moneyBackAttempts: 1,
      moneyBackNextAt: sql`now() + make_interval(secs => ${firstWaitSeconds})`,
      isMoneyBackGivenUp: false,
    })
    .where(and(eq(paymentOrders.id, id), isNull(moneyBackAskedAt)));
}

export type DueMoneyBack = { id: string; attempts: number };

const firstWaitSeconds = 60;
const longestWaitSeconds = 3_600;

/**
 * Claims orders with a refund due, so that no other node sends it at the same time. The delay
 * doubles with each attempt, up to an hour. Payments under dispute wait for the bank's decision.
 *
 * @param id only this order, even if another node is about to claim it.
 */
export async function claimDueMoneyBacks(
  db: Db,
  { limit, id }: { limit: number; id?: string },
): Promise<DueMoneyBack[]> {
  const isMeant = id === undefined ? sql`true` : sql`id = ${id}`;
  const skipped = id === undefined ? sql`skip locked` : sql``;
  const { rows } = await db.execute<DueMoneyBack>(sql`
    update ${paymentOrders}
    set money_back_attempts = money_back_attempts + 1, money_back_next_at = now() + make_interval(
      secs => least(
        ${firstWaitSeconds}::int * 2 ^ least(money_back_attempts, 10), ${longestWaitSeconds}::int
      )
    )
    where id in (
      select id from ${paymentOrders}
      where money_back_next_at <= now() and not is_disputed and ${isMeant}
      order by money_back_next_at limit ${limit} for update ${skipped}
    )
    returning id, money_back_attempts as attempts`);
  return rows;
}

/**
 * Doesn't count attempts that failed because the provider is unreachable or the server is shutting
 * down.
 *
 * @param wereTried they may have been sent without a response, so they stay marked as started.
 */
export async function uncountMoneyBackAttempts(
  db: Db,
  ids: readonly string[],
  { wereTried }: { wereTried: boolean },
): Promise<void> {
  const { id, moneyBackAttempts } = paymentOrders;
  await db
    .update(paymentOrders)
    .set({ moneyBackAttempts: sql`greatest(${moneyBackAttempts} - 1, ${wereTried ? 1 : 0}::int)` })
    .where(inArray(id, [...ids]));
}

export type PaymentToSend = { paymentId: string; deductedPaise: number };

/**
 * The payments of an order, each with the amount that banks charged back, except overpayments that
 * are already being refunded.
 */
export async function listPaymentsToSend(db: Db, orderId: string): Promise<PaymentToSend[]> {
  const { rows } = await db.execute<PaymentToSend>(sql`
    select provider_payment_id as "paymentId", (
      select coalesce(sum(deducted_paise), 0)::int from ${disputes}
      where ${disputes.providerPaymentId} = ${payments.providerPaymentId}
    ) as "deductedPaise"
    from ${payments} left join ${surplusPayments} using (provider_payment_id)
    where ${payments.orderId} = ${orderId} and captured_paise > 0
      and coalesce(attempts, 0) = 0 and refunded_at is null
    order by ${payments.createdAt}, provider_payment_id`);
  return rows;
}

/**
 * What operators have refunded of the order's other payments, in paise. It counts towards the total
 * that an operator requests; automatic refunds don't.
 */
export async function readBackByHand(
  db: Db,
  orderId: string,
  counted: readonly PaymentToSend[],
): Promise<number> {
  const { providerPaymentId, isBackByHand, amountPaise } = surplusPayments;
  const ids = counted.map(({ paymentId }) => paymentId);
  const [row] = await db
    .select({ paise: sum(amountPaise).mapWith(Number) })
    .from(surplusPayments)
    .where(
      and(eq(surplusPayments.orderId, orderId), isBackByHand, notInArray(providerPaymentId, ids)),
    );
  return row?.paise ?? 0;
}

/** The refunded amount of a payment that its buyer was told about, in paise. */
export async function readToldBack(tx: Tx, paymentId: string): Promise<number> {
  const [row] = await tx
    .select({ paise: payments.toldBackPaise })
    .from(payments)
    .where(eq(payments.providerPaymentId, paymentId));
  return row?.paise ?? 0;
}

export async function noteToldBack(tx: Tx, paymentId: string, paise: number): Promise<void> {
  await tx
    .update(payments)
    .set({ toldBackPaise: paise })
    .where(eq(payments.providerPaymentId, paymentId));
}

/** How long an accepted refund may still fail; the event about it may be lost. */
const mayFailForDays = 10;

/**
 * Marks a refund as sent: it is checked daily until it can no longer fail.
 *
 * @param failures the number of failed refunds of one payment, each within its own days.
 */
export const lookAtMoneyBackTomorrow = (
  db: Queryable,
  id: string,
  failures: number,
): Promise<void> => lookTomorrow(db, eq(paymentOrders.id, id), failures);

/** The same for an operator's refund; a refund requested by the buyer stays due. */
export function lookAtDeskRefundTomorrow(
  db: Queryable,
  id: string,
  failures: number,
): Promise<void> {
  const { moneyBackAskedAt, isMoneyBackGivenUp } = paymentOrders;
  const isOfDesk = or(isNull(moneyBackAskedAt), isMoneyBackGivenUp);
  return lookTomorrow(db, and(eq(paymentOrders.id, id), isOfDesk), failures);
}

async function lookTomorrow(
  db: Queryable,
  which: SQL | undefined,
  failures: number,
): Promise<void> {
  const { moneyBackAskedAt, deskRefundedAt, wentBackAt } = paymentOrders;
  const mayFailFor = sql`make_interval(days => ${mayFailForDays * (failures + 1)}::int)`;
  await db
    .update(paymentOrders)
    .set({
      moneyBackAttempts: 0,
      isMoneyBackGivenUp: false,
      moneyBackNextAt: sql`case
        when greatest(${moneyBackAskedAt}, ${deskRefundedAt}, ${wentBackAt}) > now() - ${mayFailFor}
        then now() + interval '1 day' end`,
    })
    .where(which);
}

/** Makes a failed refund due again; false if it wasn't sent by this server. */
export async function sendMoneyBackAgain(tx: Tx, paymentId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    update ${paymentOrders} set money_back_next_at = now()
    where (money_back_asked_at is not null or desk_refund_paise is not null) and id in (
      select ${payments.orderId} from ${payments}
      where ${payments.providerPaymentId} = ${paymentId}
    )
    returning id`);
  return rows.length === 1;
}

/** Leaves a refund to the operators. Whether they have sent it is checked daily. */
export async function giveUpMoneyBack(db: Queryable, id: string): Promise<void> {
  await db
    .update(paymentOrders)
    .set({ moneyBackNextAt: sql`now() + interval '1 day'`, isMoneyBackGivenUp: true })
    .where(eq(paymentOrders.id, id));
}

/** Orders that have to be refunded by hand. */
export const listGivenUpMoneyBacks = (db: Db): Promise<Array<{ orderId: string }>> =>
  db
    .select({ orderId: paymentOrders.id })
    .from(paymentOrders)
    .where(eq(paymentOrders.isMoneyBackGivenUp, true))
    .orderBy(paymentOrders.moneyBackAskedAt);
