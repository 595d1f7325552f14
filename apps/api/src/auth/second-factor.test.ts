import { apiKeyRoutes } from '@folio/contract/api-keys';
import { authRoutes } from '@folio/contract/auth';
import { profileRoutes } from '@folio/contract/profiles';
import { secondFactorRoutes } from '@folio/contract/second-factor';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { signUp, type TestAccount } from '../testing/accounts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { endSecondFactorOf } from './second-factor.service.ts';
import { stepAt, totpCode } from './totp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
// The clock stands in the middle of a step of 30 seconds: while a test runs, no code becomes an older one.
beforeEach(() => {
  const stepMs = 30_000;
  const now = (stepAt(vi.getRealSystemTime()) + 0.5) * stepMs;
  vi.useFakeTimers({ toFake: ['Date'], now });
});
afterAll(async () => {
  vi.useRealTimers();
  await test.close();
});

const login = (body: { email: string; password: string; code?: string }, on = test) =>
  on.call(authRoutes.login, { body });
const mailsTo = (email: string) =>
  test.mails.filter((mail) => mail.to === email).map(({ subject }) => subject);
const begin = (account: TestAccount, password = account.password) =>
  test.call(secondFactorRoutes.begin, { body: { password } }, account.token);
const confirm = (account: TestAccount, code: string) =>
  test.call(secondFactorRoutes.confirm, { body: { code } }, account.token);

async function storedSecret({ user }: TestAccount): Promise<Buffer> {
  const { rows } = await test.db.execute<{ secret: string }>(
    sql`select secret from second_factors where user_id = ${user.id}`,
  );
  return Buffer.from(rows[0]?.secret ?? '', 'hex');
}

/** The code of a step near now: that before is taken as well, so that three are good at a time. */
const codeOf = async (account: TestAccount, stepsFromNow = 0) =>
  totpCode(await storedSecret(account), stepAt(Date.now()) + stepsFromNow);

/** An account with codes on, which was turned on with the step before this one. */
async function withCodes(): Promise<{ account: TestAccount; recoveryCodes: string[] }> {
  const account = await signUp(test);
  await begin(account);
  const answer = await confirm(account, await codeOf(account, -1));
  expect(answer.status).toBe(200);
  const { data } = answer.body as unknown as { data: { recoveryCodes: string[] } };
  return { account, recoveryCodes: data.recoveryCodes };
}

const credentials = ({ user, password }: TestAccount) => ({ email: user.email, password });
const forgetProof = ({ user }: TestAccount) =>
  test.db.execute(
    sql`update sessions set code_proven_at = now() - interval '11 minutes' where user_id = ${user.id}`,
  );
const removeAccount = ({ token, password }: TestAccount) =>
  test.call(profileRoutes.deleteAccount, { body: { password } }, token);
const makeKey = ({ token, password }: TestAccount) =>
  test.call(
    apiKeyRoutes.create,
    { body: { name: 'Script', scopes: ['read'], days: 30, password } },
    token,
  );
const prove = ({ token }: TestAccount, code: string) =>
  test.call(secondFactorRoutes.proveCode, { body: { code } }, token);

describe('two-step login', () => {
  it('is turned on with the password and a first code, and ends other sessions', async () => {
    const account = await signUp(test);
    expect((await begin(account, 'wrong')).body).toMatchObject({ code: 'WRONG_PASSWORD' });
    const { body: other } = await login(credentials(account));
    await begin(account);
    expect((await confirm(account, '000000')).status).toBe(400);
    expect((await login(credentials(account))).body).toHaveProperty('token');
    const answer = await confirm(account, await codeOf(account));
    expect(answer.body).toMatchObject({ success: true, data: { recoveryCodes: { length: 10 } } });
    const { token } = other as { token: string };
    expect((await test.call(authRoutes.me, undefined, token)).status).toBe(401);
    expect((await test.call(authRoutes.me, undefined, account.token)).status).toBe(200);
    expect(mailsTo(account.user.email)).toContain('Two-step login is on');
    expect((await begin(account)).status).toBe(400);
  });

  it('rejects the password alone, and accepts each code once', async () => {
    const { account } = await withCodes();
    expect((await login(credentials(account))).body).toEqual({ success: true, needsCode: true });
    const code = await codeOf(account);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => login({ ...credentials(account), code })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400]);
    // An older one is no longer good, either, though its time is not over.
    const older = await login({ ...credentials(account), code: await codeOf(account, -1) });
    expect(older.body).toMatchObject({
      code: 'VALIDATION_ERROR',
      errors: { code: [expect.any(String)] },
    });
  });

  it('tells who guesses the password nothing, whatever code comes with it', async () => {
    const { account } = await withCodes();
    const code = await codeOf(account);
    const email = account.user.email;
    const wrong = await login({ email, password: 'wrong', code });
    const unknown = await login({ email: 'nobody@gmail.com', password: 'wrong', code });
    const strip = ({ status, body }: typeof wrong) => ({ status, ...body, requestId: '' });
    expect(strip(wrong)).toEqual(strip(unknown));
    expect((await login({ email, password: account.password, code })).status).toBe(200);
  });

  it('takes a recovery code in place of the app, once, and tells its owner by mail', async () => {
    const { account, recoveryCodes } = await withCodes();
    const code = ` ${recoveryCodes[3]?.toUpperCase().replaceAll('-', ' ')} `;
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => login({ ...credentials(account), code })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(mailsTo(account.user.email)).toContain('A recovery code was used');
    const state = await test.call(secondFactorRoutes.state, undefined, account.token);
    expect(state.body).toMatchObject({ data: { isOn: true, recoveryCodesLeft: 9 } });
  });

  it('does not take the codes of another account', async () => {
    const [{ account }, other] = [await withCodes(), await withCodes()];
    for (const code of [await codeOf(other.account), other.recoveryCodes[0] ?? ''])
      expect((await login({ ...credentials(account), code })).status).toBe(400);
  });

  it.each(['', '12345', '1234567', 'abc def', '１２３４５６', '0'.repeat(61)])(
    'refuses %j, which is no code',
    async (code) => {
      const { account } = await withCodes();
      expect((await login({ ...credentials(account), code })).status).toBe(400);
    },
  );

  it('has a second of two first codes at once change nothing', async () => {
    const account = await signUp(test);
    await begin(account);
    const code = await codeOf(account);
    const answers = await Promise.all([1, 2, 3].map(() => confirm(account, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('is asked for before what can’t be undone, and counts for ten minutes', async () => {
    const { account } = await withCodes();
    await forgetProof(account);
    const { token, password } = account;
    const next = 'Analytical-Engine-2!';
    const refused = [
      await removeAccount(account),
      await test.call(secondFactorRoutes.turnOff, { body: { password } }, token),
      await test.call(secondFactorRoutes.renewRecoveryCodes, { body: { password } }, token),
      await test.call(
        authRoutes.updatePassword,
        { body: { currentPassword: password, password: next, confirmPassword: next } },
        token,
      ),
      await test.call(
        profileRoutes.update,
        { body: { email: 'elsewhere@gmail.com', currentPassword: password } },
        token,
      ),
      await makeKey(account),
    ];
    for (const answer of refused)
      expect(answer).toMatchObject({ status: 403, body: { code: 'CODE_REQUIRED' } });
    expect((await prove(account, '000000')).status).toBe(400);
    expect((await prove(account, await codeOf(account))).status).toBe(200);
    const renewed = await test.call(
      secondFactorRoutes.renewRecoveryCodes,
      { body: { password } },
      token,
    );
    expect(renewed.status).toBe(200);
    expect((await makeKey(account)).status).toBe(201);
    expect((await removeAccount(account)).status).toBe(200);
  });

  it('is turned off with the password, after which it alone lets in, and no old code is kept', async () => {
    const { account, recoveryCodes } = await withCodes();
    const { token, password } = account;
    const off = () => test.call(secondFactorRoutes.turnOff, { body: { password } }, token);
    expect([(await off()).status, (await off()).status]).toEqual([200, 200]);
    expect((await login(credentials(account))).body).toHaveProperty('token');
    expect(mailsTo(account.user.email).filter((s) => s === 'Two-step login is off')).toHaveLength(
      1,
    );
    await begin(account);
    expect((await prove(account, recoveryCodes[0] ?? '')).status).toBe(400);
  });

  it('is ended by an operator, for an address in any case, and only once', async () => {
    const { account } = await withCodes();
    const end = () => endSecondFactorOf(test.db, account.user.email.toUpperCase());
    expect([await end(), await end()]).toEqual([true, false]);
    expect(await endSecondFactorOf(test.db, 'nobody@gmail.com')).toBeUndefined();
    expect((await login(credentials(account))).body).toHaveProperty('token');
  });

  it('stays on when the password is reset by mail', async () => {
    const { account } = await withCodes();
    await test.call(authRoutes.forgotPassword, { body: { email: account.user.email } });
    const link = () =>
      test.mails
        .findLast(({ to }) => to === account.user.email)
        ?.text.match(/reset-password\?token=([\w-]+)/)?.[1];
    await expect.poll(link).toBeDefined();
    const password = 'Analytical-Engine-2!';
    await test.call(authRoutes.resetPassword, { body: { token: link() ?? '', password } });
    const answer = await login({ email: account.user.email, password });
    expect(answer.body).toEqual({ success: true, needsCode: true });
  });

  it('is in its owner’s data without its secrets', async () => {
    const { account } = await withCodes();
    const answer = await test.app.inject({
      url: profileRoutes.data.url,
      headers: { authorization: `Bearer ${account.token}` },
    });
    expect(answer.json().secondFactor).toMatchObject([{ recoveryCodesLeft: 10 }]);
    expect(answer.body).not.toContain((await storedSecret(account)).toString('hex'));
  });

  it('needs a session', async () => {
    for (const route of Object.values(secondFactorRoutes))
      expect((await test.app.inject({ method: route.method, url: route.url })).statusCode).toBe(
        401,
      );
  });
});

it('wrong codes are limited to ten an hour, and don’t lock accounts without codes', async () => {
  const limited = await startTestApp({ configuration: { rateLimits: true } });
  try {
    const account = await signUp(limited);
    const call = (code: string) =>
      limited.call(secondFactorRoutes.confirm, { body: { code } }, account.token);
    const statuses: number[] = [];
    for (let tries = 0; tries < 12; tries += 1) statuses.push((await call('000000')).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429, 429]);
    expect((await login(credentials(account), limited)).body).toHaveProperty('token');
  } finally {
    await limited.close();
  }
});
