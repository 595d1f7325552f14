import { toLoggableError } from '../platform/loggable-error.ts';
import {
  askAgainIn,
  claimDueOrders,
  type DueOrder,
  planNextCheck,
} from './due-orders.repository.ts';
import {
  daySeconds,
  nextCheckSeconds,
  nextPaidCheckSeconds,
  nextUnansweredSeconds,
} from './order-state.ts';
import { findOrderOfProvider } from './orders.repository.ts';
import { isOutOfReach, isRefusal, type PaymentProvider } from './payment-provider.ts';
import type { PaymentsContext } from './payments-context.ts';
import { fits, settlePayment } from './settlement.service.ts';
import { captured } from './verify.service.ts';

const atOnce = 20;
/** Seconds until an order is due again if the node that claimed it has died. */
const retrySeconds = 120;

type Reconciling = PaymentsContext & { payments: PaymentProvider };

/**
 * Checks orders with the provider that no browser or event has reported on, for example because the
 * tab was closed; and paid ones for a second payment.
 */
export async function reconcile(context: Reconciling, closing?: AbortSignal): Promise<void> {
  for (;;) {
    const due = await claimDueOrders(context.db, atOnce, retrySeconds);
    const isAnswered = await askAboutAll(context, due, closing);
    if (!isAnswered || due.length < atOnce) return;
  }
}

/** After this many consecutive orders without a response, the provider is assumed to be down. */
const mostUnanswered = 2;

/**
 * False if the provider doesn't respond: the remaining orders wait for the next run instead of each
 * running into its own timeout. They come before those that were checked in vain.
 */
async function askAboutAll(
  context: Reconciling,
  due: DueOrder[],
  closing?: AbortSignal,
): Promise<boolean> {
  let unanswered = 0;
  for (const order of due) {
    if (closing?.aborted) return false;
    const answer = await tryToAsk(context, order, closing);
    if (closing?.aborted) return false;
    await (answer === 'plain' ? planNext : askLater)(context, order);
    unanswered = answer === 'none' ? unanswered + 1 : 0;
    if (unanswered === mostUnanswered) return false;
  }
  return unanswered === 0;
}

/** A refusal or an odd response for one order doesn't hold up the others. */
async function tryToAsk(
  context: Reconciling,
  order: DueOrder,
  closing?: AbortSignal,
): Promise<'plain' | 'odd' | 'none'> {
  try {
    await settleWhatIsPaid(context, order.id, order.providerOrderId, closing);
    return 'plain';
  } catch (error) {
    if (!closing?.aborted)
      context.log.warn(
        { orderId: order.id, err: toLoggableError(error) },
        'asking about an unpaid order',
      );
    if (isRefusal(error)) return 'plain';
    return isOutOfReach(error) ? 'none' : 'odd';
  }
}

const planNext = ({ db }: Reconciling, { id, checks, ageSeconds, paidSeconds }: DueOrder) =>
  paidSeconds === null
    ? planNextCheck(db, id, nextCheckSeconds(checks + 1, ageSeconds))
    : askAgainIn(db, id, nextPaidCheckSeconds(paidSeconds));

/**
 * It is unknown whether the order was paid, so it doesn't expire: after some days operators have to
 * look at it.
 */
async function askLater({ db, log }: Reconciling, { id, ageSeconds, paidSeconds }: DueOrder) {
  const seconds = nextUnansweredSeconds(paidSeconds ?? ageSeconds);
  if (seconds === undefined) log.warn({ orderId: id }, neverAnswered);
  // Paid orders are only checked for a second payment.
  const isOver = seconds === undefined && paidSeconds !== null;
  await askAgainIn(db, id, isOver ? undefined : (seconds ?? daySeconds));
}

const neverAnswered =
  'We got no answer about an order for days: look whether it was paid at the payment provider.';

/**
 * Settles the payments that the provider has for an order.
 *
 * @returns whether they cover its price.
 */
export async function settleWhatIsPaid(
  { db, payments: provider, log }: Reconciling,
  id: string,
  providerOrderId: string,
  closing?: AbortSignal,
): Promise<boolean> {
  const order = await findOrderOfProvider(db, providerOrderId);
  const seen = await provider.listPayments(providerOrderId, closing);
  let isPaid = false;
  for (const payment of seen)
    if (order && fits(order, payment)) {
      const taken = await captured(provider, payment);
      // The checkout was signed while the provider was unreachable.
      if (taken.capturedPaise === 0 && taken.id === order.holderPaymentId)
        log.warn({ orderId: id, payment: taken.id }, neverTaken);
      const { state } = await settlePayment(db, id, taken);
      isPaid ||= state === 'paid';
    }
  return isPaid;
}

const neverTaken =
  'An order counts as paid, and its payment was not taken: look at it at the payment provider.';
