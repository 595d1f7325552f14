import { authRoutes } from '@folio/contract/auth';
import { type Profile, profileRoutes } from '@folio/contract/profiles';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emailTokens } from '../platform/account-schema.ts';
import { registration, signUp, type TestAccount } from '../testing/accounts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
let ada: TestAccount;
let newEmail = '';
let count = 0;
beforeAll(async () => {
  test = await startTestApp();
});
beforeEach(async () => {
  ada = await signUp(test);
  newEmail = `New.${++count}@outlook.com`;
  test.mails.length = 0;
});
afterAll(() => test.close());

type Changed = { data: Profile; verificationToken?: string };
const change = async (email: string, { token, password: currentPassword } = ada) => {
  const body = { email, currentPassword };
  const answer = await test.call(profileRoutes.update, { body }, token);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body as unknown as Changed;
};
const confirm = (token = '', as: TestAccount | null = ada) =>
  test.call(authRoutes.verifyEmail, { body: { token } }, as?.token);
const logIn = (email: string) =>
  test.call(authRoutes.login, { body: { email, password: ada.password } });
const mailsTo = (address: string) => test.mails.filter(({ to }) => to === address);

describe('a new address', () => {
  it('[email-change-1] waits until its mailed link is opened, and is the account’s from then on', async () => {
    const { data, verificationToken } = await change(newEmail);
    expect(data).toMatchObject({ email: ada.user.email, pendingEmail: newEmail });
    expect(mailsTo(newEmail)[0]?.text).toContain(verificationToken);
    expect((await logIn(newEmail)).status).toBe(401);

    const confirmed = await confirm(verificationToken);
    expect(confirmed).toMatchObject({
      status: 200,
      body: { user: { id: ada.user.id, email: newEmail } },
    });
    const { token } = confirmed.body as { token: string };
    expect((await logIn(newEmail)).status).toBe(200);
    expect((await logIn(ada.user.email)).status).toBe(401);
    const { body } = await test.call(profileRoutes.me, undefined, token);
    expect(body).toMatchObject({ data: { email: newEmail, pendingEmail: '' } });
    expect((await test.call(profileRoutes.me, undefined, ada.token)).status).toBe(401);
    expect((await confirm(verificationToken)).body).toMatchObject({
      code: 'INVALID_OR_EXPIRED_LINK',
    });
  });

  it('needs the password; a session alone is not enough', async () => {
    const ask = (currentPassword?: string, email = newEmail) =>
      test.call(profileRoutes.update, { body: { email, currentPassword, bio: 'x' } }, ada.token);
    const refused = (message: string) => ({
      status: 400,
      body: { code: 'VALIDATION_ERROR', errors: { currentPassword: [message] } },
    });
    const missing = refused('Enter your current password to change your email');
    expect(await ask()).toMatchObject(missing);
    expect(await ask('')).toMatchObject(missing);
    expect(await ask('Not-the-password-1!')).toMatchObject(
      refused('Your current password isn’t right'),
    );
    expect((await test.call(profileRoutes.me, undefined, ada.token)).body).toMatchObject({
      data: { pendingEmail: '', bio: '' },
    });
    expect(test.mails).toEqual([]);
    // The own address, and the link once more to one that waits, need none.
    expect((await ask(undefined, ada.user.email)).status).toBe(200);
    expect((await ask(ada.password)).status).toBe(200);
    expect((await ask()).status).toBe(200);
  });

  it('leaves no more guesses of the password than a login', async () => {
    const limited = await startTestApp({ configuration: { rateLimits: true } });
    const { token, password } = await signUp(limited);
    const ask = (currentPassword: string) =>
      limited.call(profileRoutes.update, { body: { email: newEmail, currentPassword } }, token);
    const statuses = [];
    for (let tries = 0; tries < 5; tries += 1) statuses.push((await ask('Wrong-1!')).status);
    expect([...statuses, (await ask(password)).status]).toEqual([400, 400, 400, 400, 400, 429]);
    await limited.close();
  });

  it('is available although an unverified sign-up uses it', async () => {
    const password = 'Not-the-owner-1!';
    const form = registration({ email: newEmail, password, confirmPassword: password });
    expect((await test.call(authRoutes.register, { body: form })).status).toBe(201);
    test.mails.length = 0;
    const { verificationToken } = await change(newEmail);
    expect(mailsTo(newEmail)[0]?.text).toContain(verificationToken);
    expect(await confirm(verificationToken)).toMatchObject({
      status: 200,
      body: { user: { id: ada.user.id, email: newEmail } },
    });
    const strangers = { email: newEmail, password };
    expect((await test.call(authRoutes.login, { body: strangers })).status).toBe(401);
    const { username } = form;
    const again = registration({ username });
    expect((await test.call(authRoutes.register, { body: again })).status).toBe(201);
  });

  it('[email-change-2] is proven by its owner alone: a mail that went astray opens no account', async () => {
    const { verificationToken } = await change(newEmail);
    expect(await confirm(verificationToken, null)).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHENTICATED', message: 'Please log in to confirm your new address.' },
    });
    expect(await confirm(verificationToken, await signUp(test))).toMatchObject({
      status: 400,
      body: { code: 'INVALID_OR_EXPIRED_LINK' },
    });
    expect((await confirm(verificationToken)).status).toBe(200);
  });

  it('[email-change-4] is announced to the old address, when it is requested and when it is verified', async () => {
    const { verificationToken } = await change(newEmail);
    expect(mailsTo(ada.user.email).map(({ subject }) => subject)).toEqual([
      'Your email address is about to change',
    ]);
    expect(mailsTo(ada.user.email)[0]?.text).toContain(newEmail);
    await confirm(verificationToken);
    expect(mailsTo(ada.user.email).map(({ subject }) => subject)).toEqual([
      'Your email address is about to change',
      'Your email address was changed',
    ]);
  });

  it('replaces one that waits, and the own address withdraws it', async () => {
    const first = await change(newEmail);
    const second = await change(`later.${newEmail}`);
    expect(second.data.pendingEmail).toBe(`later.${newEmail}`);
    expect((await confirm(first.verificationToken)).status).toBe(400);
    test.mails.length = 0;
    const withdrawn = await change(ada.user.email.toUpperCase());
    expect(withdrawn).not.toHaveProperty('verificationToken');
    expect(withdrawn.data).toMatchObject({ email: ada.user.email, pendingEmail: '' });
    expect((await confirm(second.verificationToken)).status).toBe(400);
    expect(test.mails).toEqual([]);
  });

  it('is forgotten after a day', async () => {
    const { verificationToken } = await change(newEmail);
    await test.db
      .update(emailTokens)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(emailTokens.userId, ada.user.id));
    const { body } = await test.call(profileRoutes.me, undefined, ada.token);
    expect(body).toMatchObject({ data: { pendingEmail: '' } });
    expect((await confirm(verificationToken)).status).toBe(400);
  });

  it('is stopped by a new password', async () => {
    const { verificationToken } = await change(newEmail);
    const password = 'Analytical-Engine-2!';
    const body = { currentPassword: ada.password, password, confirmPassword: password };
    expect((await test.call(authRoutes.updatePassword, { body }, ada.token)).status).toBe(200);
    expect((await confirm(verificationToken)).status).toBe(400);
  });

  it('of an untrusted provider is refused, with those that are trusted', async () => {
    const body = { email: 'ada@example.com', bio: 'Not saved', currentPassword: ada.password };
    const answer = await test.call(profileRoutes.update, { body }, ada.token);
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_ERROR' } });
    expect(answer.body).toMatchObject({ trustedDomains: expect.arrayContaining(['gmail.com']) });
    expect(test.mails).toEqual([]);
  });
});

describe('another’s address', () => {
  it('[email-change-3] gets the same answer, notifies its owner, and is never given away', async () => {
    const bob = await signUp(test);
    test.mails.length = 0;
    const [taken, free] = [await change(bob.user.email), await change(newEmail, bob)];
    expect(taken.data.pendingEmail).toBe(bob.user.email);
    expect(Object.keys(taken)).toEqual(Object.keys(free));
    expect(taken.verificationToken).toHaveLength(free.verificationToken?.length ?? 0);
    const [mail, ...others] = mailsTo(bob.user.email);
    expect(mail?.subject).toBe('You already have a Folio account');
    expect(mail?.text).not.toContain(taken.verificationToken);
    expect(others.map(({ subject }) => subject)).toEqual(['Your email address is about to change']);
    expect((await confirm(taken.verificationToken)).body).toMatchObject({
      code: 'INVALID_OR_EXPIRED_LINK',
    });
    expect((await logIn(bob.user.email)).body).toMatchObject({ user: { id: bob.user.id } });
  });

  it('belongs to the first of two accounts that verifies it', async () => {
    const bob = await signUp(test);
    const [hers, his] = [await change(newEmail), await change(newEmail, bob)];
    const answers = await Promise.all([
      confirm(hers.verificationToken),
      confirm(his.verificationToken, bob),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });
});

describe('where there is a mail server', () => {
  it('the token is in the mail alone', async () => {
    const smtpUrl = 'smtp://localhost:1';
    const mailing = await startTestApp({ configuration: { smtpUrl } });
    const tokenFor = (address: string) =>
      /token=([\w-]+)/.exec(mailing.mails.find(({ to }) => to === address)?.text ?? '')?.[1] ?? '';
    const verify = (address: string, as?: string) =>
      mailing.call(authRoutes.verifyEmail, { body: { token: tokenFor(address) } }, as);
    const form = registration();
    await mailing.call(authRoutes.register, { body: form });
    // The test has no cookies, as a browser that did not sign up.
    const { resetToken } = (await verify(form.email)).body as unknown as { resetToken: string };
    const { email, password } = form;
    await mailing.call(authRoutes.resetPassword, { body: { token: resetToken, password } });
    const loggedIn = await mailing.call(authRoutes.login, { body: { email, password } });
    const { token } = loggedIn.body as { token: string };
    const body = { email: newEmail, currentPassword: password };
    const answer = await mailing.call(profileRoutes.update, { body }, token);
    expect(answer.body).toMatchObject({ data: { pendingEmail: newEmail } });
    expect(answer.body).not.toHaveProperty('verificationToken');
    expect((await verify(newEmail, token)).status).toBe(200);
    await mailing.close();
  });
});

it('is asked for five times an hour', async () => {
  const limited = await startTestApp({ configuration: { rateLimits: true } });
  const { token, user, password: currentPassword } = await signUp(limited);
  const statuses = [];
  for (let tries = 0; tries < 6; tries += 1) {
    const body = { email: `try.${tries}@gmail.com`, currentPassword };
    statuses.push((await limited.call(profileRoutes.update, { body }, token)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  const own = { email: user.email };
  expect((await limited.call(profileRoutes.update, { body: own }, token)).status).toBe(200);
  await limited.close();
});
