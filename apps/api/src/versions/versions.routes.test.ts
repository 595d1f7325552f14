import { type Application, applicationRoutes } from '@folio/contract/applications';
import type { ErrorBody } from '@folio/contract/errors';
import { languageRoutes } from '@folio/contract/languages';
import { type Resume, resumeRoutes } from '@folio/contract/resumes';
import type { Route } from '@folio/contract/route';
import { trashRoutes } from '@folio/contract/trash';
import { maxVersions, type ResumeFamily, versionRoutes } from '@folio/contract/versions';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maxConnections } from '../platform/database.ts';
import { users } from '../platform/schema.ts';
import { signUp, type TestAccount } from '../testing/accounts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { countVersions } from './versions.repository.ts';

let test: TestApp;
let account: TestAccount;
beforeAll(async () => {
  test = await startTestApp();
  account = await signUp(test);
});
afterAll(() => test.close());

const newResume = async (body: object = {}, { token } = account): Promise<Resume> =>
  ((await test.call(resumeRoutes.create, { body }, token)).body as { data: Resume }).data;
const tailor = (id: string, body: object = { jobDescription: 'A cook' }, { token } = account) =>
  test.call(versionRoutes.create, { params: { id }, body: body as never }, token);
const tailored = async (id: string, body?: object): Promise<Resume> =>
  ((await tailor(id, body)).body as { data: Resume }).data;
const family = async (id: string): Promise<ResumeFamily> => {
  const { body } = await test.call(versionRoutes.family, { params: { id } }, account.token);
  return (body as { data: ResumeFamily }).data;
};
const write = (id: string, summary: string) => {
  const content = { personalInfo: { summary } };
  return test.call(resumeRoutes.update, { params: { id }, body: { content } }, account.token);
};
const settle = (id: string, originalVersion: number, token = account.token) =>
  test.call(versionRoutes.settle, { params: { id }, body: { originalVersion } }, token);
const release = (id: string, token = account.token) =>
  test.call(versionRoutes.release, { params: { id } }, token);
const codeOf = ({ body }: { body: unknown }) => (body as ErrorBody).code;

describe('a tailored version', () => {
  it('[versions-2] begins as its original, with its own name, and is private', async () => {
    const original = await newResume({ name: 'Cook', templateId: 'academic', isPublic: true });
    const version = await tailored(original.id);
    expect(version).toMatchObject({ name: 'Cook (tailored)', isPublic: false });
    const { content, order, settings, templateId } = original;
    expect(version).toMatchObject({ content, order, settings, templateId });
    const named = await tailored(original.id, { jobDescription: 'x', name: 'For Mensa' });
    expect(named.name).toBe('For Mensa');
    const long = await newResume({ name: 'x'.repeat(120) });
    expect((await tailored(long.id)).name).toHaveLength(120);
  });

  it('is made once under its id, also as the last one, and after a change', async () => {
    const own = await signUp(test);
    const { id } = await newResume({ name: 'Cook' }, own);
    const body = { id: uuidv7(), jobDescription: 'A cook' };
    await Promise.all([tailor(id, body, own), tailor(id, body, own)]);
    const change = { params: { id: body.id }, body: { name: 'Changed since' } };
    await test.call(resumeRoutes.update, change, own.token);
    for (let more = 1; more < maxVersions; more++) await tailor(id, undefined, own);
    expect(await countVersions(test.db, id)).toBe(maxVersions);
    const { status, body: answer } = await tailor(id, body, own);
    expect([status, answer]).toMatchObject([201, { data: { id: body.id, version: 2 } }]);
    expect(await countVersions(test.db, id)).toBe(maxVersions);
    const theirs = await newResume();
    expect(codeOf(await tailor(theirs.id, body))).toBe('IDEMPOTENCY_CONFLICT');
  });

  it('is read with the newest of its original, as far as they are not many megabytes', async () => {
    const bullets = Array.from({ length: 40 }, () => ({ text: 'Made tea. '.repeat(50) }));
    const workExperience = Array.from({ length: 40 }, () => ({ company: 'Harbour', bullets }));
    const original = await newResume({ content: { workExperience } });
    const made: string[] = [];
    for (let number = 0; number < 7; number++) made.unshift((await tailored(original.id)).id);
    const shown = (await family(original.id)).versions.map(({ resume }) => resume.id);
    expect(shown.length).toBeGreaterThan(2);
    expect(shown.length).toBeLessThan(7);
    expect(shown).toEqual(made.slice(0, shown.length));
  });

  it('is read with its original, from either, with what the original was', async () => {
    const original = await newResume();
    const first = await tailored(original.id, { jobDescription: 'First' });
    const second = await tailored(original.id, { jobDescription: 'Second' });
    await write(original.id, 'Changed since');
    for (const id of [original.id, first.id, second.id]) {
      const { original: root, versions } = await family(id);
      expect(root).toMatchObject({ id: original.id, version: 2 });
      expect(versions.map(({ resume }) => resume.id)).toEqual([second.id, first.id]);
      expect(versions.map(({ jobDescription }) => jobDescription)).toEqual(['Second', 'First']);
      expect(versions[0]?.base).toEqual(original.content);
    }
    expect((await family((await newResume()).id)).versions).toEqual([]);
  });

  it('of a version is one of the same original, and says what that version says', async () => {
    const original = await newResume();
    const first = await tailored(original.id);
    await write(first.id, 'Tailored');
    const second = await tailored(first.id);
    expect(second.content.personalInfo.summary).toBe('Tailored');
    const { versions } = await family(original.id);
    expect(versions).toHaveLength(2);
    expect(versions[0]?.base).toEqual(original.content);
  });

  it('[versions-3] is settled with its original as that is, and not as it was', async () => {
    const original = await newResume();
    const { id } = await tailored(original.id);
    await write(original.id, 'Newer');
    const stale = await settle(id, 1);
    expect([stale.status, codeOf(stale)]).toEqual([409, 'VERSION_CONFLICT']);
    expect((await settle(id, 2)).status).toBe(200);
    expect((await family(id)).versions[0]?.base.personalInfo.summary).toBe('Newer');
  });

  it('is read with the applications that it goes with, of its owner and not deleted', async () => {
    const original = await newResume();
    const version = await tailored(original.id);
    const apply = async (body: object, { token } = account) =>
      ((await test.call(applicationRoutes.create, { body }, token)).body as { data: Application })
        .data.id;
    const id = await apply({ role: 'Cook', company: 'Inn', resumeId: version.id });
    await apply({ role: 'Porter', resumeId: original.id });
    const shown = async () => (await family(original.id)).versions[0]?.applications;
    expect(await shown()).toEqual([{ id, role: 'Cook', company: 'Inn' }]);
    await test.call(applicationRoutes.trash, { body: { ids: [id] } }, account.token);
    expect(await shown()).toEqual([]);
  });

  it('becomes independent when it is released, or when its original is deleted', async () => {
    const original = await newResume();
    const [released, left] = [await tailored(original.id), await tailored(original.id)];
    expect((await release(released.id)).status).toBe(200);
    expect((await family(released.id)).original.id).toBe(released.id);
    expect(codeOf(await release(released.id))).toBe('RESUME_NOT_FOUND');
    await test.call(resumeRoutes.remove, { params: { id: original.id } }, account.token);
    expect((await family(left.id)).original.id).toBe(left.id);
  });

  it('takes a free template where the plan that paid for the other has ended', async () => {
    const paid = await signUp(test);
    const plan = (subscription: 'premium' | 'free') =>
      test.db.update(users).set({ subscription }).where(eq(users.id, paid.user.id));
    await plan('premium');
    const { id } = await newResume({ templateId: 'creative' }, paid);
    await plan('free');
    const { body } = await tailor(id, undefined, paid);
    expect((body as { data: Resume }).data.templateId).toBe('modern');
  });
});

describe('what is refused', () => {
  it('no advertisement, and one too many versions', async () => {
    const { id } = await newResume();
    for (const body of [{}, { jobDescription: ' ' }, { jobDescription: 'x'.repeat(20_001) }])
      expect(codeOf(await tailor(id, body))).toBe('VALIDATION_ERROR');
    for (let made = 0; made < maxVersions; made += 1) await tailor(id);
    const refused = await tailor(id);
    expect([refused.status, codeOf(refused)]).toEqual([400, 'VALIDATION_ERROR']);
    expect((await family(id)).versions).toHaveLength(maxVersions);
  });

  it('every version beyond the most, also when they are made at once', async () => {
    const { id } = await newResume();
    const left = 5;
    for (let made = left; made < maxVersions; made += 1) await tailor(id);
    // No more than there are connections: one that waits too long for its turn is refused for that.
    const atOnce = Array.from({ length: maxConnections }, () => tailor(id));
    const made = (await Promise.all(atOnce)).filter(({ status }) => status === 201);
    expect(made).toHaveLength(left);
    expect((await family(id)).versions).toHaveLength(maxVersions);
  });

  it('every version beyond the most, in whatever way they are made, detached and brought back at once', async () => {
    const { id } = await newResume();
    const made: string[] = [];
    while (made.length < maxVersions - 1) made.push((await tailored(id)).id);
    const [deleted = '', detached = ''] = made;
    const resume = (route: Route, of: string) =>
      test.call(route as never, { params: { id: of } } as never, account.token);
    await resume(resumeRoutes.remove, deleted);
    const speak = (language: string) =>
      test.call(
        languageRoutes.create,
        { params: { id }, body: { language } as never },
        account.token,
      );
    const answers = await Promise.all([
      tailor(id),
      speak('fr'),
      tailor(id),
      resume(trashRoutes.restoreResume, deleted),
      release(detached),
      speak('de'),
      tailor(id),
    ]);
    expect(answers[3]?.status).toBe(200);
    expect(await countVersions(test.db, id)).toBeLessThanOrEqual(maxVersions);
    while ((await tailor(id)).status === 201);
    expect(await countVersions(test.db, id)).toBe(maxVersions);
    // One that lies in the trash can come back: it has its place, and what is refused says so.
    await resume(resumeRoutes.remove, deleted);
    const refused = await tailor(id);
    expect(JSON.stringify(refused.body)).toContain('Recently deleted');
    expect((await resume(trashRoutes.restoreResume, deleted)).status).toBe(200);
    expect(await countVersions(test.db, id)).toBe(maxVersions);
  });

  it('a caller without a session, and another’s resume', async () => {
    const original = await newResume();
    const { id } = await tailored(original.id);
    const stranger = await signUp(test);
    const asked = (token: string) => [
      test.call(versionRoutes.family, { params: { id } }, token),
      tailor(id, undefined, { ...stranger, token }),
      settle(id, 1, token),
      release(id, token),
    ];
    for (const answer of await Promise.all(asked(''))) expect(answer.status).toBe(401);
    for (const answer of await Promise.all(asked(stranger.token)))
      expect([answer.status, codeOf(answer)]).toEqual([404, 'RESUME_NOT_FOUND']);
    const onItsOwn = await settle(original.id, 1);
    expect(codeOf(onItsOwn)).toBe('RESUME_NOT_FOUND');
  });
});
