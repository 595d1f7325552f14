import { itemOf, type Purchase, rupees } from '@folio/contract/prices';
import { isMoneyBackDue } from '../money-back.service.ts';
import { receiptNumberOf } from '../present-receipt.ts';
import type { DeskOrder, OrderRecord } from './desk.repository.ts';

/** '₹99.00', so that amounts stand below each other. */
const money = (paise: number): string => rupees(paise, { always: true });

export const itemName = ({ kind, item }: Pick<DeskOrder, 'kind' | 'item'>): string =>
  itemOf({ kind, plan: item } as Purchase).name;

/** What stays of orders: what was captured for them, less what went back or a bank has. */
export const keptPaise = ({
  capturedPaise,
  refundedPaise,
  chargedBackPaise,
}: Pick<DeskOrder, 'capturedPaise' | 'refundedPaise' | 'chargedBackPaise'>): number =>
  capturedPaise - refundedPaise - chargedBackPaise;

const stateOf = (order: DeskOrder): string =>
  [
    order.state,
    order.isDisputed ? 'disputed' : '',
    order.isMoneyBackGivenUp ? 'refund given up' : '',
    isMoneyBackDue(order) ? 'refund under way' : '',
  ]
    .filter(Boolean)
    .join(', ');

/** One line an order, and below them what they come to. */
export function listText(orders: readonly DeskOrder[]): string {
  if (orders.length === 0) return 'No orders.';
  const lines = orders.map((order) =>
    [
      order.moment,
      money(order.amountPaise).padStart(11),
      itemName(order).padEnd(15),
      stateOf(order).padEnd(10),
      order.id,
    ].join('  '),
  );
  return [...lines, sumText(orders)].join('\n');
}

/** What some orders come to. What was paid beyond their prices is on its way back, and counts apart. */
function sumText(orders: readonly DeskOrder[]): string {
  const sum = (of: (order: DeskOrder) => number) => orders.reduce((all, one) => all + of(one), 0);
  const parts = [
    `${orders.length} ${orders.length === 1 ? 'order' : 'orders'}`,
    `captured ${money(sum(({ capturedPaise }) => capturedPaise))}`,
    `refunded ${money(sum(({ refundedPaise }) => refundedPaise))}`,
    `charged back ${money(sum(({ chargedBackPaise }) => chargedBackPaise))}`,
    `kept ${money(sum(keptPaise))}`,
  ];
  const surplus = sum(({ surplusPaise }) => surplusPaise);
  if (surplus > 0) {
    const back = sum(({ surplusRefundedPaise }) => surplusRefundedPaise);
    parts.push(`paid twice ${money(surplus)}, of which ${money(back)} refunded`);
  }
  return parts.join(', ');
}

/** The sum of each day that has orders, and of all. */
export function daysText(orders: readonly DeskOrder[]): string {
  if (orders.length === 0) return 'No orders.';
  const days = Map.groupBy(orders, ({ moment }) => moment.slice(0, 10));
  return [
    ...[...days].map(([day, ofDay]) => `${day}  ${sumText(ofDay)}`),
    `all         ${sumText(orders)}`,
  ].join('\n');
}

/** One order whole: its terms, its money, what it gave, and what banks said. */
export function orderText(record: OrderRecord, zone: string): string {
  const { order, buyer } = record;
  const at = (moment: Date | null): string =>
    moment ? moment.toLocaleString('sv-SE', { timeZone: zone }) : '–';
  const lines: [string, string][] = [
    ['order', order.id],
    ['state', order.state + (order.isDisputed ? ', disputed' : '')],
    ['item', itemName(order)],
    ['buyer', buyer?.email ?? 'account deleted'],
    ['price', money(order.amountPaise)],
    ['list price', order.listPaise === null ? '–' : money(order.listPaise)],
    ['reason', order.promoCode ? `promo code ${order.promoCode}` : (order.offer ?? '–')],
    ['ordered', at(order.createdAt)],
    ['paid', at(order.paidAt)],
    ['receipt', order.paidAt ? receiptNumberOf(order) : '–'],
    ['captured', money(order.capturedPaise)],
    ['refunded', money(order.refundedPaise)],
    ['charged back', money(order.chargedBackPaise)],
    ['kept', money(keptPaise(order))],
    ['went back', at(order.wentBackAt)],
    ['at provider', order.providerOrderId ?? '–'],
    ['money back', order.isMoneyBackGivenUp ? 'given up: by hand' : at(order.moneyBackAskedAt)],
    ['mailed', at(order.receiptMailedAt)],
    ...record.payments.map(
      ({ providerPaymentId, capturedPaise, refundedPaise, createdAt }): [string, string] => [
        'payment',
        `${providerPaymentId}, ${at(createdAt)}, captured ${money(capturedPaise)}, refunded ${money(refundedPaise)}`,
      ],
    ),
    ...record.surplus.map(
      ({ providerPaymentId, amountPaise, attempts, refundedAt }): [string, string] => [
        'paid twice',
        `${providerPaymentId}, ${money(amountPaise)}, ${refundedAt ? `refunded ${at(refundedAt)}` : `tried ${attempts} times`}`,
      ],
    ),
    ...record.disputes.map(
      ({ providerDisputeId, state, deductedPaise, createdAt }): [string, string] => [
        'dispute',
        `${providerDisputeId}, ${state}, since ${at(createdAt)}, deducted ${money(deductedPaise)}`,
      ],
    ),
    ...record.periods.map(({ startsAt, endsAt, isRefunded }): [string, string] => [
      'plan',
      `${at(startsAt)} to ${at(endsAt)}${isRefunded ? ', refunded' : ''}`,
    ]),
    ...record.entries.map(({ kind, amount, createdAt }): [string, string] => [
      'credits',
      `${at(createdAt)}, ${kind} ${amount > 0 ? '+' : '−'}${Math.abs(amount)}`,
    ]),
  ];
  return lines.map(([name, value]) => `${name.padEnd(13)}${value}`).join('\n');
}
