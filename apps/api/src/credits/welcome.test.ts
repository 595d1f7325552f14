import { authRoutes } from '@folio/contract/auth';
import { creditRoutes } from '@folio/contract/credits';
import { profileRoutes } from '@folio/contract/profiles';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteAccountRow } from '../auth/account.service.ts';
import { welcomeGrants } from '../platform/credits-schema.ts';
import { serverSecrets, users } from '../platform/schema.ts';
import { registration, signUp, type TestAccount } from '../testing/accounts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { checkLedger } from './check-ledger.ts';
import { makeAccount } from './testing/make-account.ts';
import { rememberAllMailboxes } from './welcome.service.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ configuration: { creditsAtSignup: 10 } });
});
afterAll(() => test.close());

async function historyOf({ token }: Pick<TestAccount, 'token'>) {
  const { body } = await test.call(creditRoutes.history, undefined, token);
  if (!body.success) throw new Error(body.code);
  return body.data;
}
const creditsOf = async (account: TestAccount) => (await historyOf(account)).balance;

async function register(email: string): Promise<string> {
  const { body } = await test.call(authRoutes.register, { body: registration({ email }) });
  return (body as { data: { verificationToken: string } }).data.verificationToken;
}
const verify = async (token: string) => {
  const { body } = await test.call(authRoutes.verifyEmail, { body: { token } });
  if (!('token' in body)) throw new Error(JSON.stringify(body));
  return body;
};

describe('the credits of a new account', () => {
  it('are given once a mailbox, however its address is spelled', async () => {
    const spellings = ['farmer@gmail.com', 'f.armer@gmail.com', 'farmer+1@gmail.com'];
    const accounts = [];
    for (const email of [...spellings, 'Far.Mer+x@googlemail.com'])
      accounts.push(await signUp(test, { email }));
    expect(await Promise.all(accounts.map(creditsOf))).toEqual([10, 0, 0, 0]);
    expect(accounts.map(({ user }) => user.credits)).toEqual([10, 0, 0, 0]);
    const [first, second] = await Promise.all(accounts.slice(0, 2).map(historyOf));
    expect([first?.welcome, second?.welcome]).toEqual(['given', 'had-before']);
    expect(second?.entries).toEqual([]);
  });

  it('are not given again to who deletes the account and registers anew', async () => {
    const email = 'comes.back@gmail.com';
    const account = await signUp(test, { email });
    const gone = await test.call(
      profileRoutes.deleteAccount,
      { body: { password: account.password } },
      account.token,
    );
    expect(gone.status).toBe(200);
    expect(await creditsOf(await signUp(test, { email }))).toBe(0);
  });

  it('are given to one of many accounts of a mailbox that are proven at once', async () => {
    const emails = Array.from({ length: 10 }, (_, index) => `crowd+${index}@outlook.com`);
    const tokens = [];
    for (const email of emails) tokens.push(await register(email));
    const accounts = await Promise.all(tokens.map(verify));
    expect(accounts.map(({ user }) => user.credits).toSorted()).toEqual([
      ...Array.from({ length: 9 }, () => 0),
      10,
    ]);
    expect((await checkLedger(test.db)).isSound).toBe(true);
  });

  it('wait for the address to be proven, so that nobody uses up those of another', async () => {
    await register('victim+theirs@icloud.com');
    expect(await creditsOf(await signUp(test, { email: 'victim@icloud.com' }))).toBe(10);
  });

  it('are given by a new password too, which proves the address', async () => {
    const email = 'forgetful@gmail.com';
    await register(email);
    await test.call(authRoutes.forgotPassword, { body: { email } });
    const link = () =>
      test.mails.findLast(({ to }) => to === email)?.text.match(/password\?token=([\w-]+)/)?.[1];
    await expect.poll(link).toBeDefined();
    const token = link() ?? '';
    const password = 'Another-Engine-2!';
    const body = { token, password };
    expect((await test.call(authRoutes.resetPassword, { body })).status).toBe(200);
    const [row] = await test.db.select().from(users).where(sql`email = ${email}`);
    expect(row?.credits).toBe(10);
  });

  it('are known of accounts of the release before, which kept no mailbox', async () => {
    const id = await makeAccount(test.db, 10);
    await test.db
      .update(users)
      .set({ email: 'of.old@gmail.com', emailVerifiedAt: new Date() })
      .where(sql`id = ${id}`);
    await rememberAllMailboxes(test.db, new AbortController().signal);
    await rememberAllMailboxes(test.db, new AbortController().signal);
    expect(await creditsOf(await signUp(test, { email: 'ofold+2@gmail.com' }))).toBe(0);
  });

  it('are known of all such accounts, however many are looked at together', async () => {
    const emails = ['one', 'two', 'three', 'four', 'five'].map((name) => `old-${name}@gmail.com`);
    for (const email of emails) {
      const id = await makeAccount(test.db, 10);
      const old = { email, emailVerifiedAt: new Date() };
      await test.db.update(users).set(old).where(sql`id = ${id}`);
    }
    const known = await test.db.$count(welcomeGrants);
    await rememberAllMailboxes(test.db, new AbortController().signal, 2);
    expect(await test.db.$count(welcomeGrants)).toBe(known + emails.length);
    for (const email of emails)
      expect(await creditsOf(await signUp(test, { email: email.replace('@', '+2@') }))).toBe(0);
  });

  it('are still to be had by who deletes an account that never had them', async () => {
    const old = { id: await makeAccount(test.db), email: 'never.had@gmail.com' };
    await test.db.transaction((tx) => deleteAccountRow(tx, old));
    expect(await creditsOf(await signUp(test, { email: 'neverhad@gmail.com' }))).toBe(10);
  });

  it('are not given again to who deletes an account of the release before', async () => {
    const old = { id: await makeAccount(test.db, 10), email: 'long.here@gmail.com' };
    await test.db.transaction((tx) => deleteAccountRow(tx, old));
    expect(await creditsOf(await signUp(test, { email: 'longhere+2@gmail.com' }))).toBe(0);
  });

  it('leave nothing that an address can be read from, or guessed without the server’s key', async () => {
    await signUp(test, { email: 'secret.person@gmail.com' });
    const rows = await test.db.select().from(welcomeGrants);
    expect(rows.length).toBeGreaterThan(3);
    for (const { mailboxHash } of rows) expect(mailboxHash).toMatch(/^[\w-]{43}$/);
    const [key] = await test.db.select().from(serverSecrets);
    expect(key).toMatchObject({ name: 'mailbox', value: expect.stringMatching(/^[\w-]{43}$/) });
  });

  it('are nobody’s where none are given, and no mailbox is kept for them', async () => {
    const poor = await startTestApp({ configuration: { creditsAtSignup: 0 } });
    const { token } = await signUp(poor, { email: 'nothing@gmail.com' });
    const { body } = await poor.call(creditRoutes.history, undefined, token);
    expect(body).toMatchObject({ data: { balance: 0, welcome: 'none' } });
    expect(await poor.db.$count(welcomeGrants)).toBe(0);
    await poor.close();
  });
});
