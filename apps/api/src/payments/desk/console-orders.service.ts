import type {
  AdminDay,
  AdminOrder,
  AdminOrderDetails,
  OrderFilter,
} from '@folio/contract/admin-money';
import { itemOf, moneyTimeZone, type Purchase } from '@folio/contract/prices';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database.ts';
import { isMoneyBackDue } from '../money-back-rules.ts';
import { countDisputedOrders } from '../orders.repository.ts';
import { type ConsoleOrder, countOrders, pageOfOrders } from './console-orders.repository.ts';
import { dayIn } from './day-in.ts';
import { type OrderRecord, readOrder, sumsOfDays } from './desk.repository.ts';
import { planRefund, type Refunded, refundOrder } from './refund-order.service.ts';

const daysShown = 30;
const noOrder = () => new AppError('NOT_FOUND', 'There is no order with this id.');

/** Lists orders for the operators' console, by the same rules as `npm run orders`. */
export const listConsoleOrders = async (
  db: Db,
  asked: {
    state: OrderFilter | undefined;
    buyer: string | undefined;
    before: string | undefined;
    limit: number;
  },
): Promise<AdminOrder[]> => (await pageOfOrders(db, asked)).map(present);

const dayMs = 86_400_000;

/** Returns the sums of the last days, the newest first. */
export async function sumDays(db: Db): Promise<AdminDay[]> {
  const now = Date.now();
  const from = dayIn(moneyTimeZone, now - (daysShown - 1) * dayMs);
  const asked = { state: undefined, from, to: dayIn(moneyTimeZone, now), zone: moneyTimeZone };
  const days = await sumsOfDays(db, asked);
  return days.toReversed();
}

export const countOrdersForPeople = async (db: Db) => ({
  disputes: await countDisputedOrders(db),
  givenUpRefunds: await countOrders(db, 'given-up'),
  unansweredOrders: await countOrders(db, 'unanswered'),
});

export async function readConsoleOrder(db: Db, id: string): Promise<AdminOrderDetails> {
  const record = await readOrder(db, id);
  if (!record) throw noOrder();
  return presentDetails(record);
}

/** Refunds an order until the given total has been refunded. */
export async function refundFromConsole(
  context: Parameters<typeof refundOrder>[0],
  asked: { id: string; totalPaise: number | undefined },
): Promise<Refunded> {
  const plan = await planRefund(context, asked);
  if (!plan) throw noOrder();
  return plan.leftPaise === 0 ? { sentPaise: 0, isDue: false } : refundOrder(context, plan);
}

const present = (order: ConsoleOrder): AdminOrder => ({
  id: order.id,
  name: itemOf({ kind: order.kind, plan: order.item } as Purchase).name,
  kind: order.kind,
  state: order.state,
  isDisputed: order.isDisputed,
  isDisputeWon: order.isDisputeWon,
  isDisputeLost: order.isDisputeLost,
  answerBy: order.answerBy?.toISOString() ?? null,
  isRefundGivenUp: order.isMoneyBackGivenUp || order.isSurplusGivenUp,
  isRefundDue: isMoneyBackDue(order),
  isUnanswered: order.isUnanswered,
  amountPaise: order.amountPaise,
  capturedPaise: order.capturedPaise,
  refundedPaise: order.refundedPaise,
  chargedBackPaise: order.chargedBackPaise,
  createdAt: order.createdAt.toISOString(),
  paidAt: order.paidAt?.toISOString() ?? null,
});

function presentDetails(record: OrderRecord): AdminOrderDetails {
  const { order, buyer, surplus } = record;
  return {
    ...present(order),
    buyer,
    promoCode: order.promoCode,
    providerOrderId: order.providerOrderId,
    payments: record.payments.map((one) => ({
      id: one.providerPaymentId,
      capturedPaise: one.capturedPaise,
      refundedPaise: one.refundedPaise,
      at: one.createdAt.toISOString(),
    })),
    disputes: record.disputes.map((one) => ({
      id: one.providerDisputeId,
      state: one.state,
      deductedPaise: one.deductedPaise,
      reason: one.reason,
      phase: one.phase,
      respondBy: one.respondBy?.toISOString() ?? null,
      at: one.createdAt.toISOString(),
    })),
    surplus: surplus.map((one) => ({
      id: one.providerPaymentId,
      amountPaise: one.amountPaise,
      attempts: one.attempts,
      refundedAt: one.refundedAt?.toISOString() ?? null,
    })),
    plans: record.periods.map(({ startsAt, endsAt, isRefunded }) => ({
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      isRefunded,
    })),
    credits: record.entries.map(({ kind, amount, createdAt }) => ({
      kind,
      amount,
      at: createdAt.toISOString(),
    })),
  };
}
