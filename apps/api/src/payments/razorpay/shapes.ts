import { z } from 'zod';
import type { SeenPayment } from '../payment-provider.ts';

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

export const RazorpayPayments = z.object({ items: z.array(RazorpayPayment) });

/** An event carries the payment, also one that tells of an order or a refund. */
export const RazorpayEvent = z.object({
  event: z.string().max(100),
  payload: z.object({ payment: z.object({ entity: RazorpayPayment }).optional() }),
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
