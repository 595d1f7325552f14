import { authRoutes, type Register } from '@folio/contract/auth';
import { signUpRoutes } from '@folio/contract/sign-up';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registration, signUp } from '../testing/accounts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { deleteAccountRow } from './account.service.ts';
import { invite } from './invitations.service.ts';
import { purgeExpired } from './purge-expired.ts';

let open: TestApp;
let invited: TestApp;
let closed: TestApp;
beforeAll(async () => {
  open = await startTestApp({ configuration: { allowedEmailDomains: ['*.edu', 'example.com'] } });
  invited = await startTestApp({ configuration: { signUp: 'invitation' } });
  closed = await startTestApp({ configuration: { signUp: 'closed' } });
});
afterAll(() => Promise.all([open, invited, closed].map((app) => app.close())));

const register = ({ call }: TestApp, form: Partial<Register> = {}) =>
  call(authRoutes.register, { body: registration(form) });
const statusOf = async (test: TestApp, form: Partial<Register>) =>
  (await register(test, form)).status;
const verify = async (test: TestApp, answer: Awaited<ReturnType<typeof register>>) => {
  const { data } = answer.body as { data: { verificationToken: string } };
  return test.call(authRoutes.verifyEmail, { body: { token: data.verificationToken } });
};

async function invitation(
  test: TestApp,
  invitee: { email?: string; days?: number } = {},
): Promise<string> {
  const { link } = await invite(test.app, { days: 7, ...invitee });
  return new URL(link).searchParams.get('invitation') ?? '';
}
const ended = {
  status: 403,
  body: { code: 'SIGN_UP_REFUSED', message: expect.stringContaining('This invitation was used') },
};

describe('domains of one’s own', () => {
  it.each([
    ['ada@example.com', 201],
    ['ada@EXAMPLE.com', 201],
    ['ada@mit.edu', 201],
    ['ada@cs.mit.edu', 201],
    ['ada@edu', 400],
    ['ada@mit.edu.evil.example', 400],
    ['ada@notexample.com', 400],
    ['ada@sub.example.com', 400],
    ['ada@gmail.com', 400],
  ])('take %s or refuse it (%i)', async (email, status) => {
    expect(await statusOf(open, { email })).toBe(status);
  });

  it('are named in the error for another domain', async () => {
    const message = 'Please use an email address at *.edu or example.com';
    expect(await register(open, { email: 'ada@gmail.com' })).toMatchObject({
      body: { message, errors: { email: [message] }, trustedDomains: ['*.edu', 'example.com'] },
    });
  });

  it('may be any', async () => {
    const any = await startTestApp({ configuration: { allowedEmailDomains: ['*'] } });
    expect(await statusOf(any, { email: 'ada@anything.example' })).toBe(201);
    await any.close();
  });

  it('are no matter for who is invited, and use no invitation up where they are theirs', async () => {
    const token = await invitation(open);
    expect(await statusOf(open, { email: 'bo@mit.edu', invitation: token })).toBe(201);
    expect(await statusOf(open, { email: 'cy@gmail.com', invitation: token })).toBe(201);
    expect(await register(open, { email: 'di@gmail.com', invitation: token })).toMatchObject(ended);
  });
});

describe('a server that is closed', () => {
  it('says so, and rejects sign-ups even with an invitation', async () => {
    expect(await closed.call(signUpRoutes.rule)).toMatchObject({
      body: { data: { rule: 'closed' } },
    });
    for (const token of [undefined, await invitation(closed)])
      expect(
        await register(closed, token === undefined ? {} : { invitation: token }),
      ).toMatchObject({ status: 403, body: { code: 'SIGN_UP_REFUSED' } });
  });
});

describe('a server that asks for an invitation', () => {
  it('says so, and rejects sign-ups without an invitation', async () => {
    expect(await invited.call(signUpRoutes.rule)).toMatchObject({
      body: { data: { rule: 'invitation' } },
    });
    expect(await register(invited)).toMatchObject({
      status: 403,
      body: {
        code: 'SIGN_UP_REFUSED',
        message: 'You need an invitation to sign up here.',
      },
    });
    for (const made of ['', 'x', 'a'.repeat(200)])
      expect(await register(invited, { invitation: made })).toMatchObject(ended);
    expect(await statusOf(invited, { invitation: 'a'.repeat(201) })).toBe(400);
  });

  it('doesn’t reveal taken usernames without an invitation', async () => {
    const account = await signUp(invited, { invitation: await invitation(invited) });
    const form = { username: account.user.username, invitation: 'made up' };
    expect(await register(invited, form)).toMatchObject(ended);
  });

  it('accepts a valid invitation once, for any email domain', async () => {
    const token = await invitation(invited);
    const form = { email: 'ada@work.example', invitation: token };
    const answer = await register(invited, form);
    expect(answer.status).toBe(201);
    expect(await register(invited, { invitation: token })).toMatchObject(ended);
    expect(await verify(invited, answer)).toMatchObject({ status: 200, body: { success: true } });
    expect(await register(invited, form)).toMatchObject(ended);
  });

  it('lets who has not proven their address yet sign up anew by it', async () => {
    const form = { email: 'mistyped.once@gmail.com', invitation: await invitation(invited) };
    expect(await statusOf(invited, form)).toBe(201);
    expect((await verify(invited, await register(invited, form))).status).toBe(200);
  });

  it('makes one account of an open one that several use at once', async () => {
    const token = await invitation(invited);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => register(invited, { invitation: token })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 403, 403, 403, 403, 403]);
  });

  it('takes the address alone that one was made for, in any spelling', async () => {
    const token = await invitation(invited, { email: 'Grace@Work.example' });
    expect(await register(invited, { email: 'eve@work.example', invitation: token })).toMatchObject(
      ended,
    );
    expect(await statusOf(invited, { email: 'grace@WORK.example', invitation: token })).toBe(201);
  });

  it('keeps an invitation whose sign-up was refused for another reason', async () => {
    const token = await invitation(invited);
    const taken = await signUp(invited, { invitation: await invitation(invited) });
    const { username } = taken.user;
    expect(await statusOf(invited, { username, invitation: token })).toBe(409);
    expect(await statusOf(invited, { invitation: token })).toBe(201);
  });

  it('answers the same for an address that has an account', async () => {
    const { user } = await signUp(invited, { invitation: await invitation(invited) });
    const form = { email: user.email, invitation: await invitation(invited) };
    expect([await statusOf(invited, form), await statusOf(invited, form)]).toEqual([201, 201]);
  });

  it('rejects expired invitations, and purges them', async () => {
    const token = await invitation(invited);
    await invited.db.execute(sql`update invitations set expires_at = now() - interval '1 second'`);
    expect(await register(invited, { invitation: token })).toMatchObject(ended);
    await purgeExpired(invited.db);
    expect((await invited.db.execute(sql`select 1 from invitations`)).rows).toEqual([]);
  });

  it('stores no token, and no addresses of accounts or deleted accounts', async () => {
    const token = await invitation(invited);
    const { user } = await signUp(invited, { invitation: token });
    await register(invited, { email: user.email, invitation: await invitation(invited) });
    const stored = async () =>
      JSON.stringify((await invited.db.execute(sql`select * from invitations`)).rows);
    expect(await stored()).toContain(user.email);
    expect(await stored()).not.toContain(token);
    await invited.db.transaction((tx) => deleteAccountRow(tx, user));
    expect(await stored()).not.toContain(user.email);
  });
});
