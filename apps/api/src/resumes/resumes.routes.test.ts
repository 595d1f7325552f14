import { defaultSettings } from '@folio/contract/default-settings';
import { emptyContent } from '@folio/contract/empty-content';
import { plainContent, wholeContentType } from '@folio/contract/plain-content';
import type { ResumeContent } from '@folio/contract/resume-content';
import { type Resume, resumeRoutes } from '@folio/contract/resumes';
import type { TemplateId } from '@folio/contract/template-ids';
import { packedContent } from '@folio/contract/testing/packed-content';
import { sampleContent } from '@folio/documents/sample-content';
import { eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resumes } from '../platform/schema.ts';
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

const create = (body = {}, token = ada.token) => test.call(resumeRoutes.create, { body }, token);
const get = (id: string, token = ada.token) =>
  test.call(resumeRoutes.get, { params: { id } }, token);
const update = (id: string, body = {}, token = ada.token) =>
  test.call(resumeRoutes.update, { params: { id }, body }, token);
const setTemplate = (id: string, templateId: TemplateId, token = ada.token) =>
  test.call(resumeRoutes.setTemplate, { params: { id }, body: { templateId } }, token);
const remove = (id: string, token = ada.token) =>
  test.call(resumeRoutes.remove, { params: { id } }, token);
const list = async (token = ada.token) => {
  const answer = await test.call(resumeRoutes.list, undefined, token);
  return (answer.body as { data: Resume[] }).data;
};
const newResume = async (body = {}, token = ada.token) =>
  ((await create(body, token)).body as { data: Resume }).data;

describe('creating a resume', () => {
  it('[resumes-2] fills in a name with the date, the modern template and sample content', async () => {
    const answer = await create();
    expect(answer).toMatchObject({
      status: 201,
      body: {
        success: true,
        message: 'Resume created',
        data: {
          id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
          name: `Resume ${new Date().toLocaleDateString('en-US')}`,
          templateId: 'modern',
          isPublic: false,
          isPublished: false,
          version: 1,
          order: expect.arrayContaining(['personalInfo', 'certifications']),
          content: plainContent(sampleContent),
          settings: defaultSettings,
        },
      },
    });
  });

  it('[resumes-4] keeps the given content, in either format, and ignores a given owner', async () => {
    const content = { name: 'Ada Lovelace', skills: ['Analysis'], experience: [{ role: 'Poet' }] };
    const resume = await newResume({
      name: '  Mine ',
      templateId: 'classic',
      content,
      order: ['skills'],
      isPublic: true,
      userId: bob.user.id,
    });
    expect(resume).toMatchObject({
      name: 'Mine',
      templateId: 'classic',
      order: ['skills'],
      isPublic: true,
      content: { personalInfo: { firstName: 'Ada', lastName: 'Lovelace' } },
    });
    expect(await get(resume.id)).toMatchObject({ status: 200, body: { data: resume } });
    expect((await get(resume.id, bob.token)).status).toBe(404);
  });

  it('is done once for a resume that the caller has named, however often it is asked for', async () => {
    const id = uuidv7();
    const asked = await Promise.all(
      [1, 2, 3].map(() => create({ id, name: 'Begun', content: {} })),
    );
    expect(asked.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await list()).filter((one) => one.id === id)).toHaveLength(1);
    await update(id, { name: 'Later' });
    expect(await create({ id, name: 'Begun' })).toMatchObject({
      body: { data: { name: 'Later' } },
    });

    expect(await create({ id }, bob.token)).toMatchObject({
      status: 409,
      body: { code: 'IDEMPOTENCY_CONFLICT' },
    });
    await remove(id);
    expect(await create({ id })).toMatchObject({ body: { code: 'RESUME_IN_TRASH' } });
    expect(await create({ id: 'mine' })).toMatchObject({ status: 400 });
  });

  it('keeps every character of any language, and drops what cannot be kept', async () => {
    const content = { ...emptyContent(), interests: '\0नमस्ते 👩‍🚀 עברית “₹” <b>\ud800' };
    const resume = await newResume({ content });
    expect(resume.content.interests).toBe('नमस्ते 👩‍🚀 עברית “₹” <b>\ufffd');
  });

  it.each([
    ['an empty name', { name: ' ' }, 'name'],
    ['a long name', { name: 'x'.repeat(121) }, 'name'],
    ['an unknown template', { templateId: 'fancy' }, 'templateId'],
    ['an unknown section', { order: ['hobbies'] }, 'order.0'],
    [
      'an unknown field',
      { content: { personalInfo: { salary: 1 } } },
      'content.personalInfo.salary',
    ],
    ['a wrong type', { content: { experience: [{ role: 7 }] } }, 'content.experience.0.role'],
  ])('refuses %s', async (_what, body, field) => {
    const answer = await create(body);
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_ERROR' } });
    expect(Object.keys((answer.body as { errors: object }).errors)).toContain(field);
  });

  it('says so when there are too many bullet points, or too much altogether', async () => {
    const bullets = Array.from({ length: 5_000 }, (_, index) => `Did thing ${index}`);
    expect(await create({ content: { workExperience: [{ bullets }] } })).toMatchObject({
      status: 400,
      body: {
        errors: {
          'content.workExperience.0.bullets': ['An entry can have up to 1,000 bullets.'],
        },
      },
    });
    expect(await create({ content: { interests: 'x'.repeat(1_100_000) } })).toMatchObject({
      status: 413,
      body: { code: 'PAYLOAD_TOO_LARGE' },
    });
  });
});

describe('listing resumes', () => {
  it('shows those of the user without their content, last changed first', async () => {
    const { token } = await signUp(test);
    const names = ['first', 'second', 'third'];
    const made: Resume[] = [];
    for (const name of names) made.push(await newResume({ name }, token));
    await update(made[0]?.id ?? '', { name: 'first, changed' }, token);
    const resumes = await list(token);
    expect(resumes.map((resume) => resume.name)).toEqual(['first, changed', 'third', 'second']);
    expect(resumes[0]).not.toHaveProperty('content');
    expect(resumes[0]).not.toHaveProperty('settings');
    expect(await list((await signUp(test)).token)).toEqual([]);
  });

  it('says whose each is and where its picture is, as one resume does', async () => {
    const { token, user } = await signUp(test);
    const { id } = await newResume({}, token);
    const expected = { user: user.id, thumbnail: `/api/resumes/${id}/thumbnail` };
    expect((await list(token))[0]).toMatchObject(expected);
    const { body } = await test.call(resumeRoutes.get, { params: { id } }, token);
    expect(body).toMatchObject({ data: expected });
  });
});

describe('changing a resume', () => {
  it('[resumes-5] changes the given fields only', async () => {
    const resume = await newResume();
    const answer = await update(resume.id, { name: 'Other', isPublished: true });
    const { updatedAt, ...expected } = { ...resume, name: 'Other', isPublished: true, version: 2 };
    expect(answer).toMatchObject({
      status: 200,
      body: { success: true, message: 'Resume updated', data: expected },
    });
    expect((answer.body as { data: Resume }).data.updatedAt > updatedAt).toBe(true);
  });

  it('returns the resume to a client with another version, and only ’unchanged’ otherwise', async () => {
    const resume = await newResume();
    const since = (id: string, version: unknown, session = ada.token) =>
      test.call(
        resumeRoutes.since,
        { params: { id }, querystring: { version: version as number } },
        session,
      );
    expect(await since(resume.id, 1)).toMatchObject({
      status: 200,
      body: { success: true, data: null },
    });
    await update(resume.id, { name: 'Theirs' });
    expect(await since(resume.id, 1)).toMatchObject({
      status: 200,
      body: { data: { id: resume.id, name: 'Theirs', version: 2 } },
    });
    expect(await since(resume.id, 'last')).toMatchObject({ status: 400 });
    expect(await since('unknown', 1)).toMatchObject({ status: 404 });
    const stranger = await signUp(test);
    expect(await since(resume.id, 1, stranger.token)).toMatchObject({ status: 404 });
    expect(await since(resume.id, 1, 'none')).toMatchObject({ status: 401 });
  });

  it('refuses an outdated version with the current resume', async () => {
    const resume = await newResume();
    await update(resume.id, { name: 'Theirs', version: 1 });
    expect(await update(resume.id, { name: 'Mine', version: 1 })).toMatchObject({
      status: 409,
      body: {
        code: 'VERSION_CONFLICT',
        data: { ...resume, name: 'Theirs', version: 2, updatedAt: expect.any(String) },
      },
    });
    expect(await get(resume.id)).toMatchObject({ body: { data: { name: 'Theirs' } } });
  });

  it('lets one of several writers of one version win', async () => {
    const { id } = await newResume();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => update(id, { name: `Writer ${index}`, version: 1 })),
    );
    const won = answers.flatMap(({ status, body }) => (status === 200 ? [body] : []));
    expect(won).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 409)).toHaveLength(7);
    const { data } = (await get(id)).body as { data: Resume };
    expect(won).toMatchObject([{ data }]);
  });

  it('is answered whole the same again and again, however it was stored in between', async () => {
    const bullets = ['Wrote engines', 'Wrote about engines'];
    const made = await newResume({ content: { workExperience: [{ company: 'A', bullets }] } });
    const { id } = made;
    const headers = { authorization: `Bearer ${ada.token}`, accept: wholeContentType };
    const ask = async () => (await test.app.inject({ url: `/api/resumes/${id}`, headers })).json();
    const isAnswered = async (expected: object) => {
      for (let asked = 0; asked < 3; asked += 1) expect(await ask()).toEqual(expected);
    };
    const first = await ask();
    expect(first.data.content.workExperience[0].bullets).toMatchObject([
      { text: 'Wrote engines', isHidden: false },
      { text: 'Wrote about engines', isHidden: false },
    ]);
    await isAnswered(first);
    const store = (content: object) =>
      test.db
        .update(resumes)
        .set({ content: content as ResumeContent })
        .where(eq(resumes.id, id));
    await store(packedContent(first.data.content));
    await isAnswered(first);
    await store({ ...first.data.content, later: 'kept' });
    await isAnswered(first);
    await update(id, { name: 'Mine' });
    const { data } = await ask();
    expect(data).toMatchObject({ version: 2, name: 'Mine', content: first.data.content });
    await isAnswered({ success: true, data });
  });

  it('is answered without its content to who has just sent it and prefers that', async () => {
    const { id } = await newResume();
    const save = (prefer: string, body = {}) =>
      test.app.inject({
        method: 'PUT',
        url: `/api/resumes/${id.toUpperCase()}`,
        headers: { authorization: `Bearer ${ada.token}`, prefer },
        payload: body,
      });
    const saved = await save('respond-async, return=minimal; x=1', {
      content: { name: 'Grace' },
      version: 1,
    });
    expect(saved.headers['preference-applied']).toBe('return=minimal');
    const { data } = saved.json();
    expect(Object.keys(data).toSorted()).toEqual(['id', 'updatedAt', 'version']);
    expect(data).toMatchObject({ id, version: 2 });
    const whole = await save('return=representation', { name: 'Mine' });
    expect(whole.headers).not.toHaveProperty('preference-applied');
    expect(whole.json().data).toMatchObject({ name: 'Mine', version: 3 });
    expect(whole.json().data.content.personalInfo.firstName).toBe('Grace');
    const stale = await save('return=minimal', { name: 'Late', version: 1 });
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'VERSION_CONFLICT']);
    expect(stale.json().data.content.personalInfo.firstName).toBe('Grace');
  });

  it('is answered the same again and again, by whatever way it was changed in between', async () => {
    const made = await newResume({ content: { name: 'Ada', interests: 'Engines' } });
    const { id } = made;
    const isAnswered = async (expected: object) => {
      const twice = [await get(id), await get(id)];
      for (const answer of twice) expect(answer).toMatchObject({ body: { data: expected } });
    };
    await isAnswered(made);
    await update(id, { content: { name: 'Grace' } });
    await isAnswered({ version: 2, content: { personalInfo: { firstName: 'Grace' } } });
    await update(id, { settings: { marginMm: 12 } });
    await isAnswered({ version: 3, settings: { ...defaultSettings, marginMm: 12 } });
    await test.db.execute(sql`update resumes set settings = '{"marginMm": 14}' where id = ${id}`);
    await isAnswered({ version: 3, settings: { ...defaultSettings, marginMm: 14 } });
  });

  it('counts every change that names no version', async () => {
    const { id } = await newResume();
    await Promise.all(Array.from({ length: 8 }, () => update(id, {})));
    expect(await get(id)).toMatchObject({ body: { data: { version: 9 } } });
  });

  it('[resumes-6] sets a known template', async () => {
    const { id } = await newResume();
    expect(await setTemplate(id, 'classic')).toMatchObject({
      status: 200,
      body: { data: { templateId: 'classic', version: 2 } },
    });
    expect((await setTemplate(id, 'fancy' as 'classic')).status).toBe(400);
  });

  it('gives fields that came later to content that an older version stored', async () => {
    const { id } = await newResume();
    await test.db.execute(
      sql`update resumes set content = '{"personalInfo":{"firstName":"Ada"}}' where id = ${id}`,
    );
    const content = plainContent(emptyContent());
    const personalInfo = { ...content.personalInfo, firstName: 'Ada' };
    expect(await get(id)).toMatchObject({
      body: { data: { content: { ...content, personalInfo } } },
    });
  });

  it('keeps settings, replaces them as a whole, and leaves them when they are not sent', async () => {
    const settings = { pageSize: 'Letter', sectionTitles: { skills: 'Tools' } } as const;
    const { id } = await newResume({ settings });
    const kept = { ...defaultSettings, ...settings };
    expect(await get(id)).toMatchObject({ body: { data: { settings: kept } } });
    expect(await update(id, { name: 'Other' })).toMatchObject({
      body: { data: { settings: kept } },
    });
    await update(id, { settings: { marginMm: 12 } });
    const { data } = (await get(id)).body as { data: Resume };
    expect(data.settings).toEqual({ ...defaultSettings, marginMm: 12 });
  });

  it('gives resumes without settings the template’s defaults', async () => {
    const { id } = await newResume({ settings: { marginMm: 12 } });
    await test.db.execute(sql`update resumes set settings = default where id = ${id}`);
    expect(await get(id)).toMatchObject({ body: { data: { settings: defaultSettings } } });
  });

  it.each([
    ['marginMm', { marginMm: 4 }],
    ['fontFamily', { fontFamily: 'Comic Sans' }],
    ['accent', { accent: 'red; }' }],
    ['hiddenSections.0', { hiddenSections: ['personalInfo'] }],
    ['sectionTitles.skills', { sectionTitles: { skills: ' ' } }],
    ['sectionTitles.hobbies', { sectionTitles: { hobbies: 'Hobbies' } }],
    ['fitToPages', { fitToPages: 0 }],
    ['photo', { photo: true }],
  ])('refuses settings whose %s is not one', async (path, settings) => {
    const { id } = await newResume();
    const answer = await update(id, { settings });
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_ERROR' } });
    expect(Object.keys((answer.body as { errors: object }).errors)).toEqual([`settings.${path}`]);
  });

  it('rejects an invalid version', async () => {
    const { id } = await newResume();
    for (const version of [0, -1, 1.5, '1', 2 ** 31])
      expect((await update(id, { version: version as number })).status).toBe(400);
  });
});

describe('a premium template', () => {
  const setPlan = (plan: string) =>
    test.db.execute(sql`update users set subscription = ${plan} where id = ${ada.user.id}`);
  const refusal = {
    status: 403,
    body: {
      code: 'PREMIUM_REQUIRED',
      message: 'You need a premium subscription to use this template.',
    },
  };
  const has = (templateId: TemplateId) => ({ status: 200, body: { data: { templateId } } });

  it.each(['professional', 'creative'] as const)(
    '[resumes-3] %s asks for a plan',
    async (templateId) => {
      const { id } = await newResume();
      expect(await create({ templateId })).toMatchObject(refusal);
      expect(await setTemplate(id, templateId)).toMatchObject(refusal);
      expect(await update(id, { templateId })).toMatchObject(refusal);
      expect(await get(id)).toMatchObject(has('modern'));
    },
  );

  it('is for every plan that is not free', async () => {
    for (const plan of ['basic', 'premium']) {
      await setPlan(plan);
      const { id } = await newResume();
      expect(await setTemplate(id, 'professional')).toMatchObject(has('professional'));
      expect(await newResume({ templateId: 'creative' })).toMatchObject({ templateId: 'creative' });
    }
    await setPlan('free');
  });

  it('stays with its resume when the plan ends, until another is chosen', async () => {
    await setPlan('premium');
    const { id } = await newResume({ templateId: 'creative' });
    await setPlan('free');
    expect(await update(id, { name: 'Mine' })).toMatchObject(has('creative'));
    expect(await update(id, { templateId: 'creative' })).toMatchObject(has('creative'));
    expect(await setTemplate(id, 'minimal')).toMatchObject(has('minimal'));
    expect(await setTemplate(id, 'creative')).toMatchObject(refusal);
  });

  it('is not needed: the others are free', async () => {
    for (const templateId of ['classic', 'minimal', 'academic'] as const)
      expect(await newResume({ templateId })).toMatchObject({ templateId });
  });
});

describe('deleting a resume', () => {
  it('[resumes-7] happens once', async () => {
    const { id } = await newResume();
    expect(await remove(id)).toMatchObject({ status: 200, body: { message: 'Resume deleted' } });
    expect(await remove(id)).toMatchObject({ status: 404 });
    expect((await get(id)).status).toBe(404);
  });
});

describe('a resume that is not the caller’s', () => {
  const calls = { get, update, remove, setTemplate: (id: string) => setTemplate(id, 'classic') };

  it.each(['get', 'update', 'remove', 'setTemplate'] as const)(
    '[resumes-1] is unknown to %s',
    async (verb) => {
      const theirs = await newResume({}, bob.token);
      const ids = [
        theirs.id,
        '01890000-0000-7000-8000-000000000000',
        'new',
        "x'; --",
        'x'.repeat(400),
      ];
      for (const id of ids)
        expect(await calls[verb](id)).toMatchObject({
          status: 404,
          body: {
            code: 'RESUME_NOT_FOUND',
            message: "The resume you're looking for couldn't be found.",
          },
        });
      expect(await get(theirs.id, bob.token)).toMatchObject({ body: { data: theirs } });
    },
  );

  it('is asked for a session first', async () => {
    const { id } = await newResume();
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      const answer = await test.app.inject({ method, url: `/api/resumes/${id}`, payload: '{' });
      expect(answer.statusCode).toBe(401);
    }
    for (const method of ['GET', 'POST'] as const)
      expect((await test.app.inject({ method, url: '/api/resumes' })).statusCode).toBe(401);
    const template = await test.app.inject({ method: 'PUT', url: `/api/resumes/${id}/template` });
    expect(template.statusCode).toBe(401);
  });
});
