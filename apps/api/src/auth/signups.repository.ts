import { and, eq, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import type { Db, Queryable, Tx } from '../platform/database.ts';
import { deleteSlice } from '../platform/delete-slice.ts';
import { paymentOrders } from '../platform/money-schema.ts';
import { users } from '../platform/schema.ts';
import { hashOf } from '../platform/secret-token.ts';
import type { UserRow } from '../platform/sessions.ts';
import { emailKey } from './email-key.ts';

/**
 * Unverified sign-ups. One with the address of an existing account is a shadow: it can never be
 * verified, but is stored like any other, so that neither its username nor its password reveals
 * whether the address is known.
 */
type SignUp = Pick<
  typeof users.$inferInsert,
  'username' | 'passwordHash' | 'firstName' | 'lastName' | 'signupBrowserHash'
>;

const shadowOf = (email: string) => eq(users.shadowOf, hashOf(emailKey(email)));
const waitsFor = (email: string) => eq(users.emailKey, emailKey(email));

export async function findShadow(db: Queryable, email: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(shadowOf(email));
  return row;
}

export async function deleteShadow(tx: Tx, email: string): Promise<void> {
  await tx.delete(users).where(shadowOf(email));
}

/** Inserts a shadow sign-up, unless the username is taken. It receives no mail. */
export async function insertShadow(
  tx: Tx,
  email: string,
  signUp: SignUp & { id: string },
): Promise<UserRow | undefined> {
  const address = `${signUp.id}@shadow.invalid`;
  const [row] = await tx
    .insert(users)
    .values({
      ...signUp,
      credits: 0,
      email: address,
      emailKey: address,
      shadowOf: hashOf(emailKey(email)),
    })
    .onConflictDoNothing()
    .returning();
  return row;
}

/** Replaces an unverified sign-up of the same address, and restarts its waiting period. */
export async function replaceSignUp(
  tx: Tx,
  id: string,
  signUp: SignUp,
): Promise<UserRow | undefined> {
  const [row] = await tx
    .update(users)
    .set({ ...signUp, createdAt: sql`now()`, updatedAt: sql`now()` })
    .where(eq(users.id, id))
    .returning();
  return row;
}

/** Whether a username is taken, other than by an unverified sign-up of the same address. */
export async function isUsernameTaken(db: Db, username: string, email: string): Promise<boolean> {
  const isItself = or(shadowOf(email), and(isNull(users.emailVerifiedAt), waitsFor(email)));
  const isOthers = sql`${isItself} is not true`;
  return (
    (await db.$count(users, and(sql`lower(${users.username}) = lower(${username})`, isOthers))) > 0
  );
}

/** Deletes an unverified sign-up, because its address was verified elsewhere. */
export async function deleteWaitingSignUp(tx: Tx, email: string): Promise<void> {
  await tx
    .delete(users)
    .where(and(waitsFor(email), isNull(users.emailVerifiedAt), hasNoOrders(tx)));
}

/**
 * Deletes sign-ups that have been unverified for this many days, with their data, except paid ones.
 */
export function deleteWaitingSignUps(db: Queryable, days: number): Promise<boolean> {
  const isOld = lt(users.createdAt, sql`now() - make_interval(days => ${days})`);
  const isPast = and(isNull(users.emailVerifiedAt), isOld, hasNoOrders(db));
  return deleteSlice(db, users, users.id, isPast);
}

const hasNoOrders = (db: Queryable) =>
  notExists(
    db.select({ one: sql`1` }).from(paymentOrders).where(eq(paymentOrders.userId, users.id)),
  );
