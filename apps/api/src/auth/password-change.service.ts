import type { ResetPassword, UpdatePassword } from '@folio/contract/auth';
import { endKeys } from '../platform/api-keys.ts';
import { AppError } from '../platform/app-error.ts';
import type { Tx } from '../platform/database.ts';
import { clearHits, countHits } from '../platform/rate-limit.ts';
import { endSessions, type Session, type UserRow } from '../platform/sessions.ts';
import { inTransaction } from '../platform/transaction.ts';
import { lockAccountOf, proveAddress } from './account.service.ts';
import { actorOf, noteInLog } from './account-log.service.ts';
import { accountHits, authLimits } from './auth.limits.ts';
import { passwordChangedMail, passwordResetMail } from './auth.mails.ts';
import type { AuthContext, Caller } from './auth-context.ts';
import { isPasswordOf } from './confirmation.ts';
import { emailKey } from './email-key.ts';
import {
  consumeEmailToken,
  deleteEmailTokens,
  insertEmailToken,
  isEmailTokenUsable,
} from './email-tokens.repository.ts';
import { deleteOtherDevices, rememberDevice } from './known-devices.service.ts';
import { hashPassword, refuseBreachedPassword } from './passwords.ts';
import { findUserByEmail, setPasswordHash } from './users.repository.ts';
import { waysIn } from './ways-in.ts';

/**
 * Counts a request for a reset link. The response doesn't depend on whether the address is known.
 */
export async function countResetRequest(
  context: AuthContext,
  email: string,
  network: string,
): Promise<void> {
  await countHits(context, [
    { limit: authLimits.forgotFromNetwork, subject: network },
    { limit: authLimits.forgotOfAccount, subject: emailKey(email) },
  ]);
}

/** Mails a reset link if the address has an account. */
export async function sendResetLink(
  { db, mailer, configuration }: AuthContext,
  email: string,
): Promise<void> {
  const user = await findUserByEmail(db, email);
  if (!user) return;
  await inTransaction(db, async (tx) => {
    const token = await insertEmailToken(tx, user.id, 'reset');
    await mailer.send(passwordResetMail(user, configuration.baseUrl, token), tx);
  });
}

/**
 * Sets a new password by a mailed token, which also verifies the address, and ends all sessions and
 * API keys. This browser becomes a known device.
 *
 * @returns the device token.
 */
export async function resetPassword(
  { db, mailer, configuration }: AuthContext,
  { token, password }: ResetPassword,
  caller: Caller,
): Promise<string> {
  const { network, deviceTokens } = caller;
  if (!(await isEmailTokenUsable(db, token, 'reset'))) throw invalidLink();
  await refuseBreachedPassword(password);
  const passwordHash = await hashPassword(password, network);
  return inTransaction(db, async (tx) => {
    const userId = await consumeEmailToken(tx, token, 'reset');
    const user = userId && (await proveAddress(tx, configuration, userId, network));
    if (!user) throw invalidLink();
    await setPasswordHash(tx, user.id, passwordHash);
    await noteInLog(tx, { userId: user.id, origin: caller }, 'password-reset');
    await endSessions(tx, user.id);
    await endKeys(tx, user.id);
    await deleteEmailTokens(tx, user.id);
    await deleteOtherDevices(tx, user.id, deviceTokens);
    await clearHits(tx, accountHits(user.email, network));
    await tellOfChange({ mailer, configuration }, tx, user);
    return rememberDevice(tx, user.id, deviceTokens);
  });
}

const invalidLink = () =>
  new AppError(
    'INVALID_OR_EXPIRED_LINK',
    'This link is invalid or has expired. Request a new one.',
  );

/** Changes the password, given the old one, and ends all other sessions. */
export async function updatePassword(
  context: AuthContext,
  session: Session,
  { currentPassword, password }: UpdatePassword,
  { deviceTokens }: Caller,
): Promise<void> {
  const { db, mailer, configuration } = context;
  const { user } = session;
  if (!(await isPasswordOf(context, session, currentPassword))) throw wrongCurrentPassword();
  await refuseBreachedPassword(password);
  const passwordHash = await hashPassword(password, user.id);
  await inTransaction(db, async (tx) => {
    await lockAccountOf(tx, session);
    await setPasswordHash(tx, user.id, passwordHash);
    await noteInLog(tx, actorOf(session), 'password-changed');
    await endSessions(tx, user.id, session);
    await deleteEmailTokens(tx, user.id);
    await deleteOtherDevices(tx, user.id, deviceTokens);
    await tellOfChange({ mailer, configuration }, tx, user);
  });
}

async function tellOfChange(
  { mailer, configuration }: Pick<AuthContext, 'mailer' | 'configuration'>,
  tx: Tx,
  user: UserRow,
): Promise<void> {
  const others = await waysIn(tx, configuration, user.id);
  await mailer.send(passwordChangedMail(user, configuration.baseUrl, others), tx);
}

const wrongCurrentPassword = () =>
  new AppError('VALIDATION_ERROR', 'Your current password isn’t right.', {
    errors: { currentPassword: ['Your current password isn’t right'] },
  });
