import type { Login } from '@folio/contract/auth';
import { AppError } from '../platform/app-error.ts';
import { countHits, type RateLimitHit, refundHits } from '../platform/rate-limit.ts';
import { startSession, type UserRow } from '../platform/sessions.ts';
import { inTransaction } from '../platform/transaction.ts';
import { noteInLog } from './account-log.service.ts';
import { authLimits, loginHits } from './auth.limits.ts';
import type { AuthContext, Caller } from './auth-context.ts';
import { knownDevice, rememberDevice } from './known-devices.service.ts';
import { isPassword } from './passwords.ts';
import { requireCode } from './second-factor.service.ts';
import { findSecondFactor } from './second-factors.repository.ts';
import { findShadow } from './signups.repository.ts';
import { findUserByEmail, lockUser } from './users.repository.ts';

export type LoggedIn = { user: UserRow; token: string; deviceToken: string };

/**
 * Logs in by password; only failures count towards the limits. Unknown addresses and shadow
 * sign-ups take the same time as others.
 *
 * @returns undefined while the address is unverified, 'needs-code' for two-step login.
 */
export async function logIn(
  context: AuthContext,
  { email, password, code }: Login,
  caller: Caller,
): Promise<LoggedIn | 'needs-code' | undefined> {
  const { db } = context;
  const hits = await hitsOf(context, email, caller);
  await countHits(context, hits);
  const user = await findUserByEmail(db, email);
  const isUsers = await isPassword(password, user?.passwordHash, caller.network);
  if (user?.emailVerifiedAt && isUsers) {
    const asksForCode = (await findSecondFactor(db, user.id))?.isConfirmed ?? false;
    if (asksForCode && code !== undefined)
      await requireCode(context, { user, origin: () => caller }, code);
    await refundHits(context, hits);
    if (asksForCode && code === undefined) return 'needs-code';
    return openSession(context, user, { isCodeProven: asksForCode }, caller);
  }
  const shadow = await findShadow(db, email);
  const shadowHash = isUsers ? undefined : shadow?.passwordHash;
  const isShadows = await isPassword(password, shadowHash, caller.network);
  if (!isUsers && !isShadows) throw wrongCredentials();
  await refundHits(context, hits);
  return undefined;
}

/**
 * Opens a session, unless the password was changed or two-step login turned on since the password
 * was checked. Both lock the account and end existing sessions, which this one would escape.
 */
function openSession(
  { db }: AuthContext,
  { id, passwordHash }: UserRow,
  proof: { isCodeProven: boolean },
  caller: Caller,
): Promise<LoggedIn | 'needs-code'> {
  const { device, deviceTokens } = caller;
  return inTransaction(db, async (tx) => {
    const user = await lockUser(tx, id);
    if (user?.passwordHash !== passwordHash) throw wrongCredentials();
    const asksForCode = (await findSecondFactor(tx, id))?.isConfirmed ?? false;
    if (asksForCode && !proof.isCodeProven) return 'needs-code';
    const deviceToken = await rememberDevice(tx, id, deviceTokens);
    const kind = proof.isCodeProven ? 'login-by-code' : 'login-by-password';
    await noteInLog(tx, { userId: id, origin: caller }, kind);
    return { user, deviceToken, token: await startSession(tx, id, device, proof) };
  });
}

const wrongCredentials = () =>
  new AppError('INVALID_CREDENTIALS', 'Invalid credentials. Please try again.');

/** A known device has its own limit, which strangers don't affect. */
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
