import type { PlanId } from '@folio/contract/prices';
import { grantPurchase, takeBackPurchase } from '../credits/grants.service.ts';
import type { Db, Tx } from '../platform/database.ts';
import { inTransaction } from '../platform/transaction.ts';
import {
  addPlanPeriod,
  endPlanPeriod,
  lockAccount,
  refreshEntitlements,
} from './entitlements.repository.ts';
import { noteMoneyBack } from './money-back.repository.ts';
import { isSettled, type Settlement, settle } from './order-state.ts';
import {
  lockOrder,
  lockOrdersOf,
  numberReceipt,
  type OrderRow,
  writeSettlement,
} from './orders.repository.ts';
import type { SeenPayment } from './payment-provider.ts';
import { moneyOf, recordDispute, recordPayment } from './seen-money.repository.ts';
import { setSurplusAside } from './surplus.service.ts';

/**
 * What an order grants now, and whether it was paid more than once, regardless of which payment is
 * on its receipt.
 */
export type Settled = Settlement & { isPaidTwice: boolean };
/** The fields of a sighted payment that matter. */
export type SightedPayment = Pick<
  SeenPayment,
  'id' | 'capturedPaise' | 'refundedPaise' | 'dispute'
>;

/**
 * Brings an order in line with a sighted payment, whoever saw it (buyer, event, reconciler), in any
 * order and any number of times: what the order grants is derived from its payments each time, and
 * only the difference is granted or taken back.
 */
export function settlePayment(db: Db, orderId: string, payment: SightedPayment): Promise<Settled> {
  return inTransaction(db, (tx) => settlePaymentIn(tx, orderId, payment));
}

export async function settlePaymentIn(
  tx: Tx,
  orderId: string,
  payment: SightedPayment,
): Promise<Settled> {
  const order = await lockOrder(tx, orderId);
  await recordPayment(tx, order.id, payment);
  if (payment.dispute) await recordDispute(tx, payment.id, payment.dispute);
  const { holderId, surplusIds } = await setSurplusAside(tx, order);
  const money = await moneyOf(tx, order.id, holderId);
  const settlement = settle(order, money);
  await writeSettlement(tx, order.id, money, { ...settlement, holderId });
  if (order.userId) await deliver(tx, { ...order, userId: order.userId }, settlement);
  else if (!order.paidAt && settlement.state === 'paid') await noteMoneyBack(tx, order.id);
  if (!order.paidAt && isSettled(settlement)) await numberReceipt(tx, order.id);
  return { ...settlement, isPaidTwice: surplusIds.length > 0 };
}

/**
 * Waits for settlements of an account that is about to be deleted, and blocks new ones. Settlements
 * lock an order before its account, so a deletion that locked the account first, and then its
 * orders, would deadlock with them.
 */
export const holdSettlements = (tx: Tx, userId: string): Promise<void> => lockOrdersOf(tx, userId);

type OwnedOrder = OrderRow & { userId: string };

/** An order without a buyer grants nothing; its first payment is refunded. */
async function deliver(tx: Tx, order: OwnedOrder, settlement: Settlement): Promise<void> {
  const { id: orderId, userId } = order;
  await lockAccount(tx, userId);
  const { credits } = settlement;
  if (credits > order.grantedCredits) await grantPurchase(tx, { userId, orderId, credits });
  if (credits < order.grantedCredits)
    await takeBackPurchase(tx, { userId, orderId, amount: order.grantedCredits - credits });
  if (order.kind === 'plan') {
    const period = { orderId, userId, plan: order.item as PlanId };
    if (settlement.isPlanInForce) await addPlanPeriod(tx, period);
    else await endPlanPeriod(tx, period);
  }
  await refreshEntitlements(tx, userId);
}

/** Whether a payment is for this order and for its full price. Other payments grant nothing. */
export const fits = (
  order: OrderRow,
  { orderId, amountPaise, currency }: Pick<SeenPayment, 'orderId' | 'amountPaise' | 'currency'>,
): boolean =>
  orderId === order.providerOrderId && amountPaise === order.amountPaise && currency === 'INR';
