import type { SignedChallenge } from '@folio/contract/confirmation';
import { passkeyLimits, type RequestOptions } from '@folio/contract/passkeys';
import { AppError } from '../platform/app-error.ts';
import { countHits } from '../platform/rate-limit.ts';
import { newSecretToken } from '../platform/secret-token.ts';
import { noteCodeProven, type Session } from '../platform/sessions.ts';
import { inTransaction } from '../platform/transaction.ts';
import { lockAccount } from './account.service.ts';
import { actorOf, noteRefusal } from './account-log.service.ts';
import { authLimits } from './auth.limits.ts';
import type { AuthContext } from './auth-context.ts';
import { verifiedUse } from './passkey-use.ts';
import { listPasskeys, notePasskeyUse, saveChallenge } from './passkeys.repository.ts';
import { relyingParty } from './webauthn.ts';

/** Creates a challenge for confirming an action by passkey instead of the password. */
export async function beginConfirmation(
  context: AuthContext,
  { user }: Session,
  network: string,
): Promise<RequestOptions> {
  await countHits(context, [{ limit: authLimits.passkeyChallengeOfNetwork, subject: network }]);
  const known = await listPasskeys(context.db, user.id);
  if (known.length === 0) throw new AppError('NOT_FOUND', 'Your account has no passkey.');
  const challenge = newSecretToken();
  await inTransaction(context.db, (tx) =>
    saveChallenge(tx, 'confirm', challenge, user.id, passkeyLimits.challengeSeconds),
  );
  return {
    challenge,
    timeout: passkeyLimits.challengeSeconds * 1_000,
    rpId: relyingParty(context.configuration).id,
    userVerification: 'required',
    allowCredentials: known.map(({ credentialId: id }) => ({ type: 'public-key', id })),
  };
}

/**
 * Throws unless a passkey of this account has just signed its challenge, for the first time. A
 * passkey with user verification counts as password and code, as at the login.
 */
export async function requirePasskey(
  context: AuthContext,
  session: Session,
  signed: SignedChallenge,
): Promise<void> {
  const { user } = session;
  const use = await verifiedUse(context, signed, user.id);
  const isAccepted =
    use?.passkey.userId === user.id &&
    (await inTransaction(context.db, async (tx) => {
      await lockAccount(tx, user.id);
      if (!(await notePasskeyUse(tx, use.passkey.credentialId, use.counter))) return false;
      await noteCodeProven(tx, session);
      return true;
    }));
  if (isAccepted) return;
  await noteRefusal(context.db, actorOf(session), 'passkey-refused');
  throw refused();
}

const refused = () => {
  const message = 'This passkey wasn’t accepted. Try again, or enter your password.';
  return new AppError('VALIDATION_ERROR', message, { errors: { passkey: [message] } });
};
