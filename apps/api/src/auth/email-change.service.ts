import { AppError } from '../platform/app-error.ts';
import type { Queryable, Tx } from '../platform/database.ts';
import { isUniqueViolation } from '../platform/database-faults.ts';
import { layOutMail } from '../platform/mail/layout.ts';
import { greeting } from '../platform/mail/mail-text.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import { countHits } from '../platform/rate-limit.ts';
import { endSession, type Session, type UserRow } from '../platform/sessions.ts';
import { actorOf, noteInLog } from './account-log.service.ts';
import { authLimits } from './auth.limits.ts';
import type { AuthContext } from './auth-context.ts';
import { isPasswordOf } from './confirmation.ts';
import { emailKey } from './email-key.ts';
import {
  consumeEmailChange,
  deleteEmailTokens,
  findNewEmail,
  insertEmailToken,
} from './email-tokens.repository.ts';
import { deleteWaitingSignUp } from './signups.repository.ts';
import { refuseUntrustedDomain } from './trusted-domains.ts';
import { changeUser, findUserByEmail, lockUser } from './users.repository.ts';

/** Returns the address that awaits verification, or '' if there is none. */
export const pendingEmailOf = async (db: Queryable, userId: string): Promise<string> =>
  (await findNewEmail(db, userId)) ?? '';

/**
 * Checks and rate-limits a change of address. With a session alone, only an address that was
 * requested before with the password can be requested again.
 */
export async function admitEmailChange(
  context: AuthContext,
  session: Session,
  email: string,
  password: string | undefined,
): Promise<void> {
  const { user } = session;
  if (isSameAddress(email, user.email)) return;
  refuseUntrustedDomain(context, email);
  if (!isSameAddress(email, await pendingEmailOf(context.db, user.id))) {
    if (!password) throw refusedPassword('Enter your current password to change your email');
    if (!(await isPasswordOf(context, session, password)))
      throw refusedPassword('Your current password isn’t right');
  }
  await countHits(context, [{ limit: authLimits.emailChangeOfAccount, subject: user.id }]);
}

const refusedPassword = (message: string) =>
  new AppError('VALIDATION_ERROR', `${message}.`, { errors: { currentPassword: [message] } });

/**
 * Mails a link to the new address, which replaces the account's when it is opened, and a notice to
 * the old one. An address of another account is answered the same, and its owner is notified. The
 * current address cancels a pending change.
 *
 * @returns the token, if no mail server could deliver it.
 */
export async function startEmailChange(
  { configuration, mailer }: AuthContext,
  tx: Tx,
  { user, origin }: Pick<Session, 'user' | 'origin'>,
  email: string,
): Promise<string | undefined> {
  const { baseUrl, smtpUrl } = configuration;
  await deleteEmailTokens(tx, user.id, 'change');
  if (isSameAddress(email, user.email)) return undefined;
  const token = await insertEmailToken(tx, user.id, 'change', email);
  const owner = await findUserByEmail(tx, email);
  // An unverified sign-up belongs to nobody, and may be a stranger's.
  const mail = owner?.emailVerifiedAt
    ? addressIsUsedMail(owner, baseUrl)
    : newAddressMail({ ...user, email }, baseUrl, token);
  await mailer.send(mail, tx);
  await mailer.send(addressToChangeMail(user, email, baseUrl), tx);
  await noteInLog(tx, actorOf({ user, origin }), 'email-change-asked');
  return smtpUrl ? undefined : token;
}

/**
 * Replaces the account's address by the token's, and replaces the session. The token alone isn't
 * enough, since the address may have been mistyped.
 */
export async function confirmEmailChange(
  { configuration, mailer }: AuthContext,
  tx: Tx,
  token: string,
  session: Session | null,
): Promise<UserRow | undefined> {
  const change = await consumeEmailChange(tx, token);
  if (!change) return undefined;
  if (!session) throw new AppError('UNAUTHENTICATED', 'Please log in to confirm your new address.');
  if (session.user.id !== change.userId) return undefined;
  const user = await lockUser(tx, change.userId);
  if (!user) return undefined;
  const { newEmail: email } = change;
  await deleteWaitingSignUp(tx, email);
  try {
    await changeUser(tx, user.id, { email });
  } catch (error) {
    // Another account has verified the address meanwhile.
    throw isUniqueViolation(error) ? invalidVerificationLink() : error;
  }
  await endSession(tx, session);
  await mailer.send(addressChangedMail(user, email, configuration.baseUrl), tx);
  return { ...user, email };
}

export const invalidVerificationLink = () =>
  new AppError('INVALID_OR_EXPIRED_LINK', 'Invalid or expired verification link.');

const isSameAddress = (one: string, other: string) => emailKey(one) === emailKey(other);

type Recipient = { email: string; firstName: string };

/** The mail to the new address, with the verification link. */
export function newAddressMail(to: Recipient, baseUrl: string, token: string): Mail {
  const query = new URLSearchParams({ email: to.email, token });
  return layOutMail({
    to: to.email,
    subject: 'Please confirm your new email address',
    preview: 'One click and your Folio account uses this address.',
    paragraphs: [
      greeting(to.firstName),
      'You asked to use this address for your Folio account. Confirm it on a device where you’re logged in.',
    ],
    action: { label: 'Confirm my new address', url: `${baseUrl}/verify-email?${query}` },
    footnote:
      'The link works once and expires in 24 hours. If you don’t have a Folio account, someone mistyped their address and you can ignore this email.',
  });
}

/** The mail to the owner of an address that another account requested. */
export function addressIsUsedMail(to: Recipient, baseUrl: string): Mail {
  return layOutMail({
    to: to.email,
    subject: 'You already have a Folio account',
    preview: 'Another account asked for your address. Nothing was changed.',
    paragraphs: [
      greeting(to.firstName),
      'Someone tried to add your address to another Folio account. It belongs to yours, so nothing was changed.',
      'If it was you and you want only one account, delete this one or use another address.',
    ],
    action: { label: 'Log in', url: `${baseUrl}/login` },
    footnote: 'If it wasn’t you, you don’t need to do anything.',
  });
}

/** The mail to the current address until the new one is verified. */
export function addressToChangeMail(to: Recipient, newEmail: string, baseUrl: string): Mail {
  return layOutMail({
    to: to.email,
    subject: 'Your email address is about to change',
    preview: 'If it wasn’t you, set a new password right away.',
    paragraphs: [
      greeting(to.firstName),
      `Your Folio account is about to use ${newEmail}. Once that’s confirmed, this address is no longer used.`,
      'If it wasn’t you, set a new password now. It stops the change and signs out every device.',
    ],
    action: { label: 'Set a new password', url: `${baseUrl}/reset-password` },
  });
}

/** The mail to the previous address. */
export function addressChangedMail(to: Recipient, newEmail: string, baseUrl: string): Mail {
  return layOutMail({
    to: to.email,
    subject: 'Your email address was changed',
    preview: 'This address no longer belongs to your account.',
    paragraphs: [
      greeting(to.firstName),
      `Your Folio account now uses ${newEmail}, and we’ll send emails there from now on.`,
      'If it wasn’t you, email us right away from this address.',
    ],
    action: { label: 'Write to us', url: `${baseUrl}/contact` },
  });
}
