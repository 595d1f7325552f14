import type { User } from '@folio/contract/auth';
import { type Order, paymentRoutes } from '@folio/contract/payments';
import {
  annualPlans,
  checkoutMinutes,
  itemOf,
  type Purchase,
  packById,
} from '@folio/contract/prices';
import { api, isApiError, isSessionLost } from '../../lib/api-client.ts';
import { describeError } from '../../lib/error-copy.ts';
import { newIdempotencyKey } from '../../lib/paid-call.ts';
import { t } from '../../lib/words/words.ts';
import type { ToastMessage } from '../../ui/toast.ts';
import { arrivedMessage, paidMessage, paymentsCopy } from './payments.copy.ts';
import type { PaymentKey } from './payments.queries.ts';

export type PurchaseRequest = {
  purchase: Purchase;
  /** The displayed price, in paise. */
  amountPaise: number;
  promoCode: string;
  user: Pick<User, 'name' | 'email'>;
  paymentKey: PaymentKey;
  onPaymentFailed: () => void;
};

export type PurchaseResult =
  | { outcome: 'paid' | 'failed'; message: ToastMessage }
  | { outcome: 'dismissed' | 'signed-out' };

const orderWaitsMs = [500, 1_500];
/** Retry delays; more patient than usual, since somebody has paid. */
const verifyWaitsMs = [1_000, 2_000, 4_000];

/** Order → checkout → verification. Returns the outcome, and never throws. */
export async function makePurchase(request: PurchaseRequest): Promise<PurchaseResult> {
  try {
    const order = await placeOrder(request);
    await loadCheckout(request.paymentKey.checkoutScript);
    const answer = await openCheckout(optionsFor(request, order), request.onPaymentFailed);
    return answer ? await verify(request.purchase, answer) : { outcome: 'dismissed' };
  } catch (error) {
    const reason = error instanceof Error ? error.cause : undefined;
    if (isSessionLost(reason)) return { outcome: 'signed-out' };
    // Paid in another tab, which was closed since, or on another device.
    if (isApiError(reason, 'ALREADY_PAID'))
      return { outcome: 'paid', message: arrivedMessage(itemOf(request.purchase).name) };
    console.error(error);
    return { outcome: 'failed', message: failureFor(reason) };
  }
}

/** Errors of a promo code: invalid, expired, or for something else. */
const promoRefusals = ['INVALID_PROMO_CODE', 'PROMO_CODE_NOT_APPLICABLE'] as const;

function failureFor(reason: unknown): ToastMessage {
  if (isApiError(reason, 'VALIDATION_ERROR') && reason.errors.amount)
    return paymentsCopy.priceChanged;
  const hasWords = isApiError(reason, ...promoRefusals, 'PAYMENTS_NOT_CONFIGURED', 'RATE_LIMITED');
  return hasWords
    ? { ...paymentsCopy.failed, description: describeError(reason) }
    : paymentsCopy.failed;
}

/** The idempotency key belongs to one click, so retries create one order. */
async function placeOrder({ purchase, amountPaise, promoCode }: PurchaseRequest): Promise<Order> {
  const body = {
    ...purchase,
    amount: amountPaise / 100,
    currency: 'INR' as const,
    idempotencyKey: newIdempotencyKey(),
    ...(promoCode === '' ? {} : { promoCode }),
  };
  try {
    return (await retry(orderWaitsMs, () => api(paymentRoutes.createOrder, { body }))).data;
  } catch (cause) {
    throw new Error('Could not create payment order', { cause });
  }
}

function optionsFor(
  { purchase: { kind, plan }, user, paymentKey }: PurchaseRequest,
  { id, amount, currency }: Order,
): CheckoutOptions {
  const description =
    kind === 'credits'
      ? packById(plan).description
      : t('{name}, one year', { name: annualPlans.find((one) => one.id === plan)?.name ?? plan });
  return {
    key: paymentKey.key,
    amount,
    currency,
    name: 'Folio',
    description,
    order_id: id,
    prefill: { name: user.name, email: user.email, contact: '' },
    notes: { plan, annual: String(kind === 'plan') },
    timeout: checkoutMinutes * 60,
  };
}

async function verify(
  { kind, plan }: Purchase,
  { razorpay_payment_id, razorpay_order_id, razorpay_signature }: CheckoutAnswer,
): Promise<PurchaseResult> {
  if (!razorpay_payment_id) return { outcome: 'failed', message: paymentsCopy.noPaymentId };
  const isSigned = razorpay_order_id && razorpay_signature;
  const body = {
    razorpay_payment_id,
    plan,
    ...(isSigned ? { razorpay_order_id, razorpay_signature } : {}),
  };
  try {
    const { message } = await retry(verifyWaitsMs, () => api(paymentRoutes.verify, { body }));
    return { outcome: 'paid', message: paidMessage(kind, message) };
  } catch (error) {
    if (isSessionLost(error)) return { outcome: 'failed', message: paymentsCopy.paidSignedOut };
    const serverMessage = isApiError(error) ? error.serverMessage : undefined;
    const description = serverMessage ?? paymentsCopy.notVerified.description;
    return { outcome: 'failed', message: { ...paymentsCopy.notVerified, description } };
  }
}

/**
 * Retries after a lost answer or a busy server, but not after a refusal. For idempotent requests
 * only.
 */
export async function retry<T>(waitsMs: readonly number[], ask: () => Promise<T>): Promise<T> {
  for (const waitMs of waitsMs) {
    try {
      return await ask();
    } catch (error) {
      if (!isApiError(error, 'OFFLINE', 'UNAVAILABLE', 'INTERNAL')) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
  return ask();
}

/** The provider's response to a payment. */
type CheckoutAnswer = {
  razorpay_payment_id?: string;
  razorpay_order_id?: string;
  razorpay_signature?: string;
};

type CheckoutOptions = {
  /** Seconds until the provider closes its checkout. */
  timeout: number;
  key: string;
  amount: number;
  currency: string;
  name: string;
  description: string;
  order_id: string;
  prefill: { name: string; email: string; contact: string };
  notes: Record<string, string>;
};

type ProviderOptions = CheckoutOptions & {
  theme: { color: string };
  modal: { escape: boolean; ondismiss: () => void };
  handler: (answer: CheckoutAnswer) => void;
};

/** The used part of https://razorpay.com/docs/payments/payment-gateway/web-integration. */
type Provider = new (
  options: ProviderOptions,
) => {
  open: () => void;
  on: (event: 'payment.failed', listener: () => void) => void;
};

const provider = (): Provider | undefined => (globalThis as { Razorpay?: Provider }).Razorpay;

/** Loads the provider's script once. A failure is not cached, so that it can be retried. */
async function loadCheckout(src: string): Promise<void> {
  if (provider()) return;
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  try {
    await new Promise((resolve, reject) => {
      script.onload = resolve;
      script.onerror = () => reject(new Error('We couldn’t load the checkout'));
      document.head.append(script);
    });
  } catch (error) {
    script.remove();
    throw error;
  }
}

/**
 * Opens the checkout; resolves to the payment, or to nothing if it was closed. A failed payment can
 * be retried inside the checkout, so it is only reported.
 */
function openCheckout(
  options: CheckoutOptions,
  onPaymentFailed: () => void,
): Promise<CheckoutAnswer | undefined> {
  const Checkout = provider();
  if (!Checkout) throw new Error('The checkout isn’t loaded');
  return new Promise((resolve) => {
    const checkout = new Checkout({
      ...options,
      theme: { color: '#0055FF' },
      modal: { escape: false, ondismiss: () => resolve(undefined) },
      handler: resolve,
    });
    checkout.on('payment.failed', onPaymentFailed);
    checkout.open();
  });
}
