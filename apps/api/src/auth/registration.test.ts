import { authRoutes } from '@folio/contract/auth';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registration, signUp } from '../testing/accounts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const register = (body = registration()) => test.call(authRoutes.register, { body });
const verify = (token: string) => test.call(authRoutes.verifyEmail, { body: { token } });
const tokenOf = (answer: Awaited<ReturnType<typeof register>>) =>
  (answer.body as { data: { verificationToken: string } }).data.verificationToken;
const mailsTo = (email: string) => test.mails.filter((mail) => mail.to === email);

describe('registering', () => {
  it('[registration-3] makes an account that waits for its address to be proven', async () => {
    const form = registration();
    const answer = await register(form);
    expect(answer).toMatchObject({
      status: 201,
      body: { success: true, message: 'Please check your email to verify your account.' },
    });
    const login = await test.call(authRoutes.login, {
      body: { email: form.email, password: form.password },
    });
    expect(login).toMatchObject({ status: 200, body: { success: true, needsVerification: true } });
    expect(login.body).not.toHaveProperty('token');
  });

  it('mails a link with the token that the answer has only while no mail server is there', async () => {
    const form = registration({ firstName: '<b>Ada</b>' });
    const token = tokenOf(await register(form));
    const [mail] = mailsTo(form.email);
    const query = new URLSearchParams({ email: form.email, token });
    expect(mail?.text).toContain(`http://localhost:3000/verify-email?${query}`);
    expect(mail?.html).not.toContain('<b>');

    const mailed = await startTestApp({ configuration: { smtpUrl: 'smtp://127.0.0.1:1' } });
    const answer = await mailed.call(authRoutes.register, { body: registration() });
    expect(answer.body).toMatchObject({ success: true, data: {} });
    expect(answer.body).not.toHaveProperty('data.verificationToken');
    expect(mailed.mails).toHaveLength(1);
    await mailed.close();
  });

  it('answers a known address like an unknown one, and tells its owner by mail', async () => {
    const { user, token } = await signUp(test);
    const unknown = await register();
    const known = await register(registration({ email: user.email.toUpperCase() }));
    const shapeOf = ({ body, status }: typeof known) => [
      status,
      JSON.stringify(body).replace(tokenOf({ body, status, headers: {} }), ''),
    ];
    expect(shapeOf(known)).toEqual(shapeOf(unknown));
    expect(tokenOf(known)).toHaveLength(tokenOf(unknown).length);
    expect((await verify(tokenOf(known))).status).toBe(400);
    expect(mailsTo(user.email).at(-1)?.text).toContain('tried to sign up');
    const me = await test.call(authRoutes.me, undefined, token);
    expect(me.body).toMatchObject({ data: user });
  });

  it('says that a username is taken, in whatever case', async () => {
    const { user } = await signUp(test);
    const answer = await register(registration({ username: user.username.toUpperCase() }));
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'USERNAME_TAKEN', errors: { username: ['This username is taken'] } },
    });
  });

  it('gives a username to one of several who want it at once', async () => {
    const username = 'wanted.by-all';
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => register(registration({ username }))),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  });

  it('makes one account of an address that registers several times at once', async () => {
    const email = 'once.only@gmail.com';
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => register(registration({ email }))),
    );
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]));
    const verified = await Promise.all(answers.map((answer) => verify(tokenOf(answer))));
    expect(verified.filter((answer) => answer.status === 200)).toHaveLength(1);
  });

  it('[registration-2] refuses a domain that is not trusted, and names those that are', async () => {
    const answer = await register(registration({ email: 'ada@example.com' }));
    expect(answer).toMatchObject({
      status: 400,
      body: {
        code: 'VALIDATION_ERROR',
        message: 'Please use a trusted email provider (Gmail, Outlook, Yahoo, etc.)',
        trustedDomains: expect.arrayContaining(['gmail.com', 'fastmail.com']),
      },
    });
  });

  it.each([
    ['Password1!', 'This password has appeared in a data breach. Please choose another one'],
    ['P@ssw0rd!!', 'This password has appeared in a data breach. Please choose another one'],
    ['short', 'Password must be at least 8 characters long'],
    ['ALLUPPER1!', 'Password must contain at least one lowercase letter'],
  ])('refuses the password %s', async (password, message) => {
    const answer = await register(registration({ password }));
    expect(answer).toMatchObject({ status: 400, body: { errors: { password: [message] } } });
  });

  it('names every wrong field, and fields that it does not know', async () => {
    const body = { ...registration({ firstName: '', confirmPassword: 'x' }), credits: 1_000 };
    const answer = await register(body);
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_ERROR' } });
    expect(answer.body).toHaveProperty('errors.firstName');
    expect(answer.body).toHaveProperty('errors.credits');
  });
});

describe('proving an address', () => {
  it('[registration-1] logs the person in, with the credits of a new account', async () => {
    const form = registration();
    const answer = await verify(tokenOf(await register(form)));
    expect(answer).toMatchObject({
      status: 200,
      body: {
        success: true,
        user: { email: form.email, name: 'Ada Lovelace', subscription: 'free', credits: 10 },
      },
    });
  });

  it('works once, also when it is tried several times at once', async () => {
    const token = tokenOf(await register());
    const answers = await Promise.all(Array.from({ length: 8 }, () => verify(token)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.find((answer) => answer.status !== 200)).toMatchObject({
      status: 400,
      body: {
        code: 'INVALID_OR_EXPIRED_LINK',
        message: 'Invalid or expired verification link.',
      },
    });
  });

  it('refuses a token after 24 hours, an unknown one, and one that is none', async () => {
    const token = tokenOf(await register());
    await test.db.execute(sql`update email_tokens set expires_at = now() - interval '1 second'`);
    for (const refused of [token, 'unknown']) expect((await verify(refused)).status).toBe(400);
    expect(await verify('')).toMatchObject({ status: 400, body: { code: 'VALIDATION_ERROR' } });
  });

  it('is not done by opening the link', async () => {
    const token = tokenOf(await register());
    await test.app.inject({ method: 'GET', url: `/api/auth/verify-email?token=${token}` });
    expect((await verify(token)).status).toBe(200);
  });

  it('[registration-4] can be asked for again, and answers the same for anyone', async () => {
    const form = registration();
    await register(form);
    const resend = (email: string) => test.call(authRoutes.resendVerification, { body: { email } });
    const { user } = await signUp(test);
    const answers = [await resend(form.email), await resend(user.email), await resend('a@b.com')];
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 200, body: { success: true } });
    await expect.poll(() => mailsTo(form.email).length).toBe(2);
    expect(mailsTo(user.email)).toHaveLength(1);
    expect(await resend('no address')).toMatchObject({ status: 400 });
  });
});
