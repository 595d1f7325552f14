import { type Gst, gstOf } from '@folio/contract/gst';
import { itemOf, type OfferId, type Purchase, planDays } from '@folio/contract/prices';
import type { Receipt, Seller } from '@folio/documents/receipt';
import type { UserRow } from '../platform/sessions.ts';
import type { OrderRow } from './orders.repository.ts';

export type ReceiptConfiguration = { seller: Seller; gst?: Gst | undefined };
type Buyer = Pick<UserRow, 'firstName' | 'lastName' | 'email'>;

/** 'R-000123'; of orders that a release before has settled, the beginning of their id. */
export const receiptNumberOf = ({ id, receiptNumber }: Pick<OrderRow, 'id' | 'receiptNumber'>) =>
  receiptNumber === null ? id.slice(0, 18) : `R-${String(receiptNumber).padStart(6, '0')}`;

/**
 * The tax of an order, at the rate at which it was made: a receipt stays as it was when rates change.
 * None where the seller stated none then.
 */
export function gstOfOrder(
  { gstPercent }: Pick<OrderRow, 'gstPercent'>,
  gst: Gst | undefined,
): Gst | undefined {
  return gst && gstPercent !== 0 ? { ...gst, percent: gstPercent ?? gst.percent } : undefined;
}

/** What was paid to whom, and for what, by what the order has kept: also when prices have changed. */
export function toReceipt(
  order: OrderRow & { paymentId: string | null },
  { firstName, lastName, email }: Buyer,
  { seller, gst }: ReceiptConfiguration,
): Receipt {
  const item = itemOf({ kind: order.kind, plan: order.item } as Purchase);
  const taxed = gstOfOrder(order, gst);
  return {
    number: receiptNumberOf(order),
    paidAt: (order.paidAt ?? order.createdAt).toISOString(),
    paymentId: order.paymentId,
    seller,
    buyer: { name: `${firstName} ${lastName}`, email },
    item: item.name,
    details: order.kind === 'credits' ? `${order.credits} AI credits` : `For ${planDays} days`,
    fullPaise: order.listPaise ?? Math.max(item.amountPaise, order.amountPaise),
    paidPaise: order.amountPaise,
    refundedPaise: Math.min(order.refundedPaise + order.chargedBackPaise, order.amountPaise),
    promoCode: order.promoCode,
    ...(order.offer && { offer: offerNames[order.offer] }),
    ...(taxed && { gst: gstOf(order.amountPaise, taxed) }),
  };
}

const offerNames: Readonly<Record<OfferId, string>> = {
  'first-hundred': 'First 100 offer',
  welcome: 'Welcome offer',
};

export const receiptFilename = ({ number }: Receipt): string => `Folio_Receipt_${number}.pdf`;
