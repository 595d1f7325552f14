import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../platform/database.ts';
import { emailTokens } from '../platform/schema.ts';
import { hashOf, newSecretToken } from '../platform/secret-token.ts';

export type EmailTokenPurpose = (typeof emailTokens.$inferSelect)['purpose'];

const lifetime = {
  verify: sql.raw(`interval '24 hours'`),
  reset: sql.raw(`interval '30 minutes'`),
  change: sql.raw(`interval '24 hours'`),
} as const satisfies Record<EmailTokenPurpose, unknown>;

/** Makes a token for a mail; only its hash is stored. */
export async function insertEmailToken(
  db: Queryable,
  userId: string,
  purpose: EmailTokenPurpose,
): Promise<string> {
  const token = newSecretToken();
  await db.insert(emailTokens).values({
    tokenHash: hashOf(token),
    userId,
    purpose,
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

/** Uses a token up and tells whose it was; of several uses at once, one gets it. */
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

/** Makes every link that was mailed to a user useless. */
export async function deleteEmailTokens(db: Queryable, userId: string): Promise<void> {
  await db.delete(emailTokens).where(eq(emailTokens.userId, userId));
}

export async function deletePastEmailTokens(db: Queryable): Promise<void> {
  await db.delete(emailTokens).where(lt(emailTokens.expiresAt, sql`now()`));
}
