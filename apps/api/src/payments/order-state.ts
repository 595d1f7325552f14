import type { OrderState } from '@folio/contract/payments';

/**
 * What the provider was seen to hold and to have given back, in paise. Both only ever grow, so
 * that events may come in any order, and any number of times.
 */
export type SeenMoney = { capturedPaise: number; refundedPaise: number };
type OrderTerms = { amountPaise: number; credits: number; state: OrderState };
/** What an order has to have given, for the money that was seen. */
export type Settlement = { state: OrderState; credits: number; isPlanInForce: boolean };

/** Derives from the money alone what an order gives: nothing is added up from event to event. */
export function settle(
  { amountPaise, credits, state }: OrderTerms,
  { capturedPaise, refundedPaise }: SeenMoney,
): Settlement {
  if (capturedPaise < amountPaise) return { state, credits: 0, isPlanInForce: false };
  const heldPaise = Math.min(amountPaise, Math.max(0, capturedPaise - refundedPaise));
  return {
    state: heldPaise === 0 ? 'refunded' : 'paid',
    credits: Math.floor((credits * heldPaise) / amountPaise),
    isPlanInForce: heldPaise > 0,
  };
}

const minuteSeconds = 60;
const hourSeconds = 60 * minuteSeconds;
const firstChecksSeconds = [1, 5, 15, 60].map((minutes) => minutes * minuteSeconds);
const giveUpAfterSeconds = 5 * 24 * hourSeconds;

/**
 * How long after its last check the provider is asked about an unpaid order again; nothing once it
 * is five days old.
 *
 * @param checks how often it was asked before.
 */
export function nextCheckSeconds(checks: number, ageSeconds: number): number | undefined {
  if (ageSeconds >= giveUpAfterSeconds) return undefined;
  const due = firstChecksSeconds[checks];
  if (due === undefined) return hourSeconds;
  return due - (firstChecksSeconds[checks - 1] ?? 0);
}
