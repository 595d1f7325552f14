import { disputeStates } from '@folio/contract/payments';
import { toStorable } from '@folio/contract/storable-text';
import { z } from 'zod';
import type { SeenDispute, SeenPayment } from '../payment-provider.ts';

/**
 * Razorpay's ids have 14 characters after a prefix. Longer ids, or other characters, are rejected,
 * because indexes may not accept them.
 */
const Id = z.string().regex(/^[\w-]{1,100}$/);
/** The range of a database column for amounts. */
const Paise = z.int32().nonnegative();
/** A time in seconds up to the year 9999, which every program can represent as a date. */
const Seconds = z.number().int().nonnegative().max(253_402_300_799);

/**
 * The parts of the provider's responses and events that are used:
 * https://razorpay.com/docs/api/payments
 */
export const RazorpayOrder = z.object({ id: Id, amount: Paise });

export const RazorpayPayment = z.object({
  id: Id,
  order_id: Id.nullish(),
  amount: Paise,
  currency: z.string(),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  amount_refunded: Paise.nullish(),
});
export type RazorpayPayment = z.infer<typeof RazorpayPayment>;

/** https://razorpay.com/docs/errors */
export const RazorpayError = z.object({ error: z.object({ description: z.string() }) });

export const RazorpayPayments = z.object({ items: z.array(RazorpayPayment) });

/** `pending` means that the refund is being processed: https://razorpay.com/docs/api/refunds */
export const RazorpayRefund = z.object({
  id: Id,
  amount: Paise,
  status: z.enum(['pending', 'processed', 'failed']),
});

export const RazorpayRefunds = z.object({ items: z.array(RazorpayRefund) });

const Code = z
  .string()
  .max(100)
  .refine((code) => code === toStorable(code));

/**
 * An unknown state counts as open, so that operators look at it. Invalid facts that do not affect
 * amounts are dropped, so that the dispute itself is still recorded, because it cannot be requested
 * again.
 */
export const RazorpayDispute = z.object({
  id: Id,
  amount: Paise,
  amount_deducted: Paise.nullish(),
  reason_code: Code.nullish().catch(undefined),
  phase: Code.nullish().catch(undefined),
  respond_by: Seconds.nullish().catch(undefined),
  status: z.enum(disputeStates).catch('open'),
});
export type RazorpayDispute = z.infer<typeof RazorpayDispute>;

/** Events about orders, refunds and disputes also contain the payment. */
export const RazorpayEvent = z.object({
  event: Code,
  created_at: z.number().int().nonnegative().nullish(),
  payload: z.object({
    payment: z.object({ entity: RazorpayPayment }).optional(),
    dispute: z.object({ entity: RazorpayDispute }).optional(),
  }),
});

/** Converts a payment. A refunded payment was captured before. */
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

/**
 * Returns the amount that the bank has deducted. It may deduct it before its decision, and returns
 * it if the dispute is won.
 */
function deductedPaise({ status, amount, amount_deducted }: RazorpayDispute): number {
  if (status === 'won') return 0;
  return amount_deducted || (status === 'lost' ? amount : 0);
}
