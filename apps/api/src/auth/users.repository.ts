import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../platform/database.ts';
import { users } from '../platform/schema.ts';
import type { UserRow } from '../platform/sessions.ts';
import { emailKey } from './email-key.ts';

type NewUser = Omit<typeof users.$inferInsert, 'createdAt' | 'updatedAt' | 'emailKey' | 'shadowOf'>;

/** Inserts a user, or nothing when the address or the username is another's. */
export async function insertUser(db: Queryable, user: NewUser): Promise<UserRow | undefined> {
  const [row] = await db
    .insert(users)
    .values({ ...user, emailKey: emailKey(user.email) })
    .onConflictDoNothing()
    .returning();
  return row;
}

/**
 * By any spelling of the address. The release before stores addresses, which are of ASCII, without a
 * key, or beside that of the address before: they are found by the address itself.
 */
export async function findUserByEmail(db: Queryable, email: string): Promise<UserRow | undefined> {
  const rows = await db.select().from(users).where(hasAddress(email));
  return rows.find((row) => emailKey(row.email) === emailKey(email));
}

/** The same, which nobody else changes until the transaction ends. */
export async function lockUserByEmail(tx: Tx, email: string): Promise<UserRow | undefined> {
  const rows = await tx.select().from(users).where(hasAddress(email)).for('no key update');
  return rows.find((row) => emailKey(row.email) === emailKey(email));
}

const hasAddress = (email: string) => {
  const key = emailKey(email);
  const isIts = or(eq(users.emailKey, key), sql`lower(${users.email}) = ${key}`);
  return and(isIts, isNull(users.shadowOf));
};

/** Notes that the address is proven; the time of the first proof stays. */
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

/** What people change of their account beside their profile; what is undefined stays. */
export type AccountChanges = Partial<
  Pick<UserRow, 'firstName' | 'lastName' | 'username' | 'email'>
>;

/**
 * Reads an account that nobody else can change until the transaction ends. What refers to it may be
 * added meanwhile.
 */
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

/** Deletes an account; what belongs to it goes by the database's own rules. */
export async function deleteUser(tx: Tx, userId: string): Promise<void> {
  await tx.delete(users).where(eq(users.id, userId));
}
