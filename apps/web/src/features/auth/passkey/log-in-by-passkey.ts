import { passkeyRoutes } from '@folio/contract/passkeys';
import { startAuthentication } from '@simplewebauthn/browser';
import { api } from '../../../lib/api-client.ts';

/** Has the browser ask which passkey is to sign; undefined where the person has none or wants none. */
export async function logInByPasskey() {
  const { data } = await api(passkeyRoutes.beginLogin);
  const signed = await startAuthentication({ optionsJSON: data }).catch((error: unknown) => {
    if (error instanceof Error && error.name === 'NotAllowedError') return undefined;
    throw error;
  });
  if (!signed) return undefined;
  const { id, type, response } = signed;
  const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response;
  const credential = {
    id,
    type,
    response: { clientDataJSON, authenticatorData, signature, userHandle },
  };
  return api(passkeyRoutes.logIn, { body: { credential } });
}
