import { authRoutes, type Register } from '@folio/contract/auth';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registration } from '../testing/accounts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { purgeExpired } from './purge-expired.ts';

let test: TestApp;
let origin: string;
beforeAll(async () => {
  test = await startTestApp({ configuration: { smtpUrl: 'smtp://127.0.0.1:1' } });
  origin = await test.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => test.close());

/** All of an answer that a caller sees, but for what is drawn by lot and the time. */
async function ask(path: string, body: object): Promise<string> {
  const answer = await fetch(`${origin}/api/auth/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
  const text = (await answer.text()).replace(/"requestId":"[^"]+"/, '"requestId":"…"');
  const headers = [...answer.headers]
    .filter(([name]) => !['date', 'x-request-id'].includes(name))
    .map(([name, value]) => [name, value.replace(/(folio-device=)[\w-]{43};/, '$1…;')]);
  return JSON.stringify([answer.status, text, headers]);
}

let names = 0;
const newName = () => `fresh.name.${++names}`;
const signUpForm = (email: string, overrides: Partial<Register> = {}) =>
  registration({ email, username: newName(), ...overrides });

/** Everything that somebody without the mails can try to find out about an address. */
async function probe(email: string): Promise<string[]> {
  const form = signUpForm(email);
  const other = 'Analytical-Engine-2!';
  const again = signUpForm(email, { password: other });
  const elsewhere = (username: string) => registration({ username });
  const answers = [
    await ask('register', form),
    // Is the username taken?
    await ask('register', elsewhere(form.username)),
    await ask('register', elsewhere(form.username.toUpperCase())),
    // Does the password open anything?
    await ask('login', { email, password: form.password }),
    await ask('login', { email, password: 'Not-the-password-1!' }),
    // The same once more, with the same username and with another.
    await ask('register', { ...form, firstName: 'Eve' }),
    await ask('register', again),
    await ask('register', elsewhere(form.username)),
    await ask('register', elsewhere(again.username)),
    await ask('login', { email, password: form.password }),
    await ask('login', { email, password: other }),
    await ask('resend-verification', { email }),
    await ask('forgot-password', { email }),
  ];
  const isAnswered = () =>
    test.mails.some(({ to, subject }) => to === email && subject === 'Set a new password');
  await expect.poll(isAnswered).toBe(true);
  // After a week neither is left.
  await test.db.execute(
    sql`update users set created_at = created_at - interval '8 days' where email_verified_at is null`,
  );
  await purgeExpired(test.db);
  return [
    ...answers,
    await ask('login', { email, password: other }),
    await ask('register', elsewhere(again.username)),
  ];
}

/** With a mail server the token of a sign-up is in its mail alone. */
async function verifiedAccount(): Promise<string> {
  const { email } = registration();
  await ask('register', signUpForm(email, { password: 'The-owner-knows-it-1!' }));
  await test.db.execute(sql`update users set email_verified_at = now() where email = ${email}`);
  return email;
}

describe('who asks after an address', () => {
  it('learns from no answer whether it has an account, byte by byte', async () => {
    const known = await probe(await verifiedAccount());
    const unknown = await probe(registration().email);
    expect(known).toEqual(unknown);
  });

  it('learns it no more from sign-ups that are made at once', async () => {
    const statusesOf = async (email: string) => {
      const forms = Array.from({ length: 5 }, () => signUpForm(email));
      const answers = await Promise.all(forms.map((form) => ask('register', form)));
      return answers.map((answer) => answer.slice(1, 4));
    };
    for (let round = 0; round < 3; round += 1) {
      expect(await statusesOf(await verifiedAccount())).toEqual(Array(5).fill('201'));
      expect(await statusesOf(registration().email)).toEqual(Array(5).fill('201'));
    }
  });

  it('leaves its owner’s account as it was', async () => {
    const email = await verifiedAccount();
    const account = () => test.db.execute(sql`select * from users where email = ${email}`);
    const before = (await account()).rows;
    await ask('register', signUpForm(email));
    expect((await account()).rows).toEqual(before);
  });

  it('keeps the username from others, also when several sign up with it at once', async () => {
    const email = await verifiedAccount();
    const username = newName();
    const answers = await Promise.all([
      ...Array.from({ length: 3 }, () => ask('register', registration({ username }))),
      ...Array.from({ length: 3 }, () => ask('register', signUpForm(email, { username }))),
    ]);
    const { rows } = await test.db.execute(sql`select 1 from users where username = ${username}`);
    expect(rows).toHaveLength(1);
    expect(answers.filter((answer) => answer.startsWith('[201')).length).toBeGreaterThan(0);
  });
});

it('a new sign-up replaces an unverified one of the same address, with its links', async () => {
  const open = await startTestApp();
  const { email } = registration();
  const [first, second] = [registration({ email }), registration({ email })];
  const links = [];
  for (const body of [first, second]) {
    const answer = await open.call(authRoutes.register, { body });
    links.push((answer.body as { data: { verificationToken: string } }).data.verificationToken);
  }
  const statuses = [];
  for (const token of links)
    statuses.push((await open.call(authRoutes.verifyEmail, { body: { token } })).status);
  expect(statuses).toEqual([400, 200]);
  const answer = await open.call(authRoutes.login, { body: { email, password: second.password } });
  expect(answer.body).toMatchObject({ user: { username: second.username, credits: 10 } });
  await open.close();
});
