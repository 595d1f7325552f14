import {
  type CreationOptions,
  type Passkey,
  passkeyRoutes,
  type RequestOptions,
} from '@folio/contract/passkeys';
import { expect } from 'vitest';
import { signUp, type TestAccount } from '../../testing/accounts.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { softwareAuthenticator } from './software-authenticator.ts';

type Made = ReturnType<ReturnType<typeof softwareAuthenticator>['make']>;
type Signed = ReturnType<ReturnType<typeof softwareAuthenticator>['sign']>;

export const dataOf = <T>({ body }: { body: unknown }) => (body as { data: T }).data;
export const refused = { status: 401, body: { code: 'INVALID_CREDENTIALS' } };

/** Calls about passkeys to a server that is started by the tests. */
export function passkeyCalls(server: () => TestApp) {
  const begin = ({ token, password }: TestAccount) =>
    server().call(passkeyRoutes.begin, { body: { password } }, token);
  const creation = async (account: TestAccount) => dataOf<CreationOptions>(await begin(account));
  const add = ({ token }: TestAccount, credential: Made, name = 'My phone') =>
    server().call(passkeyRoutes.add, { body: { name, credential } }, token);
  return {
    begin,
    creation,
    add,
    request: async (on = server()) =>
      dataOf<RequestOptions>(await on.call(passkeyRoutes.beginLogin)),
    /** The challenge for a confirmation by passkey. */
    confirmation: async ({ token }: TestAccount) =>
      dataOf<RequestOptions>(
        await server().call(passkeyRoutes.beginConfirmation, undefined, token),
      ),
    logIn: (credential: Signed, on = server()) =>
      on.call(passkeyRoutes.logIn, { body: { credential } }),
    list: async ({ token }: TestAccount) =>
      dataOf<Passkey[]>(await server().call(passkeyRoutes.list, undefined, token)),
    async withPasskey() {
      const account = await signUp(server());
      const authenticator = softwareAuthenticator();
      const added = await add(account, authenticator.make(await creation(account)));
      expect(added.status).toBe(201);
      return { account, authenticator, passkey: dataOf<Passkey>(added) };
    },
  };
}
