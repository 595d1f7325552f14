import { eq, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../platform/database.ts';
import { users } from '../platform/schema.ts';
import type { UserRow } from '../platform/sessions.ts';

type NewUser = Omit<typeof users.$inferInsert, 'createdAt' | 'updatedAt'>;

/** Inserts a user, or nothing when the address or the username is another's. */
export async function insertUser(db: Queryable, user: NewUser): Promise<UserRow | undefined> {
  const [row] = await db.insert(users).values(user).onConflictDoNothing().returning();
  return row;
}

export async function findUserByEmail(db: Queryable, email: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(sql`lower(${users.email}) = lower(${email})`);
  return row;
}

export async function hasUsername(db: Queryable, username: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(sql`lower(${users.username}) = lower(${username})`);
  return rows.length > 0;
}

/** Notes that the address is proven; the time of the first proof stays. */
export async function markEmailVerified(
  db: Queryable,
  userId: string,
): Promise<UserRow | undefined> {
  const [row] = await db
    .update(users)
    .set({ emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, now())`, updatedAt: sql`now()` })
    .where(eq(users.id, userId))
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
    .set({ ...changes, updatedAt: sql`now()` })
    .where(eq(users.id, userId));
}

/** Deletes an account; what belongs to it goes by the database's own rules. */
export async function deleteUser(tx: Tx, userId: string): Promise<void> {
  await tx.delete(users).where(eq(users.id, userId));
}
