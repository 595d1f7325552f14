import { and, asc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Db, Queryable, Tx } from '../platform/database.ts';
import { passkeyChallenges, passkeys } from '../platform/passkey-schema.ts';
import { hashOf } from '../platform/secret-token.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;
type NewPasskey = Omit<typeof passkeys.$inferInsert, 'createdAt' | 'lastUsedAt'>;

const isTheirs = (userId: string, id: string) =>
  and(eq(passkeys.id, id), eq(passkeys.userId, userId));

/** The oldest first. */
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

/** Undefined where the credential is known, to this account or another. */
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
 * Notes a use. False where the passkey was removed meanwhile, or its counter did not rise: a copy of
 * it has signed since. One that does not count says 0 for ever.
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

/** What a challenge may be signed for: one of a confirmation makes no passkey. */
export type ChallengePurpose = 'add' | 'confirm' | 'log-in';

/** The purpose is part of what is kept, so that an answer of another one finds nothing. */
const keptAs = (purpose: ChallengePurpose, challenge: string): string =>
  hashOf(`${purpose}:${challenge}`);

/** Keeps what was asked; of an account it is the only one from now on. */
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

/** Uses a challenge up; of several answers at once, one gets it. */
export async function takeChallenge(
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

export async function deletePastChallenges(db: Db): Promise<void> {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, sql`now()`));
}
