import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../platform/database.ts';
import { disputes, paymentOrders, payments } from '../platform/money-schema.ts';
import type { OrderMoney, SeenMoney } from './order-state.ts';
import type { SeenDispute } from './payment-provider.ts';

/** Merges a sighting of a payment into its record. */
export async function recordPayment(
  tx: Tx,
  orderId: string,
  { id, capturedPaise, refundedPaise }: SeenMoney & { id: string },
): Promise<void> {
  await tx
    .insert(payments)
    .values({ providerPaymentId: id, orderId, capturedPaise, refundedPaise })
    .onConflictDoUpdate({
      target: payments.providerPaymentId,
      set: {
        capturedPaise: sql`greatest(${payments.capturedPaise}, excluded.captured_paise)`,
        refundedPaise: sql`greatest(${payments.refundedPaise}, excluded.refunded_paise)`,
      },
    });
}

/**
 * Records a sighting of a dispute unless a later one is known. Of two with the same time, the
 * further stage wins, then the larger deduction, so that any order of sightings gives the same
 * result.
 */
export async function recordDispute(
  tx: Tx,
  paymentId: string,
  { id, state, deductedPaise, toldAtSeconds, facts }: SeenDispute,
): Promise<void> {
  const later = (row: ReturnType<typeof sql>) =>
    sql`(${row}.told_at, array_position(${stateOrder}, ${row}.state), ${row}.deducted_paise)`;
  await tx
    .insert(disputes)
    .values({
      providerDisputeId: id,
      providerPaymentId: paymentId,
      state,
      deductedPaise,
      reason: facts.reason || null,
      phase: facts.phase || null,
      respondBy: facts.respondBy === undefined ? null : new Date(facts.respondBy),
      toldAt: toldAtSeconds,
    })
    .onConflictDoUpdate({
      target: disputes.providerDisputeId,
      set: {
        state: sql`excluded.state`,
        deductedPaise: sql`excluded.deducted_paise`,
        reason: sql`coalesce(excluded.reason, ${disputes.reason})`,
        phase: sql`coalesce(excluded.phase, ${disputes.phase})`,
        respondBy: sql`coalesce(excluded.respond_by, ${disputes.respondBy})`,
        toldAt: sql`excluded.told_at`,
      },
      setWhere: sql`${later(sql`excluded`)} > ${later(sql`${disputes}`)}`,
    });
}

/** Whether a payment is disputed and undecided: a refund now could pay it back twice. */
export const isQuestioned = async (db: Queryable, paymentId: string): Promise<boolean> =>
  (await db.$count(
    disputes,
    and(
      eq(disputes.providerPaymentId, paymentId),
      inArray(disputes.state, ['open', 'under_review']),
    ),
  )) > 0;

const stateOrder = sql.raw(`array['open', 'under_review', 'closed', 'lost', 'won']`);

/**
 * The totals of an order, and the payment on its receipt. No more is refunded than was paid:
 * chargebacks count as far as they were not refunded. The order is disputed if any of its payments
 * is.
 */
export async function moneyOf(
  tx: Tx,
  orderId: string,
  holderId: string | undefined,
): Promise<OrderMoney> {
  const ofHolder = sql`filter (where ${payments.providerPaymentId} = ${holderId ?? ''})`;
  const { rows } = await tx.execute<OrderMoney>(sql`
    select coalesce(sum(captured_paise) ${ofHolder}, 0)::int as "capturedPaise",
      coalesce(sum(refunded_paise) ${ofHolder}, 0)::int as "refundedPaise",
      coalesce(sum(least(greatest(captured_paise - refunded_paise, 0), deducted)) ${ofHolder}, 0)::int as "chargedBackPaise",
      coalesce(bool_or(is_open), false) as "isDisputed"
    from ${payments}, lateral (
      select coalesce(sum(deducted_paise), 0) as deducted,
        coalesce(bool_or(state in ('open', 'under_review')), false) as is_open
      from ${disputes}
      where ${disputes.providerPaymentId} = ${payments.providerPaymentId}
    ) of_payment
    where ${payments.orderId} = ${orderId}`);
  const [money] = rows;
  if (!money) throw new Error('A sum has no row');
  return money;
}

/** An aggregate over the order's disputes. */
const ofDisputes = <T>(what: ReturnType<typeof sql>) => sql<T>`(
  select ${what} from payment_disputes d join payments p using (provider_payment_id)
  where p.order_id = ${paymentOrders.id}
)`;

/** Whether a bank has decided a dispute of the order this way. */
export const hasDispute = (state: 'won' | 'lost') =>
  sql<boolean>`coalesce(${ofDisputes<boolean>(sql`bool_or(d.state = ${sql.raw(`'${state}'`)})`)}, false)`;

/** The earliest deadline of the order's open disputes. */
export const answerBy = ofDisputes<Date | null>(
  sql`min(d.respond_by) filter (where d.state in ('open', 'under_review'))`,
).mapWith(disputes.respondBy) as SQL<Date | null>;
