import { randomUUID } from 'node:crypto';
import { type Application, applicationRoutes } from '@folio/contract/applications';
import { coverLetterRoutes } from '@folio/contract/cover-letters';
import { exportRoutes } from '@folio/contract/exports';
import { historyRoutes, letterHistoryRoutes } from '@folio/contract/history';
import { maxLetters } from '@folio/contract/letters';
import { publicResumeRoutes } from '@folio/contract/public-resumes';
import { type Question, questionRoutes } from '@folio/contract/questions';
import { type Resume, resumeRoutes } from '@folio/contract/resumes';
import type { Route } from '@folio/contract/route';
import { thumbnailRoutes } from '@folio/contract/thumbnails';
import { type Trash, trashRoutes } from '@folio/contract/trash';
import { type ResumeFamily, versionRoutes } from '@folio/contract/versions';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signUp, type TestAccount } from '../testing/accounts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { purgeTrash } from './trash.service.ts';

let test: TestApp;
let account: TestAccount;
let id: string;
beforeAll(async () => {
  test = await startTestApp();
});
beforeEach(async () => {
  account = await signUp(test);
  const content = { personalInfo: { summary: 'First' } };
  id = (await data<Resume>(resumeRoutes.create, { body: { name: 'Mine', content } })).id;
});
afterAll(() => test.close());

async function ask(route: Route, input: object = {}, token: string | undefined = account.token) {
  const { status, body } = await test.call(route, input as never, token);
  return { status, ...(body as { code?: string; data?: unknown }) };
}
async function data<T>(route: Route, input: object = {}): Promise<T> {
  const answer = await ask(route, input);
  expect(answer.status, JSON.stringify(answer)).toBeLessThan(300);
  return answer.data as T;
}
const remove = () => data(resumeRoutes.remove, { params: { id } });
const trash = () => data<Trash>(trashRoutes.list);
const letter = {
  jobDescription: 'Wanted',
  role: 'Engineer',
  company: 'Analytical',
  hiringManager: '',
  address: '',
  subject: '',
  date: '',
  text: 'Dear all',
};
const writeLetter = (text = letter.text) =>
  data(coverLetterRoutes.update, { params: { id }, body: { ...letter, text } });
const readLetter = () => data<{ text: string } | null>(coverLetterRoutes.get, { params: { id } });

describe('a deleted resume', () => {
  it('lies in the trash for 30 days', async () => {
    await writeLetter();
    await remove();
    const { resumes } = await trash();
    expect(resumes).toEqual([
      expect.objectContaining({ id, name: 'Mine', hasLetter: true, templateId: 'modern' }),
    ]);
    const [{ trashedAt = '', deletesAt = '' } = {}] = resumes;
    expect(Date.parse(deletesAt) - Date.parse(trashedAt)).toBe(30 * 24 * 60 * 60_000);
  });

  it('is nowhere else, and tells its owner alone where it is', async () => {
    const publicId = { params: { id } };
    const name = 'Nowhere else';
    await data(resumeRoutes.update, { ...publicId, body: { isPublic: true, name } });
    await writeLetter();
    await remove();
    expect(await data(resumeRoutes.list, { querystring: {} })).toEqual([]);
    expect(await data(resumeRoutes.summary)).toMatchObject({ total: 0 });
    const owned: Array<[Route, object]> = [
      [resumeRoutes.get, {}],
      [resumeRoutes.update, { body: { name: 'x' } }],
      [resumeRoutes.remove, {}],
      [resumeRoutes.since, { querystring: { version: 1 } }],
      [coverLetterRoutes.get, {}],
      [historyRoutes.list, {}],
      [versionRoutes.family, {}],
      [thumbnailRoutes.thumbnail, {}],
    ];
    const stranger = await signUp(test);
    for (const [route, input] of owned) {
      const own = await ask(route, { params: { id }, ...input });
      expect(own, route.url).toMatchObject({ status: 404, code: 'RESUME_IN_TRASH' });
      const others = await ask(route, { params: { id }, ...input }, stranger.token);
      expect(others).toMatchObject({ status: 404, code: 'RESUME_NOT_FOUND' });
    }
    const document = { params: { id, format: 'txt' }, querystring: {} };
    expect(await ask(exportRoutes.document, document)).toMatchObject({ status: 404 });
    for (const token of [undefined, account.token, stranger.token])
      expect((await test.call(publicResumeRoutes.get, { params: { id } }, token)).status).toBe(404);
    // The app's page, or a word that it is not built.
    const page = await test.app.inject(`/resume/preview/${id}`);
    expect(page.body).not.toContain(name);
  });

  it('comes back with its letter, its history and its public link', async () => {
    await data(resumeRoutes.update, { params: { id }, body: { isPublic: true } });
    await writeLetter();
    await remove();
    const restored = await data<Resume>(trashRoutes.restoreResume, { params: { id } });
    expect(restored).toMatchObject({ id, name: 'Mine', isPublic: true, version: 2 });
    expect(await readLetter()).toMatchObject({ text: 'Dear all' });
    expect(await data(historyRoutes.list, { params: { id } })).toHaveLength(1);
    expect((await test.call(publicResumeRoutes.get, { params: { id } })).status).toBe(200);
    expect((await trash()).resumes).toEqual([]);
  });

  it('gives its tailored versions back, which stood on their own meanwhile', async () => {
    const version = await data<Resume>(versionRoutes.create, {
      params: { id },
      body: { jobDescription: 'A cook' },
    });
    await remove();
    const family = () => data<ResumeFamily>(versionRoutes.family, { params: { id: version.id } });
    expect((await family()).original.id).toBe(version.id);
    await data(trashRoutes.restoreResume, { params: { id } });
    expect(await family()).toMatchObject({
      original: { id },
      versions: [{ resume: { id: version.id }, jobDescription: 'A cook' }],
    });
  });

  it('is purged after its 30 days, and not before', async () => {
    await remove();
    const age = (days: number) =>
      test.db.execute(sql`update resumes
        set trashed_at = now() - make_interval(days => ${days}) where id = ${id}`);
    await age(29);
    await purgeTrash(test.db);
    expect((await trash()).resumes).toHaveLength(1);
    await age(31);
    await purgeTrash(test.db);
    expect((await trash()).resumes).toHaveLength(0);
    expect(await ask(resumeRoutes.get, { params: { id } })).toMatchObject({
      code: 'RESUME_NOT_FOUND',
    });
  });

  it('is deleted at once on its owner’s request', async () => {
    await remove();
    await data(trashRoutes.deleteResume, { params: { id } });
    const { rows } = await test.db.execute(sql`select from resumes where id = ${id}`);
    expect(rows).toEqual([]);
  });

  it('goes with the account', async () => {
    await remove();
    await test.db.execute(sql`delete from users where id = ${account.user.id}`);
    const { rows } = await test.db.execute(sql`select from resumes where id = ${id}`);
    expect(rows).toEqual([]);
  });
});

describe('a deleted letter', () => {
  const removeLetter = () => data(coverLetterRoutes.remove, { params: { id } });

  it('lies in the trash, and comes back', async () => {
    await writeLetter();
    await removeLetter();
    expect(await readLetter()).toBeNull();
    const [trashed] = (await trash()).letters;
    expect(trashed).toMatchObject({
      resumeId: id,
      resumeName: 'Mine',
      role: 'Engineer',
      company: 'Analytical',
    });
    const restored = await data(trashRoutes.restoreLetter, { params: { id: trashed?.id } });
    expect(restored).toMatchObject({ ...letter, version: 2 });
    expect((await trash()).letters).toEqual([]);
  });

  it('is listed by its id in the trash, and a new one continues its version numbers', async () => {
    await writeLetter('Old');
    await writeLetter('Older');
    const { trashedId } = await data<{ trashedId: string }>(coverLetterRoutes.remove, {
      params: { id },
    });
    expect((await trash()).letters[0]?.id).toBe(trashedId);
    expect(await writeLetter('New')).toMatchObject({ version: 3, text: 'New' });
  });

  it('is one of a thousand at most, of which the first that were deleted are gone for good', async () => {
    await writeLetter('Last');
    await test.db.execute(sql`insert into trashed_letters (id, user_id, resume_id, letter, trashed_at)
      select gen_random_uuid(), ${account.user.id}, ${id}, jsonb_build_object('role', n::text),
        now() - make_interval(secs => n)
      from generate_series(1, ${maxLetters + 50}) n`);
    await removeLetter();
    const { letters } = await trash();
    expect(letters).toHaveLength(maxLetters);
    expect(letters[0]).toMatchObject({ role: 'Engineer', company: 'Analytical' });
    expect(letters.at(-1)).toMatchObject({ role: String(maxLetters - 1), company: '' });
  });

  it('is reported to a device that changes it, which may write it anew', async () => {
    await writeLetter('Old');
    await removeLetter();
    const write = (version: number) => {
      const body = { ...letter, text: 'Changed elsewhere', version };
      return ask(coverLetterRoutes.update, { params: { id }, body });
    };
    expect(await write(1)).toMatchObject({ status: 409, code: 'VERSION_CONFLICT', data: null });
    expect(await readLetter()).toBeNull();
    expect((await write(0)).data).toMatchObject({ version: 2, text: 'Changed elsewhere' });
    expect((await trash()).letters).toHaveLength(1);
  });

  it('comes back in the place of a new one, which is kept', async () => {
    await writeLetter('Old');
    await removeLetter();
    await writeLetter('New');
    const [trashed] = (await trash()).letters;
    await data(trashRoutes.restoreLetter, { params: { id: trashed?.id } });
    expect(await readLetter()).toMatchObject({ text: 'Old' });
    const params = { id };
    const [moment] = await data<Array<{ id: string; kind: string }>>(letterHistoryRoutes.list, {
      params,
    });
    expect(moment?.kind).toBe('restore');
    await data(letterHistoryRoutes.restore, { params: { id, momentId: moment?.id } });
    expect(await readLetter()).toMatchObject({ text: 'New' });
  });

  it('is there already where its restore is asked for again, with what was written since', async () => {
    for (const since of [undefined, 'New']) {
      await writeLetter('Old');
      await removeLetter();
      if (since) await writeLetter(since);
      const params = { id: (await trash()).letters[0]?.id };
      const restored = await data(trashRoutes.restoreLetter, { params });
      expect(await data(trashRoutes.restoreLetter, { params })).toEqual(restored);
      await writeLetter('Later');
      expect(await data(trashRoutes.restoreLetter, { params })).toMatchObject({ text: 'Later' });
      await data(coverLetterRoutes.remove, { params: { id } });
      expect(await ask(trashRoutes.restoreLetter, { params })).toMatchObject({ status: 404 });
      await data(trashRoutes.deleteLetter, { params: { id: (await trash()).letters[0]?.id } });
    }
  });

  it('waits while its resume lies there too', async () => {
    await writeLetter();
    await removeLetter();
    await remove();
    const params = { id: (await trash()).letters[0]?.id };
    expect(await ask(trashRoutes.restoreLetter, { params })).toMatchObject({
      code: 'RESUME_IN_TRASH',
    });
    await data(trashRoutes.restoreResume, { params: { id } });
    expect(await data(trashRoutes.restoreLetter, { params })).toMatchObject({ text: 'Dear all' });
  });

  it('is deleted at once on its owner’s request', async () => {
    await writeLetter();
    await removeLetter();
    await data(trashRoutes.deleteLetter, { params: { id: (await trash()).letters[0]?.id } });
    expect((await trash()).letters).toEqual([]);
    expect(await ask(coverLetterRoutes.remove, { params: { id } })).toMatchObject({
      status: 404,
      code: 'LETTER_NOT_FOUND',
    });
  });
});

describe('a deleted application', () => {
  const apply = async (role: string) => {
    const { id } = await data<Application>(applicationRoutes.create, { body: { role } });
    await data(applicationRoutes.trash, { body: { ids: [id] } });
    return id;
  };

  it('lies in the trash until it is restored, or gone for good', async () => {
    const [cook, baker] = [await apply('Cook'), await apply('Baker')];
    expect((await trash()).applications).toMatchObject([
      { id: baker, role: 'Baker', company: '' },
      { id: cook, role: 'Cook' },
    ]);
    await data(applicationRoutes.restore, { body: { ids: [cook] } });
    await data(trashRoutes.deleteApplication, { params: { id: baker } });
    expect((await trash()).applications).toEqual([]);
    const again = await ask(trashRoutes.deleteApplication, { params: { id: cook } });
    expect(again).toMatchObject({ status: 404, code: 'APPLICATION_NOT_FOUND' });
  });

  it('is accessible to its owner only', async () => {
    const id = await apply('Cook');
    const { token } = await signUp(test);
    const gone = await ask(trashRoutes.deleteApplication, { params: { id } }, token);
    expect(gone.status).toBe(404);
    expect((await ask(trashRoutes.list, {}, token)).data).toMatchObject({ applications: [] });
    expect((await trash()).applications).toHaveLength(1);
  });
});

it('empties the trash', async () => {
  const { id: jobId } = await data<Application>(applicationRoutes.create, {
    body: { role: 'Cook' },
  });
  await data(applicationRoutes.trash, { body: { ids: [jobId] } });
  await writeLetter();
  await data(coverLetterRoutes.remove, { params: { id } });
  await remove();
  const kept = await data<Resume>(resumeRoutes.create, { body: {} });
  const asked = { questions: [{ question: 'Why us?' }, { question: 'Why now?' }] };
  const [question] = await data<Question[]>(questionRoutes.create, { body: asked });
  await data(questionRoutes.remove, { params: { id: question?.id } });
  await data(trashRoutes.empty);
  const left = await test.db.execute(
    sql`select question from questions where user_id = ${account.user.id}`,
  );
  expect(left.rows).toEqual([{ question: 'Why now?' }]);
  expect(await trash()).toEqual({ resumes: [], letters: [], ownLetters: [], applications: [] });
  expect(await data<Resume[]>(resumeRoutes.list, { querystring: {} })).toMatchObject([
    { id: kept.id },
  ]);
});

it('is emptied of what a list showed, and not of what was deleted since', async () => {
  await remove();
  await test.db.execute(
    sql`update resumes set trashed_at = trashed_at - interval '1 minute' where id = ${id}`,
  );
  const until = (await trash()).resumes[0]?.trashedAt;
  const { id: resumeId } = await data<Resume>(resumeRoutes.create, { body: {} });
  id = resumeId;
  await writeLetter();
  await data(coverLetterRoutes.remove, { params: { id } });
  await remove();
  const body = { role: 'Cook' };
  const { id: jobId } = await data<Application>(applicationRoutes.create, { body });
  await data(applicationRoutes.trash, { body: { ids: [jobId] } });
  await data(trashRoutes.empty, { querystring: { until } });
  const { resumes, letters, applications } = await trash();
  expect([resumes, letters, applications].map((list) => list.length)).toEqual([1, 1, 1]);
  expect(resumes[0]?.id).toBe(resumeId);
  for (const never of ['0000-01-01T00:00:00Z', 'yesterday'])
    expect(await ask(trashRoutes.empty, { querystring: { until: never } })).toMatchObject({
      status: 400,
      errors: { until: [expect.any(String)] },
    });
});

describe('who may see a trash', () => {
  it('is its owner alone', async () => {
    await writeLetter();
    await data(coverLetterRoutes.remove, { params: { id } });
    const letterId = (await trash()).letters[0]?.id;
    await remove();
    const stranger = await signUp(test);
    const calls: Array<[Route, string | undefined, string]> = [
      [trashRoutes.restoreResume, id, 'RESUME_NOT_FOUND'],
      [trashRoutes.deleteResume, id, 'RESUME_NOT_FOUND'],
      [trashRoutes.restoreLetter, letterId, 'LETTER_NOT_FOUND'],
      [trashRoutes.deleteLetter, letterId, 'LETTER_NOT_FOUND'],
    ];
    for (const [route, of, code] of calls) {
      const one = { params: { id: of } };
      expect((await test.call(route, one as never)).status, route.url).toBe(401);
      expect(await ask(route, one, stranger.token)).toMatchObject({ status: 404, code });
      for (const no of [randomUUID(), 'no-id'])
        expect(await ask(route, { params: { id: no } })).toMatchObject({ status: 404, code });
    }
    for (const route of [trashRoutes.list, trashRoutes.empty])
      expect((await test.call(route)).status).toBe(401);
    expect(await ask(trashRoutes.empty, {}, stranger.token)).toMatchObject({ status: 200 });
    expect((await trash()).resumes).toHaveLength(1);
  });
});
