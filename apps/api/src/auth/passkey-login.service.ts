import type { SignedChallenge } from '@folio/contract/confirmation';
import { passkeyLimits, type RequestOptions } from '@folio/contract/passkeys';
import { AppError } from '../platform/app-error.ts';
import { countHits, refundHits } from '../platform/rate-limit.ts';
import { newSecretToken } from '../platform/secret-token.ts';
import { startSession } from '../platform/sessions.ts';
import { inTransaction } from '../platform/transaction.ts';
import { noteInLog, noteRefusal } from './account-log.service.ts';
import { authLimits } from './auth.limits.ts';
import type { AuthContext, Caller } from './auth-context.ts';
import { rememberDevice } from './known-devices.service.ts';
import type { LoggedIn } from './login.service.ts';
import { verifiedUse } from './passkey-use.ts';
import { findPasskey, notePasskeyUse, saveChallenge } from './passkeys.repository.ts';
import { userHandleOf } from './passkeys.service.ts';
import { lockUser } from './users.repository.ts';
import { relyingParty } from './webauthn.ts';

/**
 * Creates a login challenge. It is independent of the person, so it doesn't reveal whether they are
 * known.
 */
export async function beginPasskeyLogin(
  context: AuthContext,
  network: string,
): Promise<RequestOptions> {
  await countHits(context, [{ limit: authLimits.passkeyChallengeOfNetwork, subject: network }]);
  const challenge = newSecretToken();
  await inTransaction(context.db, (tx) =>
    saveChallenge(tx, 'log-in', challenge, null, passkeyLimits.challengeSeconds),
  );
  return {
    challenge,
    timeout: passkeyLimits.challengeSeconds * 1_000,
    rpId: relyingParty(context.configuration).id,
    userVerification: 'required',
  };
}

/**
 * Logs in by a passkey with user verification, which is two factors, so no code is asked for.
 * Failures count by caller only: signatures can't be guessed, and nobody can lock an account.
 */
export async function logInByPasskey(
  context: AuthContext,
  signed: SignedChallenge,
  caller: Caller,
): Promise<LoggedIn> {
  const { db } = context;
  const hits = [{ limit: authLimits.passkeyFromNetwork, subject: caller.network }];
  await countHits(context, hits);
  const use = await verifiedUse(context, signed, null);
  if (!use || signed.response.userHandle !== userHandleOf(use.passkey.userId)) {
    const owner = await findPasskey(db, signed.id);
    if (owner) await noteRefusal(db, { userId: owner.userId, origin: caller }, 'passkey-refused');
    throw refused();
  }
  const { passkey, counter } = use;
  const loggedIn = await inTransaction(db, async (tx) => {
    // Locked as when removing a passkey or deleting the account, so that no session remains
    // afterwards.
    const user = await lockUser(tx, passkey.userId);
    if (!user?.emailVerifiedAt) throw refused();
    if (!(await notePasskeyUse(tx, passkey.credentialId, counter))) throw refused();
    const deviceToken = await rememberDevice(tx, user.id, caller.deviceTokens);
    const token = await startSession(tx, user.id, caller.device, { isCodeProven: true });
    await noteInLog(tx, { userId: user.id, origin: caller }, 'login-by-passkey');
    return { user, deviceToken, token };
  });
  await refundHits(context, hits);
  return loggedIn;
}

const refused = () =>
  new AppError(
    'INVALID_CREDENTIALS',
    'This passkey doesn’t log in here. It may have been removed.',
  );
