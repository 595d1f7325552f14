import { setTimeout as wait } from 'node:timers/promises';
import { applicationLimits } from '@folio/contract/application-fields';
import {
  type Application,
  type ApplicationSummary,
  applicationRoutes,
  type CreateApplication,
  type UpdateApplication,
} from '@folio/contract/applications';
import type { ErrorBody } from '@folio/contract/errors';
import { eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applications } from '../platform/application-schema.ts';
import { signUp, type TestAccount } from '../testing/accounts.ts';
import { countWaiting, untilWaiting, whileLocked } from '../testing/held-locks.ts';
import { dataOf, startTestApp, type TestApp } from '../testing/test-app.ts';
import { purgeTrash } from '../trash/trash.service.ts';

let test: TestApp;
let account: TestAccount;
beforeAll(async () => {
  test = await startTestApp();
});
beforeEach(async () => {
  account = await signUp(test);
});
afterAll(() => test.close());

type Token = { token: string };
const placeAt = (order: string, key: string, id = '01890000-0000-7000-8000-000000000000') =>
  Buffer.from(JSON.stringify({ order, key, id })).toString('base64url');
const codeOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as ErrorBody).code,
];
const send = (body: CreateApplication, { token }: Token = account) =>
  test.call(applicationRoutes.create, { body }, token);
const add = async (body: CreateApplication) => dataOf<Application>(await send(body));
const read = (id: string, { token }: Token = account) =>
  test.call(applicationRoutes.get, { params: { id } }, token);
const update = (id: string, body: UpdateApplication, { token }: Token = account) =>
  test.call(applicationRoutes.update, { params: { id }, body }, token);
const list = (querystring: Record<string, string> = {}, { token }: Token = account) =>
  test.call(applicationRoutes.list, { querystring }, token);
const rolesIn = async (querystring: Record<string, string> = {}) =>
  dataOf<ApplicationSummary[]>(await list(querystring)).map(({ role }) => role);
const many = (
  what: 'setStatus' | 'undoStatus' | 'trash' | 'restore',
  body: object,
  { token }: Token = account,
) => test.call(applicationRoutes[what], { body } as never, token);

const job = {
  role: 'Cook',
  company: 'The Inn',
  place: 'Bath',
  pay: '£30,000',
  source: 'A friend',
  link: 'https://inn.example/jobs/1',
  jobDescription: 'Cook wanted.\n\nMust cook.',
  notes: 'Ask Jo',
  nextStep: 'Call Jo',
  nextStepDay: '2026-12-04',
  contacts: [{ id: 'jo', name: 'Jo Marsh', about: 'Chef', email: 'jo@inn.example', phone: '' }],
};

describe('an export', () => {
  it('has all applications of their owner, whole', async () => {
    const made: string[] = [];
    for (let count = 0; count <= applicationLimits.exported; count += 1)
      made.unshift((await add({ role: `${count}`, notes: 'Whole' })).id);
    const pageAt = async (querystring: { cursor?: string }) =>
      (await test.call(applicationRoutes.export, { querystring }, account.token)).body as {
        data: Application[];
        page: { nextCursor: string | null };
      };
    const first = await pageAt({});
    const second = await pageAt({ cursor: first.page.nextCursor ?? '' });
    const all = [...first.data, ...second.data];
    expect(all.map(({ id }) => id).slice(0, made.length)).toEqual(made);
    expect(all[0]).toMatchObject({ notes: 'Whole', events: [{ status: 'saved' }] });
    expect(first.data).toHaveLength(applicationLimits.exported);
    const stranger = await signUp(test);
    const theirs = await test.call(applicationRoutes.export, { querystring: {} }, stranger.token);
    expect(theirs.body).toMatchObject({ data: [], page: { nextCursor: null } });
    const none = await test.call(applicationRoutes.export, { querystring: {} });
    expect(none.status).toBe(401);
  });
});

describe('many at once', () => {
  it('get a status, and back the one that they had', async () => {
    const one = await add({ role: 'A', status: 'applied', day: '2026-11-01' });
    const two = await add({ role: 'B', day: '2026-11-02' });
    const ids = [one.id, two.id, uuidv7()];
    const set = await many('setStatus', { ids, status: 'rejected', day: '2026-11-20' });
    expect(dataOf<ApplicationSummary[]>(set)).toMatchObject([
      { role: 'B', status: 'rejected', statusDay: '2026-11-20', version: 2 },
      { role: 'A', status: 'rejected', appliedDay: '2026-11-01' },
    ]);
    const undone = await many('undoStatus', { ids });
    expect(dataOf<ApplicationSummary[]>(undone)).toMatchObject([
      { role: 'B', status: 'saved', statusDay: '2026-11-02' },
      { role: 'A', status: 'applied', statusDay: '2026-11-01' },
    ]);
    expect((await read(one.id)).body).toMatchObject({ data: { events: one.events } });
    // There is nothing before the first.
    expect(dataOf(await many('undoStatus', { ids: [one.id] }))).toEqual([]);
    expect((await read(one.id)).body).toMatchObject({ data: { status: 'applied', version: 3 } });
  });

  it('are answered where their status changed: an undo leaves the others as they were', async () => {
    const one = await add({ role: 'A', status: 'rejected', day: '2026-11-01' });
    const other = await add({ role: 'B', day: '2026-11-02' });
    const ids = [one.id, other.id];
    const set = dataOf<ApplicationSummary[]>(await many('setStatus', { ids, status: 'rejected' }));
    expect(set.map(({ role }) => role)).toEqual(['B']);
    expect((await read(one.id)).body).toMatchObject({ data: one });
  });

  it('go into the trash and come back as they were', async () => {
    const made = await add(job);
    const ids = [made.id];
    expect((await many('trash', { ids })).body).toMatchObject({ data: { ids } });
    expect(codeOf(await read(made.id))).toEqual([404, 'APPLICATION_NOT_FOUND']);
    expect(codeOf(await update(made.id, { notes: '' }))).toEqual([404, 'APPLICATION_NOT_FOUND']);
    expect(await rolesIn()).toEqual([]);
    await purgeTrash(test.db);
    await many('restore', { ids });
    const { version, updatedAt: _, ...kept } = made;
    // Other devices are told of the deletion, and of its end by a version above.
    expect((await read(made.id)).body).toMatchObject({ data: { ...kept, version: version + 1 } });
  });

  it('are gone for good after thirty days in the trash', async () => {
    const { id } = await add(job);
    await many('trash', { ids: [id] });
    await test.db
      .update(applications)
      .set({ trashedAt: sql`now() - interval '31 days'` })
      .where(eq(applications.id, id));
    await purgeTrash(test.db);
    expect(dataOf(await many('restore', { ids: [id] }))).toEqual([]);
  });

  it('are 500 at the most, and at least one', async () => {
    for (const ids of [[], Array.from({ length: 501 }, () => uuidv7()), ['no-id']])
      expect(codeOf(await many('trash', { ids }))).toEqual([400, 'VALIDATION_ERROR']);
  });
});

describe('a list', () => {
  beforeEach(async () => {
    await add({ role: 'Baker', company: 'Z & Co', notes: '100% rye', nextStepDay: '2026-12-01' });
    await add({ role: 'cook', company: 'the Inn', status: 'applied' });
    await add({ role: 'Archer', company: 'Äpfel', nextStepDay: '2026-11-01' });
  });

  it.each([
    ['created', ['Archer', 'cook', 'Baker']],
    ['updated', ['Archer', 'cook', 'Baker']],
    ['role', ['Archer', 'Baker', 'cook']],
    ['nextStep', ['Archer', 'Baker', 'cook']],
  ])('is read by pages in the order of %s', async (order, roles) => {
    const read: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { body } = await list({ order, limit: '1', ...(cursor ? { cursor } : {}) });
      const { data, page } = body as {
        data: ApplicationSummary[];
        page: { nextCursor: string | null; total: number };
      };
      expect(page.total).toBe(3);
      read.push(...data.map(({ role }) => role));
      cursor = page.nextCursor;
    }
    expect(read).toEqual(roles);
  });

  it('is searched in what people write, where nothing is a wildcard', async () => {
    expect(await rolesIn({ search: 'THE INN' })).toEqual(['cook']);
    expect(await rolesIn({ search: 'äpf' })).toEqual(['Archer']);
    expect(await rolesIn({ search: '0%' })).toEqual(['Baker']);
    expect(await rolesIn({ search: '%' })).toEqual(['Baker']);
  });

  it('is searched in what is long, and in the people of each, for every word', async () => {
    const email = 'jo@marsh.example';
    const contacts = [{ id: 'jo', name: 'Jo Marsh', about: 'Recruiter', email, phone: '' }];
    const texts = { jobDescription: 'You bake rye.', notes: 'Two rounds', contacts };
    const link = 'https://jobs.example.com/17';
    const account = await signUp(test);
    const make = (body: object) => test.call(applicationRoutes.create, { body }, account.token);
    await make({ role: 'Baker', link, ...texts });
    await make({ role: 'Cook', contacts: [{ ...contacts[0], id: 'al', name: 'Al', email: '' }] });
    const found = async (search: string) => {
      const asked = { querystring: { search } };
      const { body } = await test.call(applicationRoutes.list, asked, account.token);
      return body.success ? body.data.map(({ role }) => role) : [];
    };
    for (const search of ['MARSH', 'rye', 'rounds', 'example.com/17', email, 'marsh rye bake'])
      expect(await found(search), search).toEqual(['Baker']);
    expect(await found('recruiter')).toEqual(['Cook', 'Baker']);
    // How they are stored is nothing that is found.
    for (const search of ['phone', 'marsh cook']) expect(await found(search), search).toEqual([]);
  });

  it('shows one status alone', async () => {
    expect(await rolesIn({ status: 'applied' })).toEqual(['cook']);
  });

  it.each<Record<string, string>>([
    { cursor: 'x' },
    { cursor: Buffer.from('{"order":"role","key":"x","id":"x"}').toString('base64url') },
    ...[
      '0000-01-01 00:00:00+00',
      '2026-02-30 00:00:00+00',
      '2026-01-01 24:00:00+00',
      '2026-01-01 00:00:00+99',
    ].map((key) => ({ order: 'updated', cursor: placeAt('updated', key) })),
    { limit: '501' },
    { order: 'size' },
    { status: 'hired' },
  ])('refuses %j', async (query) => {
    expect(codeOf(await list(query))).toEqual([400, 'VALIDATION_ERROR']);
  });
});

it('searches of an account, and its events, are read one by one, and those of others meanwhile', async () => {
  await add({ role: 'Cook' });
  const other = await signUp(test);
  const period = { querystring: { from: '2026-01-01', until: '2026-12-31' } };
  const events = () => test.call(applicationRoutes.events, period, account.token);
  const lock = sql`lock table applications in access exclusive mode`;
  const { asked, waiting } = await whileLocked(test.db, lock, async () => {
    const own = Array.from({ length: 3 }, () => [list({ search: 'cook' }), events()]).flat();
    const asked = [...own, list({ search: 'cook' }, other)];
    await untilWaiting(test.db, 2);
    await wait(200);
    return { asked, waiting: await countWaiting(test.db) };
  });
  expect(waiting).toBe(2);
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses).toEqual(asked.map(() => 200));
});
