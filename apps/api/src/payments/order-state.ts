import type { OrderState } from '@folio/contract/payments';

/**
 * What the provider was seen to hold and to have given back, in paise. Both only ever grow, so
 * that events may come in any order, and any number of times.
 */
export type SeenMoney = { capturedPaise: number; refundedPaise: number };
/** What all payments of an order come to, and what banks did about them. */
export type OrderMoney = SeenMoney & {
  /** What banks took back beside what was refunded; it shrinks when a dispute is won. */
  chargedBackPaise: number;
  /** A bank questions a payment, and has not decided: nothing follows from that alone. */
  isDisputed: boolean;
};
type OrderTerms = { amountPaise: number; credits: number; state: OrderState };
/** What an order has to have given, for the money that was seen. */
export type Settlement = { state: OrderState; credits: number; isPlanInForce: boolean };

/** Derives from the money alone what an order gives: nothing is added up from event to event. */
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

/** Whether the price was paid, also where it has gone back since. */
export const isSettled = ({ state }: Pick<Settlement, 'state'>): boolean =>
  state === 'paid' || state === 'refunded';

const minuteSeconds = 60;
const hourSeconds = 60 * minuteSeconds;
const firstChecksSeconds = [1, 5, 15, 60].map((minutes) => minutes * minuteSeconds);
export const daySeconds = 24 * hourSeconds;
const giveUpAfterSeconds = 5 * daySeconds;
/** Later than any order expires that got an answer. */
export const unansweredAfterDays = 6;

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

/** A checkout that is open elsewhere may be paid once more, and the event that tells of it be lost. */
const paidChecksSeconds = [hourSeconds, daySeconds, giveUpAfterSeconds];

/** How long after a check the provider is asked about a paid order again; nothing after five days. */
export function nextPaidCheckSeconds(paidSeconds: number): number | undefined {
  const next = paidChecksSeconds.find((seconds) => seconds > paidSeconds);
  return next === undefined ? undefined : next - paidSeconds;
}

/**
 * How long until the provider is asked again about an order that got no answer: an eighth of its age,
 * from four minutes to an hour. Nothing once it is left to people.
 */
export function nextUnansweredSeconds(ageSeconds: number): number | undefined {
  if (ageSeconds >= unansweredAfterDays * daySeconds) return undefined;
  return Math.min(Math.max(ageSeconds / 8, 4 * minuteSeconds), hourSeconds);
}
