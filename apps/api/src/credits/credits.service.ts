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
import { forgetIncluded, keepIncluded, noteIncluded } from './included.repository.ts';
import {
  type Answer,
  findReservation,
  keepReservation,
  type ReservationRow,
  releaseReservation,
  reserveCredits,
  type Spend,
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
 * what it delivers is free. Asked for again with the same key, the first answer is given again,
 * also to whom it takes nothing from.
 */
export async function spendCredits<T>(
  context: CreditsContext,
  paid: Paid,
  work: () => Promise<Delivered<T>>,
): Promise<T> {
  const amount = creditCost(paid.action, paid.user, context.configuration.creditCosts);
  if (amount === 0) return doIncluded(context, paid, work);
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

/** Does work that takes no credits from the account: once for a key, too. What fails leaves it free. */
async function doIncluded<T>(
  { db }: CreditsContext,
  { user, action, idempotencyKey, requestHash }: Paid,
  work: () => Promise<Delivered<T>>,
): Promise<T> {
  if (!idempotencyKey) return (await work()).result;
  const asked = { userId: user.id, action, idempotencyKey, requestHash };
  const id = await noteIncluded(db, asked);
  if (!id) return (await answerOf(db, asked)).result as T;
  try {
    const { result } = await work();
    await keepIncluded(db, id, { result });
    return result;
  } catch (error) {
    await forgetIncluded(db, id);
    throw error;
  }
}

/** The id of a new reservation, or what the one with the same key brought. */
async function reserve(
  context: CreditsContext,
  { user, action, idempotencyKey = uuidv7(), requestHash }: Paid,
  amount: number,
): Promise<string | Answer> {
  const needed = neededCredits(action, amount);
  const spend = { userId: user.id, action, amount, needed, idempotencyKey, requestHash };
  try {
    const id = await reserveCredits(context.db, spend);
    if (id) return id;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
  }
  return answerOf(context.db, spend, () => insufficientCredits(needed));
}

type Asked = Pick<Spend, 'userId' | 'action' | 'idempotencyKey' | 'requestHash'>;

/** What the same request has brought; one that is still under way is waited for. */
async function answerOf(db: Db, asked: Asked, unknown = unfinished): Promise<Answer> {
  const known = await endOf(db, asked);
  if (!known) throw unknown();
  if (known.answer && known.action === asked.action) return known.answer;
  throw unfinished();
}

const unfinished = () =>
  new AppError('IDEMPOTENCY_CONFLICT', 'That request didn’t finish. Please try again.');

/** What became of a reservation. */
async function endOf(
  db: Db,
  { userId, idempotencyKey, requestHash }: Asked,
): Promise<ReservationRow | undefined> {
  for (let waited = 0; ; waited += pollMs) {
    const known = await findReservation(db, userId, idempotencyKey);
    if (known?.requestHash && requestHash && known.requestHash !== requestHash)
      throw new AppError('IDEMPOTENCY_CONFLICT', otherRequestWords);
    if (!known || !isUnderWay(known) || waited >= longestWorkMs) return known;
    await wait(pollMs);
  }
}

const isUnderWay = ({ state, answer }: ReservationRow): boolean =>
  state === 'held' || (state === 'included' && answer === null);

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
