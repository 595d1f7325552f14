import { authRoutes } from '@folio/contract/auth';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp, type TestAccount } from '../testing/accounts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
let ada: TestAccount;
beforeAll(async () => {
  test = await startTestApp();
  ada = await signUp(test);
});
afterAll(() => test.close());

const login = (email: string, password: string) =>
  test.call(authRoutes.login, { body: { email, password } });
const me = (token?: string) => test.call(authRoutes.me, undefined, token);
async function newSession(): Promise<string> {
  const answer = await login(ada.user.email, ada.password);
  return (answer.body as { token: string }).token;
}
const ageSessions = (column: string, interval: string) =>
  test.db.execute(sql.raw(`update sessions set ${column} = now() - interval '${interval}'`));

describe('logging in', () => {
  it('[login-1] gives a token and the person, whatever the case of the address', async () => {
    const answer = await login(` ${ada.user.email.toUpperCase()} `, ada.password);
    expect(answer).toMatchObject({ status: 200, body: { success: true, user: ada.user } });
    const { token } = answer.body as { token: string };
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await me(token)).toMatchObject({ status: 200, body: { success: true, data: ada.user } });
  });

  it('answers a wrong password and an unknown address alike', async () => {
    const wrong = await login(ada.user.email, 'Wrong-Password-1!');
    const unknown = await login('nobody@gmail.com', 'Wrong-Password-1!');
    expect(wrong).toMatchObject({ status: 401, body: { code: 'INVALID_CREDENTIALS' } });
    const withoutId = ({ body }: typeof wrong) => ({ ...body, requestId: '' });
    expect(withoutId(unknown)).toEqual(withoutId(wrong));
  });

  it('needs both fields, and survives an address that no database can hold', async () => {
    expect(await login('', '')).toMatchObject({
      status: 400,
      body: { errors: { email: ['Email is required'], password: ['Password is required'] } },
    });
    expect((await login('\0a\ud800@gmail.com', 'x')).status).toBe(401);
  });

  it('takes a password however its accents are typed', async () => {
    const password = 'Zürich-Straße-1!'.normalize('NFC');
    const { user } = await signUp(test, { password });
    expect((await login(user.email, password.normalize('NFD'))).status).toBe(200);
  });
});

describe('a session', () => {
  it('is asked for with UNAUTHENTICATED, and refused with INVALID_TOKEN', async () => {
    expect(await me()).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    for (const token of ['x', 'x'.repeat(5_000), `${ada.token}x`, 'ä'])
      expect(await me(token)).toMatchObject({ status: 401, body: { code: 'INVALID_TOKEN' } });
  });

  it('is not in the database in a form that opens it', async () => {
    const token = await newSession();
    const { rows } = await test.db.execute(sql`select * from sessions`);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('ends after 7 days without use', async () => {
    const token = await newSession();
    await ageSessions('last_seen_at', '6 days 23 hours');
    expect((await me(token)).status).toBe(200);
    await ageSessions('last_seen_at', '7 days 1 second');
    expect(await me(token)).toMatchObject({ status: 401, body: { code: 'TOKEN_EXPIRED' } });
  });

  it('lives on while it is used, noted at most every five minutes', async () => {
    const token = await newSession();
    const seenAt = async () =>
      (await test.db.execute(sql`select max(last_seen_at)::text as at from sessions`)).rows[0]?.at;
    const before = await seenAt();
    await me(token);
    expect(await seenAt()).toBe(before);
    await ageSessions('last_seen_at', '6 minutes');
    const aged = await seenAt();
    await me(token);
    expect(await seenAt()).not.toBe(aged);
  });

  it('ends after 30 days in all', async () => {
    const token = await newSession();
    await ageSessions('expires_at', '1 second');
    expect(await me(token)).toMatchObject({ status: 401, body: { code: 'TOKEN_EXPIRED' } });
  });

  it('ends alone at logout', async () => {
    const [first, second] = [await newSession(), await newSession()];
    expect(await test.call(authRoutes.logout, undefined, first)).toMatchObject({
      status: 200,
      body: { message: 'You have been successfully logged out.' },
    });
    expect((await me(first)).status).toBe(401);
    expect((await me(second)).status).toBe(200);
    expect((await test.call(authRoutes.logout, undefined)).status).toBe(401);
  });
});
