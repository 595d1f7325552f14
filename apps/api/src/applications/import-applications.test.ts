import { applicationLimits } from '@folio/contract/application-fields';
import {
  type ApplicationSummary,
  applicationRoutes,
  type DatedEvent,
} from '@folio/contract/applications';
import type { ErrorBody } from '@folio/contract/errors';
import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
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

const bring = (applications: object[], token: string | undefined = account.token) =>
  test.call(applicationRoutes.import, { body: { applications } as never }, token);
const setSteps = (steps: object[], token: string | undefined = account.token) =>
  test.call(applicationRoutes.setNextSteps, { body: { steps } as never }, token);
const listed = async ({ token } = account) =>
  dataOf<ApplicationSummary[]>(await test.call(applicationRoutes.list, { querystring: {} }, token));
const codeOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as ErrorBody).code,
];
const rows = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: uuidv7(),
    role: `Cook ${at}`,
    status: 'applied',
    day: '2026-01-05',
  }));

it('adds many at once, each once however often it is asked for', async () => {
  const many = rows(applicationLimits.importedAtOnce);
  expect((await bring(many)).status).toBe(201);
  const again = dataOf<ApplicationSummary[]>(await bring([...many.slice(0, 50), ...rows(3)]));
  expect(again).toHaveLength(53);
  expect(
    (await test.call(applicationRoutes.list, { querystring: {} }, account.token)).body,
  ).toMatchObject({
    page: { total: applicationLimits.importedAtOnce + 3 },
  });
  expect(again[0]).toMatchObject({ status: 'applied', appliedDay: '2026-01-05' });
  expect(await listed(stranger)).toEqual([]);
});

it('asked for again, leaves what was deleted since in the trash, and adds the others', async () => {
  const [gone, stays, fresh] = rows(3);
  await bring([gone ?? {}, stays ?? {}]);
  const ids = [gone?.id ?? ''];
  await test.call(applicationRoutes.trash, { body: { ids } }, account.token);
  const again = await bring([gone ?? {}, stays ?? {}, fresh ?? {}]);
  expect(again.status).toBe(201);
  const others = [stays?.id, fresh?.id].toSorted();
  const idsOf = (all: ApplicationSummary[]) => all.map(({ id }) => id).toSorted();
  expect(idsOf(dataOf<ApplicationSummary[]>(again))).toEqual(others);
  expect(idsOf(await listed())).toEqual(others);
  await test.call(applicationRoutes.restore, { body: { ids } }, account.token);
  expect(await listed()).toHaveLength(3);
});

it('adds all of a part or none, and none over what an account may have', async () => {
  const bad = [...rows(2), { id: uuidv7(), role: 'x'.repeat(10_000) }];
  expect(codeOf(await bring(bad))).toEqual([400, 'VALIDATION_ERROR']);
  expect(codeOf(await bring([]))).toEqual([400, 'VALIDATION_ERROR']);
  expect(codeOf(await bring(rows(applicationLimits.importedAtOnce + 1)))).toEqual([
    400,
    'VALIDATION_ERROR',
  ]);
  expect(codeOf(await bring([{ role: 'Cook', resumeId: uuidv7() }]))).toEqual([
    404,
    'RESUME_NOT_FOUND',
  ]);
  expect(await listed()).toEqual([]);
  await test.db.execute(sql`
    insert into applications (id, user_id, role, company, place, pay, source, link,
      job_description, notes, status, status_day, next_step, contacts, events)
    select gen_random_uuid(), ${account.user.id}, 'Cook', '', '', '', '', '', '', '', 'saved',
      now(), '', '[]', '[]'
    from generate_series(1, ${applicationLimits.applications - 1})`);
  expect(codeOf(await bring(rows(2)))).toEqual([403, 'QUOTA_EXCEEDED']);
  expect((await bring(rows(1))).status).toBe(201);
});

it('takes no id that is another’s, and asks who it is', async () => {
  const [one] = rows(1);
  await bring([one ?? {}], stranger.token);
  expect(codeOf(await bring([one ?? {}, ...rows(1)]))[1]).toBe('IDEMPOTENCY_CONFLICT');
  expect(await listed()).toEqual([]);
  expect(
    (await test.call(applicationRoutes.import, { body: { applications: rows(1) } as never }))
      .status,
  ).toBe(401);
  expect(
    (await test.call(applicationRoutes.setNextSteps, { body: { steps: [] } as never })).status,
  ).toBe(401);
});

it('gives many their next steps, each its own, and no stranger’s', async () => {
  const [own = [], others = []] = await Promise.all([
    bring(rows(2)).then((made) => dataOf<ApplicationSummary[]>(made)),
    bring(rows(1), stranger.token).then((made) => dataOf<ApplicationSummary[]>(made)),
  ]);
  const steps = [...own, ...others].map(({ id }, at) => ({
    id,
    nextStep: `Call ${at}`,
    nextStepDay: at === 0 ? '2026-12-04' : null,
  }));
  const changed = dataOf<ApplicationSummary[]>(await setSteps(steps));
  expect(changed).toHaveLength(2);
  expect(changed.find(({ id }) => id === own[0]?.id)).toMatchObject({
    nextStep: 'Call 0',
    nextStepDay: '2026-12-04',
    version: 2,
  });
  expect((await listed(stranger))[0]).toMatchObject({ nextStep: '', version: 1 });
  expect(codeOf(await setSteps([{ ...steps[0], nextStepDay: '0000-01-01' }]))).toEqual([
    400,
    'VALIDATION_ERROR',
  ]);
});

it('lists what timelines have in a period, the earliest first, and nothing of a stranger', async () => {
  const [first, second] = rows(2);
  const events = [
    { id: 'a', day: '2026-12-04', status: null, text: 'Interview with Jo' },
    { id: 'b', day: '2026-11-20', status: 'applied', text: '' },
    { id: 'c', day: '2027-01-04', status: null, text: 'Later' },
  ];
  await bring([
    { ...first, events },
    { ...second, day: '2026-12-01' },
  ]);
  await bring([{ ...rows(1)[0], day: '2026-12-01' }], stranger.token);
  const between = (querystring: object, token: string | undefined = account.token) =>
    test.call(applicationRoutes.events, { querystring: querystring as never }, token);
  const found = await between({ from: '2026-11-20', until: '2026-12-04' });
  expect(dataOf<DatedEvent[]>(found).map(({ role, event }) => [role, event.id, event.day])).toEqual(
    [
      ['Cook 0', 'b', '2026-11-20'],
      ['Cook 1', expect.any(String), '2026-12-01'],
      ['Cook 0', 'a', '2026-12-04'],
    ],
  );
  expect(found.body).toMatchObject({ total: 3 });
  expect(codeOf(await between({ from: 'x', until: '2026-12-04' }))[0]).toBe(400);
  expect(
    (
      await test.call(applicationRoutes.events, {
        querystring: { from: '2026-11-20', until: '2026-11-21' },
      })
    ).status,
  ).toBe(401);
});
