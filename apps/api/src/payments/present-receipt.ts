import { type Gst, gstOf } from '@folio/contract/gst';
import { itemOf, type Purchase, planDays } from '@folio/contract/prices';
import type { Receipt, Seller } from '@folio/documents/receipt';
import type { UserRow } from '../platform/sessions.ts';
import type { OrderRow } from './orders.repository.ts';

export type ReceiptConfiguration = { seller: Seller; gst?: Gst | undefined };
type Buyer = Pick<UserRow, 'firstName' | 'lastName' | 'email'>;

/** The tax of an order, at the rate at which it was made: a receipt stays as it was when rates change. */
export const gstOfOrder = ({ gstPercent }: Pick<OrderRow, 'gstPercent'>, gst: Gst): Gst => ({
  ...gst,
  percent: gstPercent ?? gst.percent,
});

/** What was paid to whom, and for what. */
export function toReceipt(
  order: OrderRow & { paymentId: string | null },
  { firstName, lastName, email }: Buyer,
  { seller, gst }: ReceiptConfiguration,
): Receipt {
  const item = itemOf({ kind: order.kind, plan: order.item } as Purchase);
  return {
    number: order.id.slice(0, 18),
    paidAt: (order.paidAt ?? order.createdAt).toISOString(),
    paymentId: order.paymentId,
    seller,
    buyer: { name: `${firstName} ${lastName}`, email },
    item: item.name,
    details: order.kind === 'credits' ? `${order.credits} AI credits` : `For ${planDays} days`,
    fullPaise: Math.max(item.amountPaise, order.amountPaise),
    paidPaise: order.amountPaise,
    refundedPaise: Math.min(order.refundedPaise + order.chargedBackPaise, order.amountPaise),
    promoCode: order.promoCode,
    ...(gst && { gst: gstOf(order.amountPaise, gstOfOrder(order, gst)) }),
  };
}

export const receiptFilename = ({ number }: Receipt): string => `Folio_Receipt_${number}.pdf`;
