import { apiKeyRoutes } from '@folio/contract/api-keys';
import { authRoutes } from '@folio/contract/auth';
import { type Passkey, passkeyLimits, passkeyRoutes } from '@folio/contract/passkeys';
import { profileRoutes } from '@folio/contract/profiles';
import { secondFactorRoutes } from '@folio/contract/second-factor';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp, type TestAccount } from '../testing/accounts.ts';
import { turnCodesOn } from '../testing/second-factor.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { insertEmailToken } from './email-tokens.repository.ts';
import { purgeExpired } from './purge-expired.ts';
import { dataOf, passkeyCalls, refused } from './testing/passkey-calls.ts';
import { softwareAuthenticator } from './testing/software-authenticator.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const { begin, creation, add, request, confirmation, logIn, list, withPasskey } = passkeyCalls(
  () => test,
);
const remove = ({ token, password }: TestAccount, id: string) =>
  test.call(passkeyRoutes.remove, { params: { id }, body: { password } }, token);
type Signed = ReturnType<ReturnType<typeof softwareAuthenticator>['sign']>;
const mailsTo = ({ user }: TestAccount) =>
  test.mails.filter(({ to }) => to === user.email).map(({ subject }) => subject);

describe('a passkey', () => {
  it('is added with the password, announced by mail, named, and logs in', async () => {
    const account = await signUp(test);
    const wrong = await begin({ ...account, password: 'wrong' });
    expect(wrong.body).toMatchObject({ code: 'WRONG_PASSWORD' });
    const options = await creation(account);
    expect(options).toMatchObject({ rp: { id: 'localhost' }, user: { name: account.user.email } });
    const authenticator = softwareAuthenticator();
    const added = await add(account, authenticator.make(options), '  My phone ');
    const made = dataOf<Passkey>(added);
    expect(made).toMatchObject({ name: 'My phone', lastUsedAt: null });
    expect(mailsTo(account)).toContain('A passkey was added to your account');
    const loggedIn = await logIn(authenticator.sign(await request()));
    expect(loggedIn).toMatchObject({ status: 200, body: { user: { id: account.user.id } } });
    expect(loggedIn.headers['set-cookie']).toContain('folio-device=');
    const body = { name: 'Blue key' };
    const { token } = account;
    await test.call(passkeyRoutes.rename, { params: { id: made.id }, body }, token);
    expect(await list(account)).toMatchObject([
      { id: made.id, name: 'Blue key', lastUsedAt: expect.any(String) },
    ]);
    const again = await creation(account);
    expect(again.excludeCredentials).toHaveLength(1);
  });

  it('[passkeys-after-reset] is named in the mail about a new password, which it outlives', async () => {
    const { account, authenticator } = await withPasskey();
    const token = await insertEmailToken(test.db, account.user.id, 'reset');
    const body = { token, password: 'Owner-Engine-2!' };
    expect((await test.call(authRoutes.resetPassword, { body })).status).toBe(200);
    const mail = test.mails.findLast(({ to }) => to === account.user.email);
    expect(mail?.subject).toBe('Your password was changed');
    expect(mail?.text).toMatch(/^Passkey “My phone”: Added on \w+ \d+, \d{4}$/m);
    expect(mail?.text).toContain('remove it in your settings');
    expect((await logIn(authenticator.sign(await request()))).status).toBe(200);
  });

  it('counts as password and code, and confirms irreversible actions for ten minutes', async () => {
    const { account, authenticator } = await withPasskey();
    await turnCodesOn(test, account);
    await test.db.execute(
      sql`update sessions set code_proven_at = null where user_id = ${account.user.id}`,
    );
    expect((await begin(account)).body).toMatchObject({ code: 'CODE_REQUIRED' });
    const [{ id } = { id: '' }] = await list(account);
    expect((await remove(account, id)).body).toMatchObject({ code: 'CODE_REQUIRED' });
    const { body } = await logIn(authenticator.sign(await request()));
    const { token } = body as { token: string };
    const { password } = account;
    const key = { name: 'Script', scopes: ['read' as const], days: 30 as const, password };
    expect((await test.call(apiKeyRoutes.create, { body: key }, token)).status).toBe(201);
  });

  it('is removed with the password, announced by mail, and refused from then on', async () => {
    const { account, authenticator, passkey } = await withPasskey();
    const wrong = await remove({ ...account, password: 'wrong' }, passkey.id);
    expect(wrong.body).toMatchObject({ code: 'WRONG_PASSWORD' });
    const answers = await Promise.all([1, 2].map(() => remove(account, passkey.id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect(mailsTo(account).filter((subject) => subject === 'A passkey was removed')).toHaveLength(
      1,
    );
    expect(await logIn(authenticator.sign(await request()))).toMatchObject(refused);
  });

  it('of another account is unknown to who asks', async () => {
    const [{ passkey, account }, other] = [await withPasskey(), await signUp(test)];
    const params = { id: passkey.id };
    const named = { params, body: { name: 'Mine' } };
    expect((await test.call(passkeyRoutes.rename, named, other.token)).status).toBe(404);
    expect((await remove(other, passkey.id)).status).toBe(404);
    expect((await remove(other, 'none')).status).toBe(404);
    expect(await list(other)).toEqual([]);
    expect(await list(account)).toHaveLength(1);
  });

  it('ends with its account, and is in its owner’s data without its key', async () => {
    const { account, authenticator } = await withPasskey();
    const { token, password } = account;
    const data = await test.app.inject({
      url: profileRoutes.data.url,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(data.json().passkeys).toMatchObject([{ name: 'My phone' }]);
    const { rows } = await test.db.execute<{ key: string; id: string }>(
      sql`select public_key as key, credential_id as id from passkeys where user_id = ${account.user.id}`,
    );
    for (const secret of [rows[0]?.key ?? '?', rows[0]?.id ?? '?'])
      expect(data.body).not.toContain(secret);
    const signed = authenticator.sign(await request());
    await test.call(profileRoutes.deleteAccount, { body: { password } }, token);
    expect(await logIn(signed)).toMatchObject(refused);
  });

  it('is one of up to twenty', async () => {
    const { account } = await withPasskey();
    await test.db.execute(sql`
      insert into passkeys (credential_id, id, user_id, name, public_key, counter)
      select md5(random()::text), gen_random_uuid(), ${account.user.id}, 'More', '', 0
      from generate_series(2, ${passkeyLimits.passkeys}::integer - 1)`);
    const last = await creation(account);
    expect((await add(account, softwareAuthenticator().make(last))).status).toBe(201);
    expect((await begin(account)).body).toMatchObject({ code: 'QUOTA_EXCEEDED' });
  });

  it('needs a session for listing and changing', async () => {
    const { beginLogin: _begin, logIn: _logIn, ...ofOwners } = passkeyRoutes;
    for (const { method, url } of Object.values(ofOwners))
      expect((await test.app.inject({ method, url })).statusCode).toBe(401);
  });
});

describe('a passkey in the place of the password', () => {
  const confirmed = (id: string, { token }: TestAccount, passkey: Signed) =>
    test.call(passkeyRoutes.remove, { params: { id }, body: { passkey } }, token);
  const notAccepted = { status: 400, body: { errors: { passkey: [expect.any(String)] } } };

  it('confirms what can’t be undone, as password and code at once', async () => {
    const { account, authenticator, passkey } = await withPasskey();
    const { token, password, user } = account;
    await turnCodesOn(test, account);
    await test.db.execute(
      sql`update sessions set code_proven_at = null where user_id = ${user.id}`,
    );
    const options = await confirmation(account);
    expect(options.allowCredentials).toMatchObject([{ type: 'public-key' }]);
    const signed = authenticator.sign(options);
    const key = { name: 'Script', scopes: ['read' as const], days: 30 as const };
    const made = await test.call(apiKeyRoutes.create, { body: { ...key, passkey: signed } }, token);
    expect(made.status).toBe(201);
    // For ten minutes a code counts as proven, too.
    const again = await test.call(apiKeyRoutes.create, { body: { ...key, password } }, token);
    expect(again.status).toBe(201);
    const off = { body: { passkey: authenticator.sign(await confirmation(account)) } };
    expect((await test.call(secondFactorRoutes.turnOff, off, token)).status).toBe(200);
    const remove = authenticator.sign(await confirmation(account));
    expect((await confirmed(passkey.id, account, remove)).status).toBe(200);
    expect((await test.call(passkeyRoutes.beginConfirmation, undefined, token)).status).toBe(404);
  });

  it('deletes the account', async () => {
    const { account, authenticator } = await withPasskey();
    const body = { passkey: authenticator.sign(await confirmation(account)) };
    const deleted = await test.call(profileRoutes.deleteAccount, { body }, account.token);
    expect(deleted.status).toBe(200);
    expect((await begin(account)).status).toBe(401);
  });

  it('is good once, for five minutes, and for the newest challenge alone', async () => {
    const { account, authenticator, passkey } = await withPasskey();
    const earlier = authenticator.sign(await confirmation(account));
    const signed = authenticator.sign(await confirmation(account));
    expect(await confirmed(passkey.id, account, earlier)).toMatchObject(notAccepted);
    const key = { name: 'Script', scopes: ['read' as const], days: 30 as const, passkey: signed };
    const answers = await Promise.all(
      [1, 2, 3].map(() => test.call(apiKeyRoutes.create, { body: key }, account.token)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400, 400]);
    const late = authenticator.sign(await confirmation(account));
    await test.db.execute(
      sql`update passkey_challenges set expires_at = now() - interval '1 second'`,
    );
    expect(await confirmed(passkey.id, account, late)).toMatchObject(notAccepted);
  });

  it('adds none: what asks for a confirmation was shown no password, and the other way round', async () => {
    const { account, authenticator, passkey } = await withPasskey();
    const { challenge } = await confirmation(account);
    const options = { ...(await creation(account)) };
    const ofCreation = authenticator.sign({ ...(await request()), challenge: options.challenge });
    expect(await confirmed(passkey.id, account, ofCreation)).toMatchObject(notAccepted);
    const stolen = await confirmation(account);
    for (const asked of [challenge, stolen.challenge]) {
      const made = softwareAuthenticator().make({ ...options, challenge: asked });
      expect((await add(account, made)).status).toBe(400);
    }
    expect(await list(account)).toHaveLength(1);
  });

  it('is refused where it is another account’s, or signed what a login asked for', async () => {
    const [mine, other] = [await withPasskey(), await withPasskey()];
    const { account, authenticator, passkey } = mine;
    const ofOther = other.authenticator.sign(await confirmation(account));
    expect(await confirmed(passkey.id, account, ofOther)).toMatchObject(notAccepted);
    const ofLogin = authenticator.sign(await request());
    expect(await confirmed(passkey.id, account, ofLogin)).toMatchObject(notAccepted);
    const forOther = authenticator.sign(await confirmation(other.account));
    expect(await confirmed(passkey.id, account, forOther)).toMatchObject(notAccepted);
    expect(await list(account)).toHaveLength(1);
    // Nor does what was signed here log anybody in.
    const signed = authenticator.sign(await confirmation(account));
    expect(await logIn(signed)).toMatchObject(refused);
  });

  it('is refused on an imitated page, or without PIN, finger or face', async () => {
    const { account, authenticator, passkey } = await withPasskey();
    for (const twist of [{ origin: 'https://folio.example' }, { isVerified: false }]) {
      const signed = authenticator.sign(await confirmation(account), twist);
      expect(await confirmed(passkey.id, account, signed)).toMatchObject(notAccepted);
    }
    const { rows } = await test.db.execute(
      sql`select kind from account_log where user_id = ${account.user.id} and kind like '%refused'`,
    );
    expect(rows).toEqual([{ kind: 'passkey-refused' }, { kind: 'passkey-refused' }]);
  });

  it('is in the log of its account where it was refused a login', async () => {
    const { account, authenticator } = await withPasskey();
    const signed = authenticator.sign(await request(), { origin: 'https://folio.example' });
    expect(await logIn(signed)).toMatchObject(refused);
    const { rows } = await test.db.execute(
      sql`select kind from account_log where user_id = ${account.user.id} and kind like '%refused'`,
    );
    expect(rows).toEqual([{ kind: 'passkey-refused' }]);
  });

  it('or the password is asked for by name', async () => {
    const account = await signUp(test);
    expect(await test.call(profileRoutes.deleteAccount, { body: {} }, account.token)).toMatchObject(
      { status: 400, body: { errors: { password: ['Password is required'] } } },
    );
  });
});

describe('a challenge', () => {
  it('is good for one login, of those at once as well', async () => {
    const { authenticator } = await withPasskey();
    const signed = authenticator.sign(await request());
    const answers = await Promise.all([1, 2, 3].map(() => logIn(signed)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
    expect(await logIn(signed)).toMatchObject(refused);
  });

  it('is good for five minutes, and then deleted', async () => {
    const { account, authenticator } = await withPasskey();
    const [signed, options] = [authenticator.sign(await request()), await creation(account)];
    await test.db.execute(
      sql`update passkey_challenges set expires_at = now() - interval '1 second'`,
    );
    expect(await logIn(signed)).toMatchObject(refused);
    expect((await add(account, softwareAuthenticator().make(options))).status).toBe(400);
    await purgeExpired(test.db);
    const { rows } = await test.db.execute(sql`select 1 from passkey_challenges`);
    expect(rows).toEqual([]);
  });

  it('registers one passkey, for the account that requested it; a login’s challenge registers none', async () => {
    const [account, other] = [await signUp(test), await signUp(test)];
    const made = softwareAuthenticator().make(await creation(account));
    expect((await add(other, made)).status).toBe(400);
    expect((await add(account, made)).status).toBe(201);
    expect((await add(account, made)).status).toBe(400);
    const { challenge } = await request();
    const options = { ...(await creation(account)), challenge };
    expect((await add(account, softwareAuthenticator().make(options))).status).toBe(400);
    expect(await list(other)).toEqual([]);
  });

  it('is asked for up to a hundred times in a quarter of an hour, and wrong answers end at twenty', async () => {
    const limited = await startTestApp({ configuration: { rateLimits: true } });
    try {
      const statuses: number[] = [];
      const signed = { ...softwareAuthenticator().sign(await request(limited)) };
      signed.response.userHandle = 'nobody';
      for (let tries = 0; tries < 22; tries += 1)
        statuses.push((await logIn(signed, limited)).status);
      expect(statuses).toEqual([...Array.from({ length: 20 }, () => 401), 429, 429]);
      for (let tries = 0; tries < 99; tries += 1) await request(limited);
      expect((await limited.call(passkeyRoutes.beginLogin)).status).toBe(429);
    } finally {
      await limited.close();
    }
  });
});
