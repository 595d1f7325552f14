import type { Login } from '@folio/contract/auth';
import { AppError } from '../platform/app-error.ts';
import { countHits, type RateLimitHit, refundHits } from '../platform/rate-limit.ts';
import { startSession, type UserRow } from '../platform/sessions.ts';
import { authLimits, loginHits } from './auth.limits.ts';
import type { AuthContext, Caller } from './auth-context.ts';
import { knownDevice, rememberDevice } from './known-devices.service.ts';
import { isPassword } from './passwords.ts';
import { requireCode } from './second-factor.service.ts';
import { findSecondFactor } from './second-factors.repository.ts';
import { findShadow } from './signups.repository.ts';
import { findUserByEmail } from './users.repository.ts';

/**
 * Logs a person in; only failures count towards the limits. An unknown address costs as much time
 * as a wrong password, and a sign-up that waits for an address as much as one that waits in vain.
 *
 * @returns undefined when the address is still to be proven, 'needs-code' where the account asks for one.
 */
export async function logIn(
  context: AuthContext,
  { email, password, code }: Login,
  caller: Caller,
): Promise<{ user: UserRow; token: string; deviceToken: string } | 'needs-code' | undefined> {
  const { db } = context;
  const hits = await hitsOf(context, email, caller);
  await countHits(context, hits);
  const user = await findUserByEmail(db, email);
  const isUsers = await isPassword(password, user?.passwordHash);
  if (user?.emailVerifiedAt && isUsers) {
    const asksForCode = (await findSecondFactor(db, user.id))?.isConfirmed ?? false;
    if (asksForCode && code !== undefined) await requireCode(context, user, code);
    await refundHits(context, hits);
    if (asksForCode && code === undefined) return 'needs-code';
    const deviceToken = await rememberDevice(db, user.id, caller.deviceTokens);
    const proof = { isCodeProven: asksForCode };
    return { user, deviceToken, token: await startSession(db, user.id, caller.device, proof) };
  }
  const shadow = await findShadow(db, email);
  const isShadows = await isPassword(password, isUsers ? undefined : shadow?.passwordHash);
  if (!isUsers && !isShadows)
    throw new AppError('INVALID_CREDENTIALS', 'Invalid credentials. Please try again.');
  await refundHits(context, hits);
  return undefined;
}

/** A device that the account knows is counted by itself: what strangers do does not stop it. */
async function hitsOf(
  { db }: AuthContext,
  email: string,
  { network, deviceTokens }: Caller,
): Promise<RateLimitHit[]> {
  const owner = deviceTokens.length > 0 ? await findUserByEmail(db, email) : undefined;
  const device = owner && (await knownDevice(db, owner.id, deviceTokens));
  if (device === undefined) return loginHits(email, network);
  return [{ limit: authLimits.loginOfDevice, subject: device }];
}
