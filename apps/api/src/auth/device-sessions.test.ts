import { authRoutes } from '@folio/contract/auth';
import {
  type DeviceSession,
  maxDeviceSessions,
  profileRoutes,
  type SessionPage,
} from '@folio/contract/profiles';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sessions } from '../platform/schema.ts';
import { startSession } from '../platform/sessions.ts';
import { signUp, type TestAccount } from '../testing/accounts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
let ada: TestAccount;
beforeAll(async () => {
  test = await startTestApp();
});
beforeEach(async () => {
  ada = await signUp(test);
});
afterAll(() => test.close());

const list = async (token = ada.token) =>
  (await test.call(profileRoutes.sessions, undefined, token)).body as { data: DeviceSession[] };
const end = (id: string, token?: string) =>
  test.call(profileRoutes.endSession, { params: { id } }, token);
const isOpen = async (token: string) =>
  (await test.call(authRoutes.me, undefined, token)).status === 200;
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';
const logInWith = async (userAgent: string) => {
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'user-agent': userAgent },
    payload: { email: ada.user.email, password: ada.password },
  });
  return answer.json().token as string;
};

describe('the sessions of a person', () => {
  it('[device-sessions-1] are listed with the device in words, the current one marked', async () => {
    const token = await logInWith(firefox);
    const { data } = await list(token);
    expect(data).toHaveLength(2);
    expect(data[0]).toMatchObject({ isCurrent: true, device: 'Firefox on Linux' });
    expect(data[1]).toMatchObject({ isCurrent: false, device: '' });
    const stored = await test.db.execute(
      sql`select * from sessions where user_id = ${ada.user.id}`,
    );
    expect(JSON.stringify(stored.rows)).not.toContain('Gecko');
    expect(JSON.stringify(data)).not.toContain(token);
  });

  it('excludes expired sessions and those of other accounts', async () => {
    await signUp(test);
    const [idle, over] = [
      await startSession(test.db, ada.user.id, 'idle'),
      await startSession(test.db, ada.user.id, 'over'),
    ];
    const age = (device: string, change: object) =>
      test.db.update(sessions).set(change).where(eq(sessions.device, device));
    await age('idle', { lastSeenAt: sql`now() - interval '8 days'` });
    await age('over', { expiresAt: sql`now() - interval '1 minute'` });
    expect((await list()).data.map(({ device }) => device)).toEqual(['']);
    expect(await isOpen(idle)).toBe(false);
    expect(await isOpen(over)).toBe(false);
  });

  it('are paginated without repetitions', async () => {
    for (let made = 0; made < 60; made += 1) await startSession(test.db, ada.user.id, `D${made}`);
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const querystring: Record<string, string> = { limit: '25', ...(cursor ? { cursor } : {}) };
      const { body } = await test.call(profileRoutes.sessions, { querystring }, ada.token);
      const { data, page } = body as SessionPage;
      expect(data.length).toBeLessThanOrEqual(25);
      expect(page.total).toBe(61);
      seen.push(...data.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect(seen).toHaveLength(61);
    expect(new Set(seen).size).toBe(61);
    expect((await list()).data).toHaveLength(50);
  });

  const noYear = '0000-01-01T00:00:00.000Z_01890000-0000-7000-8000-000000000000';
  it.each(['x', '2026-01-31T00:00:00.000Z_', '9999-99-99T00:00:00.000Z_x', '_', noYear])(
    'refuse %s as a place in the list',
    async (cursor) => {
      const querystring = { cursor };
      expect(await test.call(profileRoutes.sessions, { querystring }, ada.token)).toMatchObject({
        status: 400,
        body: { errors: { cursor: [expect.any(String)] } },
      });
    },
  );

  it('are at most 200: one more ends the one that was unused for longest', async () => {
    const unused = await startSession(test.db, ada.user.id, 'unused');
    await test.db
      .update(sessions)
      .set({ lastSeenAt: sql`now() - interval '1 day'` })
      .where(eq(sessions.device, 'unused'));
    for (let made = 0; made < maxDeviceSessions - 2; made += 1)
      await startSession(test.db, ada.user.id);
    expect(await isOpen(unused)).toBe(true);
    await test.db
      .update(sessions)
      .set({ lastSeenAt: sql`now() - interval '1 day'` })
      .where(eq(sessions.device, 'unused'));
    const newest = await startSession(test.db, ada.user.id);
    expect([await isOpen(unused), await isOpen(ada.token), await isOpen(newest)]).toEqual([
      false,
      true,
      true,
    ]);
    const stored = await test.db.$count(sessions, eq(sessions.userId, ada.user.id));
    expect(stored).toBe(maxDeviceSessions);
  });

  it('end one by one, also the one in use', async () => {
    const other = await logInWith(firefox);
    const { data } = await list();
    const idOf = (isCurrent: boolean) => data.find((one) => one.isCurrent === isCurrent)?.id ?? '';
    expect(await end(idOf(false), ada.token)).toMatchObject({ status: 200 });
    expect([await isOpen(other), await isOpen(ada.token)]).toEqual([false, true]);
    expect(await end(idOf(false), ada.token)).toMatchObject({
      status: 404,
      body: { code: 'SESSION_NOT_FOUND' },
    });
    await end(idOf(true), ada.token);
    expect(await isOpen(ada.token)).toBe(false);
  });

  it('[device-sessions-2] end all at once, the caller’s included', async () => {
    const tokens = [ada.token, await logInWith(firefox), await startSession(test.db, ada.user.id)];
    const bob = await signUp(test);
    expect(await test.call(profileRoutes.endAllSessions, undefined, ada.token)).toMatchObject({
      status: 200,
    });
    expect(await Promise.all(tokens.map(isOpen))).toEqual([false, false, false]);
    expect(await isOpen(bob.token)).toBe(true);
  });

  it('are a stranger’s to neither see nor end', async () => {
    const bob = await signUp(test);
    const [own] = (await list()).data;
    for (const id of [own?.id ?? '', 'x', '01890000-0000-7000-8000-000000000000'])
      expect(await end(id, bob.token)).toMatchObject({
        status: 404,
        body: { code: 'SESSION_NOT_FOUND' },
      });
    expect(await isOpen(ada.token)).toBe(true);
    expect(await end(own?.id ?? '')).toMatchObject({ status: 401 });
    expect((await test.call(profileRoutes.sessions)).status).toBe(401);
    expect((await test.call(profileRoutes.endAllSessions)).status).toBe(401);
  });
});
