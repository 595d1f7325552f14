import { type Application, applicationRoutes } from '@folio/contract/applications';
import { coverLetterRoutes } from '@folio/contract/cover-letters';
import type { ErrorBody } from '@folio/contract/errors';
import { type Moment, maxNamedMoments } from '@folio/contract/history';
import {
  type Letter,
  type LetterSummary,
  letterRoutes,
  maxLetters,
  ownLetterHistoryRoutes,
} from '@folio/contract/letters';
import { type Resume, resumeRoutes } from '@folio/contract/resumes';
import type { Route } from '@folio/contract/route';
import { type Trash, trashRoutes } from '@folio/contract/trash';
import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signUp, type TestAccount } from '../testing/accounts.ts';
import { untilWaiting, whileLocked } from '../testing/held-locks.ts';
import { dataOf, refusalOf, startTestApp, type TestApp } from '../testing/test-app.ts';
import { renameLetterMoment } from './letter-history.service.ts';

let test: TestApp;
let account: TestAccount;
let stranger: TestAccount;
beforeAll(async () => {
  test = await startTestApp();
  stranger = await signUp(test);
});
beforeEach(async () => {
  account = await signUp(test);
});
afterAll(() => test.close());

const notFound = { status: 404, code: 'LETTER_NOT_FOUND' };
const call = (route: Route, input?: object, token: string | undefined = account.token) =>
  test.call(route, input as never, token);
const make = async (body: object = {}, token = account.token) =>
  dataOf<Letter>(await call(letterRoutes.create, { body }, token));
const read = (id: string, token = account.token) =>
  call(letterRoutes.get, { params: { id } }, token);
const save = (id: string, body: object, token = account.token) =>
  call(letterRoutes.update, { params: { id }, body }, token);
const list = async (querystring: object = {}) =>
  dataOf<LetterSummary[]>(await call(letterRoutes.list, { querystring }));
const makeResume = async (name = 'Cook') =>
  dataOf<Resume>(await call(resumeRoutes.create, { body: { name } }));
const makeApplication = async (body: object) =>
  dataOf<Application>(await call(applicationRoutes.create, { body }));

const letter = {
  name: 'Inn',
  jobDescription: 'Cook wanted',
  role: 'Cook',
  company: 'Inn',
  hiringManager: 'Jo Marsh',
  motivation: 'My grandmother taught me to cook.',
  address: '1 High Street\nBath',
  subject: 'Cook',
  date: '21 November 2026',
  text: 'Dear Jo Marsh,\n\nI cook.',
};

describe('letters', () => {
  it('[letters-1] are as many as one likes, each for an application or alone', async () => {
    const resume = await makeResume();
    const application = await makeApplication({ role: 'Cook', company: 'Inn' });
    const alone = await make({ name: 'Alone' });
    const places = { resumeId: resume.id, applicationId: application.id };
    const made = await make({ ...letter, ...places });
    expect(dataOf(await read(made.id))).toMatchObject({ ...letter, ...places, version: 1 });
    expect(await list()).toMatchObject([
      {
        id: made.id,
        name: 'Inn',
        resume: { id: resume.id, name: 'Cook' },
        application: { id: application.id, role: 'Cook', company: 'Inn' },
        isOfResume: false,
      },
      { id: alone.id, name: 'Alone', resume: null, application: null },
    ]);
  });

  it('of resumes stand among them, as long as their resume does', async () => {
    const resume = await makeResume('Head cook');
    const params = { id: resume.id };
    await call(coverLetterRoutes.update, { params, body: { text: 'Dear Jo', company: 'Bay' } });
    expect(await list()).toMatchObject([
      { name: '', company: 'Bay', resume: { name: 'Head cook' }, isOfResume: true },
    ]);
    await call(resumeRoutes.remove, { params });
    expect(await list()).toEqual([]);
  });

  it('are found by what they and their places say, and no sign is a wildcard', async () => {
    const application = await makeApplication({ role: 'Porter', company: 'Quay' });
    await make({ name: 'First try', text: 'I bake bread' });
    await make({ name: 'Second', company: 'ÉTOILE', applicationId: application.id });
    const found = async (search: string) => (await list({ search })).map(({ name }) => name);
    expect(await found('BREAD')).toEqual(['First try']);
    expect(await found('étoile')).toEqual(['Second']);
    expect(await found('quay')).toEqual(['Second']);
    expect(await found('%')).toEqual([]);
  });

  it('of an application are those written for it, and the one of its resume', async () => {
    const resume = await makeResume();
    const application = await makeApplication({ role: 'Cook', resumeId: resume.id });
    await call(coverLetterRoutes.update, { params: { id: resume.id }, body: { text: 'Main' } });
    await make({ name: 'For it', applicationId: application.id });
    await make({ name: 'Of the same resume', resumeId: resume.id });
    const found = await list({ applicationId: application.id });
    expect(found.map(({ name, isOfResume }) => [name, isOfResume])).toEqual([
      ['For it', false],
      ['', true],
    ]);
  });

  it('are made once under an id of the caller’s, which is not another’s', async () => {
    const id = uuidv7();
    const twice = await Promise.all([make({ id, name: 'One' }), make({ id, name: 'One' })]);
    expect(twice.map((made) => made.id)).toEqual([id, id]);
    expect(await list()).toHaveLength(1);
    const taken = await call(letterRoutes.create, { body: { id } }, stranger.token);
    expect(refusalOf(taken)).toEqual({ status: 409, code: 'IDEMPOTENCY_CONFLICT' });
  });

  it('name no resume and no application of anybody else', async () => {
    const theirs = dataOf<Resume>(await call(resumeRoutes.create, { body: {} }, stranger.token));
    const made = await make();
    const body = { resumeId: theirs.id };
    const arranged = await call(letterRoutes.arrange, { params: { id: made.id }, body });
    for (const refused of [await call(letterRoutes.create, { body }), arranged])
      expect(refusalOf(refused)).toEqual({ status: 404, code: 'RESUME_NOT_FOUND' });
    const applicationId = uuidv7();
    for (const refused of [
      await call(letterRoutes.create, { body: { applicationId } }),
      await call(letterRoutes.list, { querystring: { applicationId } }),
    ])
      expect(refusalOf(refused)).toEqual({ status: 404, code: 'APPLICATION_NOT_FOUND' });
  });

  it('outlive their resume and application, and have them again out of the trash', async () => {
    const resume = await makeResume();
    const { id: applicationId } = await makeApplication({ role: 'Cook' });
    const made = await make({ resumeId: resume.id, applicationId });
    await call(resumeRoutes.remove, { params: { id: resume.id } });
    await call(applicationRoutes.trash, { body: { ids: [applicationId] } });
    const without = { resumeId: null, applicationId: null };
    expect(dataOf(await read(made.id))).toMatchObject(without);
    expect(await list()).toMatchObject([{ resume: null, application: null }]);
    await call(trashRoutes.restoreResume, { params: { id: resume.id } });
    await call(applicationRoutes.restore, { body: { ids: [applicationId] } });
    expect(dataOf(await read(made.id))).toMatchObject({ resumeId: resume.id, applicationId });
    await call(resumeRoutes.remove, { params: { id: resume.id } });
    await call(trashRoutes.empty);
    expect(dataOf(await read(made.id))).toMatchObject({ id: made.id, resumeId: null });
  });

  it('are bounded', async () => {
    await test.db.execute(sql`
      insert into letters (id, user_id, name, job_description, role, company, hiring_manager, address,
        subject, letter_date, letter_text)
      select gen_random_uuid(), ${account.user.id}, '', '', '', '', '', '', '', '', ''
      from generate_series(1, ${maxLetters})`);
    const refused = await call(letterRoutes.create, { body: {} });
    expect(refusalOf(refused)).toEqual({ status: 403, code: 'QUOTA_EXCEEDED' });
  });

  it('come back where the last one fits, also when that is asked for again', async () => {
    const { id } = await make(letter);
    const other = await make(letter);
    await test.db.execute(sql`
      insert into letters (id, user_id, name, job_description, role, company, hiring_manager, address,
        subject, letter_date, letter_text)
      select gen_random_uuid(), ${account.user.id}, '', '', '', '', '', '', '', '', ''
      from generate_series(1, ${maxLetters} - 1)`);
    for (const one of [id, other.id]) await call(letterRoutes.remove, { params: { id: one } });
    for (let asked = 0; asked < 2; asked++) {
      const { status, body } = await call(letterRoutes.restore, { params: { id } });
      expect([status, body]).toMatchObject([200, { data: { id, version: 2 } }]);
    }
    const refused = await call(letterRoutes.restore, { params: { id: other.id } });
    expect(refusalOf(refused).code).toBe('QUOTA_EXCEEDED');
    expect(refusalOf(await read(other.id)).status, 'it stays in the trash').toBe(404);
  });
});

describe('a letter', () => {
  it('is renamed and given to an application without a change of its texts', async () => {
    const { id: applicationId } = await makeApplication({ role: 'Cook' });
    const made = await make(letter);
    const params = { id: made.id };
    await call(letterRoutes.arrange, { params, body: { name: 'Second try' } });
    await call(letterRoutes.arrange, { params, body: { applicationId } });
    const now = dataOf(await read(made.id));
    expect(now).toMatchObject({ ...letter, name: 'Second try', applicationId, version: 1 });
  });

  it('[letters-2] that was changed elsewhere is refused with the letter as it now is', async () => {
    const { id } = await make(letter);
    expect(dataOf(await save(id, { text: 'Second', version: 1 }))).toMatchObject({ version: 2 });
    const { status, body } = await save(id, { text: 'Late', version: 1 });
    const data = { text: 'Second', version: 2 };
    expect({ status, body }).toMatchObject({
      status: 409,
      body: { code: 'VERSION_CONFLICT', data },
    });
  });

  it('is deleted with its history, and comes back with it', async () => {
    const { id } = await make(letter);
    await save(id, { text: 'Second' });
    await call(letterRoutes.remove, { params: { id } });
    expect(refusalOf(await read(id))).toEqual(notFound);
    expect(refusalOf(await save(id, { text: 'Late' }))).toEqual(notFound);
    expect(await list()).toEqual([]);
    const trash = dataOf<Trash>(await call(trashRoutes.list));
    expect(trash.ownLetters).toMatchObject([{ id, name: 'Inn', role: '' }]);
    const back = dataOf<Letter>(await call(letterRoutes.restore, { params: { id } }));
    expect(back).toMatchObject({ text: 'Second', version: 3 });
    expect(await momentsOf(id)).toHaveLength(1);
  });

  it('is deleted for good from the trash alone', async () => {
    const { id } = await make(letter);
    const params = { id };
    expect(refusalOf(await call(trashRoutes.deleteOwnLetter, { params }))).toEqual(notFound);
    await call(letterRoutes.remove, { params });
    expect((await call(trashRoutes.deleteOwnLetter, { params })).status).toBe(200);
    expect(refusalOf(await call(letterRoutes.restore, { params }))).toEqual(notFound);
  });
});

const momentsOf = async (id: string) =>
  dataOf<Moment[]>(await call(ownLetterHistoryRoutes.list, { params: { id } }));
const textAt = async (id: string, momentId: string) =>
  dataOf<{ letter: { text: string } }>(
    await call(ownLetterHistoryRoutes.get, { params: { id, momentId } }),
  ).letter.text;

describe('the history of a letter', () => {
  it('keeps the version before a sitting, and those replaced for a reason', async () => {
    const { id } = await make({ text: 'Mine' });
    await save(id, { text: 'Theirs' });
    await save(id, { text: 'Typed on' });
    await save(id, { text: 'Written', reason: 'ai' });
    const moments = await momentsOf(id);
    const texts = await Promise.all(
      moments.map(async (moment) => [moment.kind, await textAt(id, moment.id)]),
    );
    expect(texts).toEqual([
      ['ai', 'Typed on'],
      ['sitting', 'Mine'],
    ]);
  });

  it('[letters-3] gives back what the letter was, and keeps what it was until then', async () => {
    const { id } = await make({ text: 'First' });
    await save(id, { text: 'Second' });
    const [moment] = await momentsOf(id);
    const params = { id, momentId: moment?.id ?? '' };
    const restored = await call(ownLetterHistoryRoutes.restore, { params });
    expect(dataOf(restored)).toMatchObject({ text: 'First', version: 3 });
    const [before] = await momentsOf(id);
    expect([before?.kind, await textAt(id, before?.id ?? '')]).toEqual(['restore', 'Second']);
  });

  it('keeps why its owner wants the work where it goes back to before that was asked', async () => {
    const { id } = await make({ text: 'First' });
    await save(id, { text: 'Second', motivation: 'The sea.' });
    const [moment] = await momentsOf(id);
    await test.db.execute(
      sql`update letter_moments set document = document - 'motivation' where id = ${moment?.id}`,
    );
    const params = { id, momentId: moment?.id ?? '' };
    const restored = await call(ownLetterHistoryRoutes.restore, { params });
    expect(dataOf(restored)).toMatchObject({ text: 'First', motivation: 'The sea.' });
  });

  it('names a moment, and the letter as it now is', async () => {
    const { id } = await make({ text: 'First' });
    const body = { name: 'Sent' };
    const kept = await call(ownLetterHistoryRoutes.keep, { params: { id }, body });
    expect(kept).toMatchObject({ status: 201, body: { data: { name: 'Sent', kind: 'name' } } });
    const params = { id, momentId: dataOf<Moment>(kept).id };
    await test.db.execute(sql`
      insert into letter_moments (id, user_id, letter_id, document, kind, detail, name, at)
      select gen_random_uuid(), user_id, letter_id, document, kind, 'n', 'n', at - interval '1 hour'
      from letter_moments, generate_series(2, ${maxNamedMoments}) where letter_id = ${id}`);
    const renamed = await call(ownLetterHistoryRoutes.rename, { params, body: { name: 'Mine' } });
    expect(renamed).toMatchObject({ status: 200, body: { data: { name: 'Mine' } } });
    const more = await call(ownLetterHistoryRoutes.keep, { params: { id }, body });
    expect(refusalOf(more).code).toBe('QUOTA_EXCEEDED');
    await test.db.execute(sql`delete from letter_moments where name = 'n' and letter_id = ${id}`);
    await call(ownLetterHistoryRoutes.rename, { params, body: { name: null } });
    expect(await momentsOf(id)).toMatchObject([{ name: null }]);
    const missing = { id, momentId: uuidv7() };
    for (const [route, input] of [
      [ownLetterHistoryRoutes.get, {}],
      [ownLetterHistoryRoutes.rename, { body }],
      [ownLetterHistoryRoutes.restore, {}],
    ] as const)
      expect(refusalOf(await call(route, { params: missing, ...input }))).toEqual({
        status: 404,
        code: 'MOMENT_NOT_FOUND',
      });
  });
});

it('the history of a letter has no more names than it may where several are given at once', async () => {
  const { id } = await make({ text: 'First' });
  await call(ownLetterHistoryRoutes.keep, { params: { id }, body: { name: 'One' } });
  const { rows } = await test.db.execute<{ id: string; name: string | null }>(sql`
    insert into letter_moments (id, user_id, letter_id, document, kind, detail, name, at)
    select gen_random_uuid(), user_id, letter_id, document, kind, 'n',
      case when n < ${maxNamedMoments} then 'n' end, at
    from letter_moments, generate_series(2, ${maxNamedMoments + 2}) n where letter_id = ${id}
    returning id, name`);
  const place = { userId: account.user.id, letterId: id };
  const unnamed = rows.filter(({ name }) => name === null);
  const moments = sql`select from letter_moments where letter_id = ${id} for update`;
  const naming = await whileLocked(test.db, moments, async () => {
    const begun = unnamed.map((row) => renameLetterMoment(test.app, place, row.id, 'More'));
    const settled = Promise.allSettled(begun);
    await untilWaiting(test.db, begun.length);
    return { settled };
  });
  const named = await naming.settled;
  expect(named.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

describe('whoever it is not for', () => {
  const routes = (id: string): [Route, object][] => [
    [letterRoutes.get, { params: { id } }],
    [letterRoutes.update, { params: { id }, body: { text: 'Mine now' } }],
    [letterRoutes.arrange, { params: { id }, body: { name: 'Mine now' } }],
    [letterRoutes.remove, { params: { id } }],
    [letterRoutes.restore, { params: { id } }],
    [trashRoutes.deleteOwnLetter, { params: { id } }],
    [ownLetterHistoryRoutes.list, { params: { id } }],
    [ownLetterHistoryRoutes.get, { params: { id, momentId: uuidv7() } }],
    [ownLetterHistoryRoutes.keep, { params: { id }, body: { name: 'Mine' } }],
    [ownLetterHistoryRoutes.rename, { params: { id, momentId: uuidv7() }, body: { name: 'x' } }],
    [ownLetterHistoryRoutes.restore, { params: { id, momentId: uuidv7() } }],
  ];

  it('finds nothing, and changes nothing', async () => {
    const made = await make(letter);
    for (const [route, input] of routes(made.id))
      expect([route.url, refusalOf(await call(route, input, stranger.token))]).toEqual([
        route.url,
        notFound,
      ]);
    for (const [route, input] of routes('no-id'))
      expect(refusalOf(await call(route, input))).toEqual(notFound);
    expect(dataOf(await read(made.id))).toEqual(made);
    expect(dataOf(await call(letterRoutes.list, {}, stranger.token))).toEqual([]);
  });

  it('needs a session', async () => {
    const all: [Route, object][] = [
      [letterRoutes.list, {}],
      [letterRoutes.create, { body: {} }],
      ...routes(uuidv7()),
    ];
    for (const [route, input] of all)
      expect(refusalOf(await test.call(route, input as never))).toEqual({
        status: 401,
        code: 'UNAUTHENTICATED',
      });
  });
});

it.each([
  ['text', { text: 7 }],
  ['text', { text: 'x'.repeat(20_001) }],
  ['name', { name: 'x'.repeat(2_000) }],
  ['resumeId', { resumeId: 'no-id' }],
  ['id', { id: 'no-id' }],
])('refuses a letter whose %s makes no sense', async (field, body) => {
  const { status, body: answer } = await call(letterRoutes.create, { body });
  expect(status).toBe(400);
  expect(Object.keys((answer as ErrorBody).errors ?? {})).toEqual([field]);
});
