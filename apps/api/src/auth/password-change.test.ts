import { authRoutes } from '@folio/contract/auth';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registration, signUp, type TestAccount } from '../testing/accounts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const password = 'Analytical-Engine-2!';
const me = (token: string) => test.call(authRoutes.me, undefined, token);
const login = (email: string, word: string) =>
  test.call(authRoutes.login, { body: { email, password: word } });
const forgot = (email: string) => test.call(authRoutes.forgotPassword, { body: { email } });
const reset = (token: string, word = password) =>
  test.call(authRoutes.resetPassword, { body: { token, password: word } });
const lastMailTo = (email: string) => test.mails.findLast((mail) => mail.to === email);

async function resetToken(email: string): Promise<string> {
  const isReset = () => lastMailTo(email)?.text.match(/reset-password\?token=([\w-]+)/)?.[1];
  await forgot(email);
  await expect.poll(isReset).toBeDefined();
  return isReset() ?? '';
}

describe('a forgotten password', () => {
  it('is answered alike for a known and an unknown address', async () => {
    const { user } = await signUp(test);
    const [known, unknown] = [await forgot(user.email), await forgot('nobody@gmail.com')];
    expect(known).toMatchObject({ status: 200, body: { success: true } });
    expect(unknown.body).toEqual(known.body);
    await expect.poll(() => lastMailTo(user.email)?.subject).toBe('Set a new password');
    expect(lastMailTo('nobody@gmail.com')).toBeUndefined();
    expect((await forgot('no address')).status).toBe(400);
  });

  it('[password-change-1] is replaced through the mailed link, which ends every session', async () => {
    const { user, token, password: old } = await signUp(test);
    const answer = await reset(await resetToken(user.email));
    expect(answer).toMatchObject({
      status: 200,
      body: { message: 'Your password has been successfully reset. Please log in.' },
    });
    expect((await me(token)).status).toBe(401);
    expect((await login(user.email, old)).status).toBe(401);
    expect((await login(user.email, password)).status).toBe(200);
    expect(lastMailTo(user.email)?.subject).toBe('Your password was changed');
  });

  it('verifies the address of an unverified account', async () => {
    const form = registration();
    await test.call(authRoutes.register, { body: form });
    await reset(await resetToken(form.email));
    expect((await login(form.email, password)).body).toHaveProperty('token');
  });

  it('is replaced once by several uses of a link at once, and by no other link then', async () => {
    const { user } = await signUp(test);
    const first = await resetToken(user.email);
    test.mails.length = 0;
    const second = await resetToken(user.email);
    const answers = await Promise.all(Array.from({ length: 5 }, () => reset(second)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    for (const used of [first, second])
      expect(await reset(used)).toMatchObject({
        status: 400,
        body: { code: 'INVALID_OR_EXPIRED_LINK' },
      });
  });

  it('cannot be replaced with a verification token, a late one or a bad password', async () => {
    const form = registration();
    const answer = await test.call(authRoutes.register, { body: form });
    const { data } = answer.body as { data: { verificationToken: string } };
    expect((await reset(data.verificationToken)).status).toBe(400);
    const token = await resetToken(form.email);
    for (const bad of ['weak', 'Password1!'])
      expect(await reset(token, bad)).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION_ERROR', errors: { password: [expect.any(String)] } },
      });
    await test.db.execute(sql`update email_tokens set expires_at = now() - interval '1 second'`);
    expect((await reset(token)).status).toBe(400);
  });
});

describe('changing the password', () => {
  const change = ({ token, password: currentPassword }: TestAccount, changes: object = {}) =>
    test.call(
      authRoutes.updatePassword,
      { body: { currentPassword, password, confirmPassword: password, ...changes } },
      token,
    );

  it('[password-change-3] ends every session but the one that did it', async () => {
    const account = await signUp(test);
    const other = (await login(account.user.email, account.password)).body as { token: string };
    expect(await change(account)).toMatchObject({
      status: 200,
      body: { message: 'Your password has been successfully updated.' },
    });
    expect((await me(account.token)).status).toBe(200);
    expect((await me(other.token)).status).toBe(401);
    expect((await login(account.user.email, password)).status).toBe(200);
    expect(lastMailTo(account.user.email)?.subject).toBe('Your password was changed');
  });

  it('[password-change-2] needs the current password, a session and equal, good new ones', async () => {
    const account = await signUp(test);
    expect(await change(account, { currentPassword: 'wrong' })).toMatchObject({
      status: 400,
      body: { errors: { currentPassword: ['Your current password isn’t right'] } },
    });
    expect(await change(account, { confirmPassword: 'x' })).toMatchObject({
      status: 400,
      body: { errors: { confirmPassword: ['Passwords do not match'] } },
    });
    const weak = { password: 'Password1!', confirmPassword: 'Password1!' };
    expect(await change(account, weak)).toMatchObject({ status: 400 });
    expect(await change({ ...account, token: 'x' })).toMatchObject({ status: 401 });
    expect((await login(account.user.email, account.password)).status).toBe(200);
  });
});
