import type { PlanId } from '@folio/contract/prices';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../platform/database.ts';
import { planPeriods } from '../platform/money-schema.ts';
import { users } from '../platform/schema.ts';
import type { UserRow } from '../platform/sessions.ts';

export type EndingPlan = { owner: UserRow; plan: PlanId; endsAt: Date };

/**
 * Claims plans that end within some days and are not followed by another of their kind. They count
 * as reminded once `tx` commits; until then no other node claims them.
 */
export async function claimEndingPlans(
  tx: Tx,
  withinDays: number,
  limit: number,
): Promise<EndingPlan[]> {
  const { rows } = await tx.execute<{ order_id: string }>(sql`
    update ${planPeriods} set reminded_at = now() where order_id in (
      select period.order_id from ${planPeriods} period
      join ${users} on ${users.id} = period.user_id
        and period.plan = ${users.subscription} and period.ends_at = ${users.planEndsAt}
      where not period.is_refunded and period.reminded_at is null
        and period.ends_at between now() and now() + make_interval(days => ${withinDays})
      limit ${limit} for update of period skip locked
    ) returning order_id`);
  const orderIds = rows.map(({ order_id }) => order_id);
  return tx
    .select({ owner: users, plan: planPeriods.plan, endsAt: planPeriods.endsAt })
    .from(planPeriods)
    .innerJoin(users, eq(users.id, planPeriods.userId))
    .where(inArray(planPeriods.orderId, orderIds));
}
