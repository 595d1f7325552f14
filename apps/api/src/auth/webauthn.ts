import type { SignedChallenge } from '@folio/contract/confirmation';
import type { NewCredential } from '@folio/contract/passkeys';
import {
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type WebAuthnCredential,
} from '@simplewebauthn/server';
import { decodeAttestationObject, decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import type { Configuration } from '../platform/configuration.ts';

/** EdDSA, ES256 and RS256 (COSE), in the order that they are asked for: what all authenticators have. */
export const algorithms = [-8, -7, -257];

/**
 * Whose passkeys these are, to browsers: the host of the public address. They are asked for on that
 * address alone, so an imitated page gets none.
 */
export function relyingParty({ baseUrl }: Pick<Configuration, 'baseUrl'>) {
  const { hostname, origin } = new URL(baseUrl);
  return { id: hostname, origin };
}

type RelyingParty = ReturnType<typeof relyingParty>;

/** The challenge that an answer is about; undefined where it can't be read. */
export function challengeOf(clientDataJSON: string): string | undefined {
  try {
    const { challenge } = decodeClientDataJSON(clientDataJSON);
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

/** The credential that was made for a challenge; undefined where anything about it is not as asked. */
export async function verifiedCredential(
  party: RelyingParty,
  challenge: string,
  { id, type, response }: NewCredential,
): Promise<WebAuthnCredential | undefined> {
  try {
    if (!isOfThisPage(response.clientDataJSON) || namesItsMaker(response.attestationObject))
      return undefined;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { id, rawId: id, type, response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    return verified && registrationInfo.credential.id === id
      ? registrationInfo.credential
      : undefined;
  } catch {
    return undefined;
  }
}

/** The counter that comes with a challenge that `credential` has signed; undefined where it has not. */
export async function counterOfSignature(
  party: RelyingParty,
  challenge: string,
  { id, type, response }: SignedChallenge,
  credential: WebAuthnCredential,
): Promise<number | undefined> {
  try {
    if (!isOfThisPage(response.clientDataJSON)) return undefined;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId: id, type, response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential,
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}

/** Not of a frame in somebody else's page. */
const isOfThisPage = (clientDataJSON: string): boolean =>
  decodeClientDataJSON(clientDataJSON).crossOrigin !== true;

/**
 * Nobody asked for certificates, and browsers send none. Checking those that a caller made up would
 * have the server fetch the lists of revoked ones from addresses that stand in them.
 */
function namesItsMaker(attestationObject: string): boolean {
  const decoded = decodeAttestationObject(
    new Uint8Array(Buffer.from(attestationObject, 'base64url')),
  );
  const isSelfMade = decoded.get('fmt') === 'packed' && !decoded.get('attStmt').get('x5c');
  return decoded.get('fmt') !== 'none' && !isSelfMade;
}
