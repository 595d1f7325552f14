import { Writable } from 'node:stream';
import { type ErrorReport, errorReportRoutes } from '@folio/contract/error-reports';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { forgetPastErrorReports } from './error-reports.service.ts';

let test: TestApp;
let logged = '';
beforeAll(async () => {
  const lines = new Writable({
    write(line: Buffer, _encoding, done) {
      logged += line.toString();
      done();
    },
  });
  test = await startTestApp({ configuration: { rateLimits: true }, log: pino(lines) });
});
beforeEach(async () => {
  logged = '';
  await test.db.execute(sql`delete from rate_limits`);
  await test.db.execute(sql`delete from error_reports`);
});
afterAll(() => test.close());

const report = (overrides: Partial<ErrorReport> = {}): ErrorReport => ({
  kind: 'part',
  message: 'x is not a function',
  stack: 'TypeError: x is not a function\n    at f (https://folio.test/assets/a.js:1:2)',
  place: '/resume/editor/:id',
  trail: ['/login', '/dashboard'],
  version: 'index-Dw95StVl.js',
  sessionId: '01890000-0000-4000-8000-000000000000',
  sessionSeconds: 12,
  ...overrides,
});

const send = (body: object, from = '127.0.0.1', userAgent = 'Firefox') =>
  test.app.inject({
    method: 'POST',
    url: errorReportRoutes.report.url,
    payload: body,
    remoteAddress: from,
    headers: { 'user-agent': userAgent },
  });
const rows = async () => (await test.db.execute(sql`select * from error_reports`)).rows;

describe('error reports', () => {
  it('are kept without a session, one row a failure', async () => {
    expect((await send(report())).json()).toMatchObject({ success: true });
    await send(report({ sessionId: 'another', version: 'index-New.js' }));
    await send(report({ place: '/dashboard' }));
    expect((await rows()).map(({ reports, place, version }) => [reports, place, version])).toEqual([
      [2, '/resume/editor/:id', 'index-New.js'],
      [1, '/dashboard', 'index-Dw95StVl.js'],
    ]);
  });

  it('store and log no personal data', async () => {
    const of = 'asha.verma@gmail.com';
    await send(
      report({ message: `No ${of}`, stack: `Error: ${of}\n at f`, place: `/${of}`, trail: [of] }),
      '127.0.0.1',
      `Firefox (${of}) ${'x'.repeat(5_000)}`,
    );
    const [row] = await rows();
    expect(row).toMatchObject({ message: 'No [email]', place: '/[email]', trail: ['[email]'] });
    expect(String(row?.user_agent)).toHaveLength(200);
    expect(JSON.stringify(row)).not.toContain('asha');
    expect(logged).toContain('A browser met an error.');
    expect(logged).not.toContain('[email]');
    expect(logged).not.toContain('asha');
  });

  it.each([
    ['more than is asked for', { email: 'a@gmail.com' }],
    ['a message without words', { message: '' }],
    ['a stack without end', { stack: 'x'.repeat(4_001) }],
    ['a trail without end', { trail: Array(11).fill('/') }],
    ['an unknown kind', { kind: 'mood' }],
    ['more seconds than there are', { sessionSeconds: 2_147_483_648 }],
  ])('are refused with %s', async (_, overrides) => {
    const answer = await send({ ...report(), ...overrides });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ success: false, code: 'VALIDATION_ERROR' });
    expect(await rows()).toEqual([]);
  });

  it('are taken 30 times a minute from one address', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => send(report())));
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(30);
    const refused = answers.find((answer) => answer.statusCode !== 200);
    expect(refused?.json()).toMatchObject({ code: 'RATE_LIMITED' });
    expect((await send(report(), '10.0.0.1')).statusCode).toBe(200);
    expect(await rows()).toMatchObject([{ reports: 31 }]);
  });

  it('leave others their share, whatever one network sends', async () => {
    for (let host = 0; host < 6; host += 1)
      for (let part = 0; part < 30; part += 1) await send(report(), `2001:db8:1:${host}::1`);
    expect(await rows()).toMatchObject([{ reports: 120 }]);
    expect((await send(report(), '10.0.0.1')).statusCode).toBe(200);
  });

  it('are kept up to a number, the last ones', async () => {
    for (const place of ['/1', '/2', '/3']) await send(report({ place }), '10.0.0.2');
    await forgetPastErrorReports(test, 2);
    expect((await rows()).map(({ place }) => place).toSorted()).toEqual(['/2', '/3']);
    await forgetPastErrorReports(test, 2);
    expect(await rows()).toHaveLength(2);
  });

  it('are cleared away 30 days after the last', async () => {
    await send(report(), '10.0.0.2');
    await forgetPastErrorReports(test);
    expect(await rows()).toHaveLength(1);
    await test.db.execute(
      sql`update error_reports set last_reported_at = now() - interval '30 days 1 second'`,
    );
    await forgetPastErrorReports(test);
    expect(await rows()).toEqual([]);
  });
});
