import { authRoutes } from '@folio/contract/auth';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp, type TestAccount } from '../testing/accounts.ts';
import { untilWaiting, whileLocked } from '../testing/held-locks.ts';
import { beginCodes } from '../testing/second-factor.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const login = ({ user, password }: TestAccount) =>
  test.call(authRoutes.login, { body: { email: user.email, password } });

const confirmation = (account: TestAccount) => beginCodes(test, account);

describe('a login under way', () => {
  it('keeps no session of the password alone when two-step login is turned on meanwhile', async () => {
    const account = await signUp(test);
    const confirm = await confirmation(account);
    const [loggingIn, confirming] = await whileLocked(
      test.db,
      sql`lock table known_devices in exclusive mode`,
      async () => {
        const first = login(account);
        await untilWaiting(test.db, 1);
        const second = confirm();
        await Promise.race([second, untilWaiting(test.db, 2)]);
        return [first, second] as const;
      },
    ).then((both) => Promise.all(both));
    expect(confirming.status).toBe(200);
    const token = 'token' in loggingIn.body ? loggingIn.body.token : '';
    expect((await test.call(authRoutes.me, undefined, token)).status).toBe(401);
  });

  it.each([
    ['is asked for a code', { status: 200, body: { needsCode: true } }, confirmation],
    [
      'is refused the old password',
      { status: 401, body: { code: 'INVALID_CREDENTIALS' } },
      async ({ token, password: currentPassword }: TestAccount) => {
        const password = 'Analytical-Engine-2!';
        const body = { currentPassword, password, confirmPassword: password };
        return () => test.call(authRoutes.updatePassword, { body }, token);
      },
    ],
  ])('%s where the change comes first', async (_, answer, prepare) => {
    const account = await signUp(test);
    const change = await prepare(account);
    const [changed, loggedIn] = await whileLocked(
      test.db,
      sql`select 1 from users where id = ${account.user.id} for no key update`,
      async () => {
        const first = change();
        await untilWaiting(test.db, 1);
        const second = login(account);
        await untilWaiting(test.db, 2);
        return [first, second] as const;
      },
    ).then((both) => Promise.all<{ status: number; body: unknown }>(both));
    expect(changed?.status).toBe(200);
    expect(loggedIn).toMatchObject(answer);
  });
});
