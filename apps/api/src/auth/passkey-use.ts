import type { SignedChallenge } from '@folio/contract/confirmation';
import type { AuthContext } from './auth-context.ts';
import { findPasskey, type PasskeyRow, takeChallenge } from './passkeys.repository.ts';
import { challengeOf, counterOfSignature, relyingParty } from './webauthn.ts';

/**
 * The passkey that has signed a challenge of ours, which is used up whatever comes of it: one of the
 * account `userId`, or one of a login, which is nobody's yet. Undefined where anything is not as asked.
 */
export async function verifiedUse(
  { db, configuration }: AuthContext,
  signed: SignedChallenge,
  userId: string | null,
): Promise<{ passkey: PasskeyRow; counter: number } | undefined> {
  const challenge = await challengeOf(signed.response.clientDataJSON);
  if (
    challenge === undefined ||
    !(await takeChallenge(db, userId === null ? 'log-in' : 'confirm', challenge, userId))
  )
    return undefined;
  const passkey = await findPasskey(db, signed.id);
  if (!passkey) return undefined;
  const counter = await counterOfSignature(relyingParty(configuration), challenge, signed, {
    id: passkey.credentialId,
    publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
    counter: passkey.counter,
  });
  return counter === undefined ? undefined : { passkey, counter };
}
