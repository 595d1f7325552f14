import { and, arrayContains, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { secondFactors } from '../platform/account-schema.ts';
import type { Db, Queryable, Tx } from '../platform/database.ts';

export type SecondFactor = { secret: Buffer; isConfirmed: boolean; recoveryCodesLeft: number };

const isOf = (userId: string) => eq(secondFactors.userId, userId);
const isConfirmed = isNotNull(secondFactors.confirmedAt);

export async function findSecondFactor(
  db: Queryable,
  userId: string,
): Promise<SecondFactor | undefined> {
  const [row] = await db.select().from(secondFactors).where(isOf(userId));
  if (!row) return undefined;
  return {
    secret: Buffer.from(row.secret, 'hex'),
    isConfirmed: row.confirmedAt !== null,
    recoveryCodesLeft: row.recoveryHashes.length,
  };
}

/** Stores a secret, replacing an unconfirmed one; returns false if a confirmed one exists. */
export async function saveUnconfirmed(db: Db, userId: string, secret: Buffer): Promise<boolean> {
  const values = { secret: secret.toString('hex') };
  const rows = await db
    .insert(secondFactors)
    .values({ userId, ...values })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { ...values, createdAt: sql`now()` },
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ userId: secondFactors.userId });
  return rows.length > 0;
}

/** Returns false if a concurrent call has confirmed or replaced the secret. */
export async function confirmSecondFactor(
  tx: Tx,
  userId: string,
  { secret, step, hashes }: { secret: Buffer; step: number; hashes: string[] },
): Promise<boolean> {
  const isSame = eq(secondFactors.secret, secret.toString('hex'));
  const rows = await tx
    .update(secondFactors)
    .set({ confirmedAt: sql`now()`, lastStep: step, recoveryHashes: hashes })
    .where(and(isOf(userId), isSame, isNull(secondFactors.confirmedAt)))
    .returning({ userId: secondFactors.userId });
  return rows.length > 0;
}

/** Consumes a time step and all earlier ones; returns false if it was used before. */
export async function consumeStep(db: Queryable, userId: string, step: number): Promise<boolean> {
  const rows = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(isOf(userId), isConfirmed, lt(secondFactors.lastStep, step)))
    .returning({ userId: secondFactors.userId });
  return rows.length > 0;
}

/** Consumes a recovery code; returns how many are left, or undefined if it is invalid. */
export async function consumeRecoveryCode(
  db: Queryable,
  userId: string,
  hash: string,
): Promise<number | undefined> {
  const [row] = await db
    .update(secondFactors)
    .set({ recoveryHashes: sql`array_remove(${secondFactors.recoveryHashes}, ${hash})` })
    .where(and(isOf(userId), isConfirmed, arrayContains(secondFactors.recoveryHashes, [hash])))
    .returning({ left: secondFactors.recoveryHashes });
  return row?.left.length;
}

export async function replaceRecoveryCodes(
  tx: Tx,
  userId: string,
  hashes: string[],
): Promise<boolean> {
  const rows = await tx
    .update(secondFactors)
    .set({ recoveryHashes: hashes })
    .where(and(isOf(userId), isConfirmed))
    .returning({ userId: secondFactors.userId });
  return rows.length > 0;
}

/** Also deletes an unconfirmed one. */
export async function deleteSecondFactor(db: Queryable, userId: string): Promise<boolean> {
  const rows = await db
    .delete(secondFactors)
    .where(isOf(userId))
    .returning({ confirmedAt: secondFactors.confirmedAt });
  return rows.some(({ confirmedAt }) => confirmedAt !== null);
}
