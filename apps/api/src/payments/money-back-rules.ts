import { lastDayOf, moneyBackDays, mostMoneyBacks } from '@folio/contract/prices';
import { AppError } from '../platform/app-error.ts';
import type { OrderRow } from './orders.repository.ts';

/**
 * The last day on which the buyer may have the money back without giving a reason; undefined if
 * there is none.
 */
export function moneyBackUntil(
  { state, paidAt, isDisputed, moneyBackAskedAt }: OrderRow,
  now = Date.now(),
): Date | undefined {
  if (state !== 'paid' || !paidAt || isDisputed || moneyBackAskedAt) return undefined;
  const { named, isOver } = lastDayOf(paidAt, moneyBackDays);
  return isOver(now) ? undefined : named;
}

/**
 * Whether the refund of an order is still to be sent. A refund that was sent is only checked once a
 * day, and becomes due again if it turns out to have failed.
 */
export function isMoneyBackDue({
  state,
  moneyBackAskedAt,
  moneyBackAttempts,
  moneyBackNextAt,
  isMoneyBackGivenUp,
}: Pick<
  OrderRow,
  'state' | 'moneyBackAskedAt' | 'moneyBackAttempts' | 'moneyBackNextAt' | 'isMoneyBackGivenUp'
>): boolean {
  if (moneyBackNextAt === null || isMoneyBackGivenUp) return false;
  // A partial refund by an operator leaves the order paid; its attempts end when it is sent.
  const isSent = state === 'refunded' || (moneyBackAskedAt === null && moneyBackAttempts === 0);
  return !isSent || moneyBackNextAt.getTime() <= Date.now();
}

/** The reason for refusing a refund. */
export function moneyBackRefusal({ state, isDisputed, isMoneyBackGivenUp }: OrderRow): AppError {
  if (isMoneyBackGivenUp)
    return new AppError(
      'MONEY_BACK_REFUSED',
      'We tried several times to refund this, and it wasn’t accepted. We’ll pay you another way and email you about it.',
    );
  if (state === 'refunded')
    return new AppError('MONEY_BACK_REFUSED', 'This purchase was refunded already.');
  if (isDisputed)
    return new AppError(
      'MONEY_BACK_REFUSED',
      'Your bank is looking into this payment and decides where the money goes.',
    );
  return new AppError(
    'MONEY_BACK_REFUSED',
    `The ${moneyBackDays} days of the money-back guarantee are over.`,
  );
}

export const tooManyMoneyBacks = (): AppError =>
  new AppError(
    'MONEY_BACK_REFUSED',
    `You’ve had ${mostMoneyBacks} purchases refunded this year. Write to us about this one, and we’ll sort it out.`,
  );
