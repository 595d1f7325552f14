import type { AdminDay } from '@folio/contract/admin-money';
import { itemOf, type Purchase, rupees } from '@folio/contract/prices';
import { isMoneyBackDue } from '../money-back-rules.ts';
import { receiptNumberOf } from '../present-receipt.ts';
import { dayIn } from './day-in.ts';
import type { DeskOrder, OrderRecord } from './desk.repository.ts';

/** Formats an amount as '₹99.00', so that amounts align in a column. */
const money = (paise: number): string => rupees(paise, { always: true });

export const itemName = ({ kind, item }: Pick<DeskOrder, 'kind' | 'item'>): string =>
  itemOf({ kind, plan: item } as Purchase).name;

/** Returns the amount kept from orders: captured minus refunded and charged back. */
export const keptPaise = ({
  capturedPaise,
  refundedPaise,
  chargedBackPaise,
}: Pick<DeskOrder, 'capturedPaise' | 'refundedPaise' | 'chargedBackPaise'>): number =>
  capturedPaise - refundedPaise - chargedBackPaise;

type Standing = Omit<OrderRecord['order'], 'moment'>;

const stateOf = (order: Standing, zone: string): string =>
  [
    order.state,
    order.isDisputed ? 'disputed' : '',
    order.answerBy ? `answer by ${dayIn(zone, order.answerBy)}` : '',
    order.isDisputeWon ? 'dispute won' : '',
    order.isDisputeLost ? 'dispute lost' : '',
    order.isMoneyBackGivenUp || order.isSurplusGivenUp ? 'refund given up' : '',
    order.isUnanswered ? 'no answer from the provider' : '',
    isMoneyBackDue(order) ? 'refund under way' : '',
  ]
    .filter(Boolean)
    .join(', ');

/** Lists one order per line, followed by their sums. */
export function listText(orders: readonly DeskOrder[], zone: string): string {
  if (orders.length === 0) return 'No orders.';
  const lines = orders.map((order) =>
    [
      order.moment,
      money(order.amountPaise).padStart(11),
      itemName(order).padEnd(15),
      stateOf(order, zone).padEnd(10),
      order.id,
    ].join('  '),
  );
  return [...lines, sumText(sumOf(orders))].join('\n');
}

type Sums = Omit<AdminDay, 'day'>;

/** Adds up several orders or days. */
function sumOf(all: readonly Omit<Sums, 'orders'>[]): Sums {
  const sum = (name: keyof Omit<Sums, 'orders'>) =>
    all.reduce((before, one) => before + one[name], 0);
  return {
    orders: all.length,
    capturedPaise: sum('capturedPaise'),
    refundedPaise: sum('refundedPaise'),
    chargedBackPaise: sum('chargedBackPaise'),
    surplusPaise: sum('surplusPaise'),
    surplusRefundedPaise: sum('surplusRefundedPaise'),
  };
}

/** Overpayments are about to be refunded, so they are listed separately. */
function sumText(sums: Sums): string {
  const { orders, surplusPaise, surplusRefundedPaise } = sums;
  const parts = [
    `${orders} ${orders === 1 ? 'order' : 'orders'}`,
    `captured ${money(sums.capturedPaise)}`,
    `refunded ${money(sums.refundedPaise)}`,
    `charged back ${money(sums.chargedBackPaise)}`,
    `kept ${money(keptPaise(sums))}`,
  ];
  if (surplusPaise > 0 || surplusRefundedPaise > 0)
    parts.push(
      `paid twice ${money(surplusPaise)}, of which ${money(surplusRefundedPaise)} refunded`,
    );
  return parts.join(', ');
}

/** Lists the amounts received and refunded per day, followed by their sums. */
export function daysText(days: readonly AdminDay[]): string {
  if (days.length === 0) return 'No orders.';
  const orders = days.reduce((sum, day) => sum + day.orders, 0);
  return [
    ...days.map((day) => `${day.day}  ${sumText(day)}`),
    `all         ${sumText({ ...sumOf(days), orders })}`,
  ].join('\n');
}

/** Describes one order in full: its terms, payments, grants and disputes. */
export function orderText(record: OrderRecord, zone: string): string {
  const { order, buyer } = record;
  const at = (moment: Date | null): string =>
    moment ? moment.toLocaleString('sv-SE', { timeZone: zone }) : '–';
  const lines: [string, string][] = [
    ['order', order.id],
    ['state', stateOf(order, zone)],
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
      ({ providerDisputeId, state, deductedPaise, createdAt, ...told }): [string, string] => [
        'dispute',
        [
          providerDisputeId,
          state,
          told.phase,
          told.reason,
          `since ${at(createdAt)}`,
          told.respondBy && `answer by ${at(told.respondBy)}`,
          `deducted ${money(deductedPaise)}`,
        ]
          .filter(Boolean)
          .join(', '),
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
