import { setTimeout as wait } from 'node:timers/promises';
import type { CreditAction } from '@folio/contract/credit-actions';
import { neededCredits } from '@folio/contract/credits';
import { creditCost } from '@folio/contract/entitlements';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../platform/app-error.ts';
import type { Configuration } from '../platform/configuration.ts';
import type { Db } from '../platform/database.ts';
import { isUniqueViolation } from '../platform/database-faults.ts';
import type { UserRow } from '../platform/sessions.ts';
import { publish, secondsSince } from '../platform/telemetry.ts';
import { inTransaction } from '../platform/transaction.ts';
import { forgetReleased } from './deliveries.repository.ts';
import {
  forgetIncluded,
  forgetPastAnswers,
  keepIncluded,
  noteIncluded,
} from './included.repository.ts';
import {
  type Answer,
  findReservation,
  isDelivered,
  keepReservation,
  lockRequest,
  type Request,
  type ReservationRow,
  reserveCredits,
  type Spend,
} from './ledger.repository.ts';
import { releaseReservation } from './release.service.ts';

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
  /** A hash of the request: the same key with another request is refused. */
  requestHash?: string | undefined;
  /** Whether equal requests get equal results, so that a repetition delivers nothing new. */
  isRepeatable?: boolean | undefined;
};
/** What work gives, and whether it is worth its credits. */
export type Delivered<T> = { result: T; isFree?: boolean };

/**
 * Does work that costs credits. They are taken before it and given back when it fails, or when
 * what it delivers is free: also what a repeatable request has brought this account before. Asked for
 * again with the same key, the first answer is given again, also to whom it takes nothing from.
 */
export async function spendCredits<T>(
  context: CreditsContext,
  paid: Paid,
  work: () => Promise<Delivered<T>>,
): Promise<T> {
  const amount = creditCost(paid.action, paid.user, context.configuration.creditCosts);
  const repeated = repeatedIn(paid);
  if (amount === 0 || (await isDelivered(context.db, repeated)))
    return doIncluded(context, paid, work);
  const reserved = await reserve(context, paid, amount);
  if (typeof reserved !== 'string') return reserved.result as T;
  const begun = performance.now();
  const tellOf = (outcome: 'paid' | 'free' | 'failed') =>
    publish('paidWork', { action: paid.action, outcome, seconds: secondsSince(begun) });
  try {
    const { result, isFree } = await work();
    const answer = paid.idempotencyKey ? { result } : null;
    const isPaid = !isFree && (await keepOnce(context.db, reserved, answer, repeated));
    if (!isPaid) await releaseReservation(context.db, reserved, answer);
    if (!isPaid && answer) await forgetPastAnswers(context.db, paid.user.id);
    tellOf(isPaid ? 'paid' : 'free');
    return result;
  } catch (error) {
    tellOf('failed');
    await releaseReservation(context.db, reserved);
    throw error;
  }
}

/** Whether the same has brought this account an answer before, and brings nothing new. */
export const isRepetition = (db: Db, paid: Paid): Promise<boolean> =>
  isDelivered(db, repeatedIn(paid));

/** The request that a repetition is known by, where it delivers nothing new. */
const repeatedIn = ({ user, action, requestHash, isRepeatable }: Paid): Request | undefined =>
  isRepeatable && requestHash ? { userId: user.id, action, requestHash } : undefined;

/** Keeps what was taken, unless the same request was paid meanwhile: of several at once one is. */
function keepOnce(
  db: Db,
  id: string,
  answer: Answer | null,
  repeated: Request | undefined,
): Promise<boolean> {
  if (!repeated) return keepReservation(db, id, answer);
  return inTransaction(db, async (tx) => {
    await lockRequest(tx, repeated);
    return !(await isDelivered(tx, repeated)) && keepReservation(tx, id, answer);
  });
}

/**
 * Does work that takes no credits from the account: once for a key, too, and for a repeatable request
 * without one. What fails leaves the key free.
 */
async function doIncluded<T>(
  { db }: CreditsContext,
  paid: Paid,
  work: () => Promise<Delivered<T>>,
): Promise<T> {
  const { user, action, requestHash } = paid;
  const idempotencyKey = paid.idempotencyKey ?? repeatedIn(paid)?.requestHash;
  if (!idempotencyKey) return (await work()).result;
  const asked = { userId: user.id, action, idempotencyKey, requestHash };
  const begun = await beginOnce(db, asked, () => noteIncluded(db, asked));
  if (typeof begun !== 'string') return begun.result as T;
  try {
    const { result } = await work();
    await keepIncluded(db, begun, { result });
    await forgetPastAnswers(db, user.id);
    return result;
  } catch (error) {
    await forgetIncluded(db, begun);
    throw error;
  }
}

/** The id of a new reservation, or what the one with the same key brought. */
function reserve(
  { db }: CreditsContext,
  { user, action, idempotencyKey = uuidv7(), requestHash }: Paid,
  amount: number,
): Promise<string | Answer> {
  const needed = neededCredits(action, amount);
  const spend = { userId: user.id, action, amount, needed, idempotencyKey, requestHash };
  return beginOnce(db, spend, () => reserveUnknown(db, spend));
}

/**
 * The id of a new reservation; nothing where its key is known.
 *
 * @throws AppError `INSUFFICIENT_CREDITS`.
 */
export async function reserveUnknown(db: Db, spend: Spend): Promise<string | undefined> {
  try {
    const id = await reserveCredits(db, spend);
    if (id) return id;
  } catch (error) {
    if (isUniqueViolation(error)) return undefined;
    throw error;
  }
  // There may be too little because what has the same key took it.
  if (await findReservation(db, spend.userId, spend.idempotencyKey)) return undefined;
  throw insufficientCredits(spend.needed);
}

type Asked = Pick<Spend, 'userId' | 'action' | 'idempotencyKey' | 'requestHash'>;

/**
 * The id of what `begin` has noted under the key, or what the same request has brought; one that is
 * still under way is waited for. A key that brought nothing, so that its credits came back, stands for
 * nothing: the request is made, and paid, as if for the first time. So is one that took none and never
 * ended, as where its server was stopped.
 */
async function beginOnce(
  db: Db,
  asked: Asked,
  begin: () => Promise<string | undefined>,
): Promise<string | Answer> {
  for (;;) {
    const id = await begin();
    if (id) return id;
    const known = await endOf(db, asked);
    // Another of the same has found it to be free.
    if (!known) continue;
    if (isFreeAgain(known)) await forgetReleased(db, known.id);
    else if (isUnanswered(known)) await forgetIncluded(db, known.id);
    else return answerIn(known, asked);
  }
}

function answerIn({ action, answer }: ReservationRow, asked: Asked): Answer {
  if (answer && action === asked.action) return answer;
  throw unfinished();
}

const isFreeAgain = ({ state, answer }: ReservationRow): boolean =>
  state === 'released' && answer === null;

const unfinished = () =>
  new AppError('IDEMPOTENCY_CONFLICT', 'That request didn’t finish. Please try again.');

/** What became of a reservation. */
async function endOf(
  db: Db,
  { userId, idempotencyKey, requestHash }: Asked,
): Promise<ReservationRow | undefined> {
  for (let waited = 0; ; waited += pollMs) {
    const known = await findReservation(db, userId, idempotencyKey);
    if (!known || isFreeAgain(known)) return known;
    if (known.requestHash && requestHash && known.requestHash !== requestHash)
      throw new AppError('IDEMPOTENCY_CONFLICT', otherRequestWords);
    if (!isUnderWay(known) || isLeft(known) || waited >= longestWorkMs) return known;
    await wait(pollMs);
  }
}

/** It took no credits, so that it may be done again where its process has ended before its end. */
const isUnanswered = ({ state, answer }: ReservationRow): boolean =>
  state === 'included' && answer === null;

const isLeft = (row: ReservationRow): boolean =>
  isUnanswered(row) && Date.now() - row.createdAt.getTime() > longestWorkMs;

const isUnderWay = (row: ReservationRow): boolean => row.state === 'held' || isUnanswered(row);

/** Said of a key that comes with another request than before. */
const otherRequestWords =
  'This Idempotency-Key was used for another request. Send a new key with a new request.';

function insufficientCredits(needed: number): AppError {
  const credits = `${needed} credit${needed === 1 ? '' : 's'}`;
  return new AppError(
    'INSUFFICIENT_CREDITS',
    `This needs ${credits}, and you have fewer. You can buy more on the pricing page.`,
  );
}
