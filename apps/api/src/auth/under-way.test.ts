import { apiKeyRoutes } from '@folio/contract/api-keys';
import { authRoutes } from '@folio/contract/auth';
import { calendarFeedRoutes } from '@folio/contract/calendar-feed';
import { profileRoutes } from '@folio/contract/profiles';
import { resumeLinkRoutes } from '@folio/contract/resume-links';
import { resumeRoutes } from '@folio/contract/resumes';
import { secondFactorRoutes } from '@folio/contract/second-factor';
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
import { beginCodes, turnCodesOn } from '../testing/second-factor.ts';
import { insertEmailToken } from './email-tokens.repository.ts';
import { passkeyCalls } from './testing/passkey-calls.ts';
import { softwareAuthenticator } from './testing/software-authenticator.ts';

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

const deleteAccount = ({ token, password }: TestAccount) =>
  test.call(profileRoutes.deleteAccount, { body: { password } }, token);
const shareResume = async ({ token }: TestAccount) => {
  const { body } = await test.call(resumeRoutes.create, { body: { name: 'Mine' } }, token);
  if (!body.success) throw new Error(body.code);
  const { id } = body.data;
  const link = { kind: 'share', name: 'x', slug: `mine-${id.slice(-8)}` } as const;
  return () => test.call(resumeLinkRoutes.create, { params: { id }, body: link }, token);
};
const { creation, add } = passkeyCalls(() => test);
const addPasskey = async (account: TestAccount) => {
  const made = softwareAuthenticator(test.baseUrl).make(await creation(account));
  return () => add(account, made);
};
const confirmCodes = (account: TestAccount) => beginCodes(test, account);
const atOnce =
  (act: (account: TestAccount) => Promise<Answer>) => async (account: TestAccount) => () =>
    act(account);
type Answer = { status: number; body: unknown };

const programsOf = async ({ user }: TestAccount) => {
  const { rows } = await test.db.execute(sql`
    select id::text from api_keys where user_id = ${user.id}
    union all select user_id::text from calendar_feeds where user_id = ${user.id}
    union all select id::text from resume_links where user_id = ${user.id}
    union all select id::text from passkeys where user_id = ${user.id}`);
  return rows;
};
const login = ({ user }: TestAccount, password: string) =>
  test.call(authRoutes.login, { body: { email: user.email, password } });

describe('what a session is about to do when a reset ends it', () => {
  it.each<[string, (account: TestAccount) => Promise<() => Promise<Answer>>]>([
    ['a change of the password', atOnce(changePassword)],
    ['an API key', atOnce(makeKey)],
    ['an address of the calendar', atOnce(makeCalendar)],
    ['the deletion of the account', atOnce(deleteAccount)],
    ['a link to a resume', shareResume],
    ['a passkey', addPasskey],
    ['two-step login', confirmCodes],
  ])('is refused: %s', async (_, prepare) => {
    const account = await signUp(test);
    await isRefusedBehindReset(account, await prepare(account));
    expect(await programsOf(account)).toEqual([]);
    expect((await login(account, ownersWord)).status).toBe(200);
  });

  it.each([
    ['the end of two-step login', secondFactorRoutes.turnOff],
    ['new recovery codes', secondFactorRoutes.renewRecoveryCodes],
  ])('is refused: %s', async (_, route) => {
    const account = await signUp(test);
    await turnCodesOn(test, account);
    const factor = async () => {
      const { rows } = await test.db.execute(
        sql`select * from second_factors where user_id = ${account.user.id}`,
      );
      return rows;
    };
    const before = await factor();
    const { token, password } = account;
    await isRefusedBehindReset(account, () => test.call(route, { body: { password } }, token));
    expect(await factor()).toEqual(before);
  });
});

/** Begins a reset, then an act of the account's session, while both wait for the account. */
async function isRefusedBehindReset({ user }: TestAccount, act: () => Promise<Answer>) {
  const token = await insertEmailToken(test.db, user.id, 'reset');
  const [reset, acted] = await whileLocked(
    test.db,
    sql`select 1 from users where id = ${user.id} for no key update`,
    async () => {
      const body = { token, password: ownersWord };
      const first = test.call(authRoutes.resetPassword, { body });
      await untilWaiting(test.db, 1);
      const second = act();
      await Promise.race([second, untilWaiting(test.db, 2)]);
      return [first, second] as const;
    },
  ).then((both) => Promise.all<Answer>(both));
  expect(reset?.status).toBe(200);
  expect(acted).toMatchObject({ status: 401, body: { code: 'INVALID_TOKEN' } });
}

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
