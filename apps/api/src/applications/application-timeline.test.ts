import { applicationLimits } from '@folio/contract/application-fields';
import {
  type Application,
  type ApplicationSummary,
  applicationRoutes,
  type CreateApplication,
  type UpdateApplication,
} from '@folio/contract/applications';
import { type Resume, resumeRoutes } from '@folio/contract/resumes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signUp, type TestAccount } from '../testing/accounts.ts';
import { dataOf, startTestApp, type TestApp } from '../testing/test-app.ts';

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
const send = (body: CreateApplication, { token }: Token = account) =>
  test.call(applicationRoutes.create, { body }, token);
const add = async (body: CreateApplication) => dataOf<Application>(await send(body));
const read = (id: string, { token }: Token = account) =>
  test.call(applicationRoutes.get, { params: { id } }, token);
const update = (id: string, body: UpdateApplication, { token }: Token = account) =>
  test.call(applicationRoutes.update, { params: { id }, body }, token);
const list = (querystring: Record<string, string> = {}, { token }: Token = account) =>
  test.call(applicationRoutes.list, { querystring }, token);
const statusesOf = ({ events }: Application) => events.map(({ day, status }) => [day, status]);

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
    await add({ role: 'Nothing goes with it', resumeId: null });
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
