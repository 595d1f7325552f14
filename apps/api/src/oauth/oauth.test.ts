import { accountLogRoutes } from '@folio/contract/account-log';
import { apiKeyRoutes } from '@folio/contract/api-keys';
import { authRoutes } from '@folio/contract/auth';
import { connectedAppLimits, connectedAppRoutes } from '@folio/contract/connected-apps';
import { profileRoutes } from '@folio/contract/profiles';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { purgeApiKeys } from '../api-keys/api-keys.service.ts';
import { apiKeys } from '../platform/api-key-schema.ts';
import { oauthAccessTokens, oauthClients, oauthGrants } from '../platform/oauth-schema.ts';
import { users } from '../platform/schema.ts';
import { readSession } from '../platform/sessions.ts';
import { signUp, type TestAccount } from '../testing/accounts.ts';
import { deleteSurplusClients } from './clients.repository.ts';
import { nameOf, purgeUnusedClients } from './clients.service.ts';
import { decideRequest } from './consent.service.ts';
import {
  answerOf,
  type Connection,
  callTool,
  challengeOf,
  connectApp,
  decide,
  newClient,
  newVerifier,
  type OAuthApp,
  post,
  queryOf,
  redirectUri,
  refresh,
  register,
  sendToken,
  startOAuthApp,
} from './testing/oauth-app.ts';
import { purgePastAccessTokens } from './tokens.service.ts';

let test: OAuthApp;
let ada: TestAccount;
beforeAll(async () => {
  test = await startOAuthApp();
});
beforeEach(async () => {
  ada = await signUp(test);
  test.mails.length = 0;
});
afterAll(() => test.close());

const get = async (path: string) => (await fetch(`${test.baseUrl}${path}`)).json();
const errorOf = async (answer: Response) => [
  answer.status,
  ((await answer.json()) as { error: string }).error,
];
const read = (query: string, token = ada.token) =>
  test.call(connectedAppRoutes.read, { body: { query } }, token);
const appsOf = async ({ token }: TestAccount) => {
  const { body } = await test.call(connectedAppRoutes.list, undefined, token);
  return body.success ? body.data : [];
};
const logOf = async ({ token }: TestAccount) => {
  const { body } = await test.call(accountLogRoutes.list, undefined, token);
  return body.success ? body.data.map(({ kind, name }) => [kind, name]) : [];
};

describe('a client that knows the address alone', () => {
  it('is refused with where to ask, and finds all the rest from there', async () => {
    const refused = await callTool(test, undefined);
    expect(refused.status).toBe(401);
    const document = `${test.baseUrl}/.well-known/oauth-protected-resource/mcp`;
    expect(refused.headers.get('www-authenticate')).toBe(
      `Bearer resource_metadata="${document}", scope="read suggest"`,
    );
    const resource = await get('/.well-known/oauth-protected-resource/mcp');
    expect(resource).toMatchObject({
      resource: `${test.baseUrl}/mcp`,
      authorization_servers: [test.baseUrl],
      scopes_supported: ['read', 'suggest', 'write', 'export'],
    });
    expect(await get('/.well-known/oauth-protected-resource')).toEqual(resource);
    expect(await get('/.well-known/oauth-authorization-server')).toMatchObject({
      issuer: test.baseUrl,
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['none'],
      authorization_response_iss_parameter_supported: true,
      client_id_metadata_document_supported: false,
    });
  });

  it('gets errors about an invalid token, and about a missing scope', async () => {
    const wrong = await callTool(test, 'folioapp_nothing');
    expect(wrong.status).toBe(401);
    expect(wrong.headers.get('www-authenticate')).toContain('error="invalid_token"');
    const app = await connectApp(test, ada, { scope: 'read' });
    const good = await callTool(test, app.access_token);
    expect([good.status, good.headers.get('www-authenticate')]).toEqual([200, null]);
    const more = await callTool(test, app.access_token, 'add_application', { role: 'Analyst' });
    expect(more.status).toBe(403);
    expect(more.headers.get('www-authenticate')).toMatch(
      /^Bearer resource_metadata="[^"]+", scope="read write", error="insufficient_scope"$/,
    );
  });

  it('may be a page of another site, for endpoints that use no session', async () => {
    const headers = { origin: 'https://inspector.example', 'content-type': 'text/plain' };
    for (const path of ['/.well-known/oauth-authorization-server', '/oauth/token']) {
      const answer = await fetch(`${test.baseUrl}${path}`, { headers });
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    }
    const metadata = await fetch(`${test.baseUrl}/.well-known/oauth-protected-resource`, {
      headers,
    });
    expect(metadata.headers.get('access-control-allow-origin')).toBe('*');
    const asked = await fetch(`${test.baseUrl}/oauth/register`, { method: 'OPTIONS', headers });
    expect(asked.headers.get('access-control-allow-headers')).toContain('content-type');
    const elsewhere = await fetch(`${test.baseUrl}/api/oauth/request`, { headers });
    expect(elsewhere.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('registering', () => {
  it('creates a public client, and returns the accepted metadata', async () => {
    const answer = await register(test, {
      client_name: 'Claude\u202e\u0000 \n (official)',
      token_endpoint_auth_method: 'client_secret_basic',
      scope: 'everything',
      logo_uri: 'https://tracker.example/logo.png',
    });
    expect(answer.status).toBe(201);
    const client = (await answer.json()) as object;
    expect(client).toMatchObject({
      client_name: 'Claude (official)',
      redirect_uris: [redirectUri],
      token_endpoint_auth_method: 'none',
    });
    expect(Object.keys(client)).not.toContain('client_secret');
    expect(JSON.stringify(client)).not.toContain('tracker');
  });

  it('has a name that is what it looks like, on one line, and no longer than is shown', () => {
    expect(nameOf('  \u2066Ｆｏｌｉｏ\u2069\u200b\u200d  app\r\n2 ')).toBe('Folio app 2');
    expect(nameOf('\u202e\u0000')).toBe('Unnamed app');
    expect(Array.from(nameOf('😀'.repeat(500)))).toHaveLength(60);
  });

  it('leaves addresses out that no answer may go to, and says which it took', async () => {
    const redirect_uris = ['cursor://anysphere.cursor-mcp/oauth/callback', redirectUri];
    const answer = (await (await register(test, { redirect_uris })).json()) as {
      client_id: string;
    };
    expect(answer).toMatchObject({ redirect_uris: [redirectUri] });
    const [redirect_uri = ''] = redirect_uris;
    const query = queryOf(test, answer.client_id, newVerifier(), { redirect_uri });
    expect((await read(query)).body).toMatchObject({ code: 'VALIDATION_ERROR' });
  });

  it('refuses addresses that no answer may go to, and other kinds of grants', async () => {
    for (const redirect_uris of [
      [],
      ['http://evil.example/'],
      ['javascript:alert(1)', 'cursor://anysphere.cursor-mcp/oauth/callback'],
      Array.from({ length: 11 }, (_, at) => `https://a.example/${at}`),
      'https://a.example/',
    ])
      expect(await errorOf(await register(test, { redirect_uris }))).toEqual([
        400,
        'invalid_redirect_uri',
      ]);
    expect(await errorOf(await register(test, { grant_types: ['password'] }))).toEqual([
      400,
      'invalid_client_metadata',
    ]);
    const json = { 'content-type': 'application/json' };
    for (const body of ['', 'null', '[]', '{'])
      expect((await post(`${test.baseUrl}/oauth/register`, body, json)).status).toBe(400);
    const large = JSON.stringify({ client_name: 'x'.repeat(20_000) });
    expect((await post(`${test.baseUrl}/oauth/register`, large, json)).status).toBe(413);
  });

  it('is had by one address so often an hour, and then refused in its own words', async () => {
    const limited = await startOAuthApp({ rateLimits: true });
    const statuses: number[] = [];
    for (let count = 0; count < 61; count += 1) statuses.push((await register(limited)).status);
    expect(statuses).toEqual([...Array.from({ length: 60 }, () => 201), 429]);
    const refused = await register(limited);
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await errorOf(refused)).toEqual([429, 'temporarily_unavailable']);
    await limited.close();
  });

  it('has a limit for unused clients, and never purges used ones', async () => {
    const app = await connectApp(test, ada);
    const unused = [];
    for (let count = 0; count < 5; count += 1) unused.push(await newClient(test));
    await deleteSurplusClients(test.db, 2);
    const left = (await test.db.select({ id: oauthClients.id }).from(oauthClients)).map(
      ({ id }) => id,
    );
    expect(left).toEqual(expect.arrayContaining([app.clientId, ...unused.slice(-2)]));
    for (const id of unused.slice(0, -2)) expect(left).not.toContain(id);
    await test.db.update(oauthClients).set({ usedAt: sql`now() - interval '31 days'` });
    await purgeUnusedClients(test.db);
    expect(await test.db.$count(oauthClients, eq(oauthClients.id, app.clientId))).toBe(1);
    expect(await test.db.$count(oauthClients, eq(oauthClients.id, unused.at(-1) ?? ''))).toBe(0);
    expect(await errorOf(await refresh(test, { ...app, clientId: unused.at(-1) ?? '' }))).toEqual([
      401,
      'invalid_client',
    ]);
  });
});

describe('what an app asks for', () => {
  let clientId: string;
  const verifier = newVerifier();
  beforeEach(async () => {
    clientId = await newClient(test, { client_name: '<img src=x onerror=alert(1)>' });
  });
  const ask = (more: Record<string, string | undefined> = {}) =>
    read(queryOf(test, clientId, verifier, more));

  it('is shown to the person: client, redirect URI and scopes', async () => {
    expect((await ask({ scope: 'export read openid' })).body).toMatchObject({
      data: {
        name: '<img src=x onerror=alert(1)>',
        place: { kind: 'site', name: 'claude.example' },
        scopes: ['read', 'export'],
        problem: null,
      },
    });
    expect((await ask({ scope: undefined, resource: undefined })).body).toMatchObject({
      data: { scopes: ['read', 'suggest', 'write', 'export'], problem: null },
    });
    const shouted = test.baseUrl.replace('http', 'HTTP');
    expect((await ask({ resource: `${shouted}/mcp` })).body).toMatchObject({
      data: { problem: null },
    });
    expect((await ask({}).then(() => read('', ''))).status).toBe(401);
  });

  it('is answered nowhere while who asks, or where to, is not sure', async () => {
    const unsure = [
      queryOf(test, 'unknown', verifier),
      queryOf(test, '01890000-0000-7000-8000-0000000abcde', verifier),
      queryOf(test, clientId, verifier, { redirect_uri: undefined }),
      queryOf(test, clientId, verifier, { redirect_uri: 'https://evil.example/' }),
      queryOf(test, clientId, verifier, { redirect_uri: `${redirectUri}/more` }),
      queryOf(test, clientId, verifier, { redirect_uri: 'https://claude.example@evil.example/' }),
      `${queryOf(test, clientId, verifier)}&redirect_uri=https://evil.example/`,
      `${queryOf(test, clientId, verifier)}&client_id=${clientId}`,
      '',
    ];
    for (const query of unsure) {
      expect((await read(query)).body, query).toMatchObject({ code: 'VALIDATION_ERROR' });
      for (const isAllowed of [true, false])
        expect((await decide(test, ada, query, { isAllowed })).body, query).toMatchObject({
          code: 'VALIDATION_ERROR',
        });
    }
    expect(await appsOf(ada)).toEqual([]);
  });

  it.each([
    [{ response_type: 'token' }, 'unsupported_response_type'],
    [{ code_challenge: undefined }, 'invalid_request'],
    [{ code_challenge_method: 'plain' }, 'invalid_request'],
    [{ code_challenge_method: undefined }, 'invalid_request'],
    [{ code_challenge: 'short' }, 'invalid_request'],
    [{ resource: 'https://other.example/mcp' }, 'invalid_target'],
    [{ resource: 'no address' }, 'invalid_target'],
    [{ scope: 'openid' }, 'invalid_scope'],
    [{ request_uri: 'https://evil.example/' }, 'request_not_supported'],
  ])('is refused where it is %j, and the app told by the person alone', async (more, error) => {
    const { body } = await ask(more);
    const url = body.success ? new URL(body.data.problem?.url ?? '') : undefined;
    expect(url?.origin + String(url?.pathname)).toBe(redirectUri);
    expect(Object.fromEntries(url?.searchParams ?? [])).toMatchObject({
      error,
      state: 'state-1',
      iss: test.baseUrl,
    });
    const decided = await decide(test, ada, queryOf(test, clientId, verifier, more));
    expect(decided.body).toMatchObject({ data: { url: url?.href } });
    expect(await appsOf(ada)).toEqual([]);
  });

  it('is denied without storing anything, and the app is told', async () => {
    const query = queryOf(test, clientId, verifier);
    const { body } = await decide(test, ada, query, { isAllowed: false });
    expect(body).toMatchObject({ data: { url: expect.stringContaining('error=access_denied') } });
    expect([await appsOf(ada), test.mails]).toEqual([[], []]);
  });

  it('is never granted beyond the request, nor without any scope', async () => {
    const query = queryOf(test, clientId, verifier, { scope: 'read suggest' });
    for (const scopes of [[], ['read', 'write'] as const])
      expect((await decide(test, ada, query, { scopes: [...scopes] })).body).toMatchObject({
        code: 'VALIDATION_ERROR',
      });
    expect((await answerOf(test, ada, query, ['read'])).searchParams.has('code')).toBe(true);
    expect(await appsOf(ada)).toMatchObject([{ scopes: ['read'] }]);
  });

  it('is seen by its person in settings, mail and log', async () => {
    await answerOf(test, ada, queryOf(test, clientId, verifier));
    expect(await appsOf(ada)).toMatchObject([
      { name: '<img src=x onerror=alert(1)>', lastUsedAt: null, place: { name: 'claude.example' } },
    ]);
    expect(test.mails).toMatchObject([{ subject: 'A new app was connected to your account' }]);
    expect(test.mails[0]?.html).toContain('&#60;img');
    expect(test.mails[0]?.html).not.toContain('<img');
    expect((await logOf(ada))[0]).toEqual(['app-connected', '<img src=x onerror=alert(1)>']);
  });
});

describe('a code', () => {
  const verifier = newVerifier();
  let clientId: string;
  let code: string;
  beforeEach(async () => {
    clientId = await newClient(test);
    const answer = await answerOf(test, ada, queryOf(test, clientId, verifier));
    expect(answer.searchParams.get('iss')).toBe(test.baseUrl);
    code = answer.searchParams.get('code') ?? '';
  });
  const form = () => ({
    grant_type: 'authorization_code',
    code,
    client_id: clientId,
    redirect_uri: redirectUri,
    code_verifier: verifier,
    resource: `${test.baseUrl}/mcp`,
  });

  it('is exchanged for tokens, stored as hashes, for an hour', async () => {
    const answer = await sendToken(test, form());
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const tokens = (await answer.json()) as Connection;
    expect(tokens).toMatchObject({ token_type: 'Bearer', expires_in: 3600, scope: 'read suggest' });
    expect((await callTool(test, tokens.access_token)).status).toBe(200);
    const stored = await test.db.execute(sql`
      select row_to_json(g) as a, row_to_json(t) as b, row_to_json(k) as c from oauth_grants g
      join oauth_access_tokens t using (key_id) join api_keys k on k.id = g.key_id`);
    const secrets = [code, tokens.access_token, ...tokens.refresh_token.slice(13).split('.')];
    for (const secret of secrets) expect(JSON.stringify(stored.rows)).not.toContain(secret);
    const data = await test.app.inject({
      url: '/api/users/data',
      headers: { authorization: `Bearer ${ada.token}` },
    });
    expect(data.json().apiKeys).toMatchObject([{ name: 'Claude', scopes: ['read', 'suggest'] }]);
  });

  it.each([
    [{ code_verifier: '' }, 'invalid_grant'],
    [{ code_verifier: newVerifier() }, 'invalid_grant'],
    [{ code_verifier: challengeOf(verifier) }, 'invalid_grant'],
    [{ redirect_uri: 'https://claude.example/api/callback/' }, 'invalid_grant'],
    [{ redirect_uri: '' }, 'invalid_grant'],
    [{ code: 'guessed' }, 'invalid_grant'],
    [{ resource: 'https://other.example/mcp' }, 'invalid_target'],
    [{ scope: 'read write' }, 'invalid_scope'],
    [{ grant_type: 'password' }, 'unsupported_grant_type'],
    [{ grant_type: '' }, 'unsupported_grant_type'],
  ])('is refused with %j, and good all the same for who has it right', async (more, error) => {
    expect(await errorOf(await sendToken(test, { ...form(), ...more }))).toEqual([400, error]);
    expect((await sendToken(test, form())).status).toBe(200);
  });

  it('is refused to another client, and to one that is unknown', async () => {
    const other = await newClient(test);
    expect(await errorOf(await sendToken(test, { ...form(), client_id: other }))).toEqual([
      400,
      'invalid_grant',
    ]);
    const unknown = ['', 'x', '-'.repeat(36), '01890000-0000-7000-8000-0000000abcde'];
    for (const client_id of unknown)
      expect(await errorOf(await sendToken(test, { ...form(), client_id }))).toEqual([
        401,
        'invalid_client',
      ]);
  });

  it('is good once: who sends it again ends what it gave', async () => {
    const tokens = (await (await sendToken(test, form())).json()) as Connection;
    expect(await errorOf(await sendToken(test, form()))).toEqual([400, 'invalid_grant']);
    expect((await callTool(test, tokens.access_token)).status).toBe(401);
    expect(await errorOf(await refresh(test, { ...tokens, clientId }))).toEqual([
      400,
      'invalid_grant',
    ]);
    expect(await appsOf(ada)).toEqual([]);
    expect((await logOf(ada))[0]).toEqual(['app-cut-off', 'Claude']);
  });

  it('is good once, of several at once as well', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => sendToken(test, form())));
    const given = answers.filter(({ status }) => status === 200);
    expect(given.length).toBeLessThanOrEqual(1);
    for (const answer of given) {
      const tokens = (await answer.json()) as Connection;
      expect((await callTool(test, tokens.access_token)).status).toBe(401);
    }
  });

  it('is good for a minute', async () => {
    await test.db.execute(sql`update api_keys set expires_at = now() - interval '1 second'`);
    expect(await errorOf(await sendToken(test, form()))).toEqual([400, 'invalid_grant']);
    expect(await appsOf(ada)).toEqual([]);
    await purgeApiKeys(test.db);
    expect(await test.db.$count(oauthGrants)).toBe(0);
  });

  it('is asked for by a form in which nothing is there twice', async () => {
    const url = `${test.baseUrl}/oauth/token`;
    const twice = new URLSearchParams(form());
    twice.append('code', 'other');
    expect(await errorOf(await post(url, twice))).toEqual([400, 'invalid_request']);
    const json = { 'content-type': 'application/json' };
    expect(await errorOf(await post(url, JSON.stringify(form()), json))).toEqual([
      400,
      'invalid_request',
    ]);
    expect((await post(url, 'x', { 'content-type': 'text/plain' })).status).toBe(400);
    expect((await post(url, '<x/>', { 'content-type': 'text/xml' })).status).toBe(415);
    expect((await sendToken(test, form())).status).toBe(200);
  });
});

describe('a refresh token', () => {
  it('changes with each use, and the tokens before it go on for their hour', async () => {
    const first = await connectApp(test, ada);
    const second = (await (await refresh(test, first)).json()) as Connection;
    expect(second.refresh_token).not.toBe(first.refresh_token);
    const third = await refresh(test, { ...second, clientId: first.clientId });
    expect(third.status).toBe(200);
    for (const { access_token } of [first, second, (await third.json()) as Connection])
      expect((await callTool(test, access_token)).status).toBe(200);
  });

  it('reused at any age, revokes the app’s grant', async () => {
    const first = await connectApp(test, ada);
    const next = async (app: Connection) =>
      ({ ...(await (await refresh(test, app)).json()), clientId: app.clientId }) as Connection;
    const second = await next(first);
    const third = await next(second);
    // The first is two steps behind, however little time has passed.
    expect(await errorOf(await refresh(test, first))).toEqual([400, 'invalid_grant']);
    for (const { access_token } of [first, second, third])
      expect((await callTool(test, access_token)).status).toBe(401);
    expect((await refresh(test, third)).status).toBe(400);
    expect((await logOf(ada))[0]).toEqual(['app-cut-off', 'Claude']);
  });

  it('that comes back once its time is over ends the app, too, for who has the next', async () => {
    const first = await connectApp(test, ada);
    const second = (await (await refresh(test, first)).json()) as Connection;
    await test.db.update(oauthGrants).set({ refreshedAt: sql`now() - interval '31 seconds'` });
    expect(await errorOf(await refresh(test, first))).toEqual([400, 'invalid_grant']);
    expect((await callTool(test, second.access_token)).status).toBe(401);
    expect(await appsOf(ada)).toEqual([]);
  });

  it('sent concurrently, is rotated once: all get the same next one', async () => {
    const app = await connectApp(test, ada);
    const answers = await Promise.all(Array.from({ length: 6 }, () => refresh(test, app)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
    const given = (await Promise.all(answers.map((answer) => answer.json()))) as Connection[];
    expect(new Set(given.map((one) => one.refresh_token)).size).toBe(1);
    expect(new Set(given.map((one) => one.access_token)).size).toBe(6);
    const [{ refresh_token = '' } = {}] = given;
    expect((await refresh(test, { ...app, refresh_token })).status).toBe(200);
    expect(await errorOf(await refresh(test, app))).toEqual([400, 'invalid_grant']);
    expect(await appsOf(ada)).toEqual([]);
  });

  it('is refused to another client, for another resource and for more, and stays good', async () => {
    const app = await connectApp(test, ada, { scope: 'read' });
    const clientId = await newClient(test);
    expect((await refresh(test, { ...app, clientId })).status).toBe(400);
    const guessed = app.refresh_token.replace(/_.{43}/, `_${newVerifier()}`);
    expect((await refresh(test, { ...app, refresh_token: guessed })).status).toBe(400);
    const resource = 'https://other.example/mcp';
    expect(await errorOf(await refresh(test, app, { resource }))).toEqual([400, 'invalid_target']);
    expect(await errorOf(await refresh(test, app, { scope: 'read write' }))).toEqual([
      400,
      'invalid_scope',
    ]);
    expect((await refresh(test, app, { scope: 'read' })).status).toBe(200);
  });

  it('ends after 90 days without use, and 365 in all', async () => {
    const app = await connectApp(test, ada);
    const daysLeft = async () => {
      const [{ expiresAt } = { expiresAt: '' }] = await appsOf(ada);
      return Math.round((Date.parse(expiresAt) - Date.now()) / 86_400_000);
    };
    expect(await daysLeft()).toBe(90);
    await test.db.update(apiKeys).set({ createdAt: sql`now() - interval '355 days'` });
    const next = (await (await refresh(test, app)).json()) as Connection;
    expect(await daysLeft()).toBe(10);
    await test.db.update(apiKeys).set({ expiresAt: sql`now() - interval '1 second'` });
    expect((await refresh(test, { ...next, clientId: app.clientId })).status).toBe(400);
    expect((await callTool(test, next.access_token)).status).toBe(401);
  });
});

describe('an access token', () => {
  it('opens /mcp and nothing else, whatever its scopes', async () => {
    const app = await connectApp(test, ada, { scope: 'read suggest write export' });
    const headers = { authorization: `Bearer ${app.access_token}` };
    for (const path of ['/api/resumes', '/api/auth/me', '/api/users/apps', '/api/users/data'])
      expect((await fetch(`${test.baseUrl}${path}`, { headers })).status, path).toBe(401);
    const created = await fetch(`${test.baseUrl}/api/users/api-keys`, { method: 'POST', headers });
    expect(created.status).toBe(401);
    expect((await callTool(test, app.access_token)).status).toBe(200);
    expect((await callTool(test, app.refresh_token)).status).toBe(401);
  });

  it('shows its person’s things alone, and is counted as a key is', async () => {
    const bob = await signUp(test);
    const body = { name: 'His' };
    await test.app.inject({
      method: 'POST',
      url: '/api/resumes',
      payload: body,
      headers: { authorization: `Bearer ${bob.token}` },
    });
    const app = await connectApp(test, ada);
    expect(await (await callTool(test, app.access_token)).text()).not.toContain('His');
    const [{ id = '', lastUsedAt } = {}] = await appsOf(ada);
    expect(lastUsedAt).not.toBeNull();
    const usage = await test.call(apiKeyRoutes.usage, { params: { id } }, ada.token);
    expect(usage.body).toMatchObject({
      data: expect.arrayContaining([expect.objectContaining({ route: 'GET /api/resumes' })]),
    });
    const theirs = await test.call(apiKeyRoutes.usage, { params: { id } }, bob.token);
    expect(theirs.status).toBe(404);
  });

  it('ends after an hour, and is cleared away', async () => {
    const app = await connectApp(test, ada);
    await test.db.update(oauthAccessTokens).set({ expiresAt: sql`now() - interval '1 second'` });
    expect((await callTool(test, app.access_token)).status).toBe(401);
    await purgePastAccessTokens(test.db);
    expect(await test.db.$count(oauthAccessTokens)).toBe(0);
    expect((await refresh(test, app)).status).toBe(200);
  });

  it('of a server that has moved elsewhere is no good', async () => {
    const app = await connectApp(test, ada);
    await test.db.update(oauthGrants).set({ resource: 'https://old.example/mcp' });
    expect((await callTool(test, app.access_token)).status).toBe(401);
    expect((await refresh(test, app)).status).toBe(400);
  });
});

describe('a connected app', () => {
  const isOver = async (app: Connection) =>
    expect([
      (await callTool(test, app.access_token)).status,
      (await refresh(test, app)).status,
    ]).toEqual([401, 400]);

  it('is removed by its person alone, at once', async () => {
    const app = await connectApp(test, ada);
    const bob = await signUp(test);
    const [{ id = '' } = {}] = await appsOf(ada);
    const remove = (token?: string, of = id) =>
      test.call(connectedAppRoutes.remove, { params: { id: of } }, token);
    expect((await remove(bob.token)).body).toMatchObject({ code: 'APP_NOT_FOUND' });
    expect((await remove()).status).toBe(401);
    expect((await remove(ada.token, 'x')).status).toBe(404);
    expect((await callTool(test, app.access_token)).status).toBe(200);
    expect((await remove(ada.token)).status).toBe(200);
    await isOver(app);
    expect((await remove(ada.token)).status).toBe(404);
    expect((await logOf(ada))[0]).toEqual(['app-removed', 'Claude']);
  });

  it('is no API key of the list, and no key is an app', async () => {
    await connectApp(test, ada);
    const body = {
      name: 'Script',
      scopes: ['read' as const],
      days: 30 as const,
      password: ada.password,
    };
    const made = await test.call(apiKeyRoutes.create, { body }, ada.token);
    const keys = await test.call(apiKeyRoutes.list, undefined, ada.token);
    expect(keys.body).toMatchObject({ data: [{ name: 'Script' }] });
    const [{ id: appId = '', name = '' } = {}] = await appsOf(ada);
    expect([name, (await appsOf(ada)).length]).toEqual(['Claude', 1]);
    const revoked = await test.call(apiKeyRoutes.revoke, { params: { id: appId } }, ada.token);
    expect(revoked.status).toBe(404);
    const keyId = made.body.success ? made.body.data.id : '';
    const removed = await test.call(
      connectedAppRoutes.remove,
      { params: { id: keyId } },
      ada.token,
    );
    expect(removed.status).toBe(404);
  });

  it('authorized again with other scopes, replaces its earlier grant', async () => {
    const first = await connectApp(test, ada, { scope: 'read write' });
    const second = await connectApp(test, ada, { scope: 'read', clientId: first.clientId });
    expect(await appsOf(ada)).toMatchObject([{ scopes: ['read'] }]);
    await isOver(first);
    expect((await callTool(test, second.access_token)).status).toBe(200);
  });

  it.each([
    ['sign out everywhere', () => test.call(profileRoutes.endAllSessions, undefined, ada.token)],
    [
      'change the password',
      () => {
        const password = 'Analytical-Engine-2!';
        const body = { currentPassword: ada.password, password, confirmPassword: password };
        return test.call(authRoutes.updatePassword, { body }, ada.token);
      },
    ],
    [
      'delete the account',
      () => test.call(profileRoutes.deleteAccount, { body: { password: ada.password } }, ada.token),
    ],
  ])('ends when its person does this: %s', async (_what, end) => {
    const app = await connectApp(test, ada);
    expect((await end()).status).toBe(200);
    await isOver(app);
    expect(await test.db.$count(oauthGrants, eq(oauthGrants.clientId, app.clientId))).toBe(0);
  });

  it('has no access to a banned account, also where a release without apps has banned it', async () => {
    const app = await connectApp(test, ada);
    await test.db
      .update(users)
      .set({ bannedAt: sql`now()`, banReason: 'Spam' })
      .where(eq(users.id, ada.user.id));
    expect((await callTool(test, app.access_token)).status).toBe(401);
  });

  it('is let in by no session that ended while it was decided', async () => {
    const clientId = await newClient(test);
    const query = queryOf(test, clientId, newVerifier());
    const session = await readSession(test.app, ada.token);
    if (typeof session === 'string') throw new Error(session);
    await test.call(profileRoutes.endAllSessions, undefined, ada.token);
    const late = decideRequest(test.app, session, { query, isAllowed: true, scopes: ['read'] });
    await expect(late).rejects.toMatchObject({ code: 'INVALID_TOKEN' });
    expect(await test.db.$count(oauthGrants, eq(oauthGrants.clientId, clientId))).toBe(0);
  });

  it('revokes its own grant only (RFC 7009)', async () => {
    const app = await connectApp(test, ada);
    const other = await connectApp(test, ada, { name: 'Other' });
    const revoke = (token: string, client_id = app.clientId) =>
      post(`${test.baseUrl}/oauth/revoke`, new URLSearchParams({ token, client_id }));
    expect((await revoke('unknown')).status).toBe(200);
    expect(await errorOf(await revoke(other.refresh_token))).toEqual([400, 'invalid_grant']);
    expect(await errorOf(await revoke(app.access_token, 'x'))).toEqual([401, 'invalid_client']);
    expect((await revoke(app.access_token)).status).toBe(200);
    expect((await callTool(test, app.access_token)).status).toBe(401);
    const next = (await (await refresh(test, app)).json()) as Connection;
    expect((await revoke(next.refresh_token)).status).toBe(200);
    await isOver({ ...next, clientId: app.clientId });
    expect((await callTool(test, other.access_token)).status).toBe(200);
    expect((await logOf(ada))[0]).toEqual(['app-left', 'Claude']);
  });

  it('is limited in number', async () => {
    for (let count = 0; count < connectedAppLimits.apps; count += 1) await connectApp(test, ada);
    const clientId = await newClient(test);
    const refused = await decide(test, ada, queryOf(test, clientId, newVerifier()), {
      scopes: ['read'],
    });
    expect(refused.body).toMatchObject({ code: 'QUOTA_EXCEEDED' });
    expect(await appsOf(ada)).toHaveLength(connectedAppLimits.apps);
  });
});
