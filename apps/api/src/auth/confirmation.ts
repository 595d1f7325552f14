import type { Confirmation } from '@folio/contract/confirmation';
import { AppError } from '../platform/app-error.ts';
import { countHits, refundHits } from '../platform/rate-limit.ts';
import { isCodeProven, type Session } from '../platform/sessions.ts';
import { actorOf, noteRefusal } from './account-log.service.ts';
import { authLimits } from './auth.limits.ts';
import type { AuthContext } from './auth-context.ts';
import { requirePasskey } from './passkey-confirmation.service.ts';
import { isPassword } from './passwords.ts';
import { findSecondFactor } from './second-factors.repository.ts';

/**
 * Checks the password again before an irreversible action. Guesses are limited as at the login, but
 * counted separately, so that strangers can't use them up. With two-step login, the session must
 * have proven a code recently: `CODE_REQUIRED` otherwise.
 */
export async function isPasswordOf(
  context: AuthContext,
  session: Session,
  password: string,
): Promise<boolean> {
  const { user } = session;
  const hits = [{ limit: authLimits.passwordOfSession, subject: user.id }];
  await countHits(context, hits);
  if (!(await isPassword(password, user.passwordHash, user.id))) {
    await noteRefusal(context.db, actorOf(session), 'password-refused');
    return false;
  }
  await refundHits(context, hits);
  const factor = await findSecondFactor(context.db, user.id);
  if (factor?.isConfirmed && !(await isCodeProven(context.db, session)))
    throw new AppError('CODE_REQUIRED', 'Enter a code of your app to go on.');
  return true;
}

/** Throws unless the password, or a signature by a passkey of the account, is correct. */
export async function requireConfirmation(
  context: AuthContext,
  session: Session,
  { password, passkey }: Confirmation,
): Promise<void> {
  if (passkey) return requirePasskey(context, session, passkey);
  if (password === undefined)
    throw new AppError('VALIDATION_ERROR', 'Password is required', {
      errors: { password: ['Password is required'] },
    });
  if (await isPasswordOf(context, session, password)) return;
  throw new AppError('WRONG_PASSWORD', 'This isn’t your current password.', {
    errors: { password: ['This isn’t your current password'] },
  });
}
