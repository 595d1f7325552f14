import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { registration } from '../testing/accounts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { purgeExpired } from './purge-expired.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ configuration: { rateLimits: true, baseUrl: 'https://folio.test' } });
});
beforeEach(() => test.db.execute(sql`delete from rate_limits`));
afterAll(() => test.close());

let networks = 0;
const anywhere = () => `10.${(++networks >> 8) & 255}.${networks & 255}.1`;

/** A browser at one address, with the cookies that it was given. */
function browser(remoteAddress = anywhere()) {
  let cookie = '';
  const post = async (path: string, payload: object, token?: string) => {
    const answer = await test.app.inject({
      method: 'POST',
      url: `/api/auth/${path}`,
      payload,
      remoteAddress,
      headers: { ...(cookie && { cookie }), ...(token && { authorization: `Bearer ${token}` }) },
    });
    const given = answer.headers['set-cookie'];
    if (given) cookie = String(given).split(';')[0] ?? '';
    return { status: answer.statusCode, body: answer.json(), given: String(given ?? '') };
  };
  return { post, cookie: () => cookie };
}
type Browser = ReturnType<typeof browser>;

async function signUpIn(own: Browser) {
  const form = registration();
  const { verificationToken } = (await own.post('register', form)).body.data;
  await own.post('verify-email', { token: verificationToken });
  return form;
}
const logIn = (own: Browser, { email, password }: { email: string; password: string }) =>
  own.post('login', { email, password });
const guess = (own: Browser, { email }: { email: string }) =>
  own.post('login', { email, password: 'Not-the-password-1!' });

/** As if strangers had failed until nobody else is let in; the first test has them do it. */
async function lockOut(form: { email: string }): Promise<void> {
  await guess(browser(), form);
  await test.db.execute(sql`update rate_limits set hits = 50 where key like 'login-account:%'`);
  expect((await guess(browser(), form)).status).toBe(429);
}

describe('while strangers guess a password until nobody else is let in', () => {
  it('the owner logs in from their own device', async () => {
    const own = browser();
    const ada = await signUpIn(own);
    for (let tries = 0; tries < 50; tries += 1) await guess(browser(), ada);
    expect((await logIn(browser(), ada)).status).toBe(429);
    expect((await logIn(own, ada)).status).toBe(200);
  });

  it('a device stays known when its own network is one of theirs', async () => {
    const own = browser('10.200.0.1');
    const ada = await signUpIn(own);
    for (let tries = 0; tries < 25; tries += 1)
      await guess(browser('10.200.0.1'), { email: `someone.${tries}@gmail.com` });
    expect((await logIn(browser('10.200.0.1'), ada)).status).toBe(429);
    expect((await logIn(own, ada)).status).toBe(200);
  });

  it('the owner gets in from a new device by mail', async () => {
    const ada = await signUpIn(browser());
    await lockOut(ada);
    const fresh = browser();
    expect((await logIn(fresh, ada)).status).toBe(429);
    await fresh.post('forgot-password', { email: ada.email });
    const link = () =>
      test.mails.findLast(({ to, text }) => to === ada.email && /token=/.test(text));
    await expect.poll(() => link()?.subject).toBe('Set a new password');
    const token = /token=([\w-]+)/.exec(link()?.text ?? '')?.[1];
    const password = 'Analytical-Engine-2!';
    expect((await fresh.post('reset-password', { token, password })).status).toBe(200);
    await lockOut(ada);
    expect((await logIn(fresh, { ...ada, password })).status).toBe(200);
  });

  it('a device is exempt for its own accounts only', async () => {
    const own = browser();
    await signUpIn(own);
    const bob = await signUpIn(browser());
    await lockOut(bob);
    expect((await logIn(own, bob)).status).toBe(429);
  });
});

describe('a known device', () => {
  it('has no more guesses than anybody', async () => {
    const own = browser();
    const ada = await signUpIn(own);
    const answers = [];
    for (let tries = 0; tries < 7; tries += 1) answers.push((await guess(own, ada)).status);
    expect(answers).toEqual([401, 401, 401, 401, 401, 429, 429]);
  });

  it('is recognized by a cookie that no script, other site or plain HTTP connection gets', async () => {
    const own = browser();
    const ada = await signUpIn(own);
    const { given } = await logIn(own, ada);
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Secure', 'Path=/', 'Max-Age=15552000'])
      expect(given.split('; ')).toContain(part);
    expect(given).toMatch(/^__Host-folio-device=/);
    const token = own.cookie().split('=')[1]?.split('.')[0] ?? '';
    const stored = await test.db.execute(sql`select * from known_devices`);
    expect(token).toHaveLength(43);
    expect(JSON.stringify(stored.rows)).not.toContain(token);
    const me = await test.app.inject({
      url: '/api/auth/me',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(me.statusCode).toBe(401);
  });

  it('is known by the cookie of a release without the prefix, unless it has one with it', async () => {
    const own = browser();
    const ada = await signUpIn(own);
    await logIn(own, ada);
    await lockOut(ada);
    const plain = own.cookie().replace('__Host-', '');
    const login = (cookie: string) =>
      test.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        headers: { cookie },
        payload: { email: ada.email, password: ada.password },
      });
    expect((await login(plain)).statusCode).toBe(200);
    // What a subdomain has planted stands for nothing beside it.
    const planted = `folio-device=${'x'.repeat(43)}; ${own.cookie()}`;
    expect((await login(planted)).statusCode).toBe(200);
    expect((await login(`folio-device=${'x'.repeat(43)}`)).statusCode).toBe(429);
  });

  it('is known to each of the accounts that are used on it', async () => {
    const own = browser();
    const accounts = [await signUpIn(own), await signUpIn(own)];
    for (const account of accounts) {
      await lockOut(account);
      expect((await logIn(own, account)).status).toBe(200);
    }
  });

  it('is forgotten after 180 days, after 20 newer ones, and by a password set elsewhere', async () => {
    const own = browser();
    const ada = await signUpIn(own);
    const isKnown = async () => {
      await test.db.execute(sql`delete from rate_limits`);
      await lockOut(ada);
      return (await guess(own, ada)).status === 401;
    };
    expect(await isKnown()).toBe(true);
    await test.db.execute(sql`delete from rate_limits`);
    for (let others = 0; others < 20; others += 1) await logIn(browser(), ada);
    expect(await isKnown()).toBe(false);

    await test.db.execute(sql`delete from rate_limits`);
    const { body } = await logIn(own, ada);
    expect(await isKnown()).toBe(true);
    await test.db.execute(sql`update known_devices set expires_at = now() - interval '1 second'`);
    expect(await isKnown()).toBe(false);
    await purgeExpired(test.db);
    expect((await test.db.execute(sql`select 1 from known_devices`)).rows).toEqual([]);

    await test.db.execute(sql`delete from rate_limits`);
    await logIn(own, ada);
    const password = 'Analytical-Engine-2!';
    const change = { currentPassword: ada.password, password, confirmPassword: password };
    expect((await browser().post('update-password', change, body.token)).status).toBe(200);
    expect(await isKnown()).toBe(false);
  });
});
