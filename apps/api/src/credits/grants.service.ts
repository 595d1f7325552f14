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

/** What a new account starts with, once. @returns whether it was given now. */
export async function grantSignupCredits(tx: Tx, userId: string, amount: number): Promise<boolean> {
  if (amount === 0) return false;
  return grantCredits(tx, { userId, amount, kind: 'signup', idempotencyKey: 'signup' });
}

/**
 * Brings what an order has given up to `credits`; part of the transaction that settles it, which
 * holds the order. What was to be taken back and had been spent is not given a second time.
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
 * What was bought and paid back, as far as it has not been spent; part of the transaction that has
 * locked the account. What work holds is taken once that fails.
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

/** Of what failed work gives back, takes what a refund was short of since that work held it. */
export async function takeBackReleased(tx: Tx, { id, userId, amount }: Released): Promise<void> {
  let left = amount;
  for (const { orderId, amount: owed } of await listHeldTakeBacks(tx, id)) {
    const taken = await takeBack(tx, { userId, orderId, amount: Math.min(left, owed) });
    await reduceHeldTakeBacks(tx, orderId, taken);
    left -= taken;
  }
}

/** What an order has given and not taken back by now, and the key of its next movement. */
async function givenOf(
  tx: Tx,
  { userId, orderId }: Purchase,
): Promise<{ given: number; key: string }> {
  const prefix = `order:${orderId}:`;
  const { sum, count } = await sumOfKeys(tx, userId, prefix);
  return { given: sum, key: `${prefix}${count + 1}` };
}
