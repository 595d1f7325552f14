import { apiKeyRoutes } from '@folio/contract/api-keys';
import { authRoutes } from '@folio/contract/auth';
import { calendarFeedRoutes } from '@folio/contract/calendar-feed';
import { profileRoutes } from '@folio/contract/profiles';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  decide,
  newClient,
  newVerifier,
  type OAuthApp,
  queryOf,
  startOAuthApp,
} from '../oauth/testing/oauth-app.ts';
import { signUp, type TestAccount } from '../testing/accounts.ts';
import { untilWaiting, whileLocked } from '../testing/held-locks.ts';
import { insertEmailToken } from './email-tokens.repository.ts';

let test: OAuthApp;
beforeAll(async () => {
  test = await startOAuthApp();
});
afterAll(() => test.close());

const ownersWord = 'Owner-Engine-2!';
const thiefsWord = 'Thief-Engine-3!';

const changePassword = ({ token, password: currentPassword }: TestAccount) => {
  const body = { currentPassword, password: thiefsWord, confirmPassword: thiefsWord };
  return test.call(authRoutes.updatePassword, { body }, token);
};
const makeKey = ({ token, password }: TestAccount) => {
  const body = { name: 'Script', scopes: ['read' as const], days: 365 as const, password };
  return test.call(apiKeyRoutes.create, { body }, token);
};
const makeCalendar = ({ token }: TestAccount) =>
  test.call(calendarFeedRoutes.make, undefined, token);

const programsOf = async ({ user }: TestAccount) => {
  const { rows } = await test.db.execute(sql`
    select id::text from api_keys where user_id = ${user.id}
    union all select user_id::text from calendar_feeds where user_id = ${user.id}`);
  return rows;
};
const login = ({ user }: TestAccount, password: string) =>
  test.call(authRoutes.login, { body: { email: user.email, password } });

describe('what a session is about to do when a reset ends it', () => {
  it.each([
    ['a change of the password', changePassword],
    ['an API key', makeKey],
    ['an address of the calendar', makeCalendar],
  ])('is refused: %s', async (_, act) => {
    const account = await signUp(test);
    const token = await insertEmailToken(test.db, account.user.id, 'reset');
    const [reset, acted] = await whileLocked(
      test.db,
      sql`select 1 from users where id = ${account.user.id} for no key update`,
      async () => {
        const body = { token, password: ownersWord };
        const first = test.call(authRoutes.resetPassword, { body });
        await untilWaiting(test.db, 1);
        const second = act(account);
        await Promise.race([second, untilWaiting(test.db, 2)]);
        return [first, second] as const;
      },
    ).then((both) => Promise.all<{ status: number; body: unknown }>(both));
    expect(reset?.status).toBe(200);
    expect(acted).toMatchObject({ status: 401, body: { code: 'INVALID_TOKEN' } });
    expect(await programsOf(account)).toEqual([]);
    expect((await login(account, ownersWord)).status).toBe(200);
  });
});

it('an app that is being connected is disconnected by signing out everywhere', async () => {
  const account = await signUp(test);
  const client = await newClient(test);
  const query = queryOf(test, client, newVerifier());
  const [, ended] = await whileLocked(
    test.db,
    sql`select 1 from oauth_clients where id = ${client} for update`,
    async () => {
      const first = decide(test, account, query, { scopes: ['read'] });
      await untilWaiting(test.db, 1);
      const second = test.call(profileRoutes.endAllSessions, undefined, account.token);
      await Promise.race([second, untilWaiting(test.db, 2)]);
      return [first, second] as const;
    },
  ).then((both) => Promise.all<{ status: number }>(both));
  expect(ended?.status).toBe(200);
  expect(await programsOf(account)).toEqual([]);
});
