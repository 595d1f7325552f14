import { type Gst, gstOf } from '@folio/contract/gst';
import { itemOf, type OfferId, type Purchase, planDays } from '@folio/contract/prices';
import type { Receipt, Seller } from '@folio/documents/receipt';
import type { UserRow } from '../platform/sessions.ts';
import type { OrderRow } from './orders.repository.ts';

export type ReceiptConfiguration = { seller: Seller; gst?: Gst | undefined };
type Buyer = Pick<UserRow, 'firstName' | 'lastName' | 'email'>;

/** 'R-000123'; for orders that an earlier release settled, the start of their id. */
export const receiptNumberOf = ({ id, receiptNumber }: Pick<OrderRow, 'id' | 'receiptNumber'>) =>
  receiptNumber === null ? id.slice(0, 18) : `R-${String(receiptNumber).padStart(6, '0')}`;

/**
 * The tax included in an order, at the rate of its time: a receipt doesn't change when rates do.
 * Undefined if the seller stated no tax then.
 */
export function gstOfOrder(
  { gstPercent }: Pick<OrderRow, 'gstPercent'>,
  gst: Gst | undefined,
): Gst | undefined {
  return gst && gstPercent !== 0 ? { ...gst, percent: gstPercent ?? gst.percent } : undefined;
}

/** A receipt from what was stored with the order, whatever prices are now. */
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
