import { countHits, refundHits } from '../platform/rate-limit.ts';
import { hashOf } from '../platform/secret-token.ts';
import { type Session, startSession, type UserRow } from '../platform/sessions.ts';
import { inTransaction } from '../platform/transaction.ts';
import { proveAddress } from './account.service.ts';
import { noteInLog } from './account-log.service.ts';
import { authLimits } from './auth.limits.ts';
import type { AuthContext, Caller } from './auth-context.ts';
import { confirmEmailChange, invalidVerificationLink } from './email-change.service.ts';
import { emailKey } from './email-key.ts';
import {
  consumeEmailToken,
  deleteEmailTokens,
  insertEmailToken,
} from './email-tokens.repository.ts';
import { deleteInvitationsOf } from './invitations.repository.ts';
import { rememberDevice } from './known-devices.service.ts';
import { sendResetLink } from './password-change.service.ts';
import { decoyHash } from './passwords.ts';
import { sendVerification } from './registration.service.ts';
import { findUserByEmail, lockUser, setPasswordHash } from './users.repository.ts';

/** Counts the wish for another verification mail. Whether one is due shows later, and only by mail. */
export async function countResend(
  context: AuthContext,
  email: string,
  network: string,
): Promise<void> {
  await countHits(context, [
    { limit: authLimits.resendFromNetwork, subject: network },
    { limit: authLimits.resendToAccount, subject: emailKey(email) },
  ]);
}

/**
 * Sends another verification mail when the address has an account that waits for it. Who has opened
 * theirs elsewhere and set no password yet has a link that says it was used: they are mailed one
 * that sets it.
 */
export async function resendVerification(context: AuthContext, email: string): Promise<void> {
  const user = await findUserByEmail(context.db, email);
  if (user?.passwordHash === decoyHash) await sendResetLink(context, email);
  if (!user || user.emailVerifiedAt) return;
  await inTransaction(context.db, (tx) => sendVerification(context, user, tx));
}

export type Verified =
  | { user: UserRow; token: string; deviceToken: string }
  /** The address is proven, and the account waits for a password that this token may set. */
  | { resetToken: string };

/**
 * Proves the address that a token was mailed to: that of a new account, or a new one of the account
 * whose session it comes with. Its owner is logged in where they signed up. Anywhere else somebody
 * else may have signed up with their address, and would know the password: it ends here, and whoever
 * has the mail sets one.
 */
export function verifyEmail(
  context: AuthContext,
  emailToken: string,
  { session, ...caller }: Caller & { session: Session | null },
): Promise<Verified> {
  return inTransaction(context.db, async (tx) => {
    const userId = await consumeEmailToken(tx, emailToken, 'verify');
    const signUp = userId && (await lockUser(tx, userId));
    const user = signUp
      ? await proveAddress(tx, context.configuration, signUp.id, caller.network)
      : await confirmEmailChange(context, tx, emailToken, session);
    if (!user) throw invalidVerificationLink();
    await deleteEmailTokens(tx, user.id);
    const kind = signUp ? 'signed-up' : 'email-changed';
    await noteInLog(tx, { userId: user.id, origin: caller }, kind);
    if (signUp) {
      await deleteInvitationsOf(tx, user.email);
      const hit = { limit: authLimits.registerFromNetwork, subject: caller.network };
      await refundHits({ configuration: context.configuration, db: tx }, [hit]);
    }
    if (signUp && !mayKeepPassword(context, signUp, caller)) {
      await setPasswordHash(tx, user.id, decoyHash);
      return { resetToken: await insertEmailToken(tx, user.id, 'reset') };
    }
    const deviceToken = await rememberDevice(tx, user.id, caller.deviceTokens);
    return { user, deviceToken, token: await startSession(tx, user.id, caller.device) };
  });
}

/** Without a mail server a link proves nothing: the answer to a sign-up contains it, too. */
const mayKeepPassword = (
  { configuration }: AuthContext,
  { signupBrowserHash }: UserRow,
  { deviceTokens }: Caller,
): boolean =>
  !configuration.smtpUrl ||
  (signupBrowserHash !== null && deviceTokens.map(hashOf).includes(signupBrowserHash));
