import type { SignedChallenge } from '@folio/contract/confirmation';
import type { AuthContext } from './auth-context.ts';
import { consumeChallenge, findPasskey, type PasskeyRow } from './passkeys.repository.ts';
import { challengeOf, counterOfSignature, relyingParty } from './webauthn.ts';

/**
 * Verifies a passkey's signature of a challenge and consumes the challenge in any case. For a
 * confirmation the passkey must belong to `userId`; for a login to any account. Undefined if
 * anything is invalid.
 */
export async function verifiedUse(
  { db, configuration }: AuthContext,
  signed: SignedChallenge,
  userId: string | null,
): Promise<{ passkey: PasskeyRow; counter: number } | undefined> {
  const challenge = await challengeOf(signed.response.clientDataJSON);
  if (
    challenge === undefined ||
    !(await consumeChallenge(db, userId === null ? 'log-in' : 'confirm', challenge, userId))
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
