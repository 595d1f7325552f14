import { accountLogRoutes } from '@folio/contract/account-log';
import { type AuditEntry, adminRoutes } from '@folio/contract/admin';
import { adminPeopleRoutes } from '@folio/contract/admin-people';
import { apiKeyRoutes } from '@folio/contract/api-keys';
import { authRoutes } from '@folio/contract/auth';
import type { Route } from '@folio/contract/route';
import { secondFactorRoutes } from '@folio/contract/second-factor';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { passkeyCalls } from '../auth/testing/passkey-calls.ts';
import { signUp, type TestAccount } from '../testing/accounts.ts';
import { consoleRoutes } from '../testing/contract-routes.ts';
import { freshCode } from '../testing/second-factor.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { deletePastAudit } from './audit.repository.ts';
import { setOperator } from './operators.service.ts';
import { expireConfirmation, makeOperator, withCodes } from './testing/make-operator.ts';

let test: TestApp;
let operator: TestAccount;
let ada: TestAccount;
beforeAll(async () => {
  test = await startTestApp();
  [operator, ada] = [await makeOperator(test), await signUp(test)];
});
afterAll(() => test.close());

const routes = consoleRoutes.flatMap((all) => Object.values(all));
const named = routes.map((route) => [`${route.method} ${route.url}`, route] as const);
const id = '01890000-0000-7000-8000-000000000000';
const ask = (route: Route, token?: string, body?: object) =>
  test.call(route, { params: { id }, ...(body && { body }) } as never, token);
/** A body that suits most changes. */
const reason = 'They sell what is not theirs';
const bodyOf = (route: Route) =>
  route.method === 'POST' ? { reason, decision: 'keep', address: '/nobody.here' } : undefined;

const auditOf = async (querystring: object = {}): Promise<AuditEntry[]> =>
  (
    (await test.call(adminRoutes.audit, { querystring } as never, operator.token))
      .body as never as {
      data: AuditEntry[];
    }
  ).data;

describe('the console of operators', () => {
  it.each(named)('%s is not there for who is no operator', async (_name, route) => {
    const outsider = await withCodes(test);
    const { status, body } = await ask(route, outsider.token, bodyOf(route));
    const gone = await test.app.inject({
      url: '/api/nothing-like-it',
      headers: { authorization: `Bearer ${outsider.token}` },
    });
    expect([status, { ...(body as object), requestId: '' }]).toEqual([
      404,
      { ...gone.json(), requestId: '' },
    ]);
  });

  it.each(named)('%s asks who is there for a session', async (_name, route) => {
    expect((await ask(route, undefined, bodyOf(route))).status).toBe(401);
  });

  it.each(named)('%s is closed to an operator without a second factor', async (_name, route) => {
    const bare = await signUp(test);
    await setOperator(test.db, bare.user.email, true);
    const { status, body } = await ask(route, bare.token, bodyOf(route));
    expect([status, body]).toMatchObject([403, { code: 'SECOND_FACTOR_REQUIRED' }]);
  });

  it.each(named.filter(([, { method }]) => method !== 'GET'))(
    '%s changes nothing where the last proof is older than ten minutes',
    async (_name, route) => {
      const tired = await makeOperator(test);
      await expireConfirmation(test, tired);
      const { status, body } = await ask(route, tired.token, bodyOf(route));
      expect([status, body]).toMatchObject([403, { code: 'CODE_REQUIRED' }]);
      const proof = { body: { code: await freshCode(test, tired) } };
      const proven = await test.call(secondFactorRoutes.proveCode, proof, tired.token);
      expect(proven.status).toBe(200);
      expect((await ask(route, tired.token, bodyOf(route))).status).not.toBe(403);
    },
  );

  it('can be read with an expired second factor, but not without one in this session', async () => {
    const tired = await makeOperator(test);
    await expireConfirmation(test, tired);
    expect((await ask(adminRoutes.overview, tired.token)).status).toBe(200);
    await test.db.execute(
      sql`update sessions set code_proven_at = null where user_id = ${tired.user.id}`,
    );
    expect((await ask(adminRoutes.overview, tired.token)).body).toMatchObject({
      code: 'CODE_REQUIRED',
    });
  });

  it('opens to an operator with a passkey, and closes when the passkey is removed', async () => {
    const calls = passkeyCalls(() => test);
    const { account, authenticator } = await calls.withPasskey();
    await setOperator(test.db, account.user.email, true);
    expect((await ask(adminRoutes.overview, account.token)).body).toMatchObject({
      code: 'SECOND_FACTOR_REQUIRED',
    });
    const { body } = await calls.logIn(authenticator.sign(await calls.request()));
    const { token } = body as { token: string };
    expect((await ask(adminRoutes.overview, token)).status).toBe(200);
    await test.db.execute(sql`delete from passkeys where user_id = ${account.user.id}`);
    expect((await ask(adminRoutes.overview, token)).status).toBe(403);
  });

  it('is closed to an operator’s own API key as to everybody’s', async () => {
    const { password } = operator;
    const made = await test.call(
      apiKeyRoutes.create,
      { body: { name: 'Script', scopes: ['read', 'write'], days: 30, password } },
      operator.token,
    );
    const { key } = (made.body as never as { data: { key: string } }).data;
    expect((await ask(adminRoutes.overview, key)).status).toBe(404);
  });

  it('closes at once when the role is taken away', async () => {
    const short = await makeOperator(test);
    expect((await ask(adminRoutes.overview, short.token)).status).toBe(200);
    expect(await setOperator(test.db, short.user.email, false)).toBe('changed');
    expect((await ask(adminRoutes.overview, short.token)).status).toBe(404);
    expect(await setOperator(test.db, short.user.email, false)).toBe('unchanged');
    const log = await test.call(accountLogRoutes.list, { querystring: {} }, short.token);
    expect(
      (log.body as never as { data: { kind: string }[] }).data.map(({ kind }) => kind),
    ).toEqual(expect.arrayContaining(['operator-role-given', 'operator-role-taken']));
  });

  it('is given to no address without an account that is proven', async () => {
    expect(await setOperator(test.db, 'nobody.there@gmail.com', true)).toBe('unknown');
    const { user } = ada;
    await test.db.execute(sql`update users set email_verified_at = null where id = ${user.id}`);
    expect(await setOperator(test.db, user.email, true)).toBe('unknown');
    await test.db.execute(sql`update users set email_verified_at = now() where id = ${user.id}`);
  });

  it('adds nothing to the data that an account can export', async () => {
    const { body } = await test.call(authRoutes.me, undefined, operator.token);
    expect(JSON.stringify(body)).not.toContain('perator');
  });
});

describe('the audit log', () => {
  it('has who, what, when, on whom and why of a change, before it is made', async () => {
    const params = { id: ada.user.id };
    await test.call(adminPeopleRoutes.endSessions, { params, body: { reason } }, operator.token);
    const [entry] = await auditOf({ target: ada.user.id });
    expect(entry).toMatchObject({
      operator: { id: operator.user.id, email: operator.user.email },
      action: 'people.end-sessions',
      targets: [ada.user.id],
      reason,
      status: null,
    });
    expect(Date.now() - Date.parse(entry?.at ?? '')).toBeLessThan(60_000);
  });

  it('has each read access, with the ids that a list has shown', async () => {
    const search = ada.user.email;
    await test.call(adminPeopleRoutes.list, { querystring: { search } }, operator.token);
    await test.call(adminPeopleRoutes.get, { params: { id: ada.user.id } }, operator.token);
    const [view, list] = await auditOf({ target: ada.user.id });
    expect([view, list]).toMatchObject([
      { action: 'people.view', status: 200 },
      { action: 'people.list', targets: [ada.user.id], status: 200 },
    ]);
    expect(JSON.stringify(await auditOf())).not.toContain(search);
  });

  it('has refusals: without a second factor, with bad input, of unknown ids', async () => {
    const tired = await makeOperator(test);
    const params = { id: ada.user.id };
    await test.call(adminPeopleRoutes.ban, { params, body: { reason: '' } }, tired.token);
    await ask(adminPeopleRoutes.get, tired.token);
    await expireConfirmation(test, tired);
    await test.call(adminPeopleRoutes.ban, { params, body: { reason } }, tired.token);
    const entries = await auditOf({ operator: tired.user.id });
    expect(entries.map(({ action, status }) => [action, status])).toEqual([
      ['people.ban', 403],
      ['people.view', 404],
      ['people.ban', 400],
    ]);
  });

  it('is filtered by section, and read page by page', async () => {
    const sections = await auditOf({ action: 'people', limit: 100 });
    expect(sections.length).toBeGreaterThan(2);
    expect(sections.every(({ action }) => action.startsWith('people.'))).toBe(true);
    const read: string[] = [];
    let cursor: string | undefined;
    do {
      const querystring = { action: 'people', limit: 2, ...(cursor && { cursor }) };
      const { body } = await test.call(adminRoutes.audit, { querystring }, operator.token);
      const page = body as never as { data: AuditEntry[]; page: { nextCursor: string | null } };
      read.push(...page.data.map((entry) => entry.id));
      cursor = page.page.nextCursor ?? undefined;
    } while (cursor);
    expect(read).toEqual(sections.map((entry) => entry.id));
  });

  it.each([{ cursor: 'x' }, { operator: 'x' }, { action: 'drop table' }, { limit: 0 }, { x: 1 }])(
    'refuses %j',
    async (querystring) => {
      const { status } = await test.call(
        adminRoutes.audit,
        { querystring } as never,
        operator.token,
      );
      expect(status).toBe(400);
    },
  );

  it('is append-only: neither our SQL nor TRUNCATE can change it', async () => {
    const count = () => test.db.execute(sql`select count(*)::int as n from operator_audit`);
    const before = (await count()).rows;
    for (const statement of [
      sql`update operator_audit set reason = ''`,
      sql`delete from operator_audit`,
      sql`truncate operator_audit`,
    ])
      await expect(test.db.execute(statement)).rejects.toThrow();
    expect((await count()).rows).toEqual(before);
  });

  it('deletes entries older than two years, and none that are younger', async () => {
    await test.db.execute(sql`insert into operator_audit (id, request_id, action, created_at)
      values (gen_random_uuid(), '', 'old.one', now() - interval '3 years'),
        (gen_random_uuid(), '', 'old.two', now() - interval '700 days')`);
    await deletePastAudit(test.db);
    expect((await auditOf({ action: 'old' })).map(({ action }) => action)).toEqual(['old.two']);
  });

  it('shows nothing, and does nothing, that it can’t write down', async () => {
    const own = await startTestApp();
    const mine = await makeOperator(own);
    const other = await signUp(own);
    await own.db.execute(sql`alter table operator_audit rename to lost`);
    const params = { id: other.user.id };
    const looked = await own.call(adminPeopleRoutes.get, { params }, mine.token);
    expect([looked.status, JSON.stringify(looked.body).includes(other.user.email)]).toEqual([
      500,
      false,
    ]);
    const ended = await own.call(
      adminPeopleRoutes.endSessions,
      { params, body: { reason } },
      mine.token,
    );
    expect(ended.status).toBe(500);
    expect((await own.call(authRoutes.me, undefined, other.token)).status).toBe(200);
    await own.close();
  });
});
