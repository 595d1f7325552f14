import { countHits, refundHits } from '../platform/rate-limit.ts';
import type { UserRow } from '../platform/sessions.ts';
import { authLimits } from './auth.limits.ts';
import type { AuthContext } from './auth-context.ts';
import { isPassword } from './passwords.ts';

/**
 * Whether whoever is logged in knows the password, too. Guesses are as few as at the login, and
 * counted apart from it: no stranger can use them up.
 */
export async function isPasswordOf(
  context: AuthContext,
  user: UserRow,
  password: string,
): Promise<boolean> {
  const hits = [{ limit: authLimits.passwordOfSession, subject: user.id }];
  await countHits(context, hits);
  if (!(await isPassword(password, user.passwordHash))) return false;
  await refundHits(context, hits);
  return true;
}
