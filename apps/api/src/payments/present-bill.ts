import type { Bill } from '@folio/contract/payments';
import { itemOf, type Purchase } from '@folio/contract/prices';
import type { OrderRow } from './orders.repository.ts';

type Surplus = Pick<Bill, 'surplusPaise' | 'surplusRefundedPaise'>;

/** What an order was for. */
const itemName = ({ kind, item }: Pick<OrderRow, 'kind' | 'item'>): string =>
  itemOf({ kind, plan: item } as Purchase).name;

export function toBill(row: OrderRow & Surplus): Bill {
  return {
    id: row.id,
    name: itemName(row),
    kind: row.kind,
    amountPaise: row.amountPaise,
    refundedPaise: row.refundedPaise,
    chargedBackPaise: row.chargedBackPaise,
    isDisputed: row.isDisputed,
    surplusPaise: row.surplusPaise,
    surplusRefundedPaise: row.surplusRefundedPaise,
    currency: 'INR',
    state: row.state,
    paidAt: (row.paidAt ?? row.createdAt).toISOString(),
  };
}
