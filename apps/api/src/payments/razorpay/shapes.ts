import { disputeStates } from '@folio/contract/payments';
import { toStorable } from '@folio/contract/storable-text';
import { z } from 'zod';
import type { SeenDispute, SeenPayment } from '../payment-provider.ts';

/** Its ids are 14 letters behind a prefix; more, or other signs, no index of ours may take. */
const Id = z.string().regex(/^[\w-]{1,100}$/);
/** What a column of money holds. */
const Paise = z.int32().nonnegative();
/** A time in seconds that is a date up to the year 9999, which every program reads. */
const Seconds = z.number().int().nonnegative().max(253_402_300_799);

/** What we read of the provider's answers and events: https://razorpay.com/docs/api/payments */
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

/** One that is `pending` is on its way: https://razorpay.com/docs/api/refunds */
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
 * A state that it has not told of yet is one that somebody has to look at. Facts that move no money
 * are left out where they can't be read, so that the dispute itself counts: nobody asks about it.
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

/** An event carries the payment, also one that tells of an order, a refund or a dispute. */
export const RazorpayEvent = z.object({
  event: Code,
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
