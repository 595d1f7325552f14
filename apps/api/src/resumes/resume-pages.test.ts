import { type ResumePage, type ResumeSummary, resumeRoutes } from '@folio/contract/resumes';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp, type TestAccount } from '../testing/accounts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

type Query = Record<string, string>;
const ask = (query: Query, { token }: TestAccount) =>
  test.call(resumeRoutes.list, { querystring: query }, token);
const list = async (query: Query, account: TestAccount) =>
  (await ask(query, account)).body as ResumePage;
const create = async (body: object, { token }: TestAccount) => {
  const made = await test.call(resumeRoutes.create, { body }, token);
  return (made.body as { data: ResumeSummary }).data;
};
const namesOf = (page: ResumePage) => page.data.map(({ name }) => name);

async function accountWith(...names: string[]): Promise<TestAccount> {
  const account = await signUp(test);
  for (const name of names) await create({ name }, account);
  return account;
}

/** Every page from `query` on; `between` happens after each of them. */
async function walk(query: Query, account: TestAccount, between = async () => {}) {
  const pages: ResumePage[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await list({ ...query, ...(cursor ? { cursor } : {}) }, account);
    pages.push(page);
    cursor = page.page.nextCursor;
    await between();
  }
  return pages;
}

describe('a page of resumes', () => {
  it('[resume-pages-3] holds the last changed first, without their content, and says how many there are', async () => {
    const account = await accountWith('first', 'second', 'third');
    const { data } = await list({}, account);
    await test.call(
      resumeRoutes.update,
      { params: { id: data[2]?.id ?? '' }, body: { isPublished: true } },
      account.token,
    );
    const page = await list({ limit: '2' }, account);
    expect(page).toEqual({
      success: true,
      data: [
        {
          ...data[2],
          isPublished: true,
          version: 2,
          updatedAt: expect.stringMatching(/\.\d{3}Z$/),
        },
        data[0],
      ],
      page: { nextCursor: expect.any(String), total: 3 },
    });
  });

  it('is what the resume itself says, also at a full second', async () => {
    const account = await signUp(test);
    const made = await create({ name: 'A "quoted" \\ name, \u2028 नमस्ते' }, account);
    await test.db.execute(
      sql`update resumes set updated_at = '2024-01-05T10:00:00Z', created_at = '2024-01-05T09:59:59.5Z' where id = ${made.id}`,
    );
    const got = await test.call(resumeRoutes.get, { params: { id: made.id } }, account.token);
    const {
      content: _content,
      order: _order,
      settings: _settings,
      ...summary
    } = Object(got.body).data;
    expect((await list({}, account)).data).toEqual([summary]);
    expect(summary).toMatchObject({
      createdAt: '2024-01-05T09:59:59.500Z',
      updatedAt: '2024-01-05T10:00:00.000Z',
    });
  });

  it('holds fifty unless it is asked for another number', async () => {
    const account = await signUp(test);
    await fill(account, 65);
    const sizes = async (query: Query) =>
      (await walk(query, account)).map(({ data }) => data.length);
    expect(await sizes({})).toEqual([50, 15]);
    expect(await sizes({ limit: '13' })).toEqual([13, 13, 13, 13, 13]);
    expect(await sizes({ limit: '100' })).toEqual([65]);
  });

  it('is followed by the rest once each, also when all were changed in the same moment', async () => {
    const account = await signUp(test);
    await fill(account, 20);
    await test.db.execute(
      sql`update resumes set updated_at = '2026-01-01T00:00:00Z' where user_id = ${account.user.id}`,
    );
    const pages = await walk({ limit: '7' }, account);
    const ids = pages.flatMap(({ data }) => data.map(({ id }) => id));
    expect(ids).toEqual(ids.toSorted().reverse());
    expect(new Set(ids).size).toBe(20);
  });

  it('isn’t shifted by concurrent changes', async () => {
    const account = await accountWith('1', '2', '3', '4', '5', '6');
    const first = await list({ limit: '2' }, account);
    expect(namesOf(first)).toEqual(['6', '5']);
    await create({ name: 'new' }, account);
    const [newest] = first.data;
    await test.call(resumeRoutes.remove, { params: { id: newest?.id ?? '' } }, account.token);
    const cursor = first.page.nextCursor ?? '';
    expect(namesOf(await list({ limit: '4', cursor }, account))).toEqual(['4', '3', '2', '1']);
  });

  it('is empty for an account without resumes', async () => {
    const nobody = await signUp(test);
    const none = { success: true, data: [], page: { nextCursor: null, total: 0 } };
    expect(await list({}, nobody)).toEqual(none);
    const other = await accountWith('a', 'b');
    const { page } = await list({ limit: '1' }, other);
    // A place in somebody else's list shows nothing of it.
    expect(await list({ cursor: page.nextCursor ?? '' }, nobody)).toEqual(none);
  });
});

describe('searching resumes', () => {
  let account: TestAccount;
  const search = async (text: string, more: Query = {}) =>
    namesOf(await list({ search: text, ...more }, account)).toSorted();
  beforeAll(async () => {
    account = await accountWith('Staff Engineer', 'ÉTÉ à Paris', '100%_sure', 'back\\slash');
    await create({ name: 'Other', templateId: 'classic' }, account);
    await accountWith('Staff Engineer of another');
  });

  it('finds in the name whatever the case and however an accent is written', async () => {
    expect(await search(' sTAFF ')).toEqual(['Staff Engineer']);
    expect(await search('e\u0301te\u0301')).toEqual(['ÉTÉ à Paris']);
    expect(await search('ete a')).toEqual(['ÉTÉ à Paris']);
  });

  it('[resume-pages-1] finds a template by its id, or by its name where that is asked for', async () => {
    expect(await search('CLASSIC')).toEqual(['Other']);
    expect(await search('minimalist')).toEqual([]);
    const byName = { searchBy: 'templateName' };
    expect(await search('minimalist', byName)).toHaveLength(4);
    expect(await search('classic prof', byName)).toEqual(['Other']);
  });

  it.each([
    ['%', ['100%_sure']],
    ['_', ['100%_sure']],
    ['\\', ['back\\slash']],
    ['.*', []],
    ["' or true --", []],
    ['\0', ['100%_sure', 'Other', 'Staff Engineer', 'back\\slash', 'ÉTÉ à Paris']],
  ])('takes %j as text', async (text, found) => {
    expect(await search(text)).toEqual(found);
  });

  it('counts and pages through what it finds', async () => {
    const pages = await walk({ search: 'E', limit: '1', searchBy: 'templateId' }, account);
    const total = pages.length;
    expect(total).toBeGreaterThan(2);
    expect(new Set(pages.map(({ page }) => page.total))).toEqual(new Set([total]));
  });
});

describe('what is no list', () => {
  it.each([
    ['limit', { limit: '0' }],
    ['limit', { limit: '101' }],
    ['limit', { limit: '1.5' }],
    ['limit', { limit: 'all' }],
    ['cursor', { cursor: '' }],
    ['cursor', { cursor: 'x' }],
    ['cursor', { cursor: '2026-01-01T00:00:00.000Z_1' }],
    ['cursor', { cursor: 'infinity_01890000-0000-7000-8000-000000000000' }],
    ['cursor', { cursor: '+275760-09-13T00:00:00.000Z_01890000-0000-7000-8000-000000000000' }],
    ['cursor', { cursor: '0000-01-01T00:00:00.000Z_01890000-0000-7000-8000-000000000000' }],
    ['cursor', { cursor: '2026-02-30T00:00:00.000Z_01890000-0000-7000-8000-000000000000' }],
    ['search', { search: 'x'.repeat(201) }],
    ['searchBy', { searchBy: 'content' }],
    ['page', { page: '2' }],
  ])('is refused for its %s: %j', async (field, query) => {
    const answer = await ask(query as Query, await signUp(test));
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_ERROR' } });
    expect(Object.keys(Object(answer.body).errors)).toEqual([field]);
  });

  it('is asked for a session first', async () => {
    for (const url of ['/api/resumes?limit=0', '/api/resumes/summary'])
      expect((await test.app.inject(url)).statusCode).toBe(401);
  });
});

describe('the counts', () => {
  it('[resume-pages-2] are of the user’s own resumes, ready or not', async () => {
    const account = await accountWith('a', 'b', 'c');
    const [{ id } = { id: '' }] = (await list({}, account)).data;
    const body = { isPublished: true };
    await test.call(resumeRoutes.update, { params: { id }, body }, account.token);
    const counts = async ({ token }: TestAccount) =>
      Object((await test.call(resumeRoutes.summary, undefined, token)).body).data;
    expect(await counts(account)).toEqual({ total: 3, published: 1, unpublished: 2 });
    const nobody = await signUp(test);
    expect(await counts(nobody)).toEqual({ total: 0, published: 0, unpublished: 0 });
  });
});

describe('ten thousand resumes', () => {
  it('are read page by page from their index, without sorting or reading them all', async () => {
    const account = await signUp(test);
    await fill(account, 10_000);
    await test.db.execute(sql`analyze resumes`);
    const pages = await walk({ limit: '100' }, account);
    expect(pages).toHaveLength(100);
    expect(new Set(pages.flatMap(({ data }) => data.map(({ id }) => id))).size).toBe(10_000);
    const found = await list({ search: 'number 9999', limit: '10' }, account);
    expect(found.page.total).toBe(1);
    const { rows } = await test.db.execute(sql`explain (format json) select id, name from resumes
      where user_id = ${account.user.id} and (updated_at, id) < ('infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff')
      order by updated_at desc, id desc limit 51`);
    const plan = JSON.stringify(rows);
    expect(plan).toContain('resumes_user_id_updated_at_id_idx');
    expect(plan).not.toContain('Sort');
  });
});

/** So many resumes, a second apart, straight into the database. */
async function fill({ user, token }: TestAccount, count: number): Promise<void> {
  const { id } = await create({ name: 'number 1' }, { token } as TestAccount);
  await test.db.execute(sql`insert into resumes
    (id, user_id, name, template_id, content, section_order, settings, created_at, updated_at)
    select gen_random_uuid(), ${user.id}, 'number ' || n, template_id, content, section_order,
      settings, created_at - n * interval '1 second', updated_at - n * interval '1 second'
    from resumes, generate_series(2, ${count}) n where id = ${id}`);
}
