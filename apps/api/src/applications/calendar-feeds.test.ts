import { accountLogRoutes } from '@folio/contract/account-log';
import {
  type Application,
  applicationRoutes,
  type CreateApplication,
} from '@folio/contract/applications';
import { authRoutes } from '@folio/contract/auth';
import { calendarFeedRoutes } from '@folio/contract/calendar-feed';
import { profileRoutes } from '@folio/contract/profiles';
import type { Route } from '@folio/contract/route';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calendarFeeds } from '../platform/application-schema.ts';
import { signUp, type TestAccount } from '../testing/accounts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const add = async ({ token }: TestAccount, body: CreateApplication) => {
  const answer = await test.call(applicationRoutes.create, { body }, token);
  return (answer.body as { data: Application }).data;
};
async function makeFeed({ token }: TestAccount): Promise<string> {
  const { body } = await test.call(calendarFeedRoutes.make, undefined, token);
  if (!body.success) throw new Error(body.code);
  return new URL(body.data.address).pathname;
}
const feedOf = async ({ token }: TestAccount) => {
  const { body } = await test.call(calendarFeedRoutes.get, undefined, token);
  return body.success ? body.data : body;
};
const read = (path: string) => test.app.inject({ url: path });

/** As a calendar reads it: folded lines in one, escapes resolved (RFC 5545, 3.1 and 3.3.11). */
function eventsIn(calendar: string): Record<string, string>[] {
  expect(calendar.endsWith('\r\n')).toBe(true);
  for (const line of calendar.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThan(76);
  const lines = calendar.replaceAll('\r\n ', '').trimEnd().split('\r\n');
  expect([lines[0], lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR']);
  const events: Record<string, string>[] = [];
  for (const line of lines) {
    const [, name = '', value = ''] = /^([A-Z-]+)[^:]*:(.*)$/.exec(line) ?? [];
    if (line === 'BEGIN:VEVENT') events.push({});
    const event = events.at(-1);
    if (event)
      event[name] ??= value.replace(/\\(.)/g, (_, letter) => (letter === 'n' ? '\n' : letter));
  }
  return events;
}

describe('the calendar of next steps', () => {
  it('[calendar-feeds-banned] is at no address while its account is blocked', async () => {
    const account = await signUp(test);
    const path = await makeFeed(account);
    const ban = (when: string) =>
      test.db.execute(
        sql`update users set banned_at = ${sql.raw(when)} where id = ${account.user.id}`,
      );
    await ban('now()');
    expect((await read(path)).statusCode).toBe(404);
    await ban('null');
    expect((await read(path)).statusCode).toBe(200);
  });

  it.each<[string, (account: TestAccount) => Promise<{ status: number }>]>([
    [
      'the password is changed',
      ({ token, password: currentPassword }) => {
        const [password, confirmPassword] = ['Analytical-Engine-2!', 'Analytical-Engine-2!'];
        const body = { currentPassword, password, confirmPassword };
        return test.call(authRoutes.updatePassword, { body }, token);
      },
    ],
    [
      'all devices are signed out',
      ({ token }) => test.call(profileRoutes.endAllSessions, undefined, token),
    ],
  ])('[calendar-feeds-ended] is at no address any more once %s', async (_, end) => {
    const account = await signUp(test);
    const bob = await signUp(test);
    const [path, ofBob] = [await makeFeed(account), await makeFeed(bob)];
    expect((await end(account)).status).toBe(200);
    expect((await read(path)).statusCode).toBe(404);
    expect((await read(ofBob)).statusCode).toBe(200);
  });

  it('[calendar-feeds-log] is in the log of its account, for who made none', async () => {
    const account = await signUp(test);
    await makeFeed(account);
    const asked = { querystring: {} };
    const { body } = await test.call(accountLogRoutes.list, asked, account.token);
    expect(body).toMatchObject({ data: [{ kind: 'calendar-made' }, expect.anything()] });
  });

  it('has the deadlines of jobs that are only saved, beside their next steps', async () => {
    const account = await signUp(test);
    const job = { role: 'Cook', company: 'The Inn', deadline: '2026-12-12' };
    const { id } = await add(account, { ...job, nextStep: 'Call Jo', nextStepDay: '2026-12-04' });
    await add(account, { ...job, status: 'applied' });
    const events = eventsIn((await read(await makeFeed(account))).body);
    expect(events.map((event) => [event.UID, event.DTSTART, event.SUMMARY])).toEqual([
      [`${id}@folio`, '20261204', 'Call Jo: Cook, The Inn'],
      [`${id}-deadline@folio`, '20261212', 'Deadline: Cook, The Inn'],
    ]);
  });

  it('has steps and deadlines on the first and the last day that there are', async () => {
    const account = await signUp(test);
    await add(account, { nextStep: 'Retire', nextStepDay: '0001-01-01', deadline: '9999-12-31' });
    const [step, deadline] = eventsIn((await read(await makeFeed(account))).body);
    expect(step).toMatchObject({ DTSTART: '00010101', DTEND: '00010102' });
    expect(deadline).toMatchObject({ DTSTART: '99991231' });
    expect(deadline).not.toHaveProperty('DTEND');
  });

  it('[calendar-feeds-1] has those of applications that go on, each on its day', async () => {
    const account = await signUp(test);
    const job = { role: 'Cook', company: 'The Inn', place: 'Bath; UK' };
    const { id } = await add(account, { ...job, nextStep: 'Call Jo', nextStepDay: '2026-12-31' });
    await add(account, {
      ...job,
      nextStep: 'Nothing any more',
      nextStepDay: '2026-12-04',
      status: 'rejected',
    });
    await add(account, { ...job, nextStep: 'Some day' });
    const path = await makeFeed(account);
    const answer = await read(path);
    expect(answer).toMatchObject({
      statusCode: 200,
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
      },
    });
    expect(eventsIn(answer.body)).toMatchObject([
      {
        UID: `${id}@folio`,
        DTSTART: '20261231',
        DTEND: '20270101',
        SUMMARY: 'Call Jo: Cook, The Inn',
        LOCATION: 'Bath; UK',
        URL: `${test.app.configuration.baseUrl}/applications/${id}`,
      },
    ]);
    const params = { id };
    await test.call(
      applicationRoutes.update,
      { params, body: { nextStepDay: '2027-01-02' } },
      account.token,
    );
    expect(eventsIn((await read(path)).body)).toMatchObject([{ DTSTART: '20270102' }]);
    await test.call(applicationRoutes.trash, { body: { ids: [id] } }, account.token);
    expect(eventsIn((await read(path)).body)).toEqual([]);
  });

  it('says what was written, whatever it is', async () => {
    const account = await signUp(test);
    const path = await makeFeed(account);
    const text = fc.string({ unit: 'grapheme', maxLength: 120 });
    await fc.assert(
      fc.asyncProperty(text, text, async (nextStep, role) => {
        const made = await add(account, { nextStep, role, nextStepDay: '2026-12-04' });
        const [event] = eventsIn((await read(path)).body);
        const job = made.role || 'Untitled application';
        const summary = `${made.nextStep || 'Next step'}: ${job}`;
        expect(event?.SUMMARY?.replace(/\s+/g, ' ')).toBe(summary.replace(/\s+/g, ' '));
        await test.call(applicationRoutes.trash, { body: { ids: [made.id] } }, account.token);
      }),
      { numRuns: 40 },
    );
  });

  it('[calendar-feeds-2] is at an address that is told once, and ends with the next, or when its owner says so', async () => {
    const account = await signUp(test);
    expect(await feedOf(account)).toBeNull();
    const first = await makeFeed(account);
    expect(await feedOf(account)).toEqual({ createdAt: expect.any(String), lastReadAt: null });
    const [row] = await test.db
      .select()
      .from(calendarFeeds)
      .where(sql`user_id = ${account.user.id}`);
    expect(first).not.toContain(row?.tokenHash);
    expect((await read(first)).statusCode).toBe(200);
    expect(await feedOf(account)).toMatchObject({ lastReadAt: expect.any(String) });
    const second = await makeFeed(account);
    expect(await feedOf(account)).toMatchObject({ lastReadAt: null });
    expect([(await read(first)).statusCode, (await read(second)).statusCode]).toEqual([404, 200]);
    await test.call(calendarFeedRoutes.end, undefined, account.token);
    expect([(await read(second)).statusCode, await feedOf(account)]).toEqual([404, null]);
  });

  it('is nobody else’s, and asks for a session where it is made', async () => {
    const [account, other] = [await signUp(test), await signUp(test)];
    await add(account, { nextStep: 'Mine', nextStepDay: '2026-12-04' });
    const path = await makeFeed(account);
    expect((await read(await makeFeed(other))).body).not.toContain('Mine');
    await test.call(calendarFeedRoutes.end, undefined, other.token);
    expect((await read(path)).body).toContain('Mine');
    for (const route of Object.values<Route>(calendarFeedRoutes))
      expect((await test.call(route)).status).toBe(401);
    for (const wrong of [path.slice(0, -4), path.replace(/.\.ics$/, '.ics'), '/api/calendar/x.ics'])
      expect((await read(wrong)).statusCode).toBe(404);
  });

  it('ends where a password is set by mail: whoever had the account may have made it', async () => {
    const account = await signUp(test);
    const path = await makeFeed(account);
    const { email } = account.user;
    await test.call(authRoutes.forgotPassword, { body: { email } });
    const link = () =>
      test.mails.findLast(({ to }) => to === email)?.text.match(/password\?token=([\w-]+)/)?.[1];
    await expect.poll(link).toBeDefined();
    const body = { token: link() ?? '', password: 'Another-Engine-2!' };
    expect((await test.call(authRoutes.resetPassword, { body })).status).toBe(200);
    expect((await read(path)).statusCode).toBe(404);
  });
});
