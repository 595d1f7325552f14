import { defaultSettings } from '@folio/contract/default-settings';
import { type PublicResume, publicResumeRoutes } from '@folio/contract/public-resumes';
import { type Resume, resumeRoutes } from '@folio/contract/resumes';
import { sampleContent } from '@folio/documents/sample-content';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blackPng } from '../photos/testing/black-png.ts';
import { startSession } from '../platform/sessions.ts';
import { signUp, type TestAccount } from '../testing/accounts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
let ada: TestAccount;
let bob: TestAccount;
beforeAll(async () => {
  test = await startTestApp();
  [ada, bob] = [await signUp(test), await signUp(test)];
});
afterAll(() => test.close());

const newResume = async (body = {}) =>
  ((await test.call(resumeRoutes.create, { body }, ada.token)).body as { data: Resume }).data;
const read = (id: string, token?: string) =>
  test.call(publicResumeRoutes.get, { params: { id } }, token);
const dataOf = ({ body }: Awaited<ReturnType<typeof read>>) =>
  (body as { data: PublicResume }).data;
const setPublic = (id: string, isPublic: boolean) =>
  test.call(resumeRoutes.update, { params: { id }, body: { isPublic } }, ada.token);

const unknown = {
  status: 404,
  body: {
    code: 'RESUME_NOT_FOUND',
    message: "The resume you're looking for couldn't be found.",
  },
};

describe('a public resume', () => {
  it('is read by everybody, and its owner is told that it is theirs', async () => {
    const resume = await newResume({ isPublic: true, name: 'For Acme' });
    const { id, templateId, content, settings } = resume;
    const shown = { id, templateId, content, settings, isPublic: true };
    expect(await read(id)).toMatchObject({
      status: 200,
      body: { data: { ...shown, isOwner: false } },
    });
    expect(dataOf(await read(id, bob.token))).toMatchObject({ ...shown, isOwner: false });
    expect(dataOf(await read(id, ada.token))).toMatchObject({
      ...shown,
      name: 'For Acme',
      isOwner: true,
      version: resume.version,
    });
  });

  it('says nothing of whose account it is, nor what its owner calls it', async () => {
    const { id } = await newResume({ isPublic: true, name: 'For Acme' });
    const { body } = await read(id);
    const bodyJson = JSON.stringify(body);
    for (const secret of [ada.user.id, ada.user.email, ada.user.username, 'For Acme'])
      expect(bodyJson).not.toContain(secret);
    expect(Object.keys(dataOf({ ...(await read(id)) })).toSorted()).toEqual([
      'content',
      'id',
      'isOwner',
      'isPublic',
      'name',
      'order',
      'settings',
      'showsBranding',
      'templateId',
    ]);
  });

  it('carries the foot of a free account until that pays', async () => {
    const { token, user } = await signUp(test);
    const made = await test.call(resumeRoutes.create, { body: { isPublic: true } }, token);
    const { id } = (made.body as { data: Resume }).data;
    expect(dataOf(await read(id)).showsBranding).toBe(true);
    await test.db.execute(sql`update users set has_bought_pack = true where id = ${user.id}`);
    expect(dataOf(await read(id)).showsBranding).toBe(false);
  });

  it('comes with the photo that it shows, and with no other', async () => {
    const sent = await test.app.inject({
      method: 'POST',
      url: '/api/photos',
      payload: blackPng(300, 300),
      headers: { 'content-type': 'image/png', authorization: `Bearer ${ada.token}` },
    });
    const photoId: string = sent.json().data.id;
    const withPhoto = (settings: object, id = photoId) => {
      const personalInfo = { firstName: 'Ada', photoId: id };
      return newResume({ isPublic: true, content: { personalInfo }, settings });
    };
    const shown = dataOf(await read((await withPhoto({})).id));
    expect(shown.photo).toMatch(/^data:image\/jpeg;base64,/);
    const hidden = dataOf(await read((await withPhoto({ showPhoto: false })).id));
    expect([hidden.photo, hidden.content.personalInfo.photoId]).toEqual([undefined, '']);
    const gone = await withPhoto({}, '01890000-0000-7000-8000-000000000000');
    expect(dataOf(await read(gone.id)).content.personalInfo.photoId).toBe('');
  });

  it('has nothing of the sections that are hidden', async () => {
    const settings = { hiddenSections: ['education'], sectionTitles: { education: 'Where I was' } };
    const { id } = await newResume({ isPublic: true, settings });
    const { body } = await read(id);
    expect(dataOf(await read(id)).content.education).toEqual([]);
    expect(dataOf(await read(id)).settings).toEqual(defaultSettings);
    const bodyJson = JSON.stringify(body);
    for (const secret of ['Where I was', sampleContent.education[0]?.institution ?? 'missing'])
      expect(bodyJson).not.toContain(secret);
  });

  it('can be changed and deleted by nobody else', async () => {
    const { id } = await newResume({ isPublic: true });
    const body = { name: 'Mine now', isPublic: false };
    expect(await test.call(resumeRoutes.update, { params: { id }, body }, bob.token)).toMatchObject(
      unknown,
    );
    expect(await test.call(resumeRoutes.remove, { params: { id } }, bob.token)).toMatchObject(
      unknown,
    );
    expect(await test.call(resumeRoutes.get, { params: { id } }, bob.token)).toMatchObject(unknown);
    for (const method of ['PUT', 'DELETE', 'POST'] as const) {
      const url = `/api/public-resumes/${id}`;
      expect((await test.app.inject({ method, url, payload: body })).statusCode).toBe(404);
    }
    expect(dataOf(await read(id)).isPublic).toBe(true);
  });

  it('is shown as it is by now, whoever has changed it', async () => {
    const { id } = await newResume({ isPublic: true, settings: { accent: '#112233' } });
    const roleOf = async () => dataOf(await read(id)).content.workExperience[0]?.position;
    const before = dataOf(await read(id));
    expect(dataOf(await read(id))).toEqual(before);
    const [job, ...others] = before.content.workExperience;
    const content = {
      ...before.content,
      workExperience: [{ ...job, position: 'Cook' }, ...others],
    };
    await test.call(resumeRoutes.update, { params: { id }, body: { content } }, ada.token);
    expect(await roleOf()).toBe('Cook');
    // As another node does it: nothing in this process knows of it, nor need its version have changed.
    await test.db.execute(sql`update resumes set content =
      jsonb_set(content, '{workExperience,0,position}', '"Chef"') where id = ${id}`);
    expect(await roleOf()).toBe('Chef');
    await test.db.execute(sql`update resumes set template_id = 'classic' where id = ${id}`);
    expect(dataOf(await read(id)).templateId).toBe('classic');
  });

  it('is not sent again to who has it, until it changes', async () => {
    const { id } = await newResume({ isPublic: true });
    const ask = (etag?: unknown) =>
      test.app.inject({
        url: `/api/public-resumes/${id}`,
        headers: etag ? { 'if-none-match': String(etag) } : {},
      });
    const { etag } = (await ask()).headers;
    const again = await ask(etag);
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers['cache-control']).toBe('private, no-cache');
    await test.call(
      resumeRoutes.update,
      { params: { id }, body: { templateId: 'classic' } },
      ada.token,
    );
    expect((await ask(etag)).statusCode).toBe(200);
  });
});

describe('a private resume', () => {
  it('is read by its owner, and unknown to everybody else', async () => {
    const { id } = await newResume();
    expect(dataOf(await read(id, ada.token))).toMatchObject({ id, isOwner: true, isPublic: false });
    expect(await read(id)).toMatchObject(unknown);
    expect(await read(id, bob.token)).toMatchObject(unknown);
  });

  it('is told from one that does not exist by nothing', async () => {
    const { id } = await newResume();
    const bodies = [id, '01890000-0000-7000-8000-000000000000', 'new', "x'; --"].map(
      async (one) => ({ ...(await read(one)).body, requestId: '' }),
    );
    const [first, ...others] = await Promise.all(bodies);
    for (const other of others) expect(other).toEqual(first);
  });

  it('is what a public one becomes when its owner takes it back', async () => {
    const { id } = await newResume({ isPublic: true });
    expect((await read(id)).status).toBe(200);
    await setPublic(id, false);
    expect(await read(id)).toMatchObject(unknown);
    await setPublic(id, true);
    expect((await read(id)).status).toBe(200);
  });
});

describe('a session that is over', () => {
  it('is told of only where it would be needed', async () => {
    const hidden = await newResume();
    const shown = await newResume({ isPublic: true });
    expect(await read(shown.id, 'ended')).toMatchObject({ status: 200 });
    expect(await read(hidden.id, 'ended')).toMatchObject({
      status: 401,
      body: { code: 'INVALID_TOKEN' },
    });
    const token = await startSession(test.db, ada.user.id);
    expect(await read(hidden.id, token)).toMatchObject({ status: 200 });
  });
});

it('is read 120 times a minute from one address', async () => {
  const limited = await startTestApp({ configuration: { rateLimits: true } });
  const ask = () => limited.app.inject('/api/public-resumes/new');
  const answers = await Promise.all(Array.from({ length: 120 }, ask));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([404]));
  const refused = await ask();
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  await limited.close();
});

it('keeps the page of a resume out of search engines', async () => {
  const answer = await test.app.inject('/resume/preview/01890000-0000-7000-8000-000000000000');
  expect(answer.headers['x-robots-tag']).toBe('noindex');
});
