import type { AdminDay } from '@folio/contract/admin-money';
import { type Gst, gstOf } from '@folio/contract/gst';
import { gstOfOrder, receiptNumberOf } from '../present-receipt.ts';
import type { DeskOrder } from './desk.repository.ts';
import { itemName, keptPaise } from './show-orders.ts';

/** Formats an amount as a plain number of rupees, which every spreadsheet can parse. */
const rupeesOf = (paise: number): string =>
  `${paise < 0 ? '-' : ''}${Math.floor(Math.abs(paise) / 100)}.${String(Math.abs(paise) % 100).padStart(2, '0')}`;

/** Returns the tax of a paid order, even if it was refunded since. Unpaid orders are not taxed. */
const taxOf = (order: DeskOrder, gst: Gst | undefined): Gst | undefined =>
  order.paidAt === null ? undefined : gstOfOrder(order, gst);

const priceOf = ({ amountPaise }: DeskOrder): number => amountPaise;

/** Returns the part of the price that was neither refunded nor charged back. */
const restOf = ({ amountPaise, refundedPaise, chargedBackPaise }: DeskOrder): number =>
  Math.max(0, amountPaise - refundedPaise - chargedBackPaise);

/** Returns the taxable value, or a line of tax, for part of an order's price. */
function taxedPart(paise: number, tax: Gst, name: string): number | undefined {
  const { taxablePaise, lines } = gstOf(paise, tax);
  if (name === 'taxable') return taxablePaise;
  return lines.find((one) => one.name.startsWith(`${name} `))?.paise;
}

/**
 * Returns the taxable value, or a line of tax, for the whole price, or '' if there is none by that
 * name.
 */
function inPrice(name: string) {
  return (order: DeskOrder, gst?: Gst): string => {
    const tax = taxOf(order, gst);
    const paise = tax && taxedPart(priceOf(order), tax, name);
    return paise === undefined ? '' : rupeesOf(paise);
  };
}

/**
 * Returns the same value for the refunded part, for a credit note: the tax of the price minus the
 * tax of the rest, so that the parts of any number of refunds add up to the whole to the paisa.
 */
function inRefund(name: string) {
  return (order: DeskOrder, gst?: Gst): string => {
    const tax = taxOf(order, gst);
    if (!tax || restOf(order) === order.amountPaise) return '';
    const paise = taxedPart(priceOf(order), tax, name);
    const rest = taxedPart(restOf(order), tax, name) ?? 0;
    return paise === undefined ? '' : rupeesOf(paise - rest);
  };
}

const columns: Readonly<Record<string, (order: DeskOrder, gst?: Gst) => string>> = {
  date: ({ moment }) => moment.slice(0, 10),
  time: ({ moment }) => moment.slice(11),
  order: ({ id }) => id,
  receipt: (order) => (order.paidAt ? receiptNumberOf(order) : ''),
  state: ({ state, isDisputed }) => (isDisputed ? 'disputed' : state),
  kind: ({ kind }) => kind,
  item: itemName,
  currency: () => 'INR',
  list_price: ({ listPaise, amountPaise }) => rupeesOf(listPaise ?? amountPaise),
  price: ({ amountPaise }) => rupeesOf(amountPaise),
  reason: ({ promoCode, offer }) => promoCode ?? offer ?? '',
  captured: ({ capturedPaise }) => rupeesOf(capturedPaise),
  refunded: ({ refundedPaise }) => rupeesOf(refundedPaise),
  charged_back: ({ chargedBackPaise }) => rupeesOf(chargedBackPaise),
  kept: (order) => rupeesOf(keptPaise(order)),
  paid_twice: ({ surplusPaise }) => rupeesOf(surplusPaise),
  paid_twice_refunded: ({ surplusRefundedPaise }) => rupeesOf(surplusRefundedPaise),
  taxable: inPrice('taxable'),
  cgst: inPrice('CGST'),
  sgst: inPrice('SGST'),
  igst: inPrice('IGST'),
  gst: inPrice('GST'),
  payment: ({ paymentId }) => paymentId ?? '',
  provider_order: ({ providerOrderId }) => providerOrderId ?? '',
  // After the other columns, since spreadsheets may rely on the positions of those.
  taxable_back: inRefund('taxable'),
  cgst_back: inRefund('CGST'),
  sgst_back: inRefund('SGST'),
  igst_back: inRefund('IGST'),
  gst_back: inRefund('GST'),
  back_date: ({ backDate }) => backDate ?? '',
};

/** One line per order, without the buyer. */
export const ordersCsv = (orders: readonly DeskOrder[], gst?: Gst): string =>
  csvOf([
    Object.keys(columns),
    ...orders.map((order) => Object.values(columns).map((of) => of(order, gst))),
  ]);

const dayColumns: Readonly<Record<string, (day: AdminDay) => string>> = {
  date: ({ day }) => day,
  orders: ({ orders }) => String(orders),
  captured: ({ capturedPaise }) => rupeesOf(capturedPaise),
  refunded: ({ refundedPaise }) => rupeesOf(refundedPaise),
  charged_back: ({ chargedBackPaise }) => rupeesOf(chargedBackPaise),
  kept: (day) => rupeesOf(keptPaise(day)),
  paid_twice: ({ surplusPaise }) => rupeesOf(surplusPaise),
  paid_twice_refunded: ({ surplusRefundedPaise }) => rupeesOf(surplusRefundedPaise),
};

/** One line per day on which money moved. */
export const daysCsv = (days: readonly AdminDay[]): string =>
  csvOf([
    Object.keys(dayColumns),
    ...days.map((day) => Object.values(dayColumns).map((of) => of(day))),
  ]);

/** RFC 4180. */
const csvOf = (rows: readonly string[][]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

/**
 * Formats a text as a CSV cell. An apostrophe precedes a text that a spreadsheet would evaluate as
 * a formula, such as a promo code. Some spreadsheets also treat the full-width characters of East
 * Asian keyboards (＝ ＋ － ＠) as formula signs.
 */
function cell(text: string): string {
  const isFormula =
    /^[=+@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20-]/.test(text) && !/^-\d+\.\d{2}$/.test(text);
  const safe = isFormula ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
