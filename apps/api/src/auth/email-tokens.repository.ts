import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { emailTokens } from '../platform/account-schema.ts';
import type { Queryable } from '../platform/database.ts';
import { deleteSlice } from '../platform/delete-slice.ts';
import { hashOf, newSecretToken } from '../platform/secret-token.ts';

export type EmailTokenPurpose = (typeof emailTokens.$inferSelect)['purpose'];

const lifetime = {
  verify: sql.raw(`interval '24 hours'`),
  reset: sql.raw(`interval '30 minutes'`),
  change: sql.raw(`interval '24 hours'`),
} as const satisfies Record<EmailTokenPurpose, unknown>;

/**
 * Creates a token for a mail; only its hash is stored. `newEmail` is the address that a 'change'
 * verifies.
 */
export async function insertEmailToken(
  db: Queryable,
  userId: string,
  purpose: EmailTokenPurpose,
  newEmail?: string,
): Promise<string> {
  const token = newSecretToken();
  await db.insert(emailTokens).values({
    tokenHash: hashOf(token),
    userId,
    purpose,
    newEmail,
    expiresAt: sql`now() + ${lifetime[purpose]}`,
  });
  return token;
}

const usable = (token: string, purpose: EmailTokenPurpose) =>
  and(
    eq(emailTokens.tokenHash, hashOf(token)),
    eq(emailTokens.purpose, purpose),
    gt(emailTokens.expiresAt, sql`now()`),
  );

export async function isEmailTokenUsable(
  db: Queryable,
  token: string,
  purpose: EmailTokenPurpose,
): Promise<boolean> {
  return (await db.$count(emailTokens, usable(token, purpose))) > 0;
}

/** Consumes a token and returns its account; only one of several concurrent calls succeeds. */
export async function consumeEmailToken(
  db: Queryable,
  token: string,
  purpose: EmailTokenPurpose,
): Promise<string | undefined> {
  const [row] = await db
    .delete(emailTokens)
    .where(usable(token, purpose))
    .returning({ userId: emailTokens.userId });
  return row?.userId;
}

/** Consumes the token for a new address, and returns the account and address. */
export async function consumeEmailChange(
  db: Queryable,
  token: string,
): Promise<{ userId: string; newEmail: string } | undefined> {
  const [row] = await db
    .delete(emailTokens)
    .where(usable(token, 'change'))
    .returning({ userId: emailTokens.userId, newEmail: emailTokens.newEmail });
  return row?.newEmail ? { userId: row.userId, newEmail: row.newEmail } : undefined;
}

/** The address that waits for verification. */
export async function findNewEmail(db: Queryable, userId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ newEmail: emailTokens.newEmail })
    .from(emailTokens)
    .where(
      and(
        eq(emailTokens.userId, userId),
        eq(emailTokens.purpose, 'change'),
        gt(emailTokens.expiresAt, sql`now()`),
      ),
    );
  return row?.newEmail ?? undefined;
}

/** Deletes a user's mailed tokens, all or of one purpose. */
export async function deleteEmailTokens(
  db: Queryable,
  userId: string,
  purpose?: EmailTokenPurpose,
): Promise<void> {
  const isMeant = purpose && eq(emailTokens.purpose, purpose);
  await db.delete(emailTokens).where(and(eq(emailTokens.userId, userId), isMeant));
}

export const deletePastEmailTokens = (db: Queryable): Promise<boolean> =>
  deleteSlice(db, emailTokens, emailTokens.tokenHash, lt(emailTokens.expiresAt, sql`now()`));
