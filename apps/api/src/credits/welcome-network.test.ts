import { authRoutes } from '@folio/contract/auth';
import { creditRoutes } from '@folio/contract/credits';
import type { Route } from '@folio/contract/route';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { welcomeGrants } from '../platform/credits-schema.ts';
import { rateLimits, users } from '../platform/schema.ts';
import { registration } from '../testing/accounts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { checkLedger } from './check-ledger.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({
    configuration: { rateLimits: true, trustedProxies: ['127.0.0.1'], creditsAtSignup: 10 },
  });
});
afterAll(() => test.close());

/** A call as a proxy passes it on from a network address. */
async function post(address: string, route: Route, payload?: object, token = '') {
  const { statusCode: status, body } = await test.app.inject({
    method: 'POST',
    url: route.url,
    ...(payload && { payload }),
    headers: { 'x-forwarded-for': address, ...(token && { authorization: `Bearer ${token}` }) },
  });
  return { status, body: JSON.parse(body) };
}

/** Registers from anywhere. @returns the token by which the address is proven. */
async function register(email: string): Promise<string> {
  const { body } = await post('198.51.100.1', authRoutes.register, registration({ email }));
  if (!body.success) throw new Error(JSON.stringify(body));
  return body.data.verificationToken;
}

async function prove(emailToken: string, address: string) {
  const { body } = await post(address, authRoutes.verifyEmail, { token: emailToken });
  return { token: String(body.token), credits: Number(body.user.credits) };
}
const signUpFrom = async (address: string, email: string) => prove(await register(email), address);

async function creditsOf(token: string) {
  const { body } = await test.call(creditRoutes.history, undefined, token);
  if (!body.success) throw new Error(body.code);
  const { balance, welcome, waitingCredits } = body.data;
  return { balance, welcome, waitingCredits };
}
const claim = (token: string, address: string) =>
  post(address, creditRoutes.claimWelcome, undefined, token);

const given = { balance: 10, welcome: 'given', waitingCredits: 0 };
const waiting = { balance: 0, welcome: 'none', waitingCredits: 10 };

describe('the sign-up credits of one network', () => {
  it('are given to three accounts a day, also when ten are proven at once', async () => {
    const emails = Array.from({ length: 10 }, (_, index) => `farm${index}x@gmail.com`);
    const tokens = [];
    for (const email of emails) tokens.push(await register(email));
    const accounts = await Promise.all(tokens.map((token) => prove(token, '203.0.113.1')));
    expect(accounts.filter(({ credits }) => credits === 10)).toHaveLength(3);
    expect(accounts.filter(({ credits }) => credits === 0)).toHaveLength(7);
    expect((await signUpFrom('203.0.113.2', 'neighbor@gmail.com')).credits).toBe(10);
    expect((await checkLedger(test.db)).isSound).toBe(true);
  });

  it('wait for whoever came later, until another day or from another network', async () => {
    const address = '203.0.113.3';
    for (const name of ['first', 'second', 'third'])
      expect((await signUpFrom(address, `${name}@gmail.com`)).credits).toBe(10);
    const fourth = await signUpFrom(address, 'fourth@gmail.com');
    const fifth = await signUpFrom(address, 'fifth@gmail.com');
    expect([fourth.credits, fifth.credits]).toEqual([0, 0]);
    expect(await creditsOf(fourth.token)).toEqual(waiting);
    expect(await claim(fourth.token, address)).toMatchObject({
      status: 429,
      body: {
        code: 'RATE_LIMITED',
        message: expect.stringMatching(
          /^Too many accounts on your network got their free credits today\. Please try again in 24 hours\.$/,
        ),
      },
    });
    expect(await creditsOf(fourth.token)).toEqual(waiting);

    const elsewhere = await claim(fourth.token, '203.0.113.4');
    expect(elsewhere).toMatchObject({ status: 200, body: { data: { given: 10 } } });
    expect(await creditsOf(fourth.token)).toEqual(given);

    await test.db
      .update(rateLimits)
      .set({ resetsAt: sql`now() - interval '1 second'` })
      .where(sql`key like 'welcome-network:%'`);
    expect((await claim(fifth.token, address)).body).toMatchObject({ data: { given: 10 } });
    expect(await creditsOf(fifth.token)).toEqual(given);
    expect((await checkLedger(test.db)).isSound).toBe(true);
  });

  it('are given once to who asks for them many times at once', async () => {
    const address = '203.0.113.5';
    for (const name of ['a', 'b', 'c']) await signUpFrom(address, `${name}@gmail.com`);
    const { token } = await signUpFrom(address, 'd@gmail.com');
    const answers = await Promise.all(Array.from({ length: 8 }, () => claim(token, '203.0.113.6')));
    const gifts = answers.map(({ body }) => (body.success ? body.data.given : body.code));
    expect(gifts.toSorted()).toEqual([0, 0, 0, 0, 0, 0, 0, 10]);
    expect(await creditsOf(token)).toEqual(given);
  });

  it('are not counted where none are given: a mailbox that had them takes no one’s place', async () => {
    const address = '203.0.113.7';
    await signUpFrom('203.0.113.8', 'one.person@gmail.com');
    for (const tag of ['1', '2', '3', '4'])
      expect((await signUpFrom(address, `oneperson+${tag}@gmail.com`)).credits).toBe(0);
    const { token, credits } = await signUpFrom(address, 'another.person@gmail.com');
    expect(credits).toBe(10);
    expect((await claim(token, address)).body).toMatchObject({ data: { given: 0 } });
    const { token: again } = await signUpFrom(address, 'one.person+5@gmail.com');
    expect(await creditsOf(again)).toEqual({
      balance: 0,
      welcome: 'had-before',
      waitingCredits: 0,
    });
    expect((await claim(again, address)).body).toMatchObject({ data: { given: 0 } });
  });

  it('are those of an account alone, whose address is proven', async () => {
    expect((await test.call(creditRoutes.claimWelcome)).status).toBe(401);
    const { token } = await signUpFrom('203.0.113.9', 'unsure@gmail.com');
    await test.db.execute(sql`delete from credit_entries where user_id in
      (select id from users where email = 'unsure@gmail.com')`);
    await test.db.delete(welcomeGrants);
    await test.db
      .update(users)
      .set({ emailVerifiedAt: null })
      .where(sql`email = 'unsure@gmail.com'`);
    expect((await claim(token, '203.0.113.10')).body).toMatchObject({ data: { given: 0 } });
  });
});
