import { and, desc, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm';
import { knownDevices } from '../platform/account-schema.ts';
import type { Queryable, Tx } from '../platform/database.ts';
import { deleteSlice } from '../platform/delete-slice.ts';
import { hashOf, newSecretToken } from '../platform/secret-token.ts';

const lifetime = sql.raw(`interval '180 days'`);
const maxDevices = 20;

/** Which of a browser's tokens belongs to the account, by hash. */
export async function findDevice(
  db: Queryable,
  userId: string,
  tokens: string[],
): Promise<string | undefined> {
  const isMeant = inArray(knownDevices.tokenHash, tokens.map(hashOf));
  const isGood = gt(knownDevices.expiresAt, sql`now()`);
  const [row] = await db
    .select({ tokenHash: knownDevices.tokenHash })
    .from(knownDevices)
    .where(and(eq(knownDevices.userId, userId), isMeant, isGood));
  return row?.tokenHash;
}

/** Creates a device token for an account; the oldest above the limit are deleted. */
export async function insertDevice(db: Queryable, userId: string): Promise<string> {
  const token = newSecretToken();
  await db
    .insert(knownDevices)
    .values({ tokenHash: hashOf(token), userId, expiresAt: sql`now() + ${lifetime}` });
  const newest = db
    .select({ tokenHash: knownDevices.tokenHash })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(knownDevices.createdAt), desc(knownDevices.tokenHash))
    .limit(maxDevices);
  await db
    .delete(knownDevices)
    .where(and(eq(knownDevices.userId, userId), sql`${knownDevices.tokenHash} not in ${newest}`));
  return token;
}

export async function prolongDevice(db: Queryable, tokenHash: string): Promise<void> {
  await db
    .update(knownDevices)
    .set({ expiresAt: sql`now() + ${lifetime}` })
    .where(eq(knownDevices.tokenHash, tokenHash));
}

/** Deletes an account's devices, all or all but one. */
export async function deleteDevices(tx: Tx, userId: string, except?: string): Promise<void> {
  const kept = except === undefined ? undefined : ne(knownDevices.tokenHash, except);
  await tx.delete(knownDevices).where(and(eq(knownDevices.userId, userId), kept));
}

export const deletePastDevices = (db: Queryable): Promise<boolean> =>
  deleteSlice(db, knownDevices, knownDevices.tokenHash, lt(knownDevices.expiresAt, sql`now()`));
