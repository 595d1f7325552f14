import type { Register } from '@folio/contract/auth';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../platform/database.ts';
import { countHits, forgiveHits } from '../platform/rate-limit.ts';
import { newSecretToken } from '../platform/secret-token.ts';
import { type Session, startSession, type UserRow } from '../platform/sessions.ts';
import { inTransaction } from '../platform/transaction.ts';
import { proveAddress } from './account.service.ts';
import { accountSubject, authLimits } from './auth.limits.ts';
import { alreadyRegisteredMail, verificationMail } from './auth.mails.ts';
import type { AuthContext } from './auth-context.ts';
import { refuseBreachedPassword } from './breached-passwords.ts';
import { confirmEmailChange, invalidVerificationLink } from './email-change.service.ts';
import {
  consumeEmailToken,
  deleteEmailTokens,
  insertEmailToken,
} from './email-tokens.repository.ts';
import { hashPassword } from './passwords.ts';
import { refuseUntrustedDomain } from './trusted-domains.ts';
import { usernameTaken } from './username-taken.ts';
import { findUserByEmail, hasUsername, insertUser } from './users.repository.ts';

/**
 * Makes an account that waits for its address to be proven. A known address is told nothing here,
 * in the same time: its owner gets a mail.
 *
 * @param address the caller's network address.
 * @returns the verification token, when no mail server could deliver it.
 */
export async function register(
  context: AuthContext,
  form: Register,
  address: string,
): Promise<string | undefined> {
  refuseUntrustedDomain(context, form.email);
  await refuseBreachedPassword(form.password);
  const hits = [{ limit: authLimits.registerFromAddress, subject: address }];
  await countHits(context, hits);
  if (await hasUsername(context.db, form.username)) {
    await forgiveHits(context, hits);
    throw usernameTaken();
  }
  const token = await createAccount(context, form, await hashPassword(form.password));
  return context.configuration.smtpUrl ? undefined : token;
}

function createAccount(
  { configuration, db, mailer }: AuthContext,
  { firstName, lastName, email, username }: Register,
  passwordHash: string,
): Promise<string> {
  const id = uuidv7();
  const { baseUrl } = configuration;
  return inTransaction(db, async (tx) => {
    const values = { id, email, username, passwordHash, firstName, lastName, credits: 0 };
    const user = await insertUser(tx, values);
    if (user) {
      return sendVerification({ mailer, baseUrl }, user, tx);
    }
    const owner = await findUserByEmail(tx, email);
    if (!owner) throw usernameTaken();
    await mailer.send(alreadyRegisteredMail(owner, baseUrl), tx);
    return newSecretToken();
  });
}

async function sendVerification(
  { mailer, baseUrl }: Pick<AuthContext, 'mailer'> & { baseUrl: string },
  user: UserRow,
  tx: Tx,
): Promise<string> {
  const token = await insertEmailToken(tx, user.id, 'verify');
  await mailer.send(verificationMail(user, baseUrl, token), tx);
  return token;
}

/** Counts the wish for another verification mail. Whether one is due shows later, and only by mail. */
export async function countResend(context: AuthContext, email: string): Promise<void> {
  await countHits(context, [{ limit: authLimits.resendToAccount, subject: accountSubject(email) }]);
}

/** Sends another verification mail when the address has an account that waits for it. */
export async function resendVerification(context: AuthContext, email: string): Promise<void> {
  const { db, mailer, configuration } = context;
  const user = await findUserByEmail(db, email);
  if (!user || user.emailVerifiedAt) return;
  const { baseUrl } = configuration;
  await inTransaction(db, (tx) => sendVerification({ mailer, baseUrl }, user, tx));
}

/**
 * Proves the address that a token was mailed to, and logs its owner in: that of a new account, or a
 * new one of the account whose session it comes with.
 */
export function verifyEmail(
  context: AuthContext,
  emailToken: string,
  { device, session }: { device: string; session: Session | null },
) {
  return inTransaction(context.db, async (tx) => {
    const userId = await consumeEmailToken(tx, emailToken, 'verify');
    const user = userId
      ? await proveAddress(tx, userId, context.configuration.creditsAtSignup)
      : await confirmEmailChange(context, tx, emailToken, session);
    if (!user) throw invalidVerificationLink();
    await deleteEmailTokens(tx, user.id);
    return { user, token: await startSession(tx, user.id, device) };
  });
}
