import type { Tx } from '../platform/database.ts';
import { grantCredits, takeBackCredits } from './ledger.repository.ts';

type Movement = { userId: string; amount: number; idempotencyKey: string };

/** What a new account starts with; part of the transaction that makes it. */
export async function grantSignupCredits(tx: Tx, userId: string, amount: number): Promise<void> {
  if (amount > 0)
    await grantCredits(tx, { userId, amount, kind: 'signup', idempotencyKey: 'signup' });
}

/** What was bought; part of the transaction that settles its order. */
export async function grantPurchase(tx: Tx, movement: Movement): Promise<void> {
  await grantCredits(tx, { ...movement, kind: 'purchase' });
}

/** What was bought and paid back, as far as it has not been spent. */
export async function takeBackPurchase(tx: Tx, movement: Movement): Promise<void> {
  await takeBackCredits(tx, { ...movement, kind: 'refund' });
}
