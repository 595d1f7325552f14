import type { Tx } from '../platform/database.ts';
import { listShortOrders, sumOfKeys } from './entries.repository.ts';
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
}

/** What was bought and paid back, as far as it has not been spent. */
export async function takeBackPurchase(
  tx: Tx,
  { userId, orderId, amount }: Purchase & { amount: number },
): Promise<void> {
  const { key } = await givenOf(tx, { userId, orderId });
  await takeBackCredits(tx, { userId, amount, kind: 'refund', idempotencyKey: key });
}

/**
 * What work held while its purchase went back, and gives back now: it is taken as it would have been
 * then. What was granted anew since, by a dispute that was won, is not.
 */
export async function takeBackReleased(
  tx: Tx,
  { userId, amount, createdAt }: Released,
): Promise<void> {
  let left = amount;
  for (const { orderId, missing } of await listShortOrders(tx, userId, createdAt)) {
    const taken = Math.min(left, missing);
    if (taken > 0) await takeBackPurchase(tx, { userId, orderId, amount: taken });
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
