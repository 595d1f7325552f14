import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../platform/database.ts';
import { disputes, paymentOrders, payments } from '../platform/money-schema.ts';
import type { OrderMoney, SeenMoney } from './order-state.ts';
import type { SeenDispute } from './payment-provider.ts';

/** Adds what was seen of a payment to what is known of it. */
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
 * Notes what was told of a dispute, unless something later is known. Told at the same second, what
 * is further on counts, then what took more: any order of sightings ends the same.
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

/** Whether a bank questions a payment and has not decided: refunded now, it could go back twice. */
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
 * What an order holds, by the payment that it stands on. No more of it goes back than was paid: what
 * a bank takes counts as far as it was not refunded. It is disputed when any of its payments is.
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

/** Something of the disputes of an order. */
const ofDisputes = <T>(what: ReturnType<typeof sql>) => sql<T>`(
  select ${what} from payment_disputes d join payments p using (provider_payment_id)
  where p.order_id = ${paymentOrders.id}
)`;

/** Whether a bank has decided about a payment of the order, for us or for its buyer. */
export const hasDispute = (state: 'won' | 'lost') =>
  sql<boolean>`coalesce(${ofDisputes<boolean>(sql`bool_or(d.state = ${sql.raw(`'${state}'`)})`)}, false)`;

/** Until when the first of an order's open disputes has to be answered. */
export const answerBy = ofDisputes<Date | null>(
  sql`min(d.respond_by) filter (where d.state in ('open', 'under_review'))`,
).mapWith(disputes.respondBy) as SQL<Date | null>;
