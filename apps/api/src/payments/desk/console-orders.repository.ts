import type { OrderFilter } from '@folio/contract/admin-money';
import { and, desc, eq, getTableColumns, lt } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { paymentOrders } from '../../platform/money-schema.ts';
import { deskFacts, inState } from './desk.repository.ts';

type Asked = {
  state: OrderFilter | undefined;
  buyer: string | undefined;
  before: string | undefined;
  limit: number;
};

/** The newest first. */
export const pageOfOrders = (db: Db, { state, buyer, before, limit }: Asked) =>
  db
    .select({ ...getTableColumns(paymentOrders), ...deskFacts })
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

export const countOrders = (db: Db, state: OrderFilter): Promise<number> =>
  db.$count(paymentOrders, inState(state));
