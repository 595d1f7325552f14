import type { VerifyPayment } from '@folio/contract/payments';
import { itemOf, type Purchase } from '@folio/contract/prices';
import { AppError } from '../platform/app-error.ts';
import type { Db, Tx } from '../platform/database.ts';
import type { UserRow } from '../platform/sessions.ts';
import { inTransaction } from '../platform/transaction.ts';
import { askAgainIn } from './due-orders.repository.ts';
import { sendMoneyBackAgain } from './money-back.repository.ts';
import {
  findOrderOfProvider,
  findOwnOrder,
  insertEvent,
  type OrderRow,
} from './orders.repository.ts';
import {
  isRefusal,
  isUnavailable,
  type PaymentProvider,
  type ProviderEvent,
  type SeenDispute,
  type SeenPayment,
} from './payment-provider.ts';
import { type PaymentsContext, providerOf } from './payments-context.ts';
import {
  fits,
  type Settled,
  type SightedPayment,
  settlePayment,
  settlePaymentIn,
} from './settlement.service.ts';
import { lookAtSurplusNow } from './surplus.repository.ts';

const confirmAfterSeconds = 60;

/**
 * Verifies a buyer's claim that a payment was made: by the provider's signature over the server's
 * order, or, given only a payment id, by asking the provider.
 */
export async function verifyPayment(
  context: PaymentsContext,
  user: UserRow,
  sent: VerifyPayment,
): Promise<string> {
  const { order, payment, isUnconfirmed } = await proof(context, user, sent);
  const settled = await settlePayment(context.db, order.id, payment);
  if (isUnconfirmed) await askAgainIn(context.db, order.id, confirmAfterSeconds);
  return endWords(order, settled);
}

async function proof(
  context: PaymentsContext,
  user: UserRow,
  { razorpay_payment_id, razorpay_order_id, razorpay_signature }: VerifyPayment,
): Promise<Proof> {
  const paymentId = razorpay_payment_id;
  const checkout = razorpay_order_id &&
    razorpay_signature && { orderId: razorpay_order_id, paymentId, signature: razorpay_signature };
  try {
    return checkout
      ? await proveBySignature(context, user, checkout)
      : await proveByAsking(context, user, paymentId);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    throw new AppError(
      'PAYMENT_PROVIDER_UNAVAILABLE',
      'We couldn’t check your payment right now. If you paid, your purchase will be in your account shortly. You don’t need to pay again.',
      { cause: error },
    );
  }
}

type Proof = { order: OrderRow; payment: SightedPayment; isUnconfirmed?: boolean };
type SignedCheckout = Parameters<PaymentProvider['isSignedCheckout']>[0];

/**
 * The signature covers both ids; that the order is this user's is checked here. Merely authorized
 * payments are signed, too, so the provider is asked, and the payment captured. While the provider
 * doesn't respond, its signature suffices, and it is asked later.
 */
async function proveBySignature(
  context: PaymentsContext,
  user: UserRow,
  checkout: SignedCheckout,
): Promise<Proof> {
  const order = await findOwnOrder(context.db, user.id, checkout.orderId);
  const isSigned = providerOf(context).isSignedCheckout(checkout);
  if (!order || !isSigned) throw notVerified(context, user, 'signature or order');
  try {
    return await proveByAsking(context, user, checkout.paymentId);
  } catch (error) {
    if (!isUnavailable(error) || isRefusal(error)) throw error;
  }
  const paid = { capturedPaise: order.amountPaise, refundedPaise: 0 };
  return { order, payment: { id: checkout.paymentId, ...paid }, isUnconfirmed: true };
}

async function proveByAsking(
  context: PaymentsContext,
  user: UserRow,
  paymentId: string,
): Promise<Proof> {
  const provider = providerOf(context);
  const found = await provider.findPayment(paymentId);
  const order = found && (await findOwnOrder(context.db, user.id, found.orderId));
  if (!found || !order || !fits(order, found)) throw notVerified(context, user, 'payment');
  const payment = await captured(provider, found);
  if (payment.capturedPaise < order.amountPaise) throw notVerified(context, user, 'status');
  return { order, payment };
}

/**
 * Captures an authorized payment. If the provider refuses, because it has been captured or refunded
 * meanwhile or never will be, the payment is returned as it is.
 */
export async function captured(
  provider: PaymentProvider,
  payment: SeenPayment,
): Promise<SeenPayment> {
  if (!payment.isAuthorized) return payment;
  try {
    return await provider.capture(payment);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return (await provider.findPayment(payment.id)) ?? payment;
  }
}

function notVerified({ log }: PaymentsContext, user: UserRow, what: string): AppError {
  log.warn({ userId: user.id, what }, 'A payment was refused: it is not what was ordered.');
  return new AppError(
    'PAYMENT_NOT_VERIFIED',
    'There was an issue verifying your payment. Please contact support.',
  );
}

/** The message for a verified payment, including one that was refunded before it was verified. */
function endWords(order: OrderRow, { state, credits, isPaidTwice }: Settled): string {
  if (state === 'refunded' && isPaidTwice)
    return 'This purchase was refunded before your payment arrived, so nothing was added to your account. We’re refunding this payment in full.';
  if (state === 'refunded')
    return 'This payment was refunded, so nothing was added to your account.';
  if (isPaidTwice)
    return 'You paid for this order twice. We’re refunding the second payment in full, and your purchase stays in your account.';
  if (credits < order.credits)
    return `Part of this payment was refunded. ${credits} of its ${order.credits} credits were added to your account.`;
  return successWords(order);
}

function successWords({ kind, item }: OrderRow): string {
  const { name } = itemOf({ kind, plan: item } as Purchase);
  return kind === 'credits'
    ? `Payment successful! Your ${name} credits have been added to your account.`
    : `Your ${name} subscription is now active.`;
}

/** Handles an event from the provider, once per event. */
export async function applyEvent(
  { db, log }: Pick<PaymentsContext, 'db' | 'log'>,
  { id, type, payments, failedRefundOf }: ProviderEvent,
): Promise<void> {
  const known = await Promise.all(payments.map((payment) => orderFor(db, payment)));
  await inTransaction(db, async (tx) => {
    if (!(await insertEvent(tx, id, type))) return;
    if (failedRefundOf)
      log.warn({ payment: failedRefundOf }, await lookAtFailure(tx, failedRefundOf));
    for (const [index, payment] of payments.entries()) {
      const order = known[index];
      if (order) await settlePaymentIn(tx, order.id, payment);
      else log.warn({ event: type }, 'An event told of a payment that fits no order.');
      if (order && payment.dispute) log.warn(toLoggable(order, payment.dispute), disputeWords);
      // What a bank had deducted from a payment under refund is refunded now.
      if (payment.dispute?.state === 'won') await lookAtRefund(tx, payment.id);
    }
  });
}

/**
 * Repeats a failed refund if this server sent it: of an overpayment, or requested by the buyer or
 * an operator.
 */
async function lookAtFailure(tx: Tx, payment: string): Promise<string> {
  if (await lookAtRefund(tx, payment)) return 'A refund has failed, and is made again.';
  // The order stays refunded: recorded amounts only ever grow.
  return 'A refund that was made at the payment provider has failed: make it again there.';
}

const lookAtRefund = async (tx: Tx, payment: string): Promise<boolean> =>
  (await lookAtSurplusNow(tx, payment)) || sendMoneyBackAgain(tx, payment);

const disputeWords = 'A bank questions a payment: answer it where the payment provider says.';

const toLoggable = ({ id: orderId }: OrderRow, { id, state, facts }: SeenDispute) => ({
  orderId,
  dispute: id,
  state,
  ...facts,
});

async function orderFor(db: Db, payment: SeenPayment): Promise<OrderRow | undefined> {
  const order = await findOrderOfProvider(db, payment.orderId);
  return order && fits(order, payment) ? order : undefined;
}
