import type { SignedChallenge } from '@folio/contract/confirmation';
import type { RequestOptions } from '@folio/contract/passkeys';
import { startAuthentication } from '@simplewebauthn/browser';

/**
 * Asks the browser to sign a challenge with a passkey; resolves to undefined if the person has none
 * or cancels.
 */
export async function signByPasskey({
  allowCredentials,
  ...options
}: RequestOptions): Promise<SignedChallenge | undefined> {
  const optionsJSON = { ...options, ...(allowCredentials ? { allowCredentials } : {}) };
  const signed = await startAuthentication({ optionsJSON }).catch((error: unknown) => {
    if (error instanceof Error && error.name === 'NotAllowedError') return undefined;
    throw error;
  });
  if (!signed) return undefined;
  const { id, type, response } = signed;
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return { id, type, response: { clientDataJSON, authenticatorData, signature, userHandle } };
}
