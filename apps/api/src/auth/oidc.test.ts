import { type LinkedAccount, oidcLimits, oidcRoutes } from '@folio/contract/oidc';
import type { Route } from '@folio/contract/route';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signUp, type TestAccount } from '../testing/accounts.ts';
import { freshCode, turnCodesOn } from '../testing/second-factor.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { startLoginProvider, visitProvider } from './testing/login-provider.ts';

const back = 'http://localhost:3000/login/oidc/work';
let provider: Awaited<ReturnType<typeof startLoginProvider>>;
let test: TestApp;
let ada: TestAccount;
let people = 0;
beforeAll(async () => {
  provider = await startLoginProvider(back);
  test = await startTestApp({ configuration: { oidcProviders: [provider.settings] } });
});
beforeEach(async () => {
  provider.person.subject = `subject-${++people}`;
  ada = await signUp(test);
});
afterAll(async () => {
  await test.close();
  await provider.close();
});

/** A browser's cookies between its calls. */
function browser(on = test) {
  let cookie = '';
  return async (route: Route, payload: object = {}, token?: string) => {
    const answer = await on.app.inject({
      method: route.method,
      url: route.url,
      payload,
      headers: { cookie, ...(token && { authorization: `Bearer ${token}` }) },
    });
    const set = answer.headers['set-cookie'];
    const [kept] = [set].flat().filter((one) => one?.startsWith('folio-oidc='));
    if (kept) cookie = kept.split(';')[0] ?? '';
    return { status: answer.statusCode, body: answer.json() };
  };
}
type Browser = ReturnType<typeof browser>;

const begin = async (call: Browser, route: Route, payload: object, token?: string) => {
  const begun = await call(route, payload, token);
  expect(begun.status).toBe(200);
  return visitProvider(begun.body.data.url, back);
};
const finish = (call: Browser, query: string, token?: string) =>
  call(oidcRoutes.finish, { provider: 'work', query }, token);

async function link(account = ada, call = browser()) {
  const { token, password } = account;
  const query = await begin(call, oidcRoutes.beginLink, { provider: 'work', password }, token);
  return finish(call, query, token);
}
async function logIn(call = browser()) {
  return finish(call, await begin(call, oidcRoutes.beginLogin, { provider: 'work' }));
}
const refused = { status: 401, body: { code: 'INVALID_CREDENTIALS' } };

describe('an account at a provider', () => {
  it('logs in after it was linked, which is announced by mail', async () => {
    expect(await link()).toMatchObject({
      status: 200,
      body: { data: { provider: 'work', email: 'ada@work.example', lastUsedAt: null } },
    });
    expect(test.mails.at(-1)).toMatchObject({
      to: ada.user.email,
      subject: 'An account at Work was linked to yours',
    });
    expect(await logIn()).toMatchObject({ status: 200, body: { user: { id: ada.user.id } } });
  });

  it('opens no account by an address that the provider names', async () => {
    provider.person.email = ada.user.email;
    expect(await logIn()).toMatchObject(refused);
    provider.person.email = 'ada@work.example';
  });

  it('is linked with the password alone, and to one account', async () => {
    const body = { provider: 'work', password: 'Not-the-password-1!' };
    expect(await browser()(oidcRoutes.beginLink, body, ada.token)).toMatchObject({ status: 403 });
    expect((await browser()(oidcRoutes.beginLink, body)).status).toBe(401);
    await link();
    const eve = await signUp(test);
    expect(await link(eve)).toMatchObject({ status: 400, body: { code: 'VALIDATION_ERROR' } });
  });

  it('can be linked only by the person who started it and is still logged in', async () => {
    const eve = await signUp(test);
    for (const token of [undefined, eve.token]) {
      const call = browser();
      const { password } = ada;
      const query = await begin(
        call,
        oidcRoutes.beginLink,
        { provider: 'work', password },
        ada.token,
      );
      expect((await finish(call, query, token)).status).toBe(401);
    }
    expect(await logIn()).toMatchObject(refused);
  });

  it('is refused as one too many also where several were begun while there was room for one', async () => {
    await test.db.execute(sql`
      insert into oidc_accounts (provider, subject, id, user_id, email)
      select 'other', n || ${ada.user.id}, gen_random_uuid(), ${ada.user.id}, 'ada@other.example'
      from generate_series(2, ${oidcLimits.linked}) n`);
    const { token, password } = ada;
    const begun: { call: Browser; query: string; subject: string }[] = [];
    for (const subject of ['first', 'second']) {
      provider.person.subject = `${subject} of ${ada.user.id}`;
      const call = browser();
      const query = await begin(call, oidcRoutes.beginLink, { provider: 'work', password }, token);
      begun.push({ call, query, subject: provider.person.subject });
    }
    const statuses: number[] = [];
    for (const { call, query, subject } of begun) {
      provider.person.subject = subject;
      statuses.push((await finish(call, query, token)).status);
    }
    expect(statuses).toEqual([200, 403]);
  });

  it('logs in no longer once it is unlinked, by its owner with the password', async () => {
    await link();
    const listed = await test.call(oidcRoutes.list, undefined, ada.token);
    const [{ id } = { id: '' }] = (listed.body as { data: LinkedAccount[] }).data;
    const unlink = (password: string, { token } = ada) =>
      test.call(oidcRoutes.unlink, { params: { id }, body: { password } }, token);
    const eve = await signUp(test);
    expect((await unlink(eve.password, eve)).status).toBe(404);
    expect((await unlink('Not-the-password-1!')).status).toBe(403);
    expect((await unlink(ada.password)).status).toBe(200);
    expect(await logIn()).toMatchObject(refused);
  });
});

describe('what comes back from a provider', () => {
  beforeEach(() => link());

  it('is good once, of several at once as well', async () => {
    const call = browser();
    const query = await begin(call, oidcRoutes.beginLogin, { provider: 'work' });
    const answers = await Promise.all([1, 2, 3, 4].map(() => finish(call, query)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401]);
  });

  it('is good in the browser that left alone', async () => {
    const query = await begin(browser(), oidcRoutes.beginLogin, { provider: 'work' });
    expect(await finish(browser(), query)).toMatchObject(refused);
    const other = browser();
    await begin(other, oidcRoutes.beginLogin, { provider: 'work' });
    expect(await finish(other, query)).toMatchObject(refused);
  });

  it('is good for ten minutes', async () => {
    const call = browser();
    const query = await begin(call, oidcRoutes.beginLogin, { provider: 'work' });
    await test.db.execute(sql`update oidc_attempts set expires_at = now() - interval '1 second'`);
    expect(await finish(call, query)).toMatchObject(refused);
  });

  it.each(['state', 'code', 'iss'])('is refused with another %s', async (name) => {
    const call = browser();
    const query = new URLSearchParams(
      await begin(call, oidcRoutes.beginLogin, { provider: 'work' }),
    );
    query.set(name, 'https://evil.example');
    expect(await finish(call, String(query))).toMatchObject(refused);
  });

  it.each(['nonce', 'code_verifier'])('is refused where its %s is another', async (column) => {
    const call = browser();
    const query = await begin(call, oidcRoutes.beginLogin, { provider: 'work' });
    await test.db.execute(
      sql`update oidc_attempts set ${sql.identifier(column)} = ${'x'.repeat(43)}`,
    );
    expect(await finish(call, query)).toMatchObject(refused);
  });

  it('is refused where the person has said no, and where it is nothing', async () => {
    const call = browser();
    const begun = await call(oidcRoutes.beginLogin, { provider: 'work' });
    const state = new URL(begun.body.data.url).searchParams.get('state') ?? '';
    const denied = new URLSearchParams({ error: 'access_denied', state });
    expect(await finish(call, String(denied))).toMatchObject(refused);
    for (const query of ['', '%', '&&=', `state=${state}`])
      expect(await finish(call, query)).toMatchObject(refused);
  });
});

describe('an account with two-step login', () => {
  it('asks for a code beside the provider, in the same browser, once', async () => {
    await link();
    await turnCodesOn(test, ada);
    const call = browser();
    expect(await logIn(call)).toMatchObject({ status: 200, body: { needsCode: true } });
    const prove = (code: string, by = call) => by(oidcRoutes.proveCode, { code });
    expect(await prove(await freshCode(test, ada), browser())).toMatchObject(refused);
    expect((await prove('000000')).status).toBe(400);
    expect(await prove(await freshCode(test, ada))).toMatchObject({
      status: 200,
      body: { user: { id: ada.user.id } },
    });
    expect(await prove(await freshCode(test, ada))).toMatchObject(refused);
  });

  it('opens nothing where the link was taken away meanwhile', async () => {
    await link();
    await turnCodesOn(test, ada);
    const call = browser();
    await logIn(call);
    await test.db.execute(sql`delete from oidc_accounts where user_id = ${ada.user.id}`);
    expect(await call(oidcRoutes.proveCode, { code: await freshCode(test, ada) })).toMatchObject(
      refused,
    );
  });
});

it('an unknown provider is refused, and an unreachable one is reported as such', async () => {
  const down = { ...provider.settings, id: 'down', discovery: 'http://localhost:9' };
  const app = await startTestApp({ configuration: { oidcProviders: [down] } });
  const call = browser(app);
  expect((await call(oidcRoutes.beginLogin, { provider: 'google' })).status).toBe(404);
  expect(await call(oidcRoutes.beginLogin, { provider: 'down' })).toMatchObject({
    status: 503,
    body: { code: 'UNAVAILABLE' },
  });
  await app.close();
});
