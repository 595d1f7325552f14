import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { authRoutes } from '@folio/contract/auth';
import { paymentRoutes } from '@folio/contract/payments';
import { profileRoutes } from '@folio/contract/profiles';
import { stepReminderRoutes } from '@folio/contract/step-reminders';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkLedger } from '../credits/check-ledger.ts';
import { type PaidProduct, startPaidProduct } from '../payments/testing/provider-fixture.ts';
import { startFakeS3 } from '../platform/pictures/testing/fake-s3.ts';
import { signUp, type TestAccount } from '../testing/accounts.ts';
import { untilWaiting, whileLocked } from '../testing/held-locks.ts';
import { startTestApp } from '../testing/test-app.ts';
import { makeBusyAccount } from './testing/busy-account.ts';

let test: PaidProduct;
let dataDir = '';
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'folio-'));
  test = await startPaidProduct({ configuration: { dataDir } });
});
afterAll(async () => {
  await test.close();
  await rm(dataDir, { recursive: true });
});

const remove = (password: string, token?: string, to = test) =>
  to.call(profileRoutes.deleteAccount, { body: { password } }, token);

/** Every table as text, each with the names of its rows' columns. */
async function everyTable(): Promise<Map<string, string>> {
  const { rows } = await test.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const texts = new Map<string, string>();
  for (const { name } of rows) {
    const all = await test.db.execute(sql`select * from ${sql.identifier(name)}`);
    texts.set(name, JSON.stringify(all.rows));
  }
  return texts;
}
const tablesWith = async (texts: string[]) =>
  [...(await everyTable())]
    .filter(([, stored]) => texts.some((text) => stored.includes(text)))
    .map(([name]) => name)
    .toSorted();

describe('a deleted account', () => {
  it('[account-deletion-1] leaves nothing of its owner in any table or file, and everything of others', async () => {
    const bob = await signUp(test);
    const { account, newEmail } = await makeBusyAccount(test);
    const { id, email, username, firstName, lastName } = account.user;
    const traces = [id, email, username, firstName, lastName, newEmail];
    // What is not looked for in vain: all that a person can leave behind.
    expect(await tablesWith(traces)).toEqual([
      'account_log',
      'api_keys',
      'application_changes',
      'application_proposals',
      'applications',
      'calendar_feeds',
      'cover_letters',
      'credit_entries',
      'credit_reservations',
      'email_tokens',
      'history_documents',
      'history_moments',
      'known_devices',
      'language_pairs',
      'letter_moments',
      'letters',
      'passkeys',
      'payment_orders',
      'photos',
      'plan_periods',
      'profiles',
      'questions',
      'resume_links',
      'resume_reviewers',
      'resumes',
      'sent_documents',
      'sessions',
      'step_reminders',
      'suggestions',
      'tailored_versions',
      'template_views',
      'text_proposals',
      'trashed_letters',
      'users',
    ]);
    expect(await readdir(join(dataDir, 'pictures'))).toHaveLength(1);
    test.mails.length = 0;

    expect(await remove(account.password, account.token)).toMatchObject({
      status: 200,
      body: { success: true },
    });

    expect(await tablesWith(traces)).toEqual([]);
    expect(await readdir(join(dataDir, 'pictures'))).toEqual([]);
    const orders = await test.db.execute(sql`select state, user_id from payment_orders`);
    expect(orders.rows.map(({ state }) => state).toSorted()).toEqual(['created', 'paid', 'paid']);
    expect(new Set(orders.rows.map((row) => row.user_id))).toEqual(new Set([null]));
    expect(await checkLedger(test.db)).toMatchObject({ isSound: true });
    expect(test.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [email, 'Your account was deleted'],
    ]);
    expect((await test.call(authRoutes.me, undefined, bob.token)).status).toBe(200);
  });
});

describe('deleting an account', () => {
  let ada: TestAccount;
  beforeEach(async () => {
    ada = await signUp(test);
  });

  it('ends every session, and gives the address and the username back', async () => {
    const { email, username } = ada.user;
    await remove(ada.password, ada.token);
    expect((await test.call(authRoutes.me, undefined, ada.token)).status).toBe(401);
    const body = { email, password: ada.password };
    expect((await test.call(authRoutes.login, { body })).status).toBe(401);
    expect((await signUp(test, { email, username })).user).toMatchObject({ email, username });
  });

  it('[account-deletion-2] asks for the password, and for a session', async () => {
    expect(await remove('Not-the-password-1!', ada.token)).toMatchObject({
      status: 403,
      body: {
        code: 'WRONG_PASSWORD',
        errors: { password: ['This isn’t your current password'] },
      },
    });
    expect(await remove('', ada.token)).toMatchObject({ status: 400 });
    expect(await remove(ada.password)).toMatchObject({ status: 401 });
    expect((await test.call(authRoutes.me, undefined, ada.token)).status).toBe(200);
  });

  it('is once, however often it is asked for at the same time', async () => {
    test.mails.length = 0;
    const answers = await Promise.all([1, 2, 3].map(() => remove(ada.password, ada.token)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
    expect(test.mails).toHaveLength(1);
  });

  it('counts guesses of the password as the login does', async () => {
    const limited = await startTestApp({ configuration: { rateLimits: true } });
    const { token, password } = await signUp(limited);
    const guess = (guessed: string) =>
      limited.call(profileRoutes.deleteAccount, { body: { password: guessed } }, token);
    for (let guesses = 0; guesses < 5; guesses += 1)
      expect((await guess('Not-the-password-1!')).status).toBe(403);
    expect((await guess(password)).status).toBe(429);
    await limited.close();
  });

  it('answers what is stored for it meanwhile like any other of its requests', async () => {
    const { token, password } = await signUp(test);
    const lock = sql`lock table step_reminders in access exclusive mode`;
    const [stored, removed] = await whileLocked(test.db, lock, async () => {
      const body = { timeZone: 'UTC' };
      const first = test.call(stepReminderRoutes.turnOn, { body }, token);
      await untilWaiting(test.db, 1);
      const second = remove(password, token);
      await untilWaiting(test.db, 2);
      return [first, second] as const;
    }).then((both) => Promise.all<{ status: number; body: unknown }>(both));
    expect(removed?.status).toBe(200);
    expect(stored).toMatchObject({ status: 401, body: { code: 'INVALID_TOKEN' } });
  });

  it('waits for a payment that is being settled, which can go on to the account', async () => {
    const { token, password } = ada;
    const body = { kind: 'credits', plan: 'premium' } as const;
    expect((await test.call(paymentRoutes.createOrder, { body }, token)).status).toBe(201);
    const ofAccount = sql`user_id = ${ada.user.id}`;
    const deleted = await test.db.transaction(async (tx) => {
      await tx.execute(sql`select from payment_orders where ${ofAccount} for update`);
      const deleting = remove(password, token);
      await untilWaiting(test.db, 1);
      await tx.execute(sql`select from users where id = ${ada.user.id} for update nowait`);
      return { deleting };
    });
    expect((await deleted.deleting).status).toBe(200);
  });

  it('does not wait for a store of pictures that is down', async () => {
    const s3 = await startFakeS3();
    const stored = await startPaidProduct({ configuration: { pictures: s3.settings } });
    const { account } = await makeBusyAccount(stored);
    s3.fail(503);
    expect((await remove(account.password, account.token, stored)).status).toBe(200);
    await stored.close();
    await s3.close();
  });
});
