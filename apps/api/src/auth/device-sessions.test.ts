import { authRoutes } from '@folio/contract/auth';
import { type DeviceSession, profileRoutes } from '@folio/contract/profiles';
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
    ...{ method: 'POST', url: '/api/auth/login', headers: { 'user-agent': userAgent } },
    payload: { email: ada.user.email, password: ada.password },
  });
  return answer.json().token as string;
};

describe('the sessions of a person', () => {
  it('are told with the device in words, the one in use marked', async () => {
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

  it('are those that are still good, and nobody else’s', async () => {
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

  it('end one by one, also the one in use', async () => {
    const other = await logInWith(firefox);
    const { data } = await list();
    const idOf = (isCurrent: boolean) => data.find((one) => one.isCurrent === isCurrent)?.id ?? '';
    expect(await end(idOf(false), ada.token)).toMatchObject({ status: 200 });
    expect([await isOpen(other), await isOpen(ada.token)]).toEqual([false, true]);
    expect(await end(idOf(false), ada.token)).toMatchObject({
      ...{ status: 404, body: { code: 'SESSION_NOT_FOUND' } },
    });
    await end(idOf(true), ada.token);
    expect(await isOpen(ada.token)).toBe(false);
  });

  it('end all at once, the caller’s included', async () => {
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
        ...{ status: 404, body: { code: 'SESSION_NOT_FOUND' } },
      });
    expect(await isOpen(ada.token)).toBe(true);
    expect(await end(own?.id ?? '')).toMatchObject({ status: 401 });
    expect((await test.call(profileRoutes.sessions)).status).toBe(401);
    expect((await test.call(profileRoutes.endAllSessions)).status).toBe(401);
  });
});
