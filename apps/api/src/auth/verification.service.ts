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

/** Counts a request for another mail. The response doesn't depend on whether one is sent. */
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
 * Mails another verification link if the address has an unverified account. If the address was
 * verified in another browser and has no password yet, the mail has a link that sets one.
 */
export async function resendVerification(context: AuthContext, email: string): Promise<void> {
  const user = await findUserByEmail(context.db, email);
  if (user?.passwordHash === decoyHash) await sendResetLink(context, email);
  if (!user || user.emailVerifiedAt) return;
  await inTransaction(context.db, (tx) => sendVerification(context, user, tx));
}

export type Verified =
  | { user: UserRow; token: string; deviceToken: string }
  /** The address is verified, and the account waits for a password, which this token may set. */
  | { resetToken: string };

/**
 * Verifies the address of a mailed token: a new account's, or a new address of the session's
 * account. In the browser that signed up, this logs in. In another browser the sign-up may be by a
 * stranger who knows its password: the password is removed, and the owner of the mailbox sets one.
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

/** Without a mail server a link proves nothing, since the sign-up's response contains it. */
const mayKeepPassword = (
  { configuration }: AuthContext,
  { signupBrowserHash }: UserRow,
  { deviceTokens }: Caller,
): boolean =>
  !configuration.smtpUrl ||
  (signupBrowserHash !== null && deviceTokens.map(hashOf).includes(signupBrowserHash));
