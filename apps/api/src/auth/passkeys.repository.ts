import { and, asc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Db, Queryable, Tx } from '../platform/database.ts';
import { deleteSlice } from '../platform/delete-slice.ts';
import { passkeyChallenges, passkeys } from '../platform/passkey-schema.ts';
import { hashOf } from '../platform/secret-token.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;
type NewPasskey = Omit<typeof passkeys.$inferInsert, 'createdAt' | 'lastUsedAt'>;

const isTheirs = (userId: string, id: string) =>
  and(eq(passkeys.id, id), eq(passkeys.userId, userId));

/** Oldest first. */
export const listPasskeys = (db: Queryable, userId: string): Promise<PasskeyRow[]> =>
  db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));

export async function findPasskey(
  db: Queryable,
  credentialId: string,
): Promise<PasskeyRow | undefined> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return row;
}

/** Undefined if the credential is registered already, for any account. */
export async function insertPasskey(tx: Tx, passkey: NewPasskey): Promise<PasskeyRow | undefined> {
  const [row] = await tx.insert(passkeys).values(passkey).onConflictDoNothing().returning();
  return row;
}

export async function renamePasskey(
  db: Db,
  userId: string,
  id: string,
  name: string,
): Promise<PasskeyRow | undefined> {
  const [row] = await db.update(passkeys).set({ name }).where(isTheirs(userId, id)).returning();
  return row;
}

export async function deletePasskey(
  tx: Tx,
  userId: string,
  id: string,
): Promise<PasskeyRow | undefined> {
  const [row] = await tx.delete(passkeys).where(isTheirs(userId, id)).returning();
  return row;
}

/**
 * Records a use. Returns false if the passkey was removed meanwhile, or its signature counter did
 * not increase, which indicates a clone. Authenticators without a counter always report 0.
 */
export async function notePasskeyUse(
  tx: Tx,
  credentialId: string,
  counter: number,
): Promise<boolean> {
  const isNext = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter);
  const rows = await tx
    .update(passkeys)
    .set({ counter, lastUsedAt: sql`now()` })
    .where(and(eq(passkeys.credentialId, credentialId), isNext))
    .returning({ id: passkeys.id });
  return rows.length > 0;
}

/** The purpose of a challenge, which can't be used for another. */
export type ChallengePurpose = 'add' | 'confirm' | 'log-in';

/** The stored key includes the purpose, so that an answer for another purpose isn't found. */
const keptAs = (purpose: ChallengePurpose, challenge: string): string =>
  hashOf(`${purpose}:${challenge}`);

/** Stores a challenge, replacing the account's previous one. */
export async function saveChallenge(
  tx: Tx,
  purpose: ChallengePurpose,
  challenge: string,
  userId: string | null,
  seconds: number,
): Promise<void> {
  if (userId) await tx.delete(passkeyChallenges).where(eq(passkeyChallenges.userId, userId));
  const expiresAt = sql`now() + make_interval(secs => ${seconds})`;
  await tx
    .insert(passkeyChallenges)
    .values({ hash: keptAs(purpose, challenge), userId, expiresAt });
}

/** Consumes a challenge; only one of several concurrent calls succeeds. */
export async function consumeChallenge(
  db: Db,
  purpose: ChallengePurpose,
  challenge: string,
  userId: string | null,
): Promise<boolean> {
  const hash = keptAs(purpose, challenge);
  const whose =
    userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId);
  const isGood = gt(passkeyChallenges.expiresAt, sql`now()`);
  const rows = await db
    .delete(passkeyChallenges)
    .where(and(eq(passkeyChallenges.hash, hash), whose, isGood))
    .returning({ hash: passkeyChallenges.hash });
  return rows.length > 0;
}

export const deletePastChallenges = (db: Db): Promise<boolean> =>
  deleteSlice(
    db,
    passkeyChallenges,
    passkeyChallenges.hash,
    lt(passkeyChallenges.expiresAt, sql`now()`),
  );
