import { accountLogRoutes } from '@folio/contract/account-log';
import {
  type AdminPerson,
  type AdminPersonDetails,
  adminPeopleRoutes,
} from '@folio/contract/admin-people';
import { apiKeyRoutes } from '@folio/contract/api-keys';
import { authRoutes } from '@folio/contract/auth';
import { profileRoutes } from '@folio/contract/profiles';
import { publicResumeRoutes } from '@folio/contract/public-resumes';
import { type Resume, resumeRoutes } from '@folio/contract/resumes';
import type { Route } from '@folio/contract/route';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashOf } from '../platform/secret-token.ts';
import { registration, signUp, type TestAccount } from '../testing/accounts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { setOperator } from './operators.service.ts';
import { makeOperator } from './testing/make-operator.ts';

let test: TestApp;
let operator: TestAccount;
let ada: TestAccount;
beforeAll(async () => {
  test = await startTestApp();
  operator = await makeOperator(test);
});
beforeEach(async () => {
  ada = await signUp(test, { firstName: 'Zephyrine', lastName: 'O_Brien' });
});
afterAll(() => test.close());

type People = { data: AdminPerson[]; page: { nextCursor: string | null } };
const list = async (querystring: { search?: string; limit?: number; cursor?: string } = {}) =>
  (await test.call(adminPeopleRoutes.list, { querystring }, operator.token))
    .body as never as People;
const get = (id = ada.user.id) =>
  test.call(adminPeopleRoutes.get, { params: { id } }, operator.token);
const details = async (id = ada.user.id) =>
  ((await get(id)).body as never as { data: AdminPersonDetails }).data;
const act = (route: Route, id = ada.user.id, reason = 'A reason of ours.') =>
  test.call(route, { params: { id }, body: { reason } } as never, operator.token);
const kinds = async ({ token } = ada) => {
  const { body } = await test.call(accountLogRoutes.list, { querystring: {} }, token);
  return (body as never as { data: { kind: string }[] }).data.map(({ kind }) => kind);
};
const login = ({ user, password } = ada) =>
  test.call(authRoutes.login, { body: { email: user.email, password } });
const unknown = '01890000-0000-7000-8000-000000000000';

describe('people', () => {
  it.each([
    ['the whole address', () => ada.user.email.toUpperCase()],
    ['how the username begins', () => ada.user.username.slice(0, -1)],
    ['the id', () => ada.user.id],
  ])('are found by %s', async (_name, search) => {
    const found = (await list({ search: search() })).data;
    expect(found.map(({ id }) => id)).toContain(ada.user.id);
  });

  it('are found by first, whole and last name, whose letters stand for themselves', async () => {
    for (const search of ['zephy', 'Zephyrine O_B', 'o_brien'])
      expect((await list({ search })).data.length).toBeGreaterThan(0);
    for (const search of ['%', '_ephyrine', 'oxbrien', 'rine'])
      expect((await list({ search })).data).toEqual([]);
  });

  it('come page by page, the newest first, without sign-ups that wait in vain', async () => {
    const form = registration({ email: ada.user.email });
    await test.call(authRoutes.register, { body: form });
    const all = (await list({ limit: 100 })).data.map(({ id }) => id);
    expect(all).not.toContain(form.username);
    const { data: first, page } = await list({ limit: 1 });
    const { data: second } = await list({ limit: 1, cursor: page.nextCursor ?? '' });
    expect([first[0]?.id, second[0]?.id]).toEqual(all.slice(0, 2));
    expect((await list({ search: form.username })).data).toEqual([]);
  });

  it.each([{ limit: 0 }, { cursor: 'x' }, { search: 'x'.repeat(300) }, { other: 1 }])(
    'refuse %j',
    async (querystring) => {
      const { status } = await test.call(
        adminPeopleRoutes.list,
        { querystring } as never,
        operator.token,
      );
      expect(status).toBe(400);
    },
  );

  it('show facts, but no texts', async () => {
    const body = { name: 'Secret plan', content: { personalInfo: { summary: 'Secret text' } } };
    await test.call(resumeRoutes.create, { body: body as never }, ada.token);
    expect(await details()).toMatchObject({
      email: ada.user.email,
      plan: 'free',
      isOperator: false,
      hasTwoStepLogin: false,
      counts: { resumes: 1, publicResumes: 0, sessions: 1, orders: 0 },
      bannedAt: null,
    });
    const detailsJson = JSON.stringify(await details());
    for (const secret of ['Secret', 'passwordHash', '$argon2'])
      expect(detailsJson).not.toContain(secret);
    expect((await get(unknown)).status).toBe(404);
    expect((await get('x')).status).toBe(404);
  });

  it('get an entry in their own log that an operator looked, once a day', async () => {
    await get();
    await get();
    expect(await kinds()).toEqual(['viewed-by-operator', 'signed-up']);
  });

  it('are signed out everywhere', async () => {
    expect((await act(adminPeopleRoutes.endSessions)).status).toBe(200);
    expect((await test.call(authRoutes.me, undefined, ada.token)).status).toBe(401);
    const { token } = (await login()).body as { token: string };
    expect(await kinds({ ...ada, token })).toContain('sessions-ended-by-operator');
    expect((await act(adminPeopleRoutes.endSessions, unknown)).status).toBe(404);
  });

  it('are mailed the link again that proves their address, while it is not proven', async () => {
    const form = registration();
    await test.call(authRoutes.register, { body: form });
    const [waiting] = (await list({ search: form.email })).data;
    test.mails.length = 0;
    expect((await act(adminPeopleRoutes.resendVerification, waiting?.id)).status).toBe(200);
    expect(test.mails.map(({ to }) => to)).toEqual([form.email]);
    expect((await act(adminPeopleRoutes.resendVerification)).status).toBe(400);
    expect((await act(adminPeopleRoutes.resendVerification, unknown)).status).toBe(404);
  });

  it.each(['', '   ', 'x'.repeat(501)])(
    'are changed for no reason such as “%s”',
    async (reason) => {
      expect((await act(adminPeopleRoutes.ban, ada.user.id, reason)).status).toBe(400);
    },
  );
});

describe('a ban', () => {
  const ban = (reason = 'Sold stolen resumes.') => act(adminPeopleRoutes.ban, ada.user.id, reason);
  const lift = () => act(adminPeopleRoutes.liftBan);

  it('keeps a person out, and gives the reason only after the right password', async () => {
    const { password } = ada;
    const key = await test.call(
      apiKeyRoutes.create,
      { body: { name: 'Script', scopes: ['read'], days: 30, password } },
      ada.token,
    );
    const { key: apiKey } = (key.body as never as { data: { key: string } }).data;
    test.mails.length = 0;
    expect((await ban()).status).toBe(200);
    for (const token of [ada.token, apiKey])
      expect((await test.call(resumeRoutes.list, { querystring: {} } as never, token)).status).toBe(
        401,
      );
    const refused = await login();
    expect([refused.status, refused.body]).toMatchObject([403, { code: 'ACCOUNT_BANNED' }]);
    expect(JSON.stringify(refused.body)).toContain('“Sold stolen resumes.” Contact us');
    const guess = await login({ ...ada, password: 'Not-the-password-1!' });
    expect(guess.body).toMatchObject({ code: 'INVALID_CREDENTIALS' });
    expect(test.mails).toMatchObject([{ to: ada.user.email, subject: 'Your account is blocked' }]);
    expect(test.mails[0]?.text).toContain('Sold stolen resumes.');
  });

  it('holds against a password that is set by mail, and a session of a release without bans', async () => {
    await ban();
    await test.call(authRoutes.forgotPassword, { body: { email: ada.user.email } });
    const mails = () => test.mails.filter(({ subject }) => subject === 'Set a new password');
    await expect.poll(() => mails().length).toBeGreaterThan(0);
    const token = /token=([\w-]+)/.exec(mails().at(-1)?.text ?? '')?.[1] ?? '';
    const password = 'Analytical-Engine-2!';
    await test.call(authRoutes.resetPassword, { body: { token, password } });
    expect((await login({ ...ada, password })).status).toBe(403);
    const planted = 'planted'.padEnd(43, '0');
    await test.db.execute(sql`insert into sessions (token_hash, user_id, expires_at)
      values (${hashOf(planted)}, ${ada.user.id}, now() + interval '1 day')`);
    expect((await test.call(authRoutes.me, undefined, planted)).status).toBe(401);
  });

  it('takes public pages away, and lifting it brings them back', async () => {
    const body = { isPublic: true };
    const made = await test.call(resumeRoutes.create, { body }, ada.token);
    const { id } = (made.body as never as { data: Resume }).data;
    const page = async () => [
      (await test.call(publicResumeRoutes.get, { params: { id } })).status,
      (await test.call(profileRoutes.byUsername, { params: { username: ada.user.username } }))
        .status,
      (await test.app.inject(`/${ada.user.username}/contact.vcf`)).statusCode,
    ];
    expect(await page()).toEqual([200, 200, 200]);
    await ban();
    expect(await page()).toEqual([404, 404, 404]);
    expect((await lift()).status).toBe(200);
    expect(await page()).toEqual([200, 200, 200]);
    expect((await login()).status).toBe(200);
    expect((await details()).bannedAt).toBeNull();
  });

  it('is not given twice, not lifted twice, and not given to an operator', async () => {
    expect([(await lift()).status, (await ban()).status, (await ban()).status]).toEqual([
      400, 200, 400,
    ]);
    expect((await details()).banReason).toBe('Sold stolen resumes.');
    await lift();
    await setOperator(test.db, ada.user.email, true);
    expect((await ban()).body).toMatchObject({ message: expect.stringContaining('operator') });
    expect((await act(adminPeopleRoutes.ban, unknown)).status).toBe(404);
    expect((await act(adminPeopleRoutes.liftBan, unknown)).status).toBe(404);
  });

  it('leaves no session to a login that is under way', async () => {
    await Promise.all([ban(), ...Array.from({ length: 4 }, () => login())]);
    const left = await test.db.execute(sql`select 1 from sessions where user_id = ${ada.user.id}`);
    expect(left.rows).toEqual([]);
  });
});
