import { setTimeout as wait } from 'node:timers/promises';
import { type CreditAction, deliveryKey, neededCredits } from '@folio/contract/credits';
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
  forgetReleased,
  joinReservation,
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
type Paid = {
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

/** A document on its way to its reader, paid once it has reached them. */
export type Delivery = { delivered: () => Promise<void>; cutOff: () => Promise<void> };

/**
 * Takes the credits for something that is to be delivered. The same thing, known by its hash, costs
 * nothing again once it has reached its reader; deliveries of it at the same time stand on one
 * reservation, which is given back when the last of them is cut off.
 */
export async function reserveDelivery(
  context: CreditsContext,
  paid: Pick<Paid, 'user' | 'action'>,
  contentHash: string,
): Promise<Delivery> {
  const { db } = context;
  const amount = creditCost(paid.action, paid.user, context.configuration.creditCosts);
  const id = amount === 0 ? undefined : await reserveOnce(context, paid, amount, contentHash);
  if (!id) return { delivered: async () => {}, cutOff: async () => {} };
  const begun = performance.now();
  const tellOf = (outcome: 'paid' | 'free' | 'failed') =>
    publish('paidWork', { action: paid.action, outcome, seconds: secondsSince(begun) });
  return {
    delivered: async () => tellOf((await keepReservation(db, id, null)) ? 'paid' : 'free'),
    cutOff: async () => {
      await releaseReservation(db, id);
      tellOf('failed');
    },
  };
}

/** The reservation that a delivery stands on; none when the same was delivered before. */
async function reserveOnce(
  context: CreditsContext,
  { user, action }: Pick<Paid, 'user' | 'action'>,
  amount: number,
  contentHash: string,
): Promise<string | undefined> {
  const idempotencyKey = deliveryKey(action, contentHash);
  const needed = neededCredits(action, amount);
  const spend = { userId: user.id, action, amount, needed, idempotencyKey };
  const { db } = context;
  // A turn that ends without an id does so because another delivery of the same was in between.
  for (;;) {
    const known = await findReservation(db, user.id, idempotencyKey);
    if (known?.state === 'kept') return undefined;
    const id = known ? await joinOrForget(db, known) : await reserveFirst(context, spend);
    if (id) return id;
  }
}

async function joinOrForget(db: Db, { id, state }: ReservationRow): Promise<string | undefined> {
  if (state === 'held') return (await joinReservation(db, id)) ? id : undefined;
  await forgetReleased(db, id);
  return undefined;
}

async function reserveFirst(context: CreditsContext, spend: Spend): Promise<string | undefined> {
  const { db } = context;
  try {
    const id = await reserveCredits(db, spend);
    if (id) return id;
  } catch (error) {
    if (isUniqueViolation(error)) return undefined;
    throw error;
  }
  // There may be too little because another delivery of the same has it.
  if (await findReservation(db, spend.userId, spend.idempotencyKey)) return undefined;
  throw insufficientCredits(spend.needed);
}

function insufficientCredits(needed: number): AppError {
  const credits = `${needed} credit${needed === 1 ? '' : 's'}`;
  return new AppError(
    'INSUFFICIENT_CREDITS',
    `This needs ${credits}, and you have fewer. You can buy more on the pricing page.`,
  );
}
