import { disputeStates } from '@folio/contract/payments';
import { z } from 'zod';
import type { SeenDispute, SeenPayment } from '../payment-provider.ts';

/** What we read of the provider's answers and events: https://razorpay.com/docs/api/payments */
export const RazorpayOrder = z.object({ id: z.string().min(1), amount: z.number().int() });

export const RazorpayPayment = z.object({
  id: z.string().min(1),
  order_id: z.string().nullish(),
  amount: z.number().int().nonnegative(),
  currency: z.string(),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  amount_refunded: z.number().int().nonnegative().nullish(),
});
export type RazorpayPayment = z.infer<typeof RazorpayPayment>;

/** https://razorpay.com/docs/errors */
export const RazorpayError = z.object({ error: z.object({ description: z.string() }) });

export const RazorpayPayments = z.object({ items: z.array(RazorpayPayment) });

/** One that is `pending` is on its way: https://razorpay.com/docs/api/refunds */
export const RazorpayRefund = z.object({
  id: z.string().min(1),
  amount: z.number().int(),
  status: z.enum(['pending', 'processed', 'failed']),
});

export const RazorpayRefunds = z.object({ items: z.array(RazorpayRefund) });

/** A state that it has not told of yet is one that somebody has to look at. */
export const RazorpayDispute = z.object({
  id: z.string().min(1),
  amount: z.number().int().nonnegative(),
  amount_deducted: z.number().int().nonnegative().nullish(),
  reason_code: z.string().max(100).nullish(),
  phase: z.string().max(100).nullish(),
  respond_by: z.number().int().nullish(),
  status: z.enum(disputeStates).catch('open'),
});
export type RazorpayDispute = z.infer<typeof RazorpayDispute>;

/** An event carries the payment, also one that tells of an order, a refund or a dispute. */
export const RazorpayEvent = z.object({
  event: z.string().max(100),
  created_at: z.number().int().nonnegative().nullish(),
  payload: z.object({
    payment: z.object({ entity: RazorpayPayment }).optional(),
    dispute: z.object({ entity: RazorpayDispute }).optional(),
  }),
});

/** A refunded payment was captured before. */
export function toSeenPayment(payment: RazorpayPayment): SeenPayment {
  const isCaptured = payment.status === 'captured' || payment.status === 'refunded';
  return {
    id: payment.id,
    orderId: payment.order_id ?? '',
    amountPaise: payment.amount,
    currency: payment.currency,
    isAuthorized: payment.status === 'authorized',
    capturedPaise: isCaptured ? payment.amount : 0,
    refundedPaise: isCaptured ? (payment.amount_refunded ?? 0) : 0,
  };
}

export function toSeenDispute(dispute: RazorpayDispute, toldAtSeconds: number): SeenDispute {
  const { id, status, reason_code, phase, respond_by } = dispute;
  const respondBy = respond_by ? new Date(respond_by * 1_000).toISOString() : undefined;
  return {
    id,
    state: status,
    deductedPaise: deductedPaise(dispute),
    toldAtSeconds,
    facts: { reason: reason_code ?? '', phase: phase ?? '', respondBy },
  };
}

/** A bank may take the money before it decides; it gives it back when the dispute is won. */
function deductedPaise({ status, amount, amount_deducted }: RazorpayDispute): number {
  if (status === 'won') return 0;
  return amount_deducted || (status === 'lost' ? amount : 0);
}
