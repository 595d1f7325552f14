import { errorStatus } from '@folio/contract/errors';
import { historyRoutes, letterHistoryRoutes } from '@folio/contract/history';
import { operationRoutes } from '@folio/contract/operations';
import { profileRoutes } from '@folio/contract/profiles';
import { type Resume, resumeRoutes } from '@folio/contract/resumes';
import type { Route } from '@folio/contract/route';
import { trashRoutes } from '@folio/contract/trash';
import { versionRoutes } from '@folio/contract/versions';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PaidProduct, startPaidProduct } from './payments/testing/provider-fixture.ts';
import { deleteUnusedPhotos } from './photos/photos.repository.ts';
import { profiles } from './platform/profile-schema.ts';
import { photos } from './platform/resume-schema.ts';
import { resumes } from './platform/schema.ts';
import { type BusyAccount, makeBusyAccount } from './profiles/testing/busy-account.ts';
import { signUp } from './testing/accounts.ts';
import { answeredPaths, answersTo } from './testing/reading-routes.ts';

/** Columns that hold something of another kind than any release has ever stored there. */
let test: PaidProduct;
let busy: BusyAccount;
let id: string;
let paths: Awaited<ReturnType<typeof answeredPaths>>;
beforeAll(async () => {
  test = await startPaidProduct();
  busy = await makeBusyAccount(test);
  id = busy.resumes[0]?.id ?? '';
  const keep = { params: { id }, body: { name: 'Kept' } };
  await test.call(historyRoutes.keep, keep, busy.account.token);
  await test.call(letterHistoryRoutes.keep, keep, busy.account.token);
  paths = await answeredPaths(test, busy, id);
});
afterAll(() => test.close());

// biome-ignore lint/suspicious/noExplicitAny: an answer as it came; a test looks into it.
type Answered = { status: number; body: any };
const call = async (route: Route, input?: object): Promise<Answered> =>
  test.call(route, input as never, busy.account.token);

const kinds = ['null', '"a text"', '5', '[null, 1]'];
const columns = [
  ['resume_operations', 'operations', [...kinds, '{"later": 1}']],
  ['resumes', 'content', kinds],
  ['resumes', 'section_order', ['null', '"a text"', '5', '{"later": 1}']],
  ['resumes', 'settings', kinds],
  ['profiles', 'details', kinds],
  ['tailored_versions', 'base', kinds],
  ['history_documents', 'document', kinds],
  ['trashed_letters', 'letter', kinds],
  ['letter_moments', 'document', kinds],
  ['credit_reservations', 'answer', kinds],
] as const;
const cases = columns.flatMap(([table, column, values]) =>
  values.map((value) => ({ table, column, value })),
);

/** Every row has the value in that column until `use` has ended. */
async function withStored({ table, column, value }: (typeof cases)[number], use: () => unknown) {
  const [from, field] = [sql.identifier(table), sql.identifier(column)];
  await test.db.execute(sql`create table kept_rows as select row_number() over () as n, ${field}
    from (select * from ${from} order by ctid) as rows`);
  await test.db.execute(sql`update ${from} set ${field} = ${value}::jsonb`);
  try {
    await use();
  } finally {
    await test.db.execute(sql`update ${from} set ${field} = kept_rows.${field}
      from kept_rows, (select ctid as at, row_number() over (order by ctid) as n from ${from}) as rows
      where kept_rows.n = rows.n and ${from}.ctid = rows.at`);
    await test.db.execute(sql`drop table kept_rows`);
  }
}

describe('a column of a kind that was never stored', () => {
  it.each(cases)('makes no reading route fail: $column of $table is $value', async (wrong) => {
    const failed: string[] = [];
    let listed = 0;
    await withStored(wrong, async () => {
      for await (const { path, statusCode, body } of answersTo(test, busy, paths)) {
        if (statusCode >= 500) failed.push(`${statusCode} ${path}`);
        if (path === '/api/resumes') listed = JSON.parse(body).page.total;
      }
    });
    expect(failed).toEqual([]);
    expect(listed).toBe(busy.resumes.length);
  });
});

const rowOf = async (resumeId: string) => {
  const [row] = await test.db.select().from(resumes).where(eq(resumes.id, resumeId));
  if (!row) throw new Error('The resume is gone');
  return row;
};

async function unreadableResume(part: 'content' | 'order' | 'settings'): Promise<Resume> {
  const content = { personalInfo: { firstName: 'Zephyrine', summary: 'Wrote engines.' } };
  const { body } = await call(resumeRoutes.create, { body: { name: 'Broken', content } });
  const { data } = body as { data: Resume };
  const keep = { params: { id: data.id }, body: { name: 'While it was well' } };
  await call(historyRoutes.keep, keep);
  await test.db
    .update(resumes)
    .set({ [part]: sql`'"a text"'::jsonb` })
    .where(eq(resumes.id, data.id));
  return data;
}

const parts = ['content', 'order', 'settings'] as const;
describe.each(parts)('a resume whose %s cannot be read', (part) => {
  let resume: Resume;
  beforeAll(async () => {
    resume = await unreadableResume(part);
  });
  const params = () => ({ id: resume.id });

  it('gets an error that names the part, and can be downloaded as stored', async () => {
    const { status, body } = await call(resumeRoutes.get, { params: params() });
    expect([status, body.code]).toEqual([errorStatus.UNREADABLE, 'UNREADABLE']);
    const { body: stored } = await call(resumeRoutes.stored, { params: params() });
    expect(stored).toMatchObject({ name: 'Broken', [part]: 'a text' });
    const stranger = await signUp(test);
    const theirs = await test.call(resumeRoutes.stored, { params: params() }, stranger.token);
    expect(theirs.status).toBe(404);
    expect((await test.call(resumeRoutes.stored, { params: params() })).status).toBe(401);
  });

  it('is overwritten by no save of a part, and by no operation', async () => {
    const before = await rowOf(resume.id);
    const { settings, order, content } = resume;
    for (const body of [{ content }, { settings, order }, { name: 'Other' }])
      expect((await call(resumeRoutes.update, { params: params(), body })).status).toBe(422);
    const operation = {
      id: 'abcdef01:1',
      kind: 'set',
      path: 'name',
      value: 'Other',
      was: 'Broken',
    };
    const sent = { since: resume.version, operations: [operation] };
    expect((await call(operationRoutes.send, { params: params(), body: sent })).status).toBe(422);
    expect(await rowOf(resume.id)).toEqual(before);
  });

  it('is the beginning of no other', async () => {
    const count = await test.db.$count(resumes);
    const body = { jobDescription: 'Wanted: a Zephyrine' };
    const made = await call(versionRoutes.create, { params: params(), body });
    expect([made.status, made.body.code]).toEqual([422, 'UNREADABLE']);
    expect(await test.db.$count(resumes)).toBe(count);
  });

  it('can be deleted and restored unchanged', async () => {
    const { version: _, ...before } = await rowOf(resume.id);
    expect((await call(resumeRoutes.remove, { params: params() })).status).toBe(200);
    expect((await call(trashRoutes.restoreResume, { params: params() })).status).toBe(200);
    expect((await rowOf(resume.id))[part]).toEqual(before[part]);
  });

  it('becomes what it was, and what could not be read stays in its history', async () => {
    const { body } = await call(historyRoutes.list, { params: params() });
    const well = body.data.find(({ name }: { name: string }) => name === 'While it was well');
    const path = { ...params(), momentId: well.id };
    const restored = await call(historyRoutes.restore, { params: path });
    expect(restored.status, JSON.stringify(restored.body)).toBe(200);
    const { body: now } = await call(resumeRoutes.get, { params: params() });
    expect(now.data.content.personalInfo.summary).toBe('Wrote engines.');
    const { rows } = await test.db.execute<{ value: unknown }>(sql`
      select document -> ${part} as value from history_documents where resume_id = ${resume.id}`);
    expect(rows.map(({ value }) => value)).toContain('a text');
    const since = { params: params(), querystring: { since: resume.version } };
    const { body: answer } = await call(operationRoutes.since, since);
    expect(answer.data.resume?.content.personalInfo.summary).toBe('Wrote engines.');
  });
});

it('a photo is kept while a resume of its owner cannot be read', async () => {
  const owner = eq(photos.userId, busy.account.user.id);
  await test.db.update(photos).set({ createdAt: sql`now() - interval '90 days'` }).where(owner);
  const kept = await test.db.$count(photos, owner);
  expect(kept).toBeGreaterThan(0);
  const { content } = await rowOf(id);
  await test.db.update(resumes).set({ content: sql`'[]'::jsonb` }).where(eq(resumes.id, id));
  await deleteUnusedPhotos(test.db, 1);
  expect(await test.db.$count(photos, owner)).toBe(kept);
  await test.db.update(resumes).set({ content }).where(eq(resumes.id, id));
  await deleteUnusedPhotos(test.db, 1);
  expect(await test.db.$count(photos, owner)).toBe(0);
});

it('a tailored version that cannot be read keeps its original and the others in sight', async () => {
  const family = async () => call(versionRoutes.family, { params: { id } });
  const version = (await family()).body.data?.versions[0]?.resume.id ?? '';
  const { content } = await rowOf(version);
  await test.db.update(resumes).set({ content: sql`'5'::jsonb` }).where(eq(resumes.id, version));
  const { status, body } = await family();
  expect([status, body.data?.versions]).toEqual([200, []]);
  await test.db.update(resumes).set({ content }).where(eq(resumes.id, version));
});

it('a profile that cannot be read begins anew, hidden, and loses nothing', async () => {
  const { account } = busy;
  const params = { username: account.user.username };
  await test.db
    .update(profiles)
    .set({ details: sql`'["was", "here"]'::jsonb` })
    .where(eq(profiles.userId, account.user.id));
  const shown = async () => (await test.call(profileRoutes.byUsername, { params })).body;
  expect(await shown()).toMatchObject({ user: null, isPrivate: true });
  const { body: own } = await call(profileRoutes.me);
  expect(own.data).toMatchObject({ bio: '', hasUnread: true, visibility: { public: false } });
  const saved = await call(profileRoutes.update, { body: { bio: 'Anew' } });
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  expect(await shown()).toMatchObject({ user: null, isPrivate: true });
  const { body: data } = await call(profileRoutes.data);
  expect(data.profile).toMatchObject({ bio: 'Anew', unread: ['was', 'here'] });
  await call(profileRoutes.update, { body: { visibility: { public: true } } });
  expect(await shown()).toMatchObject({ user: { bio: 'Anew' } });
});

it('a deleted letter that cannot be read is listed, and stays in the trash', async () => {
  await test.db.execute(sql`update trashed_letters set letter = '[]'::jsonb`);
  const { body } = await call(trashRoutes.list);
  const [letter] = body.data.letters;
  expect(letter).toMatchObject({ role: '', company: '' });
  const restored = await call(trashRoutes.restoreLetter, { params: { id: letter.id } });
  expect([restored.status, restored.body.code]).toEqual([422, 'UNREADABLE']);
  expect((await call(trashRoutes.list)).body.data.letters).toHaveLength(1);
});
