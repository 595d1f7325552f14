import type { Tx } from '../platform/database.ts';
import { sumOfKeys } from './entries.repository.ts';
import {
  forgetHeldTakeBacks,
  listHeldTakeBacks,
  noteHeldTakeBacks,
  reduceHeldTakeBacks,
} from './held-take-backs.repository.ts';
import { grantCredits, type Released, takeBackCredits } from './ledger.repository.ts';

type Purchase = { userId: string; orderId: string };

/**
 * The sign-up credits of a new account, granted once.
 *
 * @returns whether they were granted now.
 */
export async function grantSignupCredits(tx: Tx, userId: string, amount: number): Promise<boolean> {
  if (amount === 0) return false;
  return grantCredits(tx, { userId, amount, kind: 'signup', idempotencyKey: 'signup' });
}

/**
 * Raises what an order has granted to `credits`. Runs in the transaction that settles the order and
 * holds its lock. Credits that should have been taken back but were already spent are not granted a
 * second time.
 */
export async function grantPurchase(
  tx: Tx,
  { userId, orderId, credits }: Purchase & { credits: number },
): Promise<void> {
  const { given, key } = await givenOf(tx, { userId, orderId });
  const amount = credits - given;
  if (amount > 0) await grantCredits(tx, { userId, amount, kind: 'purchase', idempotencyKey: key });
  await forgetHeldTakeBacks(tx, orderId);
}

/**
 * Takes back the unspent credits of a refunded purchase. Runs in the transaction that has locked
 * the account. Credits that are reserved for running work are taken if that work fails.
 */
export async function takeBackPurchase(
  tx: Tx,
  { userId, orderId, amount }: Purchase & { amount: number },
): Promise<void> {
  const taken = await takeBack(tx, { userId, orderId, amount });
  if (taken < amount) await noteHeldTakeBacks(tx, { userId, orderId, amount: amount - taken });
}

async function takeBack(
  tx: Tx,
  { userId, orderId, amount }: Purchase & { amount: number },
): Promise<number> {
  const { key } = await givenOf(tx, { userId, orderId });
  return takeBackCredits(tx, { userId, amount, kind: 'refund', idempotencyKey: key });
}

/**
 * Takes from the credits that failed work released what a refund could not take while they were
 * reserved.
 */
export async function takeBackReleased(tx: Tx, { id, userId, amount }: Released): Promise<void> {
  let left = amount;
  for (const { orderId, amount: owed } of await listHeldTakeBacks(tx, id)) {
    const taken = await takeBack(tx, { userId, orderId, amount: Math.min(left, owed) });
    await reduceHeldTakeBacks(tx, orderId, taken);
    left -= taken;
  }
}

/** The net credits that an order has granted so far, and the key of its next ledger entry. */
async function givenOf(
  tx: Tx,
  { userId, orderId }: Purchase,
): Promise<{ given: number; key: string }> {
  const prefix = `order:${orderId}:`;
  const { sum, count } = await sumOfKeys(tx, userId, prefix);
  return { given: sum, key: `${prefix}${count + 1}` };
}
