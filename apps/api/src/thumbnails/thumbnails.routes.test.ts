import type { IncomingHttpHeaders } from 'node:http';
import { emptyContent } from '@folio/contract/empty-content';
import { type Resume, resumeRoutes } from '@folio/contract/resumes';
import { templateIds } from '@folio/contract/template-ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Pixels } from '../platform/pictures/rasterise.ts';
import { decodePng } from '../platform/pictures/testing/decode-png.ts';
import { signUp } from '../testing/accounts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await startTestApp();
  ({ token } = await signUp(test));
});
afterAll(() => test.close());

const newResume = async (body = {}) =>
  ((await test.call(resumeRoutes.create, { body }, token)).body as { data: Resume }).data;
const thumbnail = (
  id: string,
  { query = '', session = token, headers = {} as IncomingHttpHeaders } = {},
) =>
  test.app.inject({
    url: `/api/resumes/${encodeURIComponent(id)}/thumbnail${query}`,
    headers: { ...headers, ...(session ? { authorization: `Bearer ${session}` } : {}) },
  });

/** The part of the pixels that is dark enough to be text. */
const inkOf = ({ rgba }: Pixels) => {
  const dark = rgba.filter((value, i) => i % 4 === 1 && value < 128).length;
  return dark / (rgba.length / 4);
};

describe('the picture of a resume', () => {
  it('[thumbnails-1] is its first page as a small PNG, in every template', async () => {
    for (const templateId of templateIds) {
      const { id } = await newResume();
      await test.db.execute(`update resumes set template_id = '${templateId}' where id = '${id}'`);
      const answer = await thumbnail(id);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('image/png');
      expect(answer.headers['cache-control']).toBe('private, no-cache');
      expect(answer.rawPayload.length).toBeLessThan(60_000);
      const pixels = decodePng(answer.rawPayload);
      expect([pixels.widthPx, pixels.heightPx]).toEqual([480, 679]);
      expect(inkOf(pixels)).toBeGreaterThan(0.01);
      expect(inkOf(pixels)).toBeLessThan(0.4);
    }
  });

  it('has ghost lines where nothing is written, and none beside a word', async () => {
    const pale = ({ rgba }: Pixels) =>
      rgba.filter((value, i) => i % 4 === 2 && value === 0xee && rgba[i - 1] === 0xe9).length;
    const pixelsOf = async (body: object) =>
      decodePng((await thumbnail((await newResume(body)).id)).rawPayload);
    const content = emptyContent();
    const templateId = 'classic';
    expect(pale(await pixelsOf({ content, templateId }))).toBeGreaterThan(5_000);
    const named = { ...content, personalInfo: { ...content.personalInfo, firstName: 'Ada' } };
    expect(pale(await pixelsOf({ content: named, templateId }))).toBeLessThan(50);
  });

  it('is next to blank where nothing is written, and as wide as is asked', async () => {
    const { id } = await newResume({ content: emptyContent(), templateId: 'classic' });
    for (const width of [240, 1200]) {
      const pixels = decodePng((await thumbnail(id, { query: `?width=${width}` })).rawPayload);
      expect(pixels.widthPx).toBe(width);
      expect(inkOf(pixels)).toBeLessThan(0.005);
    }
  });

  it('need not be sent again until the resume changes', async () => {
    const { id } = await newResume();
    const first = await thumbnail(id);
    const tag = String(first.headers.etag);
    const headers = { 'if-none-match': `"other", W/${tag}` };
    const again = await thumbnail(id, { headers });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    expect(again.headers).toMatchObject({ etag: tag, 'cache-control': 'private, no-cache' });
    expect((await thumbnail(id, { headers, query: '?width=240' })).statusCode).toBe(200);

    const body = { content: { name: 'Another Person' } };
    await test.call(resumeRoutes.update, { params: { id }, body }, token);
    const changed = await thumbnail(id, { headers });
    expect(changed.statusCode).toBe(200);
    expect(changed.rawPayload.equals(first.rawPayload)).toBe(false);
  });

  it('is of the version that its list shows, or is refused', async () => {
    const { id, version } = await newResume();
    expect((await thumbnail(id, { query: `?version=${version}` })).statusCode).toBe(200);
    const body = { content: { name: 'Another Person' } };
    await test.call(resumeRoutes.update, { params: { id }, body }, token);
    const stale = await thumbnail(id, { query: `?version=${version}` });
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'VERSION_CONFLICT']);
    expect((await thumbnail(id, { query: `?version=${version + 1}` })).statusCode).toBe(200);
  });

  it('is where the resume says', async () => {
    const { id, thumbnail: address = '' } = await newResume();
    const headers = { authorization: `Bearer ${token}` };
    expect((await test.app.inject({ url: address, headers })).headers['content-type']).toBe(
      'image/png',
    );
    expect(address).toContain(id);
  });

  it('is another once its pages carry no foot', async () => {
    const { id } = await newResume();
    const free = await thumbnail(id);
    const headers = { 'if-none-match': String(free.headers.etag) };
    await test.db.execute(`update users set has_bought_pack = true`);
    const paid = await thumbnail(id, { headers });
    expect(paid.statusCode).toBe(200);
    expect(paid.rawPayload.equals(free.rawPayload)).toBe(false);
    await test.db.execute(`update users set has_bought_pack = false`);
    expect((await thumbnail(id, { headers })).statusCode).toBe(304);
  });

  it('is the same for all who ask for it at once', async () => {
    const { id } = await newResume();
    const all = await Promise.all(Array.from({ length: 100 }, () => thumbnail(id)));
    expect(new Set(all.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(all.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1);
  });

  it('is for the owner with a session', async () => {
    const { id } = await newResume();
    const stranger = await signUp(test);
    const tag = String((await thumbnail(id)).headers.etag);
    for (const unknown of ['x', '01890000-0000-7000-8000-000000000000'])
      expect((await thumbnail(unknown)).statusCode).toBe(404);
    const headers = { 'if-none-match': tag };
    const refused = await thumbnail(id, { session: stranger.token, headers });
    expect(refused.json()).toMatchObject({ code: 'RESUME_NOT_FOUND' });
    expect(refused.headers).toMatchObject({ 'cache-control': 'no-store' });
    expect((await thumbnail(id, { session: '' })).statusCode).toBe(401);
  });

  it.each(['?width=481', '?width=1201', '?width=12.5', '?width=wide', '?width=', '?size=480'])(
    'is refused with %s',
    async (query) => {
      const { id } = await newResume();
      const answer = await thumbnail(id, { query });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'VALIDATION_ERROR' });
    },
  );
});
