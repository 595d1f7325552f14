import { and, eq, inArray, isNull, notInArray, or, type SQL, sql, sum } from 'drizzle-orm';
import type { Db, Queryable, Tx } from '../platform/database.ts';
import { disputes, paymentOrders, payments, surplusPayments } from '../platform/money-schema.ts';
import { isOrderOf, type OrdersOf } from './orders.repository.ts';

/**
 * Makes requests of one mailbox wait for each other until the transaction ends, whichever of its
 * accounts they come from, so that they are counted right.
 */
export async function lockMoneyBacks(tx: Tx, { mailboxHash }: OrdersOf): Promise<void> {
  const name = `money backs ${mailboxHash}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/** How often a buyer has asked for their money back within a year. */
export async function countMoneyBacks(db: Queryable, buyer: OrdersOf): Promise<number> {
  return db.$count(
    paymentOrders,
    and(isOrderOf(buyer), sql`${paymentOrders.moneyBackAskedAt} > now() - interval '1 year'`),
  );
}

/** Notes that the money of an order is to go back, from now on. */
export async function noteMoneyBack(tx: Tx, id: string): Promise<void> {
  await tx
    .update(paymentOrders)
    .set({ moneyBackAskedAt: sql`now()`, moneyBackNextAt: sql`now()` })
    .where(eq(paymentOrders.id, id));
}

/**
 * Notes before it is sent that an operator has so much of an order sent back in all, so that it is
 * sent later where the provider does not answer, and again where its bank refuses it. What the buyer
 * has asked for goes back whole in any case.
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
 * Takes some orders whose money is due to go back, so that no other node sends it at the same time.
 * Each attempt waits twice as long as the one before, up to an hour; what a bank questions waits for
 * its decision.
 *
 * @param id this order alone, also where somebody else is about to ask for its money.
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
 * Takes attempts back, since the provider is out of reach or the server closes: they are none that it
 * refused.
 *
 * @param wereTried they may have been sent without an answer, and stay begun.
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
 * The payments of an order, each with what banks took of it, but for those beyond its price that are
 * on their way back already.
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
 * What operators have sent back of an order's payments beside these, in paise. With the total that
 * they want to have gone back it counts, as what goes back by itself does not.
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

/** How much of what a payment gave back its buyer was told of, in paise. */
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

/** A refund that was accepted may fail for so long, and the event that tells of it may be lost. */
const mayFailForDays = 10;

/**
 * The money was sent: it is looked at once a day, as anew, until its refund cannot fail any more.
 *
 * @param failures how many refunds of one payment have failed, each within its own days.
 */
export const lookAtMoneyBackTomorrow = (
  db: Queryable,
  id: string,
  failures: number,
): Promise<void> => lookTomorrow(db, eq(paymentOrders.id, id), failures);

/** The same for what an operator sent; what its buyer has asked for beside that keeps its turn. */
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

/** Of a payment whose refund has failed; false where it was not ours. */
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

/** Leaves the money of an order to the people who run the server. Whether they have sent it is asked once a day. */
export async function giveUpMoneyBack(db: Queryable, id: string): Promise<void> {
  await db
    .update(paymentOrders)
    .set({ moneyBackNextAt: sql`now() + interval '1 day'`, isMoneyBackGivenUp: true })
    .where(eq(paymentOrders.id, id));
}

/** Whose money has to be sent back by hand. */
export const listGivenUpMoneyBacks = (db: Db): Promise<Array<{ orderId: string }>> =>
  db
    .select({ orderId: paymentOrders.id })
    .from(paymentOrders)
    .where(eq(paymentOrders.isMoneyBackGivenUp, true))
    .orderBy(paymentOrders.moneyBackAskedAt);
