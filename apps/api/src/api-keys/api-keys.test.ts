import {
  type ApiKey,
  type ApiKeyScope,
  type ApiKeyUsage,
  apiKeyLimits,
  apiKeyRoutes,
  apiKeyScopes,
  type CreateApiKey,
  scopeOfRoute,
} from '@folio/contract/api-keys';
import { authRoutes } from '@folio/contract/auth';
import { resumeRoutes } from '@folio/contract/resumes';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiKeys } from '../platform/api-key-schema.ts';
import { signUp, type TestAccount } from '../testing/accounts.ts';
import { contractRoutes } from '../testing/contract-routes.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { purgeApiKeys } from './api-keys.service.ts';

let test: TestApp;
let ada: TestAccount;
beforeAll(async () => {
  test = await startTestApp();
});
beforeEach(async () => {
  ada = await signUp(test);
});
afterAll(() => test.close());

const make = (scopes: ApiKeyScope[] = [...apiKeyScopes], more: Partial<CreateApiKey> = {}) =>
  test.call(
    apiKeyRoutes.create,
    { body: { name: 'Script', scopes, days: 30, password: ada.password, ...more } },
    ada.token,
  );
const newKey = async (scopes?: ApiKeyScope[]) =>
  ((await make(scopes)).body as { data: ApiKey & { key: string } }).data;
const list = async () =>
  ((await test.call(apiKeyRoutes.list, undefined, ada.token)).body as { data: ApiKey[] }).data;

/** A request as a program sends it, to wherever `:id` and the like point at nothing. */
const ask = (method: string, url: string, key: string, payload?: object) =>
  test.app.inject({
    method: method as 'GET',
    url: url.replace(':format', 'pdf').replace(/:\w+/g, '01890000-0000-7000-8000-0000000abcde'),
    headers: { authorization: `Bearer ${key}` },
    ...(payload && { payload }),
  });

describe('an API key', () => {
  it('is returned once, later identified by its last characters, and stored as a hash', async () => {
    const { key, ...rest } = await newKey(['read']);
    expect(key).toMatch(/^folio_[\w-]{43}$/);
    expect(rest).toMatchObject({ name: 'Script', scopes: ['read'], ending: key.slice(-4) });
    expect(await list()).toEqual([rest]);
    const stored = await test.db.execute(sql`select * from api_keys`);
    const data = await ask('GET', '/api/users/data', ada.token);
    expect(data.json().apiKeys).toMatchObject([{ name: 'Script', ending: key.slice(-4) }]);
    for (const text of [JSON.stringify(stored.rows), data.body]) expect(text).not.toContain(key);
    expect(data.body).not.toContain('tokenHash');
  });

  it('needs the password, and is announced by mail', async () => {
    const refused = await make(['read'], { password: 'Not-her-password-1!' });
    expect(refused).toMatchObject({ status: 403, body: { code: 'WRONG_PASSWORD' } });
    expect(await list()).toEqual([]);
    await newKey(['read', 'export']);
    expect(test.mails.filter(({ to }) => to === ada.user.email).at(-1)?.subject).toBe(
      'An API key was created for your account',
    );
  });

  it('opens what its scopes name, for its owner alone', async () => {
    const { key } = await newKey(['read']);
    const body = { name: 'Mine' };
    const { id } = (await ask('POST', '/api/resumes', ada.token, body)).json().data;
    expect((await ask('GET', '/api/resumes', key)).json().data).toMatchObject([{ id }]);
    expect((await ask('POST', '/api/resumes', key, body)).json()).toMatchObject({
      code: 'SCOPE_MISSING',
      message: 'This API key has no scope “write”.',
    });
    const other = await signUp(test);
    const theirs = await test.call(resumeRoutes.create, { body }, other.token);
    const foreign = (theirs.body as { data: { id: string } }).data.id;
    expect((await ask('GET', `/api/resumes/${foreign}`, key)).statusCode).toBe(404);
    const writer = await newKey(['write']);
    expect((await ask('POST', '/api/resumes', writer.key, body)).statusCode).toBe(201);
    expect((await ask('GET', '/api/resumes', writer.key)).statusCode).toBe(403);
  });

  it('[api-keys-receipts] that writes and does not read is told what it changed, not what is there', async () => {
    const both = await newKey(['read', 'write']);
    const { key } = await newKey(['write']);
    const body = { role: 'Cook', notes: 'Jo is kind' };
    const made = (await ask('POST', '/api/applications', ada.token, body)).json().data;
    const url = `/api/applications/${made.id}`;
    const changed = await ask('PUT', url, key, { company: 'The Inn' });
    expect(changed.statusCode).toBe(200);
    const updatedAt = expect.any(String);
    const { createdAt } = made;
    expect(changed.json()).toEqual({
      success: true,
      data: { id: made.id, version: 2, createdAt, updatedAt },
    });
    const stale = await ask('PUT', url, key, { company: 'Rye', version: 1 });
    expect(stale.json()).toMatchObject({ success: false, code: 'VERSION_CONFLICT' });
    const again = await ask('POST', '/api/applications/import', key, {
      applications: [{ id: made.id, role: 'x' }],
    });
    for (const { body: text } of [changed, stale, again])
      expect(text).not.toMatch(/Cook|Jo is kind/);
    expect((await ask('PUT', url, both.key, {})).json().data).toMatchObject({
      notes: 'Jo is kind',
    });
    const { notes } = (await ask('GET', url, ada.token)).json().data;
    expect(notes).toBe('Jo is kind');
  });

  it('[api-keys-outcomes] that writes and does not read is told what became of what it sent', async () => {
    const { key } = await newKey(['write']);
    const made = (await ask('POST', '/api/resumes', ada.token, { name: 'Mine' })).json().data;
    const operation = (id: string, value: string, was: string) => ({
      since: 1,
      operations: [{ id, kind: 'set', path: 'name', value, was }],
    });
    const url = `/api/resumes/${made.id}/operations`;
    await ask('POST', url, ada.token, operation('0123abcd:1', 'Hers', 'Mine'));
    const sent = await ask('POST', url, key, operation('0123abcd:2', 'Its', 'Mine'));
    expect(sent.json()).toEqual({
      success: true,
      data: {
        version: 3,
        updatedAt: expect.any(String),
        answered: ['0123abcd:2'],
        conflicts: [{ operationId: '0123abcd:2', path: 'name' }],
        refused: [],
      },
    });
  });

  it('shares nothing, though it changes all else of a resume', async () => {
    const { key } = await newKey();
    const refused = { code: 'SCOPE_MISSING' };
    const shared = await ask('POST', '/api/resumes', key, { name: 'Mine', isPublic: true });
    expect(shared.json()).toMatchObject(refused);
    const body = { name: 'Mine', isPublic: false };
    const { id } = (await ask('POST', '/api/resumes', key, body)).json().data;
    const set = (token: string, path: string, value: unknown, was: unknown) => {
      const operation = { id: `0123abcd:${path.length}`, kind: 'set', path, value, was };
      const sent = { since: 1, operations: [operation] };
      return ask('POST', `/api/resumes/${id}/operations`, token, sent);
    };
    expect((await set(key, 'isPublic', true, false)).json()).toMatchObject(refused);
    expect((await test.app.inject({ url: `/api/public-resumes/${id}` })).statusCode).toBe(404);
    expect((await set(key, 'name', 'Hers', 'Mine')).statusCode).toBe(200);
    expect((await set(ada.token, 'isPublic', true, false)).statusCode).toBe(200);
  });

  it('makes the PDF that its owner would get, byte for byte', async () => {
    const { key } = await newKey(['export']);
    const { id } = (await ask('POST', '/api/resumes', ada.token, { name: 'Mine' })).json().data;
    const url = `/api/resumes/${id}/export/pdf`;
    const pdf = await ask('GET', url, key);
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await ask('GET', url, ada.token)).rawPayload.equals(pdf.rawPayload)).toBe(true);
  });

  it('opens the routes of the table and no other, with every scope there is', async () => {
    const { key } = await newKey();
    const opened: string[] = [];
    const send = ({ method, url }: (typeof contractRoutes)[number], token: string) =>
      ask(method, url, token, method === 'GET' ? undefined : {});
    const needsSession = async (one: (typeof contractRoutes)[number]) =>
      (await send(one, '')).statusCode === 401;
    for (const one of contractRoutes) {
      const { method, url } = one;
      const code = /"code":"(\w+)"/.exec((await send(one, key)).body)?.[1];
      const route = `${method} ${url.replace(/export\/\w+$/, 'export/:format')}`;
      // The console is as unknown to a key as to anybody who is no operator.
      const refusal = url.startsWith('/api/admin') ? 'NOT_FOUND' : 'SCOPE_MISSING';
      if (scopeOfRoute[route] !== undefined) {
        expect(code, route).not.toBe('SCOPE_MISSING');
        opened.push(route);
      } else if (await needsSession(one)) expect(code, route).toBe(refusal);
    }
    expect(Object.keys(scopeOfRoute).filter((route) => !opened.includes(route))).toEqual([]);
  });

  it('stops working when it is revoked, which only its owner can do', async () => {
    const { id, key } = await newKey(['read']);
    const other = await signUp(test);
    const revoke = (token: string) => test.call(apiKeyRoutes.revoke, { params: { id } }, token);
    expect((await revoke(other.token)).body).toMatchObject({ code: 'API_KEY_NOT_FOUND' });
    expect((await ask('GET', '/api/resumes', key)).statusCode).toBe(200);
    expect((await revoke(ada.token)).status).toBe(200);
    expect((await ask('GET', '/api/resumes', key)).json()).toMatchObject({ code: 'INVALID_TOKEN' });
    expect((await revoke(ada.token)).body).toMatchObject({ code: 'API_KEY_NOT_FOUND' });
    expect((await test.call(apiKeyRoutes.usage, { params: { id } }, ada.token)).status).toBe(404);
  });

  it('ends on its day, is listed no more, and is cleared away', async () => {
    const { id, key } = await newKey(['read']);
    await test.db
      .update(apiKeys)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(apiKeys.id, id));
    expect((await ask('GET', '/api/resumes', key)).json()).toMatchObject({ code: 'TOKEN_EXPIRED' });
    expect(await list()).toEqual([]);
    await purgeApiKeys(test.db);
    expect((await ask('GET', '/api/resumes', key)).json()).toMatchObject({ code: 'INVALID_TOKEN' });
  });

  it('is revoked with all others when a mailed link sets a new password', async () => {
    const { key } = await newKey(['read']);
    await test.call(authRoutes.forgotPassword, { body: { email: ada.user.email } });
    const linkToken = () =>
      /reset-password\?token=([\w-]+)/.exec(test.mails.at(-1)?.text ?? '')?.[1];
    await expect.poll(linkToken).toBeDefined();
    const body = { token: linkToken() ?? '', password: 'Analytical-Engine-2!' };
    expect((await test.call(authRoutes.resetPassword, { body })).status).toBe(200);
    expect((await ask('GET', '/api/resumes', key)).statusCode).toBe(401);
  });

  it('is counted by day, route and answer', async () => {
    const { id, key } = await newKey(['read']);
    for (let i = 0; i < 3; i++) await ask('GET', '/api/resumes', key);
    await ask('GET', '/api/resumes/:id', key);
    await ask('DELETE', '/api/resumes/:id', key);
    const { body } = await test.call(apiKeyRoutes.usage, { params: { id } }, ada.token);
    const counts = (body as { data: ApiKeyUsage[] }).data.map(({ route, status, count }) => [
      route,
      status,
      count,
    ]);
    expect(counts.toSorted()).toEqual([
      ['DELETE /api/resumes/:id', 403, 1],
      ['GET /api/resumes', 200, 3],
      ['GET /api/resumes/:id', 404, 1],
    ]);
    expect((await list())[0]?.lastUsedAt).not.toBeNull();
  });

  it('is limited in number, also for concurrent requests', async () => {
    const { password } = ada;
    const answers = await Promise.all(
      Array.from({ length: apiKeyLimits.keys + 3 }, () => make(['read'], { password })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(apiKeyLimits.keys);
    expect(await list()).toHaveLength(apiKeyLimits.keys);
  });
});
