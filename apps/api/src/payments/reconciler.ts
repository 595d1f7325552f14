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

/** So many orders without an answer one after the other: it is the provider, and none of them. */
const mostUnanswered = 2;

/**
 * False when the provider does not answer: the other orders wait for their next turn, rather than
 * each for its own time limit. They come before those that were asked about in vain.
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

/** What it refuses to tell of an order, or answers oddly, holds up none of the others. */
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

/** Nobody knows whether it was paid, so it does not expire: after some days people have to look. */
async function askLater({ db, log }: Reconciling, { id, ageSeconds, paidSeconds }: DueOrder) {
  const seconds = nextUnansweredSeconds(paidSeconds ?? ageSeconds);
  if (seconds === undefined) log.warn({ orderId: id }, neverAnswered);
  // What is paid already is only asked about for a second payment.
  const isOver = seconds === undefined && paidSeconds !== null;
  await askAgainIn(db, id, isOver ? undefined : (seconds ?? daySeconds));
}

const neverAnswered =
  'We got no answer about an order for days: look whether it was paid at the payment provider.';

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
