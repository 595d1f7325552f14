import type { Login } from '@folio/contract/auth';
import { AppError } from '../platform/app-error.ts';
import { countHits, forgiveHits } from '../platform/rate-limit.ts';
import { startSession, type UserRow } from '../platform/sessions.ts';
import { accountSubject, authLimits } from './auth.limits.ts';
import type { AuthContext } from './auth-context.ts';
import { isPassword } from './passwords.ts';
import { findUserByEmail } from './users.repository.ts';

/**
 * Logs a person in; only failures count towards the limits. An unknown address costs as much time
 * as a wrong password.
 *
 * @param caller their network address, and their device in words.
 * @returns undefined when the address is still to be proven.
 */
export async function logIn(
  context: AuthContext,
  { email, password }: Login,
  { address, device }: { address: string; device: string },
): Promise<{ user: UserRow; token: string } | undefined> {
  const hits = [
    { limit: authLimits.loginOfAccount, subject: accountSubject(email) },
    { limit: authLimits.loginFromAddress, subject: address },
  ];
  await countHits(context, hits);
  const user = await findUserByEmail(context.db, email);
  const isRight = await isPassword(password, user?.passwordHash);
  if (!user || !isRight)
    throw new AppError('INVALID_CREDENTIALS', 'Invalid credentials. Please try again.');
  await forgiveHits(context, hits);
  if (!user.emailVerifiedAt) return undefined;
  return { user, token: await startSession(context.db, user.id, device) };
}
