import { grantWelcome, rememberMailbox } from '../credits/welcome.service.ts';
import { AppError } from '../platform/app-error.ts';
import type { Configuration } from '../platform/configuration.ts';
import type { Queryable, Tx } from '../platform/database.ts';
import { isUniqueViolation } from '../platform/database-faults.ts';
import { isStillOpen, type Session, type UserRow } from '../platform/sessions.ts';
import { deleteInvitationsOf } from './invitations.repository.ts';
import {
  changeUser,
  deleteUser,
  findUserByEmail,
  lockUser,
  markEmailVerified,
} from './users.repository.ts';

/** Reads and locks the caller's account for the transaction. */
export async function lockAccount(tx: Tx, userId: string): Promise<UserRow> {
  const user = await lockUser(tx, userId);
  if (!user) throw new AppError('INVALID_TOKEN', 'This account no longer exists.');
  return user;
}

/**
 * Locks the account of a session, which must still be open. Required for changes that the end of
 * all sessions undoes (such as a password reset), for ways to log in, and for the account's
 * deletion: a change made after that end would escape it.
 */
export async function lockAccountOf(tx: Tx, session: Session): Promise<UserRow> {
  const user = await lockAccount(tx, session.user.id);
  if (await isStillOpen(tx, session)) return user;
  throw new AppError('INVALID_TOKEN', 'This session is not valid. Please log in again.');
}

/** Locks another account, if it exists and is not a shadow sign-up. */
export async function lockOther(tx: Tx, userId: string): Promise<UserRow | undefined> {
  const user = await lockUser(tx, userId);
  return user?.shadowOf ? undefined : user;
}

/** The account with an address, in any spelling. */
export const accountOfAddress = (db: Queryable, email: string): Promise<UserRow | undefined> =>
  findUserByEmail(db, email);

type AccountNames = Partial<Record<'firstName' | 'lastName' | 'username', string | undefined>>;

/** Changes names. If the username is taken, the transaction is aborted. */
export async function renameAccount(tx: Tx, user: UserRow, given: AccountNames): Promise<UserRow> {
  const changes = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  );
  if (Object.keys(changes).length === 0) return user;
  try {
    await changeUser(tx, user.id, changes);
  } catch (error) {
    throw isUniqueViolation(error) ? usernameTaken() : error;
  }
  return { ...user, ...changes };
}

/** Marks an account's address as verified, and grants what a new account gets. */
export async function proveAddress(
  tx: Tx,
  configuration: Configuration,
  userId: string,
  network: string,
): Promise<UserRow | undefined> {
  const user = await markEmailVerified(tx, userId);
  if (!user) return undefined;
  const given = await grantWelcome(tx, configuration, user, network);
  return { ...user, credits: user.credits + given };
}

/**
 * Deletes an account with everything in it. Orders stay, anonymized; external data are removed by
 * their features. A hash of the mailbox stays, so that sign-up credits are granted once.
 */
export async function deleteAccountRow(tx: Tx, user: Pick<UserRow, 'id' | 'email'>): Promise<void> {
  await rememberMailbox(tx, user);
  await deleteInvitationsOf(tx, user.email);
  await deleteUser(tx, user.id);
}

export const usernameTaken = () =>
  new AppError('USERNAME_TAKEN', 'This username is taken.', {
    errors: { username: ['This username is taken'] },
  });
