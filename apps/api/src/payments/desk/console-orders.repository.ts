import type { orderFilters } from '@folio/contract/admin-money';
import { and, desc, eq, getTableColumns, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { paymentOrders, surplusPayments } from '../../platform/money-schema.ts';
import { isSurplusGivenUp } from '../surplus.repository.ts';

type Asked = {
  state: (typeof orderFilters)[number] | undefined;
  buyer: string | undefined;
  before: string | undefined;
  limit: number;
};

/** The newest first. */
export const pageOfOrders = (db: Db, { state, buyer, before, limit }: Asked) =>
  db
    .select({ ...getTableColumns(paymentOrders), isSurplusGivenUp })
    .from(paymentOrders)
    .where(
      and(
        state && inState(state),
        buyer ? eq(paymentOrders.userId, buyer) : undefined,
        before ? lt(paymentOrders.id, before) : undefined,
      ),
    )
    .orderBy(desc(paymentOrders.id))
    .limit(limit);
export type ConsoleOrder = Awaited<ReturnType<typeof pageOfOrders>>[number];

/** Each is answered by an index of its own: few orders are disputed or given up. */
function inState(state: (typeof orderFilters)[number]): SQL {
  if (state === 'disputed') return sql`${paymentOrders.isDisputed}`;
  if (state !== 'given-up') return eq(paymentOrders.state, state);
  return sql`(${paymentOrders.isMoneyBackGivenUp} or ${paymentOrders.id} in (
    select order_id from ${surplusPayments} where refunded_at is null and next_attempt_at is null))`;
}

/** What the payments of each of the last days (UTC) come to; days without any are left out. */
export async function sumsOfDays(db: Db, days: number) {
  const { rows } = await db.execute<{
    day: string;
    orders: number;
    capturedPaise: string;
    refundedPaise: string;
    chargedBackPaise: string;
  }>(sql`
    select to_char(paid_at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*)::int as orders,
      sum(captured_paise) as "capturedPaise", sum(refunded_paise) as "refundedPaise",
      sum(charged_back_paise) as "chargedBackPaise"
    from ${paymentOrders}
    where paid_at is not null and paid_at >= date_trunc('day', now() at time zone 'UTC') at time zone 'UTC'
      - make_interval(days => ${days - 1})
    group by 1 order by 1 desc`);
  return rows;
}

export const countGivenUp = (db: Db): Promise<number> =>
  db.$count(paymentOrders, inState('given-up'));
