import { authRoutes } from '@folio/contract/auth';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { registration, signUp, type TestAccount } from '../testing/accounts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
let ada: TestAccount;
beforeAll(async () => {
  test = await startTestApp({ configuration: { rateLimits: true } });
  ada = await signUp(test);
});
beforeEach(() => test.db.execute(sql`delete from rate_limits`));
afterAll(() => test.close());

let addresses = 0;
const login = (email: string, password: string, headers = {}, remoteAddress = '127.0.0.1') =>
  test.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password },
    headers,
    remoteAddress,
  });
const register = () => test.call(authRoutes.register, { body: registration() });
async function inTurn<T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> {
  const answers: T[] = [];
  for (let index = 0; index < count; index++) answers.push(await work(index));
  return answers;
}
/** As if so many more had come: each takes a password hash, which takes long where many run. */
const addHits = (name: string, more: number) =>
  test.db.execute(
    sql`update rate_limits set hits = hits + ${more}::int where split_part(key, ':', 1) = ${name}`,
  );
const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

describe('limits that all nodes share', () => {
  it('let an account be tried 5 times in 15 minutes from one address, however it is spelled', async () => {
    const spellings = [ada.user.email, ada.user.email.toUpperCase(), ` ${ada.user.email} `];
    const answers = await times(12, (index) => login(spellings[index % 3] ?? '', 'wrong'));
    expect(answers.filter((answer) => answer.statusCode === 401)).toHaveLength(5);
    const refused = await login(ada.user.email, ada.password);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ success: false, code: 'RATE_LIMITED' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(900);
  });

  it.each(['İ', 'ı', 'i̇', 'Ｉ'])('know an address that is spelled with %s', async (letter) => {
    const { user } = await signUp(test, { email: `ida.${++addresses}@gmail.com` });
    const spelled = user.email.replaceAll('i', letter);
    const answers = await inTurn(8, (index) =>
      login(index % 2 ? spelled : user.email, 'wrong', {}, '10.1.1.1'),
    );
    expect(answers.filter((answer) => answer.statusCode === 401)).toHaveLength(5);
  });

  it('let all strangers together try an account 50 times an hour', async () => {
    const tryOnce = () => login(ada.user.email, 'wrong', {}, `10.2.0.${++addresses}`);
    await inTurn(2, tryOnce);
    await addHits('login-account', 50 - 2 - 2);
    const answers = await inTurn(4, tryOnce);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 429, 429]);
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(3_000);
  });

  it('take all the addresses of one IPv6 line for one', async () => {
    const from = (index: number) => `2001:db8:7:9:${index.toString(16)}::${index}`;
    const tries = await inTurn(25, (index) =>
      login(`someone.${index}@gmail.com`, 'wrong', {}, from(index)),
    );
    expect(tries.filter((answer) => answer.statusCode === 401)).toHaveLength(20);
    const register = (index: number) =>
      test.app.inject({
        method: 'POST',
        url: '/api/auth/register',
        payload: registration(),
        remoteAddress: from(index),
      });
    await inTurn(2, register);
    await addHits('register-address', 40 - 2 - 2);
    const signUps = await inTurn(4, (index) => register(index + 2));
    expect(signUps.map(({ statusCode }) => statusCode)).toEqual([201, 201, 429, 429]);
    expect((await login('other@gmail.com', 'wrong', {}, '2001:db8:7:8::1')).statusCode).toBe(401);
  });

  it('count nothing against others once a caller is refused', async () => {
    await inTurn(30, (index) => login(`someone.${index}@gmail.com`, 'wrong', {}, '10.3.3.3'));
    const { rows } = await test.db.execute(sql`
      select split_part(key, ':', 1) as name, count(*)::int as counters from rate_limits group by 1
      order by 1`);
    expect(rows).toEqual([
      { name: 'login-account', counters: 20 },
      { name: 'login-account-address', counters: 20 },
      { name: 'login-address', counters: 1 },
    ]);
  });

  it('let an address try 20 times in 15 minutes, with whatever it forges', async () => {
    const answers = await inTurn(25, (index) =>
      login(`someone.${index}@gmail.com`, 'wrong', { 'x-forwarded-for': `9.9.9.${index}` }),
    );
    expect(answers.filter((answer) => answer.statusCode === 401)).toHaveLength(20);
    expect((await login('other@gmail.com', 'wrong', {}, '10.9.9.9')).statusCode).toBe(401);
  });

  it('believe the proxies that the configuration names', async () => {
    const behind = await startTestApp({
      configuration: { rateLimits: true, trustedProxies: ['127.0.0.1'] },
    });
    const answers = await inTurn(25, (index) =>
      behind.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { email: `someone.${index}@gmail.com`, password: 'wrong' },
        headers: { 'x-forwarded-for': `9.9.9.${index}` },
      }),
    );
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([401]));
    await behind.close();
  });

  it('do not count logins that succeed', async () => {
    const answers = await inTurn(8, () => login(ada.user.email, ada.password));
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]));
  });

  it('let an address register 40 times an hour, not counting taken usernames', async () => {
    const taken = () =>
      test.call(authRoutes.register, { body: registration({ username: ada.user.username }) });
    for (const { status } of await inTurn(6, taken)) expect(status).toBe(409);
    const answers = await times(42, register);
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(40);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(2);
  });

  it('let a class of 45 sign up behind one address, each proving theirs', async () => {
    const statuses = await inTurn(45, async () => {
      const { status, body } = await register();
      const token = body.success ? (body.data.verificationToken ?? '') : '';
      await test.call(authRoutes.verifyEmail, { body: { token } });
      return status;
    });
    expect(new Set(statuses)).toEqual(new Set([201]));
  });

  it.each(['someone.known', 'nobody'])(
    'let %s ask for a reset 3 times in half an hour',
    async (name) => {
      const body = { email: name === 'nobody' ? 'nobody@gmail.com' : ada.user.email };
      const answers = await times(5, () => test.call(authRoutes.forgotPassword, { body }));
      expect(answers.filter((answer) => answer.status === 200)).toHaveLength(3);
    },
  );

  it('refuse a reset link only while one that strangers asked for is still good', async () => {
    // An account of its own: links are made after the answer, also those that a test before asked for.
    const { user } = await signUp(test);
    const body = { email: user.email };
    const ask = () => test.call(authRoutes.forgotPassword, { body });
    const minutesPass = (minutes: number) =>
      test.db.execute(sql`
        with limits as (update rate_limits set resets_at = resets_at - make_interval(mins => ${minutes}::int))
        update email_tokens set expires_at = expires_at - make_interval(mins => ${minutes}::int)`);
    const goodLinks = () =>
      test.db.execute(
        sql`select 1 from email_tokens
          where purpose = 'reset' and user_id = ${user.id} and expires_at > now()`,
      );
    await times(3, ask);
    await expect.poll(async () => (await goodLinks()).rows.length).toBe(3);
    for (let passed = 0; passed < 60; passed += 10) {
      if ((await ask()).status === 429) expect((await goodLinks()).rows).not.toEqual([]);
      await minutesPass(10);
    }
  });

  it.each([
    ['reset links', authRoutes.forgotPassword],
    ['verification mails', authRoutes.resendVerification],
  ])('let an address ask for %s of 20 accounts an hour', async (_what, route) => {
    const answers = await inTurn(24, (index) =>
      test.call(route, { body: { email: `somebody.${index}@gmail.com` } }),
    );
    expect(answers.map(({ status }) => status)).toEqual([
      ...Array.from({ length: 20 }, () => 200),
      ...Array.from({ length: 4 }, () => 429),
    ]);
  });

  it('let no more than 5 sign-ups an hour send mails to one address, from any network', async () => {
    const email = 'victim@gmail.com';
    const answers = await inTurn(8, (index) =>
      test.app.inject({
        method: 'POST',
        url: '/api/auth/register',
        payload: registration({ email }),
        remoteAddress: `10.4.0.${index}`,
      }),
    );
    expect(answers.filter((answer) => answer.statusCode === 201)).toHaveLength(5);
    expect(test.mails.filter(({ to }) => to === email)).toHaveLength(5);
  });

  it('let a verification mail be asked for once a minute', async () => {
    const body = { email: 'waiting@gmail.com' };
    const resend = () => test.call(authRoutes.resendVerification, { body });
    expect((await resend()).status).toBe(200);
    const refused = await resend();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    await test.db.execute(sql`update rate_limits set resets_at = now() - interval '1 second'`);
    expect((await resend()).status).toBe(200);
  });

  it('let the current password be guessed no more often than a login', async () => {
    const { token } = await signUp(test);
    const guesses = await times(7, () =>
      test.call(
        authRoutes.updatePassword,
        {
          body: {
            currentPassword: 'guess',
            password: 'Analytical-Engine-2!',
            confirmPassword: 'Analytical-Engine-2!',
          },
        },
        token,
      ),
    );
    expect(guesses.filter((answer) => answer.status === 429)).toHaveLength(2);
  });
});
