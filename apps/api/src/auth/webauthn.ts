import type { SignedChallenge } from '@folio/contract/confirmation';
import type { NewCredential } from '@folio/contract/passkeys';
import type { WebAuthnCredential } from '@simplewebauthn/server';
import type { Configuration } from '../platform/configuration.ts';

/** 200 modules with its certificate parsers, so it is loaded with the first passkey. */
const library = async () => ({
  ...(await import('@simplewebauthn/server')),
  ...(await import('@simplewebauthn/server/helpers')),
});

/**
 * COSE algorithms in order of preference: EdDSA, ES256 and RS256, which cover all authenticators.
 */
export const algorithms = [-8, -7, -257];

/**
 * The WebAuthn relying party: the public host. Browsers offer passkeys on that host only, which
 * prevents phishing.
 */
export function relyingParty({ baseUrl }: Pick<Configuration, 'baseUrl'>) {
  const { hostname, origin } = new URL(baseUrl);
  return { id: hostname, origin };
}

type RelyingParty = ReturnType<typeof relyingParty>;

/** The challenge in client data; undefined if it can't be parsed. */
export async function challengeOf(clientDataJSON: string): Promise<string | undefined> {
  const { decodeClientDataJSON } = await library();
  try {
    const { challenge } = decodeClientDataJSON(clientDataJSON);
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

/** Verifies a registration; returns the new credential, or undefined if anything is invalid. */
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

/**
 * Verifies a signature by `credential`; returns the signature counter, or undefined if it is
 * invalid.
 */
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

/** Rejects responses from a frame in another site's page. */
const isOfThisPage = ({ crossOrigin }: ReturnType<Library['decodeClientDataJSON']>): boolean =>
  crossOrigin !== true;

/**
 * Attestation is not requested, and browsers send none. Verifying forged certificates would make
 * the server fetch revocation lists from attacker-controlled URLs.
 */
function namesItsMaker(decoded: ReturnType<Library['decodeAttestationObject']>): boolean {
  const isSelfMade = decoded.get('fmt') === 'packed' && !decoded.get('attStmt').get('x5c');
  return decoded.get('fmt') !== 'none' && !isSelfMade;
}
