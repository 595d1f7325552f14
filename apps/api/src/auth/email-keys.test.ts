import { authRoutes } from '@folio/contract/auth';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registration, signUp } from '../testing/accounts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { fillEmailKeys } from './email-keys.repository.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const keyOf = async (id: string) =>
  (await test.db.execute(sql`select email_key from users where id = ${id}`)).rows[0]?.email_key;
const logIn = (email: string, password: string) =>
  test.call(authRoutes.login, { body: { email, password } });

describe('beside a release that knows no keys of addresses', () => {
  it('its accounts can log in, are not made twice, and get their keys', async () => {
    const { user, password } = await signUp(test);
    await test.db.execute(sql`update users set email_key = null where id = ${user.id}`);
    expect((await logIn(user.email.toUpperCase(), password)).status).toBe(200);
    await test.call(authRoutes.register, { body: registration({ email: user.email }) });
    expect(await fillEmailKeys(test.db)).toBe(0);
    expect(await keyOf(user.id)).toBe(user.email.toLowerCase());
    expect((await logIn(user.email, password)).body).toMatchObject({ user: { id: user.id } });
  });

  it('an address that it changed finds the account, and the previous one doesn’t', async () => {
    const { user, password } = await signUp(test);
    const email = `Moved.${user.email}`;
    await test.db.execute(sql`update users set email = ${email} where id = ${user.id}`);
    expect((await logIn(email, password)).status).toBe(200);
    expect((await logIn(user.email, password)).status).toBe(401);
    expect(await fillEmailKeys(test.db)).toBe(0);
    expect(await keyOf(user.id)).toBe(email.toLowerCase());
  });

  it('of accounts that were spellings of one address the oldest keeps it', async () => {
    const [older, newer] = [await signUp(test), await signUp(test)];
    const spell = (id: string, email: string) =>
      test.db.execute(sql`update users set email = ${email}, email_key = null where id = ${id}`);
    await spell(older.user.id, 'straße@gmail.com');
    await spell(newer.user.id, 'strasse@gmail.com');
    expect(await fillEmailKeys(test.db)).toBe(1);
    expect(await keyOf(older.user.id)).toBe('strasse@gmail.com');
    expect(await keyOf(newer.user.id)).toBe(null);
    expect(await fillEmailKeys(test.db)).toBe(1);
  });
});
