import { type Application, applicationRoutes } from '@folio/contract/applications';
import type { ErrorBody } from '@folio/contract/errors';
import { type Question, questionLimits, questionRoutes } from '@folio/contract/questions';
import type { Route } from '@folio/contract/route';
import { trashRoutes } from '@folio/contract/trash';
import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signUp, type TestAccount } from '../testing/accounts.ts';
import { dataOf, refusalOf, startTestApp, type TestApp } from '../testing/test-app.ts';

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

const notFound = { status: 404, code: 'QUESTION_NOT_FOUND' };
const call = (route: Route, input: object = {}, token: string | undefined = account.token) =>
  test.call(route, input as never, token);
const add = async (body: object) => dataOf<Question[]>(await call(questionRoutes.create, { body }));
const addOne = async (question: object = { question: 'Why us?' }) => {
  const [added] = await add({ questions: [question] });
  if (!added) throw new Error('No question was added');
  return added;
};
const list = async (querystring: object = {}) =>
  dataOf<Question[]>(await call(questionRoutes.list, { querystring }));
const update = (id: string, body: object, token = account.token) =>
  call(questionRoutes.update, { params: { id }, body }, token);
const makeApplication = async () =>
  dataOf<Application>(await call(applicationRoutes.create, { body: { role: 'Cook' } })).id;

describe('questions', () => {
  it('[questions-1] are added one or many, each for an application or none, and listed in their order', async () => {
    const applicationId = await makeApplication();
    const questions = [{ question: ' Why us? ' }, { question: 'Why you?', answer: 'I cook.' }];
    await add({ applicationId, questions });
    await addOne({ question: 'Alone?' });
    expect(await list()).toMatchObject([
      { question: 'Why us?', answer: '', applicationId, version: 1 },
      { question: 'Why you?', answer: 'I cook.', applicationId },
      { question: 'Alone?', applicationId: null },
    ]);
    expect(await list({ applicationId })).toHaveLength(2);
  });

  it('are added once under ids of the caller’s, which are not another’s', async () => {
    const id = uuidv7();
    await Promise.all([addOne({ id, question: 'Why?' }), addOne({ id, question: 'Why?' })]);
    expect(await list()).toHaveLength(1);
    const body = { questions: [{ id, question: 'Mine?' }] };
    const taken = await call(questionRoutes.create, { body }, stranger.token);
    expect(refusalOf(taken)).toEqual({ status: 409, code: 'IDEMPOTENCY_CONFLICT' });
    expect(dataOf(await call(questionRoutes.list, {}, stranger.token))).toEqual([]);
  });

  it('outlive their application, and have it again out of the trash', async () => {
    const applicationId = await makeApplication();
    const [added] = await add({ applicationId, questions: [{ question: 'Why?' }] });
    await call(applicationRoutes.trash, { body: { ids: [applicationId] } });
    expect(await list()).toMatchObject([{ id: added?.id, applicationId: null }]);
    await call(applicationRoutes.restore, { body: { ids: [applicationId] } });
    expect(await list()).toMatchObject([{ applicationId }]);
    await call(applicationRoutes.trash, { body: { ids: [applicationId] } });
    await call(trashRoutes.empty);
    expect(await list()).toMatchObject([{ id: added?.id, applicationId: null }]);
  });

  it('come in pages where they are megabytes, each of them once', async () => {
    const texts = ['One?', 'Two?', 'Three?', 'Four?'];
    await add({ questions: texts.map((question) => ({ question })) });
    await test.db.execute(
      sql`update questions set answer = repeat('x', 2500000) where user_id = ${account.user.id}`,
    );
    const pages: string[][] = [];
    for (let cursor: string | undefined; ; ) {
      const { body } = await call(questionRoutes.list, {
        querystring: cursor ? { cursor } : {},
      });
      const { data, page } = body as { data: Question[]; page: { nextCursor: string | null } };
      pages.push(data.map(({ question }) => question));
      if (page.nextCursor === null) break;
      cursor = page.nextCursor;
    }
    expect(pages).toEqual([
      ['One?', 'Two?'],
      ['Three?', 'Four?'],
    ]);
  });

  it('are bounded', async () => {
    await test.db.execute(sql`
      insert into questions (id, user_id, question, answer)
      select gen_random_uuid(), ${account.user.id}, 'x', ''
      from generate_series(1, ${questionLimits.questions})`);
    const refused = await call(questionRoutes.create, { body: { questions: [{ question: 'x' }] } });
    expect(refusalOf(refused)).toEqual({ status: 403, code: 'QUOTA_EXCEEDED' });
  });

  it('come back where the last one fits, also when that is asked for again', async () => {
    const ids = [uuidv7(), uuidv7()] as const;
    const questions = ids.map((id) => ({ id, question: 'Why?' }));
    await call(questionRoutes.create, { body: { questions } });
    await test.db.execute(sql`
      insert into questions (id, user_id, question, answer)
      select gen_random_uuid(), ${account.user.id}, 'x', ''
      from generate_series(1, ${questionLimits.questions} - 1)`);
    for (const id of ids) await call(questionRoutes.remove, { params: { id } });
    const restore = (id: string) => call(questionRoutes.restore, { params: { id } });
    for (let asked = 0; asked < 2; asked++)
      expect(await restore(ids[0])).toMatchObject({ status: 200, body: { data: { id: ids[0] } } });
    expect(refusalOf(await restore(ids[1])).code).toBe('QUOTA_EXCEEDED');
  });

  it('belong to no application of anybody else', async () => {
    const applicationId = await makeApplication();
    const body = { applicationId, questions: [{ question: 'Why?' }] };
    const refused = await call(questionRoutes.create, { body }, stranger.token);
    expect(refusalOf(refused)).toEqual({ status: 404, code: 'APPLICATION_NOT_FOUND' });
    const listed = await call(
      questionRoutes.list,
      { querystring: { applicationId } },
      stranger.token,
    );
    expect(refusalOf(listed)).toEqual({ status: 404, code: 'APPLICATION_NOT_FOUND' });
  });
});

describe('an answer', () => {
  it('changes the sent fields only', async () => {
    const { id } = await addOne();
    const answered = dataOf<Question>(await update(id, { answer: 'Because.' }));
    expect(answered).toMatchObject({ question: 'Why us?', answer: 'Because.', version: 2 });
    expect(dataOf(await update(id, { question: 'Why?' }))).toMatchObject({ answer: 'Because.' });
  });

  it('[questions-2] that was changed elsewhere is refused with the question as it now is', async () => {
    const { id } = await addOne();
    await update(id, { answer: 'Second', version: 1 });
    const { status, body } = await update(id, { answer: 'Late', version: 1 });
    const data = { answer: 'Second', version: 2 };
    expect({ status, body }).toMatchObject({
      status: 409,
      body: { code: 'VERSION_CONFLICT', data },
    });
  });

  it('is deleted, and had back as it was', async () => {
    const { id } = await addOne({ question: 'Why?', answer: 'Because.' });
    await call(questionRoutes.remove, { params: { id } });
    expect(await list()).toEqual([]);
    expect(refusalOf(await update(id, { answer: 'Late' }))).toEqual(notFound);
    const back = await call(questionRoutes.restore, { params: { id } });
    expect(dataOf(back)).toMatchObject({ id, answer: 'Because.', version: 2 });
  });
});

describe('whoever it is not for', () => {
  const routes = (id: string): [Route, object][] => [
    [questionRoutes.update, { params: { id }, body: { answer: 'Mine' } }],
    [questionRoutes.remove, { params: { id } }],
    [questionRoutes.restore, { params: { id } }],
  ];

  it('finds nothing, and changes nothing', async () => {
    const added = await addOne();
    for (const [route, input] of routes(added.id))
      expect(refusalOf(await call(route, input, stranger.token))).toEqual(notFound);
    for (const [route, input] of routes('no-id'))
      expect(refusalOf(await call(route, input))).toEqual(notFound);
    expect(await list()).toEqual([added]);
  });

  it('needs a session', async () => {
    const all: [Route, object][] = [
      [questionRoutes.list, {}],
      [questionRoutes.create, { body: { questions: [{ question: 'x' }] } }],
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
  ['questions', { questions: [] }],
  ['questions', { questions: Array.from({ length: 51 }, () => ({ question: 'x' })) }],
  ['questions.0.question', { questions: [{ question: '  ' }] }],
  ['questions.0.answer', { questions: [{ question: 'x', answer: 'x'.repeat(10_001) }] }],
  ['applicationId', { applicationId: 'no-id', questions: [{ question: 'x' }] }],
])('refuses questions whose %s makes no sense', async (field, body) => {
  const { status, body: answer } = await call(questionRoutes.create, { body });
  expect(status).toBe(400);
  expect(Object.keys((answer as ErrorBody).errors ?? {})).toEqual([field]);
});
