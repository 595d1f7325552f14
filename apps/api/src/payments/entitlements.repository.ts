import { creditPacks, type PlanId, packOpensDays, planDays } from '@folio/contract/prices';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../platform/database.ts';
import { paymentOrders, planPeriods } from '../platform/money-schema.ts';
import { users } from '../platform/schema.ts';

/**
 * The time of the statement, at the stored precision. The transaction's own time may lie before a
 * purchase that it has waited for.
 */
const atPresent = sql.raw(`date_trunc('milliseconds', statement_timestamp())`);

/**
 * Locks the account until the transaction ends. Otherwise the later of two concurrent purchases
 * would derive the account's entitlements from a snapshot without the earlier one.
 */
export async function lockAccount(tx: Tx, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

type Period = { orderId: string; userId: string; plan: PlanId };

/**
 * Adds the period of an order, which starts now or when the current period of the same plan ends.
 * Each order gives one period. A period that returns after a refund keeps its dates unless another
 * has taken them: it follows the periods before it, and those that have taken its place follow it.
 * With none before it, it starts at once.
 */
export async function addPlanPeriod(tx: Tx, period: Period): Promise<void> {
  const { orderId, userId, plan } = period;
  await tx.execute(sql`
    insert into ${planPeriods} (order_id, user_id, plan, starts_at, ends_at)
    select ${orderId}, ${userId}, ${plan}, begins.at,
      begins.at + make_interval(days => ${planDays})
    from (
      select greatest(${atPresent}, max(ends_at)) as at from ${planPeriods}
      where ${inForceOrToCome(period)}
    ) begins
    on conflict (order_id) do update set is_refunded = false`);
  const own = sql`select starts_at, ends_at from ${planPeriods} where order_id = ${orderId}`;
  await tx.execute(sql`
    with own as (${own}), later as (
      select ${orderId}::uuid as order_id, max(ends_at) as at from ${planPeriods}
      where ${inForceOrToCome(period)} and starts_at < (select starts_at from own)
      having max(ends_at) > (select starts_at from own)
    )
    ${moveToLater}`);
  await tx.execute(sql`
    with own as (${own}), later as (
      select order_id, greatest(starts_at, (select ends_at from own) + ${yearsBefore}) as at
      from ${planPeriods}
      where ${inForceOrToCome(period)} and order_id <> ${orderId}
        and starts_at >= (select starts_at from own)
    )
    ${moveToLater}`);
  await closeGaps(tx, period);
}

/** Ends a period; later ones of the same plan start as early as they can. */
export async function endPlanPeriod(tx: Tx, period: Period): Promise<void> {
  const isOfOrder = eq(planPeriods.orderId, period.orderId);
  await tx.update(planPeriods).set({ isRefunded: true }).where(isOfOrder);
  await closeGaps(tx, period);
}

/** Makes future periods follow the current one without gaps, or start now if there is none. */
async function closeGaps(tx: Tx, period: Period): Promise<void> {
  await tx.execute(sql`
    with later as (
      select order_id, ${yearsBefore} + (
        select greatest(${atPresent}, max(ends_at)) from ${planPeriods}
        where ${inForceOrToCome(period)} and starts_at <= ${atPresent}
      ) as at
      from ${planPeriods} where ${inForceOrToCome(period)} and starts_at > ${atPresent}
    )
    ${moveToLater}`);
}

const inForceOrToCome = ({ userId, plan }: Period) =>
  sql`user_id = ${userId} and plan = ${plan} and not is_refunded`;
const yearsBefore = sql`make_interval(
  days => ${planDays}::int * (row_number() over (order by starts_at, order_id) - 1)::int
)`;
const moveToLater = sql`
  update ${planPeriods} set starts_at = later.at, ends_at = later.at + make_interval(days => ${planDays})
  from later where later.order_id = ${planPeriods.orderId}`;

/**
 * Grants accounts the Enterprise plan until the end of a day, or ends it if that has passed. Plans
 * that they bought themselves continue alongside.
 *
 * @returns the addresses that have an account.
 */
export async function setEnterpriseUntil(
  tx: Tx,
  { emails, day, zone }: { emails: readonly string[]; day: string; zone: string },
): Promise<string[]> {
  const rows = await tx
    .update(users)
    .set({ enterpriseUntil: sql`(${day}::date + 1)::timestamp at time zone ${zone}` })
    .where(inArray(sql`lower(${users.email})`, emails))
    .returning({ id: users.id, email: users.email });
  for (const { id } of rows) await refreshEntitlements(tx, id);
  return rows.map(({ email }) => email);
}

/** Recomputes the user's entitlements from their plan periods. */
export const refreshEntitlements = (tx: Tx, userId: string) =>
  refresh(tx, sql`${users.id} = ${userId}`);

/** Recomputes the entitlements of everybody whose plan has ended. */
export const endOutlivedPlans = (db: Queryable) => refresh(db, sql`${users.planEndsAt} <= now()`);

const inForce = sql`${planPeriods.userId} = ${users.id} and not is_refunded
  and starts_at <= ${atPresent} and ends_at > ${atPresent}`;

const isAgreed = sql`${users.enterpriseUntil} > ${atPresent}`;

const isBoughtPack = sql`${paymentOrders.userId} = ${users.id} and kind = 'credits' and state = 'paid'`;
const largePacks = creditPacks.filter(({ isLarge }) => isLarge).map(({ id }) => id);

async function refresh(db: Queryable, whose: ReturnType<typeof sql>): Promise<void> {
  const best = sql`
    select plan from ${planPeriods} where ${inForce} order by plan = 'premium' desc limit 1`;
  await db.execute(sql`
    update ${users} set
      subscription = case when ${isAgreed} then 'enterprise' else coalesce((${best}), 'free') end,
      plan_ends_at = case when ${isAgreed} then ${users.enterpriseUntil} else (
        select max(ends_at) from ${planPeriods}
        where ${planPeriods.userId} = ${users.id} and not is_refunded and ends_at > ${atPresent}
          and plan = (${best})
      ) end,
      has_bought_pack = exists (select 1 from ${paymentOrders} where ${isBoughtPack}),
      pack_opens_until = (
        select max(paid_at) + make_interval(days => ${packOpensDays}) from ${paymentOrders}
        where ${isBoughtPack} and item in ${largePacks}
      )
    where ${whose}`);
}
