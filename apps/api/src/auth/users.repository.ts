import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../platform/database.ts';
import { users } from '../platform/schema.ts';
import type { UserRow } from '../platform/sessions.ts';
import { emailKey } from './email-key.ts';

type NewUser = Omit<typeof users.$inferInsert, 'createdAt' | 'updatedAt' | 'emailKey' | 'shadowOf'>;

/** Inserts a user, unless the address or the username is taken. */
export async function insertUser(db: Queryable, user: NewUser): Promise<UserRow | undefined> {
  const [row] = await db
    .insert(users)
    .values({ ...user, emailKey: emailKey(user.email) })
    .onConflictDoNothing()
    .returning();
  return row;
}

/**
 * Finds an account by any spelling of its address. Rows of a release without keys have none, or an
 * outdated one; these are found by the address itself.
 */
export async function findUserByEmail(db: Queryable, email: string): Promise<UserRow | undefined> {
  const rows = await db.select().from(users).where(hasAddress(email));
  return rows.find((row) => emailKey(row.email) === emailKey(email));
}

/** Like `findUserByEmail`, locking the row for the transaction. */
export async function lockUserByEmail(tx: Tx, email: string): Promise<UserRow | undefined> {
  const rows = await tx.select().from(users).where(hasAddress(email)).for('no key update');
  return rows.find((row) => emailKey(row.email) === emailKey(email));
}

const hasAddress = (email: string) => {
  const key = emailKey(email);
  const isIts = or(eq(users.emailKey, key), sql`lower(${users.email}) = ${key}`);
  return and(isIts, isNull(users.shadowOf));
};

/** Marks the address as verified; the time of the first verification is kept. */
export async function markEmailVerified(
  db: Queryable,
  userId: string,
): Promise<UserRow | undefined> {
  const [row] = await db
    .update(users)
    .set({
      emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, now())`,
      signupBrowserHash: null,
      updatedAt: sql`now()`,
    })
    .where(and(eq(users.id, userId), isNull(users.shadowOf)))
    .returning();
  return row;
}

export async function setPasswordHash(
  db: Queryable,
  userId: string,
  passwordHash: string,
): Promise<void> {
  await db.update(users).set({ passwordHash, updatedAt: sql`now()` }).where(eq(users.id, userId));
}

/** Changes of an account outside the profile; undefined fields are kept. */
export type AccountChanges = Partial<
  Pick<UserRow, 'firstName' | 'lastName' | 'username' | 'email'>
>;

/** Reads an account and locks it for the transaction. Rows that refer to it may still be added. */
export async function lockUser(tx: Tx, userId: string): Promise<UserRow | undefined> {
  const [row] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update');
  return row;
}

export async function changeUser(tx: Tx, userId: string, changes: AccountChanges): Promise<void> {
  await tx
    .update(users)
    .set({
      ...changes,
      ...(changes.email !== undefined && { emailKey: emailKey(changes.email) }),
      updatedAt: sql`now()`,
    })
    .where(eq(users.id, userId));
}

/** Deletes an account; related rows are deleted by foreign keys. */
export async function deleteUser(tx: Tx, userId: string): Promise<void> {
  await tx.delete(users).where(eq(users.id, userId));
}
