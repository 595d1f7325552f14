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
  /** A hash of the request body: the same key with a different request is refused. */
  requestHash?: string | undefined;
  /** Whether equal requests give equal results, so that repeating one delivers nothing new. */
  isRepeatable?: boolean | undefined;
};
/** The result of the work, and whether it turned out to be free. */
export type Delivered<T> = { result: T; isFree?: boolean };

/**
 * Does work that costs credits. The credits are reserved first, and released if the work fails or
 * turns out to be free, as does a repeatable request that this account has already paid for. A
 * second request with the same idempotency key gets the first answer, even if it costs nothing.
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

/** Whether the account has already had this answer, so that another one would be nothing new. */
export const isRepetition = (db: Db, paid: Paid): Promise<boolean> =>
  isDelivered(db, repeatedIn(paid));

/** Identifies a repeatable request; undefined if repeating it delivers something new. */
const repeatedIn = ({ user, action, requestHash, isRepeatable }: Paid): Request | undefined =>
  isRepeatable && requestHash ? { userId: user.id, action, requestHash } : undefined;

/**
 * Keeps the reservation unless an equal request was paid meanwhile: of several concurrent ones, one
 * is paid.
 */
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
 * Does work that costs this account nothing: once per key, and once per repeatable request without
 * a key. A failure frees the key.
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

/** The id of a new reservation, or the answer of the one with the same key. */
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
 * The id of a new reservation; undefined if the key is already in use.
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
  // The balance may be too low because a request with the same key has just taken the credits.
  if (await findReservation(db, spend.userId, spend.idempotencyKey)) return undefined;
  throw insufficientCredits(spend.needed);
}

type Asked = Pick<Spend, 'userId' | 'action' | 'idempotencyKey' | 'requestHash'>;

/**
 * Calls `begin` and returns its id, or the answer of an earlier request with the same key; waits if
 * that one is still running. A key whose credits were released without an answer counts as unused,
 * so the request runs and is paid as if for the first time. So does a key of free work that never
 * ended, for example because its server was stopped.
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
    // A concurrent request with this key turned out to be free, and its row is gone.
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

/** The final state of a reservation; polls while its work is running. */
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

/** Free work without an answer, which may be repeated if its process died. */
const isUnanswered = ({ state, answer }: ReservationRow): boolean =>
  state === 'included' && answer === null;

const isLeft = (row: ReservationRow): boolean =>
  isUnanswered(row) && Date.now() - row.createdAt.getTime() > longestWorkMs;

const isUnderWay = (row: ReservationRow): boolean => row.state === 'held' || isUnanswered(row);

/** For a key that was used with a different request. */
const otherRequestWords =
  'This Idempotency-Key was used for another request. Send a new key with a new request.';

function insufficientCredits(needed: number): AppError {
  const credits = `${needed} credit${needed === 1 ? '' : 's'}`;
  return new AppError(
    'INSUFFICIENT_CREDITS',
    `This needs ${credits}, and you have fewer. You can buy more on the pricing page.`,
  );
}
