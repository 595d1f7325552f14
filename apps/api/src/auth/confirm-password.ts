import { countHits, forgiveHits } from '../platform/rate-limit.ts';
import type { UserRow } from '../platform/sessions.ts';
import { accountSubject, authLimits } from './auth.limits.ts';
import type { AuthContext } from './auth-context.ts';
import { isPassword } from './passwords.ts';

/** Whether whoever is logged in knows the password, too; guesses are counted as at the login. */
export async function isPasswordOf(
  context: AuthContext,
  user: UserRow,
  password: string,
): Promise<boolean> {
  const hits = [{ limit: authLimits.loginOfAccount, subject: accountSubject(user.email) }];
  await countHits(context, hits);
  if (!(await isPassword(password, user.passwordHash))) return false;
  await forgiveHits(context, hits);
  return true;
}
