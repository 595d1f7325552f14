import {
  type Application,
  type ApplicationSummary,
  applicationRoutes,
} from '@folio/contract/applications';
import { creditRoutes } from '@folio/contract/credits';
import { historyRoutes, type Moment } from '@folio/contract/history';
import { type Letter, letterRoutes } from '@folio/contract/letters';
import { type Resume, resumeRoutes } from '@folio/contract/resumes';
import { type SentDocument, sentDocumentRoutes } from '@folio/contract/sent-documents';
import { trashRoutes } from '@folio/contract/trash';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { users } from '../platform/schema.ts';
import { signUp, type TestAccount } from '../testing/accounts.ts';
import { dataOf, startTestApp, type TestApp } from '../testing/test-app.ts';
import { summariesOf } from './applications.service.ts';
import { setStatusesAndKeep } from './mark-applied.service.ts';
import { keepSent } from './sent-documents.service.ts';

let test: TestApp;
let account: TestAccount;
beforeAll(async () => {
  test = await startTestApp({ configuration: { creditsAtSignup: 100 } });
});
afterAll(() => test.close());
beforeEach(async () => {
  account = await signUp(test);
});

const makeResume = async (interests = 'Chess') => {
  const body = { name: 'Cook', content: { personalInfo: { firstName: 'Ada' }, interests } };
  return dataOf<Resume>(await test.call(resumeRoutes.create, { body }, account.token)).id;
};
const add = async (body: object) =>
  dataOf<Application>(await test.call(applicationRoutes.create, { body }, account.token));
const download = async (resumeId: string) => {
  const headers = { authorization: `Bearer ${account.token}` };
  return (await test.app.inject({ url: `/api/resumes/${resumeId}/export/pdf`, headers }))
    .rawPayload;
};
const move = async (ids: string[], status = 'applied', more = {}) =>
  dataOf<ApplicationSummary[]>(
    await test.call(
      applicationRoutes.setStatus,
      { body: { ids, status, ...more } as never },
      account.token,
    ),
  );
const update = async (id: string, body: object) =>
  dataOf<Application>(
    await test.call(applicationRoutes.update, { params: { id }, body }, account.token),
  );
const sentWith = async (id: string) =>
  dataOf<SentDocument[]>(
    await test.call(sentDocumentRoutes.list, { params: { id } }, account.token),
  );
const undo = (id: string) =>
  test.call(applicationRoutes.undoStatus, { body: { ids: [id] } }, account.token);
const balance = async () => {
  const { body } = await test.call(creditRoutes.history, undefined, account.token);
  return body.success ? body.data.balance : Number.NaN;
};

/** A resume whose PDF is free for a while, and that PDF. */
async function paidResume() {
  const resumeId = await makeResume();
  return { resumeId, pdf: await download(resumeId) };
}

it.each([
  ['a move on the board', async (id: string) => (await move([id]))[0]],
  ['a choice of its status', (id: string) => update(id, { status: 'applied' })],
])(
  '%s keeps the very bytes that are downloaded, as those of a version of the history',
  async (_, mark) => {
    const { resumeId, pdf } = await paidResume();
    const { id } = await add({ role: 'Cook', company: 'The Inn', resumeId });
    const before = await balance();
    expect((await mark(id))?.keeping).toMatchObject({ isKept: true, reason: null });
    expect(await balance()).toBe(before);
    const [document] = await sentWith(id);
    const headers = { authorization: `Bearer ${account.token}` };
    const url = `/api/applications/${id}/sent/${document?.id}`;
    expect((await test.app.inject({ url, headers })).rawPayload.equals(pdf)).toBe(true);
    const params = { params: { id: resumeId } };
    const moments = dataOf<Moment[]>(await test.call(historyRoutes.list, params, account.token));
    expect(moments.find((one) => one.id === document?.momentId)).toMatchObject({
      kind: 'sent',
      detail: 'The Inn',
    });
    expect(document?.resumeId).toBe(resumeId);
  },
);

it('a new application that was sent already is kept, and so is the letter that was written for it', async () => {
  const { resumeId } = await paidResume();
  const made = await add({ role: 'Cook', status: 'applied', resumeId });
  expect(made.keeping).toMatchObject({ isKept: true });
  const { id } = await add({ role: 'Baker', resumeId });
  const letter = { name: 'To Jo', text: 'Dear Jo', applicationId: id, resumeId } as never;
  const written = await test.call(letterRoutes.create, { body: letter }, account.token);
  await move([id]);
  expect(await sentWith(id)).toMatchObject([
    { kind: 'letter', name: dataOf<Letter>(written).name },
    { kind: 'resume' },
  ]);
});

it('says that nothing was kept, and why: no credit is taken that nobody asked for', async () => {
  const resumeId = await makeResume();
  const { id } = await add({ role: 'Cook', resumeId });
  const before = await balance();
  expect((await move([id]))[0]?.keeping).toMatchObject({ isKept: false, reason: 'takes-credits' });
  expect(await balance()).toBe(before);
  expect(await sentWith(id)).toEqual([]);
  const bare = await add({ role: 'Baker', resumeId: null });
  expect((await update(bare.id, { status: 'applied' })).keeping).toMatchObject({
    isKept: false,
    reason: 'no-resume',
    message: expect.stringContaining('Nothing was kept'),
  });
  // The PDF of a resume that says nothing takes none.
  const blank = await add({ role: 'Waiter', resumeId: await makeResume('') });
  expect((await move([blank.id]))[0]?.keeping).toMatchObject({ isKept: true });
  expect(await balance()).toBe(before);
  // Only what has just become so is told of.
  expect((await update(bare.id, { notes: 'Sent' })).keeping).toBeUndefined();
  expect((await move([bare.id]))[0]).toBeUndefined();
});

it('is Applied all the same, and says that nothing was kept, where the resume lies in the trash', async () => {
  const { resumeId } = await paidResume();
  const { resumeId: other } = await paidResume();
  const gone = await add({ role: 'Cook', company: 'The Inn', resumeId });
  const there = await add({ role: 'Cook', company: 'The Bar', resumeId: other });
  await test.call(resumeRoutes.remove, { params: { id: resumeId } }, account.token);
  const moved = await move([gone.id, there.id]);
  const of = (id: string) => moved.find((one) => one.id === id);
  expect(of(gone.id)).toMatchObject({
    status: 'applied',
    keeping: { isKept: false, reason: 'no-resume' },
  });
  expect(of(there.id)?.keeping).toMatchObject({ isKept: true });
});

it('keeps nothing of a resume or letter that was changed since the day, or the moment, that is told', async () => {
  const { resumeId } = await paidResume();
  for (const more of [{ day: '2026-01-05' }, { waitedMs: 60_000 }]) {
    const { id } = await add({ role: 'Cook', resumeId });
    expect((await move([id], 'applied', more))[0]?.keeping?.reason).toBe('changed-since');
  }
  const { id } = await add({ role: 'Cook', resumeId });
  const letter = { text: 'Dear Jo', applicationId: id, resumeId } as never;
  await test.call(letterRoutes.create, { body: letter }, account.token);
  expect((await move([id], 'applied', { waitedMs: 60_000 }))[0]?.keeping?.reason).toBe(
    'changed-since',
  );
  await undo(id);
  expect((await move([id], 'applied', { waitedMs: 0 }))[0]?.keeping?.isKept).toBe(true);
});

it('keeps nothing of a resume that was changed since the day of an application without its event', async () => {
  const { resumeId } = await paidResume();
  const { id } = await add({ role: 'Cook', resumeId });
  const own = { status: 'applied', day: '2026-01-05', events: [] };
  expect((await update(id, own)).keeping?.reason).toBe('changed-since');
  expect(await sentWith(id)).toEqual([]);
});

it('keeps nothing of a resume that was changed since an application was added without a connection', async () => {
  const { resumeId } = await paidResume();
  const late = await add({ role: 'Cook', status: 'applied', resumeId, waitedMs: 60_000 });
  expect(late.keeping?.reason).toBe('changed-since');
  expect(await sentWith(late.id)).toEqual([]);
});

it('what its owner has kept is what was sent: nothing is added, and nothing goes by an undo', async () => {
  const { resumeId } = await paidResume();
  const { id } = await add({ role: 'Cook', resumeId });
  await test.call(sentDocumentRoutes.keep, { params: { id }, body: {} }, account.token);
  expect((await move([id]))[0]?.keeping).toMatchObject({ isKept: true });
  expect(await sentWith(id)).toHaveLength(1);
  await undo(id);
  expect(await sentWith(id)).toHaveLength(1);
});

it('what was kept by itself stays where its owner keeps the same, and is there once', async () => {
  const { resumeId } = await paidResume();
  const { id } = await add({ role: 'Cook', resumeId });
  await move([id]);
  await test.call(sentDocumentRoutes.keep, { params: { id }, body: {} }, account.token);
  expect(await sentWith(id)).toHaveLength(1);
  await undo(id);
  expect(await sentWith(id)).toHaveLength(1);
});

it('nothing is kept with a change that was taken back while its PDF was made, or beside what is kept', async () => {
  const { resumeId } = await paidResume();
  const { id } = await add({ role: 'Cook', resumeId });
  const [row] = await test.db.select().from(users).where(eq(users.id, account.user.id));
  if (!row) throw new Error('There is no such user');
  const keepWith = (eventId: string) =>
    keepSent(test.app, { whose: row.id }, row, id, { letterId: null, eventId });
  expect(await keepWith('taken-back')).toEqual([]);
  await move([id]);
  const body = { name: 'Another', version: 1 };
  await test.call(resumeRoutes.update, { params: { id: resumeId }, body }, account.token);
  expect(await keepWith('')).toMatchObject([{ name: 'Cook' }]);
});

it('nothing is kept, or paid, with an application that is deleted while its PDF is made', async () => {
  const resumeId = await makeResume();
  const [row] = await test.db.select().from(users).where(eq(users.id, account.user.id));
  if (!row) throw new Error('There is no such user');
  const { documentThreads } = test.app;
  for (const isForGood of [false, true]) {
    const { id } = await add({ role: 'Cook', resumeId });
    const run: typeof documentThreads.run = async (...asked) => {
      await test.call(applicationRoutes.trash, { body: { ids: [id] } }, account.token);
      if (isForGood)
        await test.call(trashRoutes.deleteApplication, { params: { id } }, account.token);
      return documentThreads.run(...asked);
    };
    const { db, configuration } = test.app;
    const context = { db, configuration, documentThreads: { ...documentThreads, run } };
    const keeping = keepSent(context, { whose: row.id }, row, id, { letterId: null });
    await expect(keeping).rejects.toMatchObject({ code: 'APPLICATION_NOT_FOUND' });
  }
  expect(await balance()).toBe(100);
});

it('of several the others are marked, and kept, where one is deleted meanwhile', async () => {
  const { resumeId } = await paidResume();
  const [one, other] = [await add({ role: 'Cook', resumeId }), await add({ resumeId })];
  const ids = [one.id, other.id];
  const [row] = await test.db.select().from(users).where(eq(users.id, account.user.id));
  if (!row) throw new Error('There is no such user');
  const { db, configuration, documentThreads, log } = test.app;
  const gone: string[] = [];
  const run: typeof documentThreads.run = async (...asked) => {
    if (gone.length === 0) gone.push(...ids.filter((id) => id !== begun[0]));
    await test.call(applicationRoutes.trash, { body: { ids: gone } }, account.token);
    return documentThreads.run(...asked);
  };
  const begun = (await summariesOf(db, row, ids)).map(({ id }) => id);
  const context = { db, configuration, log, documentThreads: { ...documentThreads, run } };
  const marking = { context, caller: { whose: row.id }, user: row };
  const marked = await setStatusesAndKeep(marking, ids, { status: 'applied' });
  expect(marked).toMatchObject([{ id: begun[0], status: 'applied', keeping: { isKept: true } }]);
});

it('what was kept by itself goes with the change that is taken back', async () => {
  const { resumeId } = await paidResume();
  const { id } = await add({ role: 'Cook', resumeId });
  await move([id]);
  await move([id], 'interview');
  await undo(id);
  expect(await sentWith(id)).toHaveLength(1);
  await undo(id);
  expect(await sentWith(id)).toEqual([]);
});

it('of many at once the first ten are kept, and the others are said to be not', async () => {
  const { resumeId } = await paidResume();
  const ids: string[] = [];
  for (let made = 0; made < 12; made += 1) ids.push((await add({ role: 'Cook', resumeId })).id);
  // The last in turn, of which its owner has kept what was sent.
  const params = { id: ids[0] ?? '' };
  await test.call(sentDocumentRoutes.keep, { params, body: {} }, account.token);
  const moved = await move(ids);
  expect(moved.filter(({ keeping }) => keeping?.isKept)).toHaveLength(11);
  expect(moved.filter(({ sentAs }) => sentAs?.isKept)).toHaveLength(11);
  expect(moved.find(({ keeping }) => !keeping?.isKept)?.keeping?.reason).toBe('many-at-once');
});

it('a version that was sent stays in the history, however full that becomes', async () => {
  const { resumeId } = await paidResume();
  const { id } = await add({ role: 'Cook', company: 'The Inn', resumeId });
  await move([id]);
  const [document] = await sentWith(id);
  // Older than a day, of one hour only the last version stays.
  await test.db.execute(
    `update history_moments set at = date_trunc('hour', now()) - interval '2 days' where resume_id = '${resumeId}'`,
  );
  const body = { content: { personalInfo: { firstName: 'Grace' } }, reason: 'ai' } as never;
  await test.call(resumeRoutes.update, { params: { id: resumeId }, body }, account.token);
  await test.db.execute(
    `update history_moments set at = date_trunc('hour', now()) - interval '2 days' + interval '5 minutes'
     where resume_id = '${resumeId}' and kind <> 'sent'`,
  );
  await download(resumeId);
  const params = { params: { id: resumeId } };
  const moments = dataOf<Moment[]>(await test.call(historyRoutes.list, params, account.token));
  expect(moments.map((one) => one.id)).toContain(document?.momentId);
  // Of that hour the one that was sent and the last other one are left, and today's.
  expect(moments).toHaveLength(3);
});
