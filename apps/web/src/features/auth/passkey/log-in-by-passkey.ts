import { passkeyRoutes } from '@folio/contract/passkeys';
import { api } from '../../../lib/api-client.ts';
import { signByPasskey } from '../../../lib/passkey/sign-by-passkey.ts';

/** Logs in by passkey; resolves to undefined if the person has none or cancels. */
export async function logInByPasskey() {
  const { data } = await api(passkeyRoutes.beginLogin);
  const credential = await signByPasskey(data);
  return credential && api(passkeyRoutes.logIn, { body: { credential } });
}
