import type { Register } from '@folio/contract/auth';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../platform/database.ts';
import { isUniqueViolation } from '../platform/database-faults.ts';
import { countHits, refundHits } from '../platform/rate-limit.ts';
import { hashOf, newSecretToken } from '../platform/secret-token.ts';
import type { UserRow } from '../platform/sessions.ts';
import { inTransaction } from '../platform/transaction.ts';
import { usernameTaken } from './account.service.ts';
import { authLimits } from './auth.limits.ts';
import { alreadyRegisteredMail, verificationMail } from './auth.mails.ts';
import type { AuthContext } from './auth-context.ts';
import { emailKey } from './email-key.ts';
import { deleteEmailTokens, insertEmailToken } from './email-tokens.repository.ts';
import { refuseByRules, refuseUninvited, useInvitation } from './invitations.service.ts';
import { hashPassword, refuseBreachedPassword } from './passwords.ts';
import {
  deleteShadow,
  insertShadow,
  isUsernameTaken,
  replaceSignUp,
} from './signups.repository.ts';
import { insertUser, lockUserByEmail } from './users.repository.ts';

type SignUp = Parameters<typeof insertShadow>[2];
/** `deviceToken` identifies the browser that signed up. */
export type Registered = { verificationToken: string | undefined; deviceToken: string };

/**
 * Creates an unverified account. For a known address the response and its timing are the same: the
 * owner gets a mail, and a shadow sign-up is stored.
 *
 * @param network of the caller.
 * @returns the verification token, if no mail server could deliver it.
 */
export async function register(
  context: AuthContext,
  form: Register,
  network: string,
): Promise<Registered> {
  refuseByRules(context, form);
  await refuseBreachedPassword(form.password);
  const hits = [
    { limit: authLimits.registerFromNetwork, subject: network },
    { limit: authLimits.registerOfAccount, subject: emailKey(form.email) },
  ];
  await countHits(context, hits);
  await refuseUninvited(context, form);
  if (await isUsernameTaken(context.db, form.username, form.email)) {
    await refundHits(context, hits);
    throw usernameTaken();
  }
  const deviceToken = newSecretToken();
  const { firstName, lastName, username } = form;
  const token = await keepSignUp(context, form, {
    id: uuidv7(),
    firstName,
    lastName,
    username,
    signupBrowserHash: hashOf(deviceToken),
    passwordHash: await hashPassword(form.password, network),
  });
  return { verificationToken: context.configuration.smtpUrl ? undefined : token, deviceToken };
}

async function keepSignUp(context: AuthContext, form: Register, signUp: SignUp): Promise<string> {
  const { email } = form;
  const { baseUrl } = context.configuration;
  try {
    return await inTransaction(context.db, async (tx) => {
      const waiting = await findOrInsert(tx, email, signUp);
      await useInvitation(context, tx, form);
      if (!waiting.emailVerifiedAt) return sendVerification(context, waiting, tx);
      const shadow = await insertShadow(tx, email, signUp);
      if (!shadow) throw usernameTaken();
      await context.mailer.send(alreadyRegisteredMail(waiting, baseUrl), tx);
      return insertEmailToken(tx, shadow.id, 'verify');
    });
  } catch (error) {
    throw isUniqueViolation(error) ? usernameTaken() : error;
  }
}

/** Returns the account of an address: a verified one unchanged, or a new or replaced sign-up. */
async function findOrInsert(tx: Tx, email: string, signUp: SignUp): Promise<UserRow> {
  const before = await lockUserByEmail(tx, email);
  // Must run after locking: each of several concurrent sign-ups must see the shadow of the one
  // before it.
  await deleteShadow(tx, email);
  const user = before ? undefined : await insertUser(tx, { ...signUp, email, credits: 0 });
  if (user) return user;
  // A concurrent sign-up is found now; if there is none, the conflict is about the username.
  const owner = before ?? (await lockUserByEmail(tx, email));
  if (!owner) throw usernameTaken();
  if (owner.emailVerifiedAt) return owner;
  // The address is unverified, so the latest sign-up replaces earlier ones and their links.
  await deleteEmailTokens(tx, owner.id);
  const { id: _, ...changes } = signUp;
  return (await replaceSignUp(tx, owner.id, changes)) ?? owner;
}

/** Mails a verification link, and returns its token. */
export async function sendVerification(
  { mailer, configuration }: Pick<AuthContext, 'mailer' | 'configuration'>,
  user: UserRow,
  tx: Tx,
): Promise<string> {
  const token = await insertEmailToken(tx, user.id, 'verify');
  await mailer.send(verificationMail(user, configuration.baseUrl, token), tx);
  return token;
}
