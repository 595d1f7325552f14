import { applicationLimits } from '@folio/contract/application-fields';
import {
  type Application,
  type ApplicationSummary,
  applicationRoutes,
  type CreateApplication,
  type UpdateApplication,
} from '@folio/contract/applications';
import type { ErrorBody } from '@folio/contract/errors';
import { type Resume, resumeRoutes } from '@folio/contract/resumes';
import { eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applications } from '../platform/application-schema.ts';
import { signUp, type TestAccount } from '../testing/accounts.ts';
import { dataOf, startTestApp, type TestApp } from '../testing/test-app.ts';
import { purgeTrash } from '../trash/trash.service.ts';

let test: TestApp;
let account: TestAccount;
let stranger: TestAccount;
beforeAll(async () => {
  test = await startTestApp();
});
beforeEach(async () => {
  account = await signUp(test);
  stranger = await signUp(test);
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
const statusesOf = ({ events }: Application) => events.map(({ day, status }) => [day, status]);

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

describe('an application', () => {
  it('is kept whole, the advertisement too', async () => {
    const made = await send({ ...job, day: '2026-11-20' });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      data: { ...job, status: 'saved', statusDay: '2026-11-20', appliedDay: null, version: 1 },
    });
    expect((await read(dataOf<Application>(made).id)).body).toEqual(made.body);
  });

  it('is made once under an id of the caller’s', async () => {
    const id = uuidv7();
    await Promise.all([send({ id, role: 'Cook' }), send({ id, role: 'Cook' })]);
    expect(await rolesIn()).toEqual(['Cook']);
    expect(codeOf(await send({ id, role: 'Cook' }, stranger))).toEqual([
      409,
      'IDEMPOTENCY_CONFLICT',
    ]);
  });

  it('asked for again after it was deleted, it stays so', async () => {
    const wanted = { id: uuidv7(), role: 'Cook', status: 'applied' as const };
    await send(wanted);
    const body = { ids: [wanted.id] };
    await test.call(applicationRoutes.trash, { body }, account.token);
    expect((await send(wanted)).status).toBe(201);
    expect(await rolesIn()).toEqual([]);
    expect((await read(wanted.id)).status).toBe(404);
  });

  it('is changed by the field: what is left out stays', async () => {
    const { id } = await add(job);
    await update(id, { nextStep: 'Write to Jo' });
    expect((await read(id)).body).toMatchObject({
      data: { ...job, nextStep: 'Write to Jo', version: 2 },
    });
  });

  it('[applications-10] keeps which needs its owner does not have, and so many of them', async () => {
    const { id } = await add({ role: 'Cook' });
    const params = { id };
    const change = (leftOut: string[]) =>
      test.call(applicationRoutes.update, { params, body: { leftOut } }, account.token);
    expect(dataOf<Application>(await change(['Kubernetes'])).leftOut).toEqual(['Kubernetes']);
    const read = await test.call(applicationRoutes.get, { params }, account.token);
    expect(dataOf<Application>(read)).toMatchObject({ role: 'Cook', leftOut: ['Kubernetes'] });
    const most = applicationLimits.leftOut;
    expect((await change(Array(most + 1).fill('x'))).status).toBe(400);
    expect((await change(['x'.repeat(400)])).status).toBe(400);
    expect(dataOf<Application>(await change([])).leftOut).toEqual([]);
  });

  it('takes a change that was made on an older one for none, and says what it is now', async () => {
    const { id } = await add(job);
    await update(id, { notes: 'First', version: 1 });
    const late = await update(id, { notes: 'Late', version: 1 });
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'VERSION_CONFLICT', data: { notes: 'First', version: 2 } },
    });
  });

  it('goes with a resume of its owner’s alone', async () => {
    const made = await test.call(resumeRoutes.create, { body: {} }, stranger.token);
    const theirs = dataOf<Resume>(made).id;
    const own = await test.call(resumeRoutes.create, { body: {} }, account.token);
    const resumeId = dataOf<Resume>(own).id;
    const { id } = await add({ resumeId });
    expect(codeOf(await send({ resumeId: theirs }))).toEqual([404, 'RESUME_NOT_FOUND']);
    expect(codeOf(await update(id, { resumeId: theirs }))).toEqual([404, 'RESUME_NOT_FOUND']);
    expect((await read(id)).body).toMatchObject({ data: { resumeId } });
  });
});

describe('the timeline', () => {
  it('[applications-1] has each status with its day, and is in the order of the days', async () => {
    const { id } = await add({ status: 'saved', day: '2026-11-01' });
    await update(id, { status: 'interview', day: '2026-11-20' });
    const { body } = await update(id, { status: 'applied', day: '2026-11-05' });
    expect(statusesOf(dataOf({ body }))).toEqual([
      ['2026-11-01', 'saved'],
      ['2026-11-05', 'applied'],
      ['2026-11-20', 'interview'],
    ]);
    expect(body).toMatchObject({ data: { appliedDay: '2026-11-05' } });
    expect(dataOf<ApplicationSummary[]>(await list())).toMatchObject([
      { appliedDay: '2026-11-05', status: 'applied', statusDay: '2026-11-05' },
    ]);
  });

  it('is told in short with a list: each status once, and the resume that goes with it', async () => {
    const made = await test.call(resumeRoutes.create, { body: { name: 'Chef' } }, account.token);
    const resumeId = dataOf<Resume>(made).id;
    const { id } = await add({ status: 'applied', day: '2026-11-01', resumeId });
    for (const status of ['interview', 'applied', 'rejected'] as const)
      await update(id, { status, day: '2026-11-20' });
    await add({ role: 'Nothing goes with it' });
    expect(dataOf<ApplicationSummary[]>(await list())).toMatchObject([
      { had: ['saved'], sentAs: null },
      {
        had: ['applied', 'interview', 'rejected'],
        sentAs: { resumeId, name: 'Chef', templateId: 'modern', match: null, isKept: false },
      },
    ]);
  });

  it('says nothing of a status that is given again', async () => {
    const { id } = await add({ status: 'applied' });
    const { body } = await update(id, { status: 'applied', notes: 'x' });
    expect(dataOf<Application>({ body }).events).toHaveLength(1);
  });

  it('takes notes of one’s own, and stands as it is sent', async () => {
    const { id, events } = await add({ day: '2026-11-01' });
    const note = { id: '', day: '2026-10-30', status: null, text: 'Met Jo' };
    const { body } = await update(id, { events: [...events, note], status: 'applied' });
    expect(dataOf<Application>({ body }).events).toMatchObject([
      { text: 'Met Jo', id: expect.stringMatching(/^.{36}$/) },
      { status: 'saved' },
    ]);
  });

  it('says that it is full rather than drop what was noted', async () => {
    const notes = Array.from({ length: applicationLimits.events - 1 }, (_, n) => ({
      id: `${n}`,
      day: '2026-11-02',
      status: null,
      text: `Note ${n}`,
    }));
    const { id, events } = await add({ role: 'Cook', day: '2026-11-01' });
    const full = dataOf<Application>(await update(id, { events: [...events, ...notes] })).events;
    const other = await add({ role: 'Baker' });
    for (const refused of [
      await update(id, { status: 'applied' }),
      await test.call(
        applicationRoutes.setStatus,
        { body: { ids: [other.id, id], status: 'applied' } },
        account.token,
      ),
    ]) {
      expect(refused).toMatchObject({ status: 403, body: { code: 'QUOTA_EXCEEDED' } });
      expect(refused.body).toMatchObject({ message: expect.stringContaining('“Cook”') });
    }
    expect((await read(id)).body).toMatchObject({ data: { events: full, status: 'saved' } });
    expect((await read(other.id)).body).toMatchObject({ data: { status: 'saved' } });
    await update(id, { events: full.slice(0, -1) });
    const after = dataOf<Application>(await update(id, { status: 'applied', day: '2026-11-03' }));
    expect(after.events.at(-1)).toMatchObject({ status: 'applied' });
  });
});

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
    expect((await read(made.id)).body).toMatchObject({ data: made });
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

it('[applications-2] is nobody else’s: a stranger finds, changes and deletes nothing', async () => {
  const { id } = await add(job);
  const ids = [id];
  expect(codeOf(await read(id, stranger))).toEqual([404, 'APPLICATION_NOT_FOUND']);
  expect(codeOf(await update(id, { notes: 'Mine' }, stranger))).toEqual([
    404,
    'APPLICATION_NOT_FOUND',
  ]);
  for (const what of ['setStatus', 'undoStatus', 'trash', 'restore'] as const) {
    const body = what === 'setStatus' ? { ids, status: 'rejected' } : { ids };
    const { body: told } = await many(what, body, stranger);
    expect(JSON.stringify(told)).not.toContain(id);
  }
  expect(dataOf(await list({}, stranger))).toEqual([]);
  expect((await read(id)).body).toMatchObject({ data: { ...job, status: 'saved', version: 1 } });
});

it('knows no year 0, as the calendar', async () => {
  const { id } = await add(job);
  const answers = [
    await update(id, { nextStepDay: '0000-01-01' }),
    await update(id, { status: 'applied', day: '0000-12-31' }),
    await list({ order: 'nextStep', cursor: placeAt('nextStep', '0000-01-01', id) }),
  ];
  for (const answer of answers) expect(codeOf(answer)).toEqual([400, 'VALIDATION_ERROR']);
  expect((await update(id, { nextStepDay: '0001-01-01' })).status).toBe(200);
});

it('needs a session', async () => {
  const nobody = { token: '' };
  for (const answer of [await list({}, nobody), await send({}, nobody), await read('x', nobody)])
    expect(codeOf(answer)).toEqual([401, 'UNAUTHENTICATED']);
});

it.each([
  ['role', { role: 'x'.repeat(301) }],
  ['jobDescription', { jobDescription: 'x'.repeat(20_001) }],
  ['notes', { notes: 7 }],
  ['status', { status: 'hired' }],
  ['nextStepDay', { nextStepDay: '2026-02-30' }],
  ['contacts', { contacts: Array.from({ length: 21 }, () => ({ id: '' })) }],
  ['events', { events: Array.from({ length: 101 }, () => ({ id: '', day: '2026-01-01' })) }],
])('refuses an application whose %s makes no sense', async (field, body) => {
  const { status, body: told } = await send(body as CreateApplication);
  expect(status).toBe(400);
  expect(Object.keys((told as ErrorBody).errors ?? {})).toEqual([field]);
});

it('refuses one more than an account can have', async () => {
  await test.db.execute(sql`
    insert into applications (id, user_id, role, company, place, pay, source, link, job_description,
      notes, status, status_day, next_step, contacts, events)
    select gen_random_uuid(), ${account.user.id}, 'x', '', '', '', '', '', '', '', 'saved', now(), '', '[]', '[]'
    from generate_series(1, ${applicationLimits.applications}::int)`);
  expect(codeOf(await send({ role: 'One more' }))).toEqual([403, 'QUOTA_EXCEEDED']);
});
