import { randomUUID } from 'node:crypto';
import {
  historyRoutes,
  type Moment,
  maxNamedMoments,
  type ResumeDocument,
} from '@folio/contract/history';
import type { Resume, UpdateResume } from '@folio/contract/resumes';
import { resumeRoutes } from '@folio/contract/resumes';
import type { Route } from '@folio/contract/route';
import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signUp, type TestAccount } from '../testing/accounts.ts';
import { untilWaiting, whileLocked } from '../testing/held-locks.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { renameMoment } from './history.service.ts';

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

async function data<T>(route: Route, input: object, token = account.token): Promise<T> {
  const answer = await test.call(route, input as never, token);
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  return (answer.body as { data: T }).data;
}

const save = (body: UpdateResume) =>
  data<Resume>(resumeRoutes.update, { params: { id }, body } as never);
const write = (summary: string, more: Partial<UpdateResume> = {}) =>
  save({ content: { personalInfo: { summary } } as never, ...more });
const list = () => data<Moment[]>(historyRoutes.list, { params: { id } });
const read = (momentId: string) =>
  data<Moment & { document: ResumeDocument }>(historyRoutes.get, { params: { id, momentId } });
const summaries = async () => {
  const read = (await list()).map(async (moment) => {
    const params = { id, momentId: moment.id };
    const { document } = await data<{ document: ResumeDocument }>(historyRoutes.get, { params });
    return [moment.kind, document.content.personalInfo.summary];
  });
  return Promise.all(read);
};
/** As if all that was done had been done so long ago. */
const pass = (time: string) =>
  test.db.execute(sql`with m as (update history_moments set at = at - ${time}::interval)
    update resumes set history_kept_at = history_kept_at - ${time}::interval,
      updated_at = updated_at - ${time}::interval`);

describe('the history of a resume', () => {
  it('keeps what a sitting began with, and its end when the next one begins', async () => {
    await write('Second');
    await write('Third');
    expect(await summaries()).toEqual([['sitting', 'First']]);
    await pass('31 minutes');
    await write('Fourth');
    await write('Fifth');
    expect(await summaries()).toEqual([
      ['sitting', 'Third'],
      ['sitting', 'First'],
    ]);
  });

  it('keeps the version before a save with many changes, such as of an offline day', async () => {
    await write('Second');
    const skills = (names: string[]) => names.map((category) => ({ category }));
    await save({ content: { skills: skills(['One', 'Two']) } as never });
    expect(await summaries()).toEqual([['sitting', 'First']]);
    const many = Array.from({ length: 20 }, (_, index) => `Skill ${index}`);
    await save({ content: { personalInfo: { summary: 'Third' }, skills: skills(many) } as never });
    await save({ content: { personalInfo: { summary: 'Fourth' } } as never });
    expect(await summaries()).toEqual([
      ['sitting', 'Third'],
      ['sitting', ''],
      ['sitting', 'First'],
    ]);
  });

  it('keeps the version before a change that its sender marks as large', async () => {
    await write('Second');
    for (const reason of ['ai', 'enhance', 'import', 'reset', 'sample'] as const)
      await write(`After ${reason}`, { reason });
    expect(await summaries()).toEqual([
      ['sample', 'After reset'],
      ['reset', 'After import'],
      ['import', 'After enhance'],
      ['enhance', 'After ai'],
      ['ai', 'Second'],
      ['sitting', 'First'],
    ]);
  });

  it('keeps the version before a change of template, with the new template’s name', async () => {
    await write('Second');
    await data(resumeRoutes.setTemplate, { params: { id }, body: { templateId: 'minimal' } });
    const [moment] = await list();
    expect(moment).toMatchObject({ kind: 'template', detail: 'minimal', name: null });
    expect((await read(moment?.id ?? '')).document.templateId).not.toBe('minimal');
  });

  it('keeps nothing for a refused change', async () => {
    await write('Second');
    const body = { name: 'Stale', version: 1, reason: 'reset' as const };
    const { status } = await test.call(
      resumeRoutes.update,
      { params: { id }, body },
      account.token,
    );
    expect(status).toBe(409);
    expect(await summaries()).toEqual([['sitting', 'First']]);
  });

  it('stores the same document once, however often it is kept', async () => {
    const named = (name: string) => data(historyRoutes.keep, { params: { id }, body: { name } });
    await named('One');
    await named('Two');
    await named('Two');
    expect((await list()).map(({ name }) => name)).toEqual(['Two', 'One']);
    const { rows } = await test.db.execute(
      sql`select count(*)::int as documents from history_documents where resume_id = ${id}`,
    );
    expect(rows).toEqual([{ documents: 1 }]);
  });

  it('gives a named version another name, also where there are as many names as can be', async () => {
    const { body } = await test.call(
      historyRoutes.keep,
      { params: { id }, body: { name: 'One' } },
      account.token,
    );
    const momentId = (body as { data: Moment }).data.id;
    await test.db.execute(sql`
      insert into history_moments (id, user_id, resume_id, subject, hash, kind, detail, name, at)
      select gen_random_uuid(), user_id, resume_id, subject, hash, kind, 'n', 'n', at
      from history_moments, generate_series(2, ${maxNamedMoments}) where id = ${momentId}`);
    const rename = (name: string) =>
      test.call(historyRoutes.rename, { params: { id, momentId }, body: { name } }, account.token);
    expect(await rename('Two')).toMatchObject({ status: 200, body: { data: { name: 'Two' } } });
    const more = { params: { id }, body: { name: 'Three' } };
    expect((await test.call(historyRoutes.keep, more, account.token)).body).toMatchObject({
      code: 'QUOTA_EXCEEDED',
    });
  });

  it('has no more names than it may where several are given at once', async () => {
    const { body } = await test.call(
      historyRoutes.keep,
      { params: { id }, body: { name: 'One' } },
      account.token,
    );
    const momentId = (body as { data: Moment }).data.id;
    const { rows } = await test.db.execute<{ id: string; name: string | null }>(sql`
      insert into history_moments (id, user_id, resume_id, subject, hash, kind, detail, name, at)
      select gen_random_uuid(), user_id, resume_id, subject, hash, kind, 'n',
        case when n < ${maxNamedMoments} then 'n' end, at
      from history_moments, generate_series(2, ${maxNamedMoments + 2}) n where id = ${momentId}
      returning id, name`);
    const key = { userId: account.user.id, resumeId: id, subject: 'resume' } as const;
    const unnamed = rows.filter(({ name }) => name === null);
    const moments = sql`select from history_moments where resume_id = ${id} for update`;
    const naming = await whileLocked(test.db, moments, async () => {
      const begun = unnamed.map((row) => renameMoment(test.app, key, row.id, 'More'));
      const settled = Promise.allSettled(begun);
      await untilWaiting(test.db, begun.length);
      return { settled };
    });
    const named = await naming.settled;
    expect(named.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('goes with its resume, and with the account', async () => {
    await write('Second');
    await test.db.execute(sql`delete from resumes where id = ${id}`);
    const { rows } = await test.db.execute(sql`
      select (select count(*) from history_documents where resume_id = ${id})::int as documents,
        (select count(*) from history_moments where resume_id = ${id})::int as moments`);
    expect(rows).toEqual([{ documents: 0, moments: 0 }]);
  });

  it('reads what another release has kept as far as it can', async () => {
    await write('Second');
    const [{ id: momentId = '' } = {}] = await list();
    await test.db.execute(sql`update history_moments set kind = 'later' where id = ${momentId}`);
    await test.db.execute(sql`update history_documents set document = document
      || '{"contentVersion": 9, "later": 1, "order": ["later", "skills"], "templateId": "later"}'::jsonb`);
    const { kind, document } = await read(momentId);
    expect(kind).toBe('sitting');
    expect(document).toMatchObject({
      templateId: 'modern',
      content: { personalInfo: { summary: 'First' } },
    });
    expect(document.order).toContain('skills');
  });
});

describe('restoring', () => {
  it('makes the resume what it was, and keeps what it was until now', async () => {
    await write('Second', { name: 'Renamed', isPublic: true });
    const [{ id: momentId = '' } = {}] = await list();
    const restored = await data<Resume>(historyRoutes.restore, { params: { id, momentId } });
    expect(restored).toMatchObject({
      name: 'Renamed',
      isPublic: true,
      version: 3,
      content: { personalInfo: { summary: 'First' } },
    });
    const [undo] = await list();
    expect(undo?.kind).toBe('restore');
    await data(historyRoutes.restore, { params: { id, momentId: undo?.id } });
    expect((await data<Resume>(resumeRoutes.get, { params: { id } })).content).toMatchObject({
      personalInfo: { summary: 'Second' },
    });
  });

  it('as a new resume leaves the original unchanged', async () => {
    await write('Second');
    const [{ id: momentId = '' } = {}] = await list();
    const copy = await data<Resume>(historyRoutes.copy, { params: { id, momentId } });
    expect(copy).toMatchObject({
      name: 'Mine (earlier version)',
      version: 1,
      isPublic: false,
      content: { personalInfo: { summary: 'First' } },
    });
    expect((await data<Resume>(resumeRoutes.get, { params: { id } })).version).toBe(2);
  });

  it('as a new resume is there once under its id', async () => {
    await write('Second');
    const [{ id: momentId = '' } = {}] = await list();
    const input = { params: { id, momentId }, body: { id: uuidv7() } };
    const copy = () => data<Resume>(historyRoutes.copy, input);
    for (const made of [...(await Promise.all([copy(), copy()])), await copy()])
      expect(made.id).toBe(input.body.id);
  });
});

describe('a moment', () => {
  it('gets a name, and loses it', async () => {
    await write('Second');
    const [{ id: momentId = '' } = {}] = await list();
    const rename = (name: string | null) =>
      data<Moment>(historyRoutes.rename, { params: { id, momentId }, body: { name } });
    expect(await rename('  The short one ')).toMatchObject({ name: 'The short one' });
    expect(await rename(null)).toMatchObject({ name: null, kind: 'sitting' });
  });

  it.each(['', 'x'.repeat(81)])('does not get the name %j', async (name) => {
    const answer = await test.call(
      historyRoutes.keep,
      { params: { id }, body: { name } },
      account.token,
    );
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_ERROR' } });
  });
});

describe('who may see a history', () => {
  const calls = (momentId: string) =>
    [
      [historyRoutes.list, { params: { id } }],
      [historyRoutes.keep, { params: { id }, body: { name: 'x' } }],
      [historyRoutes.get, { params: { id, momentId } }],
      [historyRoutes.rename, { params: { id, momentId }, body: { name: 'x' } }],
      [historyRoutes.restore, { params: { id, momentId } }],
      [historyRoutes.copy, { params: { id, momentId } }],
    ] as const;
  const statusOf = async (route: Route, input: object, token?: string) => {
    const { status, body } = await test.call(route, input as never, token);
    return [status, (body as { code?: string }).code];
  };

  it('is its owner alone', async () => {
    await write('Second');
    const [{ id: momentId = '' } = {}] = await list();
    const stranger = await signUp(test);
    for (const [route, input] of calls(momentId)) {
      expect(await statusOf(route, input), route.url).toEqual([401, 'UNAUTHENTICATED']);
      expect(await statusOf(route, input, stranger.token)).toEqual([404, 'RESUME_NOT_FOUND']);
    }
  });

  it.each([randomUUID(), 'no-id', "' or 1=1"])('answers 404 for the moment %j', async (no) => {
    for (const [route, input] of calls(no).slice(2))
      expect(await statusOf(route, input, account.token)).toEqual([404, 'MOMENT_NOT_FOUND']);
  });
});
