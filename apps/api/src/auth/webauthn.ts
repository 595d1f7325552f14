import type { SignedChallenge } from '@folio/contract/confirmation';
import type { NewCredential } from '@folio/contract/passkeys';
import type { WebAuthnCredential } from '@simplewebauthn/server';
import type { Configuration } from '../platform/configuration.ts';

/** With its parsers of certificates it is 200 modules: loaded by the first passkey. */
const library = async () => ({
  ...(await import('@simplewebauthn/server')),
  ...(await import('@simplewebauthn/server/helpers')),
});

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
export async function challengeOf(clientDataJSON: string): Promise<string | undefined> {
  const { decodeClientDataJSON } = await library();
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
  const { decodeAttestationObject, decodeClientDataJSON, verifyRegistrationResponse } =
    await library();
  try {
    if (!isOfThisPage(decodeClientDataJSON(response.clientDataJSON))) return undefined;
    if (namesItsMaker(decodeAttestationObject(bytesOf(response.attestationObject))))
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
  const { decodeClientDataJSON, verifyAuthenticationResponse } = await library();
  try {
    if (!isOfThisPage(decodeClientDataJSON(response.clientDataJSON))) return undefined;
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

type Library = Awaited<ReturnType<typeof library>>;

const bytesOf = (base64Url: string) => new Uint8Array(Buffer.from(base64Url, 'base64url'));

/** Not of a frame in somebody else's page. */
const isOfThisPage = ({ crossOrigin }: ReturnType<Library['decodeClientDataJSON']>): boolean =>
  crossOrigin !== true;

/**
 * Nobody asked for certificates, and browsers send none. Checking those that a caller made up would
 * have the server fetch the lists of revoked ones from addresses that stand in them.
 */
function namesItsMaker(decoded: ReturnType<Library['decodeAttestationObject']>): boolean {
  const isSelfMade = decoded.get('fmt') === 'packed' && !decoded.get('attStmt').get('x5c');
  return decoded.get('fmt') !== 'none' && !isSelfMade;
}
