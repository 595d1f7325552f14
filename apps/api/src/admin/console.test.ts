import { type AdminJobs, adminRoutes, type Setting } from '@folio/contract/admin';
import { type AdminInboxEntry, adminInboxRoutes } from '@folio/contract/admin-inbox';
import { contactRoutes } from '@folio/contract/contact';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lastBackups, noteBackupRun } from '../backup/backup-runs.service.ts';
import { keepErrorReport } from '../error-reports/error-reports.service.ts';
import { readConfiguration, settingNames } from '../platform/configuration.ts';
import { createJobs, type Jobs } from '../platform/jobs.ts';
import { mailQueues } from '../platform/mail/queues.ts';
import type { TestAccount } from '../testing/accounts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { makeOperator } from './testing/make-operator.ts';

let test: TestApp;
let jobs: Jobs;
let operator: TestAccount;
beforeAll(async () => {
  const { settings } = readConfiguration({
    SMTP_URL: 'smtp://folio:s3cret-of-mail@localhost',
    AI_API_KEY: 's3cret-of-ai',
    MAX_RESUMES_PER_ACCOUNT: '7',
    ALLOWED_EMAIL_DOMAINS: 'acme.example, *.edu',
    FIRST_HUNDRED_OFFER: 'off',
  });
  test = await startTestApp({ configuration: { settings } });
  jobs = createJobs(test.pool, mailQueues, () => {});
  jobs.start();
  operator = await makeOperator(test);
  await test.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await jobs.stop(1_000);
  await test.close();
});

const inbox = async (querystring: object = {}) =>
  (await test.call(adminInboxRoutes.list, { querystring } as never, operator.token))
    .body as never as {
    data: AdminInboxEntry[];
    page: { nextCursor: string | null };
  };
const done = (id: string) => test.call(adminInboxRoutes.done, { params: { id } }, operator.token);

describe('the inbox in the console', () => {
  it('lists messages page by page, and marks them as done', async () => {
    for (const name of ['Asha', 'Ben'])
      await test.call(contactRoutes.send, {
        body: { name, email: 'w@acme.example', subject: 'general', message: `Hello of ${name}` },
      });
    const first = await inbox({ limit: 1 });
    const second = await inbox({ limit: 1, cursor: first.page.nextCursor });
    expect([first.data[0]?.text, second.data[0]?.text]).toEqual(['Hello of Ben', 'Hello of Asha']);
    expect(first.data[0]?.facts).toContainEqual({ label: 'Name', value: 'Ben' });
    expect((await done(first.data[0]?.id ?? '')).status).toBe(200);
    expect((await inbox()).data.map(({ text }) => text)).toEqual(['Hello of Asha']);
    expect((await inbox({ state: 'all' })).data).toHaveLength(2);
    expect((await inbox({ kind: 'inquiry' })).data).toEqual([]);
  });

  it('lists reported errors page by page, and marks them as done', async () => {
    for (const message of ['one', 'two', 'three'])
      await keepErrorReport(
        test.app,
        {
          kind: 'script',
          message,
          place: '/',
          trail: [],
          version: '1',
          sessionId: 'x',
          sessionSeconds: 1,
        },
        { address: '127.0.0.1' },
      );
    const read: string[] = [];
    let cursor: string | undefined;
    do {
      const { data, page } = await inbox({ kind: 'error', limit: 2, ...(cursor && { cursor }) });
      read.push(...data.map(({ text }) => text));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(read.toSorted()).toEqual(['one', 'three', 'two']);
    const two = (await inbox({ kind: 'error' })).data.find(({ text }) => text === 'two');
    expect((await done(two?.id ?? '')).status).toBe(200);
    expect((await inbox({ kind: 'error' })).data).toHaveLength(2);
  });

  it('rejects invalid input, and answers 404 for unknown entries', async () => {
    const wrong = [
      { kind: 'x' },
      { state: 'x' },
      { cursor: 'x' },
      { cursor: '2026-01-01T00:00:00.000Z x' },
      { kind: 'error', cursor: '0000-01-01T00:00:00.000Z error:x' },
    ];
    for (const asked of wrong)
      expect((await inbox(asked)) as object).toMatchObject({ code: 'VALIDATION_ERROR' });
    for (const id of ['x', 'error:nothing', '01890000-0000-7000-8000-000000000000'])
      expect((await done(id)).status).toBe(404);
  });
});

describe('jobs and backups in the console', () => {
  const read = async () =>
    (
      (await test.call(adminRoutes.jobs, undefined, operator.token)).body as never as {
        data: AdminJobs;
      }
    ).data;

  it('says of repeated work when it last ran, how it went and when it comes next', async () => {
    const work = async () =>
      (await read()).repeated.find(({ name }) => name === 'emptying trashes');
    await expect.poll(async () => (await work())?.outcome).toBe('done');
    const { startedAt, nextAt, everySeconds } = (await work()) ?? {};
    expect(Date.parse(nextAt ?? '') - Date.parse(startedAt ?? '')).toBe(
      (everySeconds ?? 0) * 1_000,
    );
  });

  it('says how many mails wait', async () => {
    await expect
      .poll(async () => (await read()).queues.map(({ name }) => name))
      .toEqual(mailQueues.map(({ name }) => name).toSorted());
  });

  it('lists backups, of which the last hundred are known', async () => {
    await noteBackupRun(test.db, { file: '', isEncrypted: true, problem: 'The disk is full.' });
    for (let times = 0; times < 101; times += 1)
      await noteBackupRun(test.db, { file: `${times}.tar.gz`, isEncrypted: false, rows: 3 });
    expect((await read()).backups[0]).toMatchObject({ file: '100.tar.gz', rows: 3, problem: '' });
    expect(await lastBackups(test.db, 500)).toHaveLength(100);
  });
});

it('names every setting, and shows no secret', async () => {
  const { body } = await test.call(adminRoutes.configuration, undefined, operator.token);
  const { data } = body as never as { data: Setting[] };
  expect(data.map(({ name }) => name)).toEqual(settingNames.toSorted());
  const of = (name: string) => data.find((one) => one.name === name);
  expect(of('SMTP_URL')).toEqual({ name: 'SMTP_URL', isSet: true, value: null });
  expect(of('MAX_RESUMES_PER_ACCOUNT')).toMatchObject({ isSet: true, value: '7' });
  expect(of('LOG_LEVEL')).toMatchObject({ isSet: false, value: 'info' });
  // As it may be written into the environment, also where the server derives it.
  for (const [name, value] of [
    ['ALLOWED_EMAIL_DOMAINS', 'acme.example, *.edu'],
    ['FIRST_HUNDRED_OFFER', 'off'],
    ['WELCOME_OFFER', 'on'],
    ['BASE_URL', 'http://localhost:3000'],
    ['MAIL_FROM', 'Folio <no-reply@localhost>'],
    ['SUPPORT_EMAIL', 'support@localhost'],
    ['PAYMENT_PROVIDER', 'sandbox'],
  ] as const)
    expect(of(name)).toMatchObject({ name, value });
  expect(JSON.stringify(data)).not.toContain('s3cret');
  const shown = data.filter(({ value }) => value !== null).map(({ name }) => name);
  expect(shown.filter((name) => /KEY|SECRET|PASS|URL|TOKEN|PROMO/.test(name))).toEqual([
    'BASE_URL',
  ]);
});
