import { toLoggableError } from '../platform/loggable-error.ts';
import {
  askAgainIn,
  claimDueOrders,
  type DueOrder,
  planNextCheck,
} from './due-orders.repository.ts';
import { nextCheckSeconds, nextPaidCheckSeconds } from './order-state.ts';
import { findOrderOfProvider } from './orders.repository.ts';
import { isRefusal, isUnavailable, type PaymentProvider } from './payment-provider.ts';
import type { PaymentsContext } from './payments-context.ts';
import { fits, settlePayment } from './settlement.service.ts';
import { captured } from './verify.service.ts';

const atOnce = 20;
/** After this an order whose asker disappeared is due again. */
const retrySeconds = 120;

type Reconciling = PaymentsContext & { payments: PaymentProvider };

/**
 * Asks the provider what became of orders that nobody has told us about: the browser was closed,
 * and no event came. Of paid ones, whether they were paid again.
 */
export async function reconcile(context: Reconciling, closing?: AbortSignal): Promise<void> {
  for (;;) {
    const due = await claimDueOrders(context.db, atOnce, retrySeconds);
    const isAnswered = await askAboutAll(context, due, closing);
    if (!isAnswered || due.length < atOnce) return;
  }
}

/**
 * False when the provider does not answer: the other orders wait for their next turn, rather than
 * each for its own time limit.
 */
async function askAboutAll(
  context: Reconciling,
  due: DueOrder[],
  closing?: AbortSignal,
): Promise<boolean> {
  for (const order of due) {
    if (closing?.aborted) return false;
    try {
      await askAbout(context, order, closing);
    } catch (error) {
      if (closing?.aborted) return false;
      context.log.warn({ err: toLoggableError(error) }, 'asking about an unpaid order');
      if (isUnavailable(error)) return false;
    }
  }
  return true;
}

async function askAbout(
  context: Reconciling,
  { id, providerOrderId, checks, ageSeconds, paidSeconds }: DueOrder,
  closing?: AbortSignal,
): Promise<void> {
  // What it refuses to tell of an order holds up none of the others.
  await settleWhatIsPaid(context, id, providerOrderId, closing).catch((error: unknown) => {
    if (!isRefusal(error)) throw error;
    context.log.warn({ err: toLoggableError(error) }, 'asking about an unpaid order');
  });
  if (paidSeconds === null)
    await planNextCheck(context.db, id, nextCheckSeconds(checks + 1, ageSeconds));
  else await askAgainIn(context.db, id, nextPaidCheckSeconds(paidSeconds));
}

/** Settles what the provider has for an order. @returns whether that is its price. */
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
      // Its checkout was signed while nobody could be asked.
      if (taken.capturedPaise === 0 && taken.id === order.holderPaymentId)
        log.warn({ orderId: id, payment: taken.id }, neverTaken);
      const { state } = await settlePayment(db, id, taken);
      isPaid ||= state === 'paid';
    }
  return isPaid;
}

const neverTaken =
  'An order counts as paid, and its payment was not taken: look at it at the payment provider.';
