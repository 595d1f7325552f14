import { resumeRoutes } from '@folio/contract/resumes';
import { templates } from '@folio/contract/template-list';
import { type CountedTemplate, templateRoutes } from '@folio/contract/templates';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { signUp, type TestAccount } from '../testing/accounts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
let ada: TestAccount;
let bob: TestAccount;
beforeAll(async () => {
  test = await startTestApp();
  [ada, bob] = [await signUp(test), await signUp(test)];
});
afterEach(() => vi.useRealTimers());
afterAll(() => test.close());

const view = (id: string, token?: string) =>
  test.call(templateRoutes.view, { params: { id } }, token);

let laterMs = 0;
/** The counts once those that are kept for a few seconds have run out. */
async function countsOf(id: string) {
  laterMs += 60_000;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + laterMs });
  const { body } = await test.call(templateRoutes.list);
  vi.useRealTimers();
  const { data } = body as { data: CountedTemplate[] };
  const { uses, views } = data.find((template) => template.id === id) ?? {};
  return { uses, views };
}

describe('templates', () => {
  it('[templates-4] are listed for anyone, with counts', async () => {
    expect(await test.call(templateRoutes.list)).toMatchObject({
      status: 200,
      body: { success: true, data: templates.map((template) => ({ ...template, uses: 0 })) },
    });
  });

  it('[templates-5] are found by their id', async () => {
    for (const template of templates)
      expect(await test.call(templateRoutes.get, { params: { id: template.id } })).toMatchObject({
        status: 200,
        body: { data: { ...template, uses: 0 } },
      });
  });

  it.each(['fancy', '__proto__', 'x'.repeat(300), '%'])('do not include %s', async (id) => {
    for (const route of [templateRoutes.get, templateRoutes.view])
      expect(await test.call(route, { params: { id } }, ada.token)).toMatchObject({
        status: 404,
        body: { code: 'TEMPLATE_NOT_FOUND' },
      });
  });

  it('are not sent again to who has them, until a count has changed', async () => {
    const ask = (tag: unknown) =>
      test.app.inject({ url: '/api/templates', headers: { 'if-none-match': String(tag) } });
    const { headers } = await test.call(templateRoutes.list);
    expect(headers['cache-control']).toBe('public, no-cache');
    const again = await ask(headers.etag);
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await ask(`W/${headers.etag}, "other"`)).statusCode).toBe(304);
    expect((await ask('"other"')).statusCode).toBe(200);
    await view('academic', ada.token);
    await countsOf('academic');
    expect((await ask(headers.etag)).statusCode).toBe(200);
  });
});

describe('uses', () => {
  it('are the resumes that are set in a template', async () => {
    const create = (templateId: 'minimal' | 'classic') =>
      test.call(resumeRoutes.create, { body: { templateId } }, ada.token);
    const made = await create('minimal');
    await create('minimal');
    expect((await countsOf('minimal')).uses).toBe(2);
    const { id } = (made.body as { data: { id: string } }).data;
    await test.call(
      resumeRoutes.setTemplate,
      { params: { id }, body: { templateId: 'classic' } },
      ada.token,
    );
    expect([(await countsOf('minimal')).uses, (await countsOf('classic')).uses]).toEqual([1, 1]);
  });
});

describe('views', () => {
  it('need a session', async () => {
    expect(await view('modern')).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    expect(await view('modern', 'nonsense')).toMatchObject({ status: 401 });
  });

  it('[templates-1] count each person once a day, also when asked at once', async () => {
    const before = (await countsOf('creative')).views ?? 0;
    const answers = await Promise.all(Array.from({ length: 5 }, () => view('creative', ada.token)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    await view('creative', bob.token);
    expect((await countsOf('creative')).views).toBe(before + 2);
    await test.db.execute(sql`update template_views set last_day = last_day - 1`);
    await view('creative', ada.token);
    expect((await countsOf('creative')).views).toBe(before + 3);
  });

  it('are limited', async () => {
    const limited = await startTestApp({ configuration: { rateLimits: true } });
    const { token } = await signUp(limited);
    const ask = () => limited.call(templateRoutes.view, { params: { id: 'modern' } }, token);
    const statuses = [];
    for (let turn = 0; turn < 121; turn++) statuses.push((await ask()).status);
    await limited.close();
    expect(statuses.filter((status) => status === 200)).toHaveLength(120);
    expect(statuses.at(-1)).toBe(429);
  });
});
