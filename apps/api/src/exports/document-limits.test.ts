import { type Resume, resumeRoutes } from '@folio/contract/resumes';
import { thumbnailWidthsPx } from '@folio/contract/thumbnails';
import { sampleContent } from '@folio/documents/sample-content';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rateLimits } from '../platform/schema.ts';
import { signUp, type TestAccount } from '../testing/accounts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let unlimited: TestApp;
let limited: TestApp;
beforeAll(async () => {
  unlimited = await startTestApp();
  limited = await startTestApp({ configuration: { rateLimits: true } });
});
afterAll(() => Promise.all([unlimited.close(), limited.close()]));

async function person(test: TestApp) {
  const { token }: TestAccount = await signUp(test);
  const body = { content: sampleContent };
  const made = await test.call(resumeRoutes.create, { body }, token);
  const { id } = (made.body as { data: Resume }).data;
  const get = (path: string, headers = {}) =>
    test.app.inject({
      url: `/api/resumes/${id}/${path}`,
      headers: { ...headers, authorization: `Bearer ${token}` },
    });
  return { get };
}

describe('documents', () => {
  it('are made for everybody while one account asks for seventy at once', async () => {
    const [hostile, honest] = [await person(unlimited), await person(unlimited)];
    const flood = Promise.all(Array.from({ length: 70 }, () => hostile.get('export/docx')));
    const answers = await Promise.all(
      ['export/docx', 'export/txt', 'thumbnail', 'export/html'].map((path) => honest.get(path)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const refused = (await flood).filter(({ statusCode }) => statusCode !== 200);
    expect(refused.length).toBeGreaterThan(0);
    for (const { statusCode, headers } of refused) {
      expect(statusCode).toBe(429);
      expect(headers['retry-after']).toBe('5');
    }
  });

  it('of every format can be had thirty times a minute by one account', async () => {
    const [hostile, honest] = [await person(limited), await person(limited)];
    const formats = ['txt', 'json', 'html'];
    for (let i = 0; i < 30; i++)
      expect((await hostile.get(`export/${formats[i % 3]}`)).statusCode).toBe(200);
    for (const format of [...formats, 'docx', 'pdf'])
      expect((await hostile.get(`export/${format}`)).json()).toMatchObject({
        code: 'RATE_LIMITED',
      });
    expect((await honest.get('export/docx')).statusCode).toBe(200);
  });
});

describe('thumbnails', () => {
  it('have few widths, and others are refused with those', async () => {
    const { get } = await person(unlimited);
    const answer = await get('thumbnail?width=481');
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual({
      width: [`The width is one of ${thumbnailWidthsPx.join(', ')} pixels`],
    });
  });

  it('are limited where they have to be made, and not where they are there', async () => {
    const { get } = await person(limited);
    const first = await get('thumbnail?width=480');
    expect(first.statusCode).toBe(200);
    await limited.db
      .update(rateLimits)
      .set({ hits: 240 })
      .where(sql`${rateLimits.key} like 'thumbnails-account:%'`);
    expect((await get('thumbnail?width=800')).statusCode).toBe(429);
    expect((await get('thumbnail?width=480')).statusCode).toBe(200);
    const known = { 'if-none-match': String(first.headers.etag) };
    expect((await get('thumbnail?width=480', known)).statusCode).toBe(304);
  });
});
