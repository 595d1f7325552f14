import { type Gst, gstOf } from '@folio/contract/gst';
import type { DeskOrder } from './desk.repository.ts';
import { itemName, keptPaise } from './show-orders.ts';

/** Amounts as a plain number of rupees, which every spreadsheet reads. */
const rupeesOf = (paise: number): string =>
  `${paise < 0 ? '-' : ''}${Math.floor(Math.abs(paise) / 100)}.${String(Math.abs(paise) % 100).padStart(2, '0')}`;

/** Of a line of tax, where the price has one by that name. */
function gstColumn(name: string) {
  return ({ amountPaise }: DeskOrder, gst?: Gst): string => {
    const line =
      gst && gstOf(amountPaise, gst).lines.find((one) => one.name.startsWith(`${name} `));
    return line ? rupeesOf(line.paise) : '';
  };
}

const columns: Readonly<Record<string, (order: DeskOrder, gst?: Gst) => string>> = {
  date: ({ moment }) => moment.slice(0, 10),
  time: ({ moment }) => moment.slice(11),
  order: ({ id }) => id,
  receipt: ({ id, paidAt }) => (paidAt ? id.slice(0, 18) : ''),
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
  taxable: ({ amountPaise }, gst) => (gst ? rupeesOf(gstOf(amountPaise, gst).taxablePaise) : ''),
  cgst: gstColumn('CGST'),
  sgst: gstColumn('SGST'),
  igst: gstColumn('IGST'),
  gst: gstColumn('GST'),
  payment: ({ paymentId }) => paymentId ?? '',
  provider_order: ({ providerOrderId }) => providerOrderId ?? '',
};

/** RFC 4180: one line an order, without whose it was. */
export function ordersCsv(orders: readonly DeskOrder[], gst?: Gst): string {
  const rows = [
    Object.keys(columns),
    ...orders.map((order) => Object.values(columns).map((of) => cell(of(order, gst)))),
  ];
  return rows.map((row) => `${row.join(',')}\r\n`).join('');
}

/** A text that a spreadsheet would take for a formula, such as a promo code, begins with an apostrophe. */
function cell(text: string): string {
  const isFormula = /^[=+@\t\r-]/.test(text) && !/^-?\d+\.\d{2}$/.test(text);
  const safe = isFormula ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
