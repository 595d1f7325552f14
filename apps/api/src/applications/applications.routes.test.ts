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
import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signUp, type TestAccount } from '../testing/accounts.ts';
import { dataOf, startTestApp, type TestApp } from '../testing/test-app.ts';

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

  it('goes with the only resume there is, unless it says otherwise or was sent before', async () => {
    const make = () => test.call(resumeRoutes.create, { body: {} }, account.token);
    const goesWith = async (body: CreateApplication) =>
      (await add({ role: 'Cook', ...body })).resumeId;
    expect(await goesWith({})).toBeNull();
    const only = dataOf<Resume>(await make()).id;
    expect(await goesWith({})).toBe(only);
    expect(await goesWith({ resumeId: null })).toBeNull();
    expect(await goesWith({ status: 'applied' })).toBeNull();
    await make();
    expect(await goesWith({})).toBeNull();
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
    const { body: answer } = await many(what, body, stranger);
    expect(JSON.stringify(answer)).not.toContain(id);
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
  const { status, body: answer } = await send(body as CreateApplication);
  expect(status).toBe(400);
  expect(Object.keys((answer as ErrorBody).errors ?? {})).toEqual([field]);
});

it('refuses one more than an account can have', async () => {
  await test.db.execute(sql`
    insert into applications (id, user_id, role, company, place, pay, source, link, job_description,
      notes, status, status_day, next_step, contacts, events)
    select gen_random_uuid(), ${account.user.id}, 'x', '', '', '', '', '', '', '', 'saved', now(), '', '[]', '[]'
    from generate_series(1, ${applicationLimits.applications}::int)`);
  expect(codeOf(await send({ role: 'One more' }))).toEqual([403, 'QUOTA_EXCEEDED']);
});

it('restores the last one that fits, also when that is asked for again', async () => {
  const ids = [await add({ role: 'One' }), await add({ role: 'Other' })].map(({ id }) => id);
  await test.db.execute(sql`
    insert into applications (id, user_id, role, company, place, pay, source, link, job_description,
      notes, status, status_day, next_step, contacts, events)
    select gen_random_uuid(), ${account.user.id}, 'x', '', '', '', '', '', '', '', 'saved', now(), '', '[]', '[]'
    from generate_series(1, ${applicationLimits.applications}::int - 1)`);
  await test.call(applicationRoutes.trash, { body: { ids } }, account.token);
  const restore = (of: string[]) =>
    test.call(applicationRoutes.restore, { body: { ids: of } }, account.token);
  for (let asked = 0; asked < 2; asked++)
    expect(await restore(ids.slice(0, 1))).toMatchObject({
      status: 200,
      body: { data: [{ id: ids[0] }] },
    });
  expect(codeOf(await restore(ids))).toEqual([403, 'QUOTA_EXCEEDED']);
});
