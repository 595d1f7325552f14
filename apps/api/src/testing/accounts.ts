import { authRoutes, type Register, type User } from '@folio/contract/auth';
import { profileRoutes } from '@folio/contract/profiles';
import type { TestApp } from './test-app.ts';

export type TestAccount = { user: User; token: string; password: string };

let accounts = 0;

/** Valid sign-up data with a new address. */
export function registration(overrides: Partial<Register> = {}): Register {
  const number = ++accounts;
  const password = overrides.password ?? 'Difference-Engine-1!';
  return {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: `ada.${number}@gmail.com`,
    username: `ada.${number}`,
    password,
    confirmPassword: password,
    ...overrides,
  };
}

/** Signs up, verifies the address and logs in, all through the API. */
export async function signUp(
  { call }: Pick<TestApp, 'call'>,
  overrides: Partial<Register> = {},
): Promise<TestAccount> {
  const form = registration(overrides);
  const registered = await call(authRoutes.register, { body: form });
  const sent = 'data' in registered.body ? (registered.body.data as object) : {};
  if (!('verificationToken' in sent)) throw new Error(JSON.stringify(registered.body));
  const verified = await call(authRoutes.verifyEmail, {
    body: { token: String(sent.verificationToken) },
  });
  if (!('token' in verified.body)) throw new Error(JSON.stringify(verified.body));
  return { user: verified.body.user, token: verified.body.token, password: form.password };
}

/** Deletes an account through the API, which waits for payments that are being settled. */
export async function deleteAccount(
  { call }: Pick<TestApp, 'call'>,
  { token, password }: TestAccount,
): Promise<void> {
  const deleted = await call(profileRoutes.deleteAccount, { body: { password } }, token);
  if (deleted.status !== 200) throw new Error(JSON.stringify(deleted.body));
}
