import {
  type AccountLogPage,
  accountLogLimits,
  accountLogRoutes,
} from '@folio/contract/account-log';
import { type ApiKey, apiKeyRoutes } from '@folio/contract/api-keys';
import { authRoutes } from '@folio/contract/auth';
import { type Passkey, passkeyRoutes } from '@folio/contract/passkeys';
import { profileRoutes } from '@folio/contract/profiles';
import { secondFactorRoutes } from '@folio/contract/second-factor';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signUp, type TestAccount } from '../testing/accounts.ts';
import { turnCodesOn } from '../testing/second-factor.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { insertEntry } from './account-log.repository.ts';
import { shortNetwork } from './account-log.service.ts';
import { purgeExpired } from './purge-expired.ts';
import { endSecondFactorOf } from './second-factor.service.ts';
import { dataOf, passkeyCalls } from './testing/passkey-calls.ts';
import { softwareAuthenticator } from './testing/software-authenticator.ts';

let test: TestApp;
let ada: TestAccount;
beforeAll(async () => {
  test = await startTestApp();
});
beforeEach(async () => {
  ada = await signUp(test);
});
afterAll(() => test.close());

const page = async (querystring: { limit?: number; cursor?: string } = {}, { token } = ada) =>
  (await test.call(accountLogRoutes.list, { querystring }, token)).body as AccountLogPage;
const entries = async (account = ada) => (await page({}, account)).data;
const kinds = async (account = ada) => (await entries(account)).map(({ kind }) => kind);
const login = (password = ada.password, code?: string) =>
  test.call(authRoutes.login, { body: { email: ada.user.email, password, ...(code && { code }) } });
const tokenOf = ({ body }: { body: unknown }) => (body as { token: string }).token;

describe('the log of an account', () => {
  it('says who logged in, from what device and which part of the network', async () => {
    const headers = {
      'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0',
    };
    const payload = { email: ada.user.email, password: ada.password };
    const remoteAddress = '203.0.113.77';
    const url = authRoutes.login.url;
    await test.app.inject({ method: 'POST', url, payload, headers, remoteAddress });
    expect(await entries()).toMatchObject([
      { kind: 'login-by-password', name: '', device: 'Firefox on Windows', network: '203.0.113.x' },
      { kind: 'signed-up', network: '127.0.0.x' },
    ]);
    expect(JSON.stringify(await entries())).not.toContain('113.77');
  });

  it('has failed attempts: a wrong password at the login or in a session, a wrong code', async () => {
    await turnCodesOn(test, ada);
    expect((await login('Not-the-password-1!')).status).toBe(401);
    await expect.poll(() => kinds()).toContain('login-refused');
    const wrong = { body: { password: 'Not-the-password-1!' } };
    await test.call(profileRoutes.deleteAccount, wrong, ada.token);
    await login(ada.password, '000000');
    await test.call(secondFactorRoutes.proveCode, { body: { code: '000000' } }, ada.token);
    expect(await kinds()).toEqual([
      'code-refused',
      'code-refused',
      'password-refused',
      'login-refused',
      'two-step-on',
      'signed-up',
    ]);
  });

  it('has no entry for a refused login to an unknown address', async () => {
    const body = { email: 'nobody.there@gmail.com', password: ada.password };
    expect((await test.call(authRoutes.login, { body })).status).toBe(401);
    expect(await kinds()).toEqual(['signed-up']);
  });

  it('says when codes were turned on, used, made anew and turned off', async () => {
    const { recoveryCodes } = await turnCodesOn(test, ada);
    const again = tokenOf(await login(ada.password, recoveryCodes[0]));
    const body = { password: ada.password };
    await test.call(secondFactorRoutes.renewRecoveryCodes, { body }, again);
    await test.call(secondFactorRoutes.turnOff, { body }, again);
    await test.call(secondFactorRoutes.turnOff, { body }, again);
    expect(await kinds()).toEqual([
      'two-step-off',
      'recovery-codes-made',
      'login-by-code',
      'recovery-code-used',
      'two-step-on',
      'signed-up',
    ]);
  });

  it('says that the operator has turned off two-step login, without a device', async () => {
    await turnCodesOn(test, ada);
    await endSecondFactorOf(test.db, ada.user.email);
    await endSecondFactorOf(test.db, ada.user.email);
    expect(await entries()).toMatchObject([
      { kind: 'two-step-ended-by-operator', device: '', network: '' },
      { kind: 'two-step-on' },
      { kind: 'signed-up' },
    ]);
  });

  it('has the names of passkeys and API keys, but no secrets', async () => {
    const { password, token } = ada;
    const calls = passkeyCalls(() => test);
    const authenticator = softwareAuthenticator();
    const made = authenticator.make(await calls.creation(ada));
    const passkey = dataOf<Passkey>(await calls.add(ada, made, 'My phone'));
    await calls.logIn(authenticator.sign(await calls.request()));
    await test.call(
      passkeyRoutes.remove,
      { params: { id: passkey.id }, body: { password } },
      token,
    );
    const scopes = ['read' as const];
    const key = dataOf<ApiKey & { key: string }>(
      await test.call(
        apiKeyRoutes.create,
        { body: { name: 'My script', scopes, days: 30, password } },
        token,
      ),
    );
    for (let times = 0; times < 2; times += 1)
      await test.call(apiKeyRoutes.revoke, { params: { id: key.id } }, token);
    const log = await entries();
    expect(log.map(({ kind, name }) => [kind, name])).toEqual([
      ['api-key-revoked', 'My script'],
      ['api-key-made', 'My script'],
      ['passkey-removed', 'My phone'],
      ['login-by-passkey', ''],
      ['passkey-added', 'My phone'],
      ['signed-up', ''],
    ]);
    const secrets = [key.key, key.key.slice(-8), token, password, passkey.id, made.id];
    for (const secret of secrets) expect(JSON.stringify(log)).not.toContain(secret);
  });

  it('says when the password and the address were changed', async () => {
    const password = 'Analytical-Engine-2!';
    await test.call(
      authRoutes.updatePassword,
      { body: { currentPassword: ada.password, password, confirmPassword: password } },
      ada.token,
    );
    const email = `new.${ada.user.email}`;
    const asked = await test.call(
      profileRoutes.update,
      { body: { email, currentPassword: password } },
      ada.token,
    );
    const { verificationToken = '' } = asked.body as { verificationToken?: string };
    const verified = await test.call(
      authRoutes.verifyEmail,
      { body: { token: verificationToken } },
      ada.token,
    );
    const again = { ...ada, token: tokenOf(verified) };
    await test.call(authRoutes.forgotPassword, { body: { email } });
    const mails = () => test.mails.filter(({ subject }) => subject === 'Set a new password');
    await expect.poll(() => mails().length).toBeGreaterThan(0);
    const token = /token=([\w-]+)/.exec(mails().at(-1)?.text ?? '')?.[1] ?? '';
    expect(await kinds(again)).toEqual([
      'email-changed',
      'email-change-asked',
      'password-changed',
      'signed-up',
    ]);
    await test.call(authRoutes.resetPassword, { body: { token, password: ada.password } });
    const login = await test.call(authRoutes.login, { body: { email, password: ada.password } });
    expect((await kinds({ ...ada, token: tokenOf(login) })).slice(0, 2)).toEqual([
      'login-by-password',
      'password-reset',
    ]);
  });

  it('says when all data was downloaded, and when devices were signed out', async () => {
    const headers = { authorization: `Bearer ${ada.token}` };
    await test.app.inject({ url: profileRoutes.data.url, headers });
    const other = tokenOf(await login());
    const sessions = await test.call(profileRoutes.sessions, { querystring: {} }, ada.token);
    const others = dataOf<Array<{ id: string; isCurrent: boolean }>>(sessions);
    const id = others.find(({ isCurrent }) => !isCurrent)?.id ?? '';
    for (let times = 0; times < 2; times += 1)
      await test.call(profileRoutes.endSession, { params: { id } }, ada.token);
    expect(other).not.toBe('');
    await test.call(profileRoutes.endAllSessions, undefined, ada.token);
    const token = tokenOf(await login());
    expect(await kinds({ ...ada, token })).toEqual([
      'login-by-password',
      'signed-out-everywhere',
      'device-signed-out',
      'login-by-password',
      'data-downloaded',
      'signed-up',
    ]);
  });

  it('is read by its owner alone, page by page', async () => {
    const eve = await signUp(test);
    for (let times = 0; times < 4; times += 1) await login();
    const first = await page({ limit: 3 });
    const cursor = first.page.nextCursor ?? '';
    const second = await page({ limit: 3, cursor });
    expect([...first.data, ...second.data]).toEqual(await entries());
    expect(second.page.nextCursor).toBeNull();
    expect(await kinds(eve)).toEqual(['signed-up']);
    expect((await page({ cursor }, eve)).data.every(({ kind }) => kind === 'signed-up')).toBe(true);
    expect((await test.call(accountLogRoutes.list)).status).toBe(401);
    const odd = { querystring: { cursor: 'x' } };
    expect((await test.call(accountLogRoutes.list, odd, ada.token)).status).toBe(400);
  });

  it('drops entries older than ninety days', async () => {
    await login();
    await test.db.execute(sql`
      update account_log set created_at = now() - interval '91 days'
      where user_id = ${ada.user.id} and kind = 'signed-up'`);
    expect(await kinds()).toEqual(['login-by-password']);
    await purgeExpired(test.db);
    const { rows } = await test.db.execute(
      sql`select kind from account_log where user_id = ${ada.user.id}`,
    );
    expect(rows).toEqual([{ kind: 'login-by-password' }]);
  });

  it('has a limited length, and repeated refusals don’t displace logins', async () => {
    const entry = { userId: ada.user.id, device: '', network: '' };
    await test.db.execute(sql`
      insert into account_log (id, user_id, kind, device, network)
      select lpad(to_hex(n), 32, '0')::uuid, ${ada.user.id}, 'login-refused', '', ''
      from generate_series(1, ${accountLogLimits.refused + 50}) n`);
    await Promise.all(
      Array.from({ length: 8 }, () => insertEntry(test.db, { ...entry, kind: 'login-refused' })),
    );
    const count = async () =>
      (
        await test.db.execute<{ kind: string; count: number }>(sql`
          select kind, count(*)::int as count from account_log
          where user_id = ${ada.user.id} group by kind order by kind`)
      ).rows;
    await insertEntry(test.db, { ...entry, kind: 'login-refused' });
    expect(await count()).toEqual([
      { kind: 'login-refused', count: accountLogLimits.refused },
      { kind: 'signed-up', count: 1 },
    ]);
  });

  it('shows what a later release has noted as something else', async () => {
    await test.db.execute(
      sql`update account_log set kind = 'hologram-added' where user_id = ${ada.user.id}`,
    );
    expect(await kinds()).toEqual(['other']);
  });
});

it.each([
  ['203.0.113.77', '203.0.113.x'],
  ['2001:db8:1:2::/64', '2001:db8:1:x'],
  ['gone', ''],
  ['', ''],
])('of the network %s is kept %s', (network, kept) => {
  expect(shortNetwork(network)).toBe(kept);
});
