import type { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import { AnswerTooLong, boundedAnswer } from '../../platform/bounded-answer.ts';
import { parseJson } from '../../platform/parse-json.ts';
import {
  OddAnswer,
  type PaymentProvider,
  type ProviderEvent,
  ProviderRefusal,
  type SeenPayment,
  unreadable,
  type Webhook,
} from '../payment-provider.ts';
import {
  RazorpayError,
  RazorpayEvent,
  RazorpayOrder,
  RazorpayPayment,
  RazorpayPayments,
  RazorpayRefund,
  RazorpayRefunds,
  toSeenDispute,
  toSeenPayment,
} from './shapes.ts';
import { isSignedBy } from './signature.ts';

export type RazorpaySettings = {
  keyId: string;
  keySecret: string;
  /** Several while a secret is being rotated. */
  webhookSecrets: readonly string[];
  baseUrl: string;
  checkoutScript: string;
  /** The timeout of a request. */
  timeoutMs?: number;
};

const defaultTimeoutMs = 9_000;
const maxAnswerBytes = 1_000_000;
const longestReason = 200;

/** Razorpay by its REST API. */
export function createRazorpay(settings: RazorpaySettings): PaymentProvider {
  const ask = askWith(settings);
  return {
    key: settings.keyId,
    checkoutScript: settings.checkoutScript,
    createOrder: async ({ receipt, amountPaise, notes }) => {
      const body = { amount: amountPaise, currency: 'INR', receipt, notes };
      const order = await ask(RazorpayOrder, 'POST', '/v1/orders', { body });
      if (order?.amount !== amountPaise) throw odd('it made an order of another amount');
      return order.id;
    },
    findPayment: async (id) => {
      const payment = await ask(RazorpayPayment, 'GET', `/v1/payments/${encodeURIComponent(id)}`);
      return payment && toSeenPayment(payment);
    },
    listPayments: async (orderId, closing) => {
      const path = `/v1/orders/${encodeURIComponent(orderId)}/payments`;
      const payments = await ask(RazorpayPayments, 'GET', path, { closing });
      return payments?.items.map(toSeenPayment) ?? [];
    },
    capture: async ({ id, amountPaise, currency }) => {
      const path = `/v1/payments/${encodeURIComponent(id)}/capture`;
      const payment = await ask(RazorpayPayment, 'POST', path, {
        body: { amount: amountPaise, currency },
      });
      if (!payment) throw odd('the payment to capture is gone');
      return toSeenPayment(payment);
    },
    refund: async ({ paymentId, amountPaise, key }) => {
      const path = `/v1/payments/${encodeURIComponent(paymentId)}/refund`;
      const headers = { 'x-refund-idempotency': key };
      const body = { amount: amountPaise, speed: 'normal' };
      const refund = await ask(RazorpayRefund, 'POST', path, { body, headers });
      if (!refund) throw odd('the payment to refund is gone');
      if (refund.amount !== amountPaise) throw odd('it refunded another amount');
      if (refund.status === 'failed') throw odd('the refund failed');
    },
    listRefunds: async (paymentId) => {
      const path = `/v1/payments/${encodeURIComponent(paymentId)}/refunds?count=100`;
      const { items = [] } = (await ask(RazorpayRefunds, 'GET', path)) ?? {};
      return items.map(({ amount, status }) => ({ amountPaise: amount, state: status }));
    },
    isSignedCheckout: ({ orderId, paymentId, signature }) =>
      isSignedBy([settings.keySecret], `${orderId}|${paymentId}`, signature),
    readEvent: (webhook) => readEvent(settings, webhook),
  };
}

type Ask = <T extends z.ZodType>(
  shape: T,
  method: 'GET' | 'POST',
  path: string,
  more?: { body?: object; headers?: Record<string, string>; closing?: AbortSignal | undefined },
) => Promise<z.output<T> | undefined>;

/**
 * Returns a function that calls the provider. It returns undefined for an unknown id, and throws
 * for any other response without a valid answer.
 */
function askWith({ keyId, keySecret, baseUrl, timeoutMs }: RazorpaySettings): Ask {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  return async (shape, method, path, { body, headers, closing } = {}) => {
    const tooLate = AbortSignal.timeout(timeoutMs ?? defaultTimeoutMs);
    const response = await fetch(baseUrl + path, {
      method,
      headers: { ...headers, authorization, 'content-type': 'application/json' },
      body: body ? JSON.stringify(body) : null,
      redirect: 'error',
      signal: closing ? AbortSignal.any([tooLate, closing]) : tooLate,
    }).catch((cause: unknown) => {
      throw unavailable('it does not answer', cause);
    });
    const answer = boundedAnswer(response, maxAnswerBytes);
    const text = await answer.text().catch((cause: unknown) => {
      if (cause instanceof AnswerTooLong) throw odd('its answer is too long');
      throw unavailable('its answer broke off', cause);
    });
    if (isUnknownId(response.status, text)) return undefined;
    if (response.status === 400) throw refused(reasonIn(text));
    if (!response.ok) throw unavailable(`it answered ${response.status}`);
    return readAs(shape, text);
  };
}

/** A response that is not JSON, such as an error page of its gateway, counts as unavailability. */
function readAs<T extends z.ZodType>(shape: T, text: string): z.output<T> {
  const json = parseJson(text);
  const parsed = shape.safeParse(json);
  if (parsed.success) return parsed.data;
  throw (json === undefined ? unavailable : odd)('its answer has another shape');
}

/** Razorpay responds with 400 instead of 404 for an unknown id. */
const isUnknownId = (status: number, text: string): boolean =>
  status === 404 || (status === 400 && /does not exist|is not a valid id/i.test(text));

/** Returns the provider's own reason for a refusal, for operators only. */
const reasonIn = (text: string): string => {
  const { data } = RazorpayError.safeParse(parseJson(text));
  return data?.error.description.slice(0, longestReason) ?? 'it answered 400';
};

const failure = (cause: Error): AppError =>
  new AppError('PAYMENT_PROVIDER_UNAVAILABLE', 'Could not create payment order', { cause });

const refused = (reason: string): AppError => failure(new ProviderRefusal(reason));

/** The reason is only logged. */
function unavailable(reason: string, cause?: unknown): AppError {
  return failure(new Error(`The payment provider failed: ${reason}`, { cause }));
}

const odd = (reason: string): AppError =>
  failure(new OddAnswer(`The payment provider failed: ${reason}`));

/**
 * Parses a webhook. A refund that was only initiated may still fail, so its payments are ignored
 * and nothing is taken back.
 */
function readEvent(
  { webhookSecrets }: RazorpaySettings,
  { body, signature, eventId }: Webhook,
): ProviderEvent | undefined {
  if (!isSignedBy(webhookSecrets, body, signature)) return undefined;
  const parsed = RazorpayEvent.safeParse(parseJson(body.toString('utf8')));
  if (!parsed.success) return { id: eventId, type: unreadable, payments: [] };
  const { event } = parsed.data;
  const isFinal = !event.startsWith('refund.') || event === 'refund.processed';
  const failedRefundOf = event === 'refund.failed' && parsed.data.payload.payment?.entity.id;
  return {
    id: eventId,
    type: event,
    payments: isFinal ? seenIn(parsed.data) : [],
    ...(failedRefundOf ? { failedRefundOf } : {}),
  };
}

function seenIn({ payload, created_at }: z.output<typeof RazorpayEvent>): SeenPayment[] {
  if (!payload.payment) return [];
  const payment = toSeenPayment(payload.payment.entity);
  if (!payload.dispute) return [payment];
  return [{ ...payment, dispute: toSeenDispute(payload.dispute.entity, created_at ?? 0) }];
}
