import type { OrderState } from '@folio/contract/payments';

/**
 * The captured and refunded amounts as reported by the provider, in paise. Both only ever grow, so
 * that events may arrive in any order and any number of times.
 */
export type SeenMoney = { capturedPaise: number; refundedPaise: number };
/** The totals of an order's payments, and what banks did about them. */
export type OrderMoney = SeenMoney & {
  /** What banks charged back, beyond refunds; it shrinks when a dispute is won. */
  chargedBackPaise: number;
  /** A payment is disputed and undecided, which has no effect by itself. */
  isDisputed: boolean;
};
type OrderTerms = { amountPaise: number; credits: number; state: OrderState };
/** What an order should have granted, given its payments. */
export type Settlement = { state: OrderState; credits: number; isPlanInForce: boolean };

/** Derives from the payments alone what an order grants: nothing is accumulated over events. */
export function settle(
  { amountPaise, credits, state }: OrderTerms,
  { capturedPaise, refundedPaise, chargedBackPaise }: Omit<OrderMoney, 'isDisputed'>,
): Settlement {
  if (capturedPaise < amountPaise) return { state, credits: 0, isPlanInForce: false };
  const keptPaise = capturedPaise - refundedPaise - chargedBackPaise;
  const heldPaise = Math.min(amountPaise, Math.max(0, keptPaise));
  return {
    state: heldPaise === 0 ? 'refunded' : 'paid',
    credits: Math.floor((credits * heldPaise) / amountPaise),
    isPlanInForce: heldPaise > 0,
  };
}

/** Whether the order was paid in full, even if it has been refunded since. */
export const isSettled = ({ state }: Pick<Settlement, 'state'>): boolean =>
  state === 'paid' || state === 'refunded';

const minuteSeconds = 60;
const hourSeconds = 60 * minuteSeconds;
const firstChecksSeconds = [1, 5, 15, 60].map((minutes) => minutes * minuteSeconds);
export const daySeconds = 24 * hourSeconds;
const giveUpAfterSeconds = 5 * daySeconds;
/** Later than any order with a response expires. */
export const unansweredAfterDays = 6;

/**
 * Seconds until an unpaid order is checked with the provider again; undefined once it is five days
 * old.
 *
 * @param checks the number of checks so far.
 */
export function nextCheckSeconds(checks: number, ageSeconds: number): number | undefined {
  if (ageSeconds >= giveUpAfterSeconds) return undefined;
  const due = firstChecksSeconds[checks];
  if (due === undefined) return hourSeconds;
  return due - (firstChecksSeconds[checks - 1] ?? 0);
}

/** A checkout that is open elsewhere may be paid as well, and the event about it may be lost. */
const paidChecksSeconds = [hourSeconds, daySeconds, giveUpAfterSeconds];

/** Seconds until a paid order is checked again; undefined after five days. */
export function nextPaidCheckSeconds(paidSeconds: number): number | undefined {
  const next = paidChecksSeconds.find((seconds) => seconds > paidSeconds);
  return next === undefined ? undefined : next - paidSeconds;
}

/**
 * Seconds until an order without a response is checked again: an eighth of its age, between four
 * minutes and an hour. Undefined once it is left to the operators.
 */
export function nextUnansweredSeconds(ageSeconds: number): number | undefined {
  if (ageSeconds >= unansweredAfterDays * daySeconds) return undefined;
  return Math.min(Math.max(ageSeconds / 8, 4 * minuteSeconds), hourSeconds);
}
