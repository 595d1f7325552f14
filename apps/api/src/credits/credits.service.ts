import { setTimeout as wait } from 'node:timers/promises';
import { type CreditAction, neededCredits } from '@folio/contract/credits';
import { creditCost } from '@folio/contract/entitlements';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../platform/app-error.ts';
import type { Configuration } from '../platform/configuration.ts';
import type { Db } from '../platform/database.ts';
import { isUniqueViolation } from '../platform/database-faults.ts';
import type { UserRow } from '../platform/sessions.ts';
import { publish, secondsSince } from '../platform/telemetry.ts';
import {
  findReservation,
  keepReservation,
  type ReservationRow,
  releaseReservation,
  reserveCredits,
} from './ledger.repository.ts';

const pollMs = 50;
const longestWorkMs = 40_000;

export type CreditsContext = {
  db: Db;
  configuration: Pick<Configuration, 'creditCosts'>;
};
export type Paid = {
  user: UserRow;
  action: CreditAction;
  idempotencyKey?: string | undefined;
  /** Of what is asked for under the key: the same key with another request is refused. */
  requestHash?: string | undefined;
};
/** What work gives, and whether it is worth its credits. */
export type Delivered<T> = { result: T; isFree?: boolean };

/**
 * Does work that costs credits. They are taken before it and given back when it fails, or when
 * what it delivers is free. Asked for again with the same key, the first answer is given again.
 */
export async function spendCredits<T>(
  context: CreditsContext,
  paid: Paid,
  work: () => Promise<Delivered<T>>,
): Promise<T> {
  const amount = creditCost(paid.action, paid.user, context.configuration.creditCosts);
  if (amount === 0) return (await work()).result;
  const reserved = await reserve(context, paid, amount);
  if (typeof reserved !== 'string') return reserved.result as T;
  const begun = performance.now();
  const tellOf = (outcome: 'paid' | 'free' | 'failed') =>
    publish('paidWork', { action: paid.action, outcome, seconds: secondsSince(begun) });
  try {
    const { result, isFree } = await work();
    const answer = paid.idempotencyKey ? { result } : null;
    if (isFree) await releaseReservation(context.db, reserved, answer);
    else await keepReservation(context.db, reserved, answer);
    tellOf(isFree ? 'free' : 'paid');
    return result;
  } catch (error) {
    tellOf('failed');
    await releaseReservation(context.db, reserved);
    throw error;
  }
}

/** The id of a new reservation, or what the one with the same key brought. */
async function reserve(
  context: CreditsContext,
  { user, action, idempotencyKey = uuidv7(), requestHash }: Paid,
  amount: number,
): Promise<string | { result: unknown }> {
  const needed = neededCredits(action, amount);
  const spend = { userId: user.id, action, amount, needed, idempotencyKey, requestHash };
  try {
    const id = await reserveCredits(context.db, spend);
    if (id) return id;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
  }
  const known = await endOf(context.db, user.id, idempotencyKey, requestHash);
  if (!known) throw insufficientCredits(needed);
  if (known.answer && known.action === action) return known.answer;
  throw new AppError('IDEMPOTENCY_CONFLICT', 'That request didn’t finish. Please try again.');
}

/** What became of a reservation; one that is still under way is waited for. */
async function endOf(
  db: Db,
  userId: string,
  key: string,
  requestHash: string | undefined,
): Promise<ReservationRow | undefined> {
  for (let waited = 0; ; waited += pollMs) {
    const known = await findReservation(db, userId, key);
    if (known?.requestHash && requestHash && known.requestHash !== requestHash)
      throw new AppError('IDEMPOTENCY_CONFLICT', otherRequestWords);
    if (known?.state !== 'held' || waited >= longestWorkMs) return known;
    await wait(pollMs);
  }
}

/** Said of a key that comes with another request than before. */
const otherRequestWords =
  'This Idempotency-Key was used for another request. Send a new key with a new request.';

export function insufficientCredits(needed: number): AppError {
  const credits = `${needed} credit${needed === 1 ? '' : 's'}`;
  return new AppError(
    'INSUFFICIENT_CREDITS',
    `This needs ${credits}, and you have fewer. You can buy more on the pricing page.`,
  );
}
