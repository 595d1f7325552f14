import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../platform/database.ts';
import { disputes, paymentOrders, payments, surplusPayments } from '../platform/money-schema.ts';
import { users } from '../platform/schema.ts';
import type { PaymentStanding } from './surplus.ts';

/**
 * The payment that an order stands on, which its receipt names. Earlier releases recorded none:
 * there it is the first one that was not set aside.
 */
export const holderOfOrder = sql<string | null>`coalesce(${paymentOrders.holderPaymentId}, (
  select p.provider_payment_id from payments p
  where p.order_id = ${paymentOrders.id} and p.captured_paise > 0
    and not exists (
      select from surplus_payments s where s.provider_payment_id = p.provider_payment_id
    )
  order by p.created_at, p.provider_payment_id
  limit 1
))`;

/** The current state of every payment of an order. */
export async function listStandings(tx: Tx, orderId: string): Promise<PaymentStanding[]> {
  const { rows } = await tx.execute<
    Omit<PaymentStanding, 'surplus'> & { attempts: number | null; isBack: boolean }
  >(sql`
    select ${payments.providerPaymentId} as id, ${payments.capturedPaise} as "capturedPaise",
      coalesce(${payments.providerPaymentId} = ${holderOfOrder}, false) as "isHolder",
      greatest(${payments.capturedPaise} - ${payments.refundedPaise} - (
        select coalesce(sum(deducted_paise), 0) from ${disputes}
        where ${disputes.providerPaymentId} = ${payments.providerPaymentId}
      ), 0)::int as "keptPaise",
      ${payments.capturedPaise} > 0 and ${payments.refundedPaise} >= ${payments.capturedPaise} as "isRefunded",
      attempts, refunded_at is not null as "isBack"
    from ${payments} left join ${surplusPayments} using (provider_payment_id)
      join ${paymentOrders} on ${paymentOrders.id} = ${payments.orderId}
    where ${payments.orderId} = ${orderId}
    order by ${payments.createdAt}, id`);
  return rows.map(({ attempts, isBack, ...row }) => ({
    ...row,
    surplus: attempts === null ? undefined : { attempts, isBack },
  }));
}

export async function insertSurplus(
  tx: Tx,
  surplus: { providerPaymentId: string; orderId: string; amountPaise: number },
): Promise<void> {
  await tx.insert(surplusPayments).values(surplus).onConflictDoNothing();
}

/** Puts payments back that were set aside; false if the refund of one has started. */
export async function deleteUntriedSurplus(tx: Tx, ids: string[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const rows = await tx
    .delete(surplusPayments)
    .where(and(inArray(surplusPayments.providerPaymentId, ids), eq(surplusPayments.attempts, 0)))
    .returning({ id: surplusPayments.providerPaymentId });
  return rows.length === ids.length;
}

/**
 * Marks overpayments as refunded by other means, with the rest of their order or by hand. False if
 * the server's own refund of one has started. Each is checked daily like the server's own refunds.
 */
export async function markUntriedSurplusBack(tx: Tx, ids: string[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const rows = await tx
    .update(surplusPayments)
    .set({
      attempts: 1,
      isBackByHand: true,
      refundedAt: sql`now()`,
      nextAttemptAt: sql`now() + interval '1 day'`,
    })
    .where(and(inArray(surplusPayments.providerPaymentId, ids), eq(surplusPayments.attempts, 0)))
    .returning({ id: surplusPayments.providerPaymentId });
  return rows.length === ids.length;
}

export type DueSurplus = {
  id: string;
  orderId: string;
  /** This one included. */
  attempts: number;
  /** What a bank has charged back meanwhile, and is not refunded again. */
  deductedPaise: number;
};

const firstWaitSeconds = 60;
const longestWaitSeconds = 3_600;

/**
 * Claims overpayments with a refund due, so that no other node sends it at the same time. The delay
 * doubles with each attempt, up to an hour. Disputed payments wait for the bank's decision, so that
 * they are not paid back twice.
 */
export async function claimDueSurplus(db: Db, limit: number): Promise<DueSurplus[]> {
  const { rows } = await db.execute<DueSurplus>(sql`
    update ${surplusPayments}
    set attempts = attempts + 1, next_attempt_at = now() + make_interval(
      secs => least(${firstWaitSeconds}::int * 2 ^ least(attempts, 10), ${longestWaitSeconds}::int)
    )
    where provider_payment_id in (
      select provider_payment_id from ${surplusPayments}
      where next_attempt_at <= now() and not exists (
        select 1 from ${disputes}
        where ${disputes.providerPaymentId} = ${surplusPayments.providerPaymentId}
          and state in ('open', 'under_review')
      )
      order by next_attempt_at limit ${limit} for update skip locked
    )
    returning provider_payment_id as id, order_id as "orderId", attempts, (
      select coalesce(sum(deducted_paise), 0)::int from ${disputes}
      where ${disputes.providerPaymentId} = ${surplusPayments.providerPaymentId}
    ) as "deductedPaise"`);
  return rows;
}

/** How long an accepted refund may still fail: its bank has a week. */
const mayFailForDays = 10;

/**
 * Doesn't count attempts that were never made because the provider is unreachable or the server is
 * shutting down.
 *
 * @param tried the one that may have been sent; it stays marked as started.
 */
export async function uncountSurplusAttempts(
  db: Db,
  ids: readonly string[],
  tried: string | null,
): Promise<void> {
  const { attempts, providerPaymentId } = surplusPayments;
  await db
    .update(surplusPayments)
    .set({
      attempts: sql`greatest(${attempts} - 1, (${providerPaymentId} = ${tried ?? ''})::int)`,
    })
    .where(inArray(providerPaymentId, [...ids]));
}

/**
 * Marks an overpayment as refunded, and resets its attempts for the daily checks until the refund
 * can no longer fail; `isNew` if the refund has just been sent.
 *
 * @returns whether the buyer may not have been told: of several callers, one gets true. A
 * chargeback that the bank has returned is refunded later than the rest.
 */
export async function markSurplusBack(
  tx: Tx,
  id: string,
  { isNew }: { isNew: boolean },
): Promise<boolean> {
  const { rows } = await tx.execute<{ isFirst: boolean; isWon: boolean }>(sql`
    with before as (
      select provider_payment_id as id, refunded_at from ${surplusPayments}
      where provider_payment_id = ${id} for update
    )
    update ${surplusPayments} set is_given_up = false, attempts = 1,
      refunded_at = case when ${isNew} then now() else coalesce(before.refunded_at, now()) end,
      next_attempt_at = case
        when ${isNew} or before.refunded_at is null
          or before.refunded_at > now() - make_interval(days => ${mayFailForDays})
        then now() + interval '1 day' end
    from before where provider_payment_id = before.id
    returning before.refunded_at is null as "isFirst", exists (
      select from ${disputes} where ${disputes.providerPaymentId} = before.id and state = 'won'
    ) as "isWon"`);
  const [noted] = rows;
  return noted !== undefined && (isNew || noted.isFirst || noted.isWon);
}

/** Makes a failed refund due again; false if the payment is no overpayment. */
export async function lookAtSurplusNow(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx
    .update(surplusPayments)
    .set({ nextAttemptAt: sql`now()` })
    .where(and(eq(surplusPayments.providerPaymentId, id), gt(surplusPayments.attempts, 0)))
    .returning({ id: surplusPayments.providerPaymentId });
  return rows.length === 1;
}

/** Leaves a payment to the operators. Whether they have refunded it is checked daily. */
export async function giveUpSurplus(db: Db, id: string): Promise<void> {
  await db
    .update(surplusPayments)
    .set({ refundedAt: null, isGivenUp: true, nextAttemptAt: sql`now() + interval '1 day'` })
    .where(eq(surplusPayments.providerPaymentId, id));
}

/**
 * Left to the operators. Releases before 1.2, which may run beside this one, marked that only by a
 * missing next attempt.
 */
export const isLeftToPeople = sql`(is_given_up or (refunded_at is null and next_attempt_at is null))`;

/** Payments that have to be refunded by hand. */
export const listGivenUp = (db: Db): Promise<Array<{ payment: string; orderId: string }>> =>
  db
    .select({ payment: surplusPayments.providerPaymentId, orderId: surplusPayments.orderId })
    .from(surplusPayments)
    .where(isLeftToPeople)
    .orderBy(surplusPayments.createdAt);

/** The order's buyer; undefined if the account is gone. */
export async function findBuyer(tx: Tx, orderId: string) {
  const [row] = await tx
    .select({ buyer: users })
    .from(paymentOrders)
    .innerJoin(users, eq(users.id, paymentOrders.userId))
    .where(eq(paymentOrders.id, orderId));
  return row?.buyer;
}

/** What was paid beyond the order's price, and how much of it was refunded, in paise. */
export const surplusPaise = sql<number>`(
  select coalesce(sum(amount_paise), 0)::int from ${surplusPayments}
  where ${surplusPayments.orderId} = ${paymentOrders.id}
)`;
export const surplusRefundedPaise = sql<number>`(
  select coalesce(sum(amount_paise) filter (where refunded_at is not null), 0)::int
  from ${surplusPayments} where ${surplusPayments.orderId} = ${paymentOrders.id}
)`;
/** Whether an overpayment of the order is left to the operators. */
export const isSurplusGivenUp = sql<boolean>`exists (
  select from ${surplusPayments} where ${surplusPayments.orderId} = ${paymentOrders.id}
    and ${isLeftToPeople}
)`;
