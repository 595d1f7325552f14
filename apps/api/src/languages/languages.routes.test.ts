import type { ErrorBody } from '@folio/contract/errors';
import { type LanguageSibling, languageLimits, languageRoutes } from '@folio/contract/languages';
import { type Resume, resumeRoutes } from '@folio/contract/resumes';
import { trashRoutes } from '@folio/contract/trash';
import { maxVersions, versionRoutes } from '@folio/contract/versions';
import { languageNotes, marksAt } from '@folio/operations/languages/notes';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp, type TestAccount } from '../testing/accounts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
let account: TestAccount;
beforeAll(async () => {
  test = await startTestApp();
  account = await signUp(test);
});
afterAll(() => test.close());

const whole = { accept: 'application/vnd.folio+json' };
const content = {
  personalInfo: { firstName: 'Asha', summary: 'I build things.' },
  workExperience: [
    { id: 'acme', company: 'Acme', position: 'Engineer', bullets: ['Cut costs by 12 %.', '42'] },
  ],
};
const newResume = async (body: object = { name: 'Engineer', content }): Promise<Resume> => {
  const { body: made } = await test.call(resumeRoutes.create, { body }, account.token);
  return (made as { data: Resume }).data;
};
const add = (id: string, language = 'de', { token } = account) =>
  test.call(languageRoutes.create, { params: { id }, body: { language } as never }, token);
const added = async (id: string, language?: string): Promise<Resume> =>
  ((await add(id, language)).body as { data: Resume }).data;
const siblingsOf = async (id: string): Promise<LanguageSibling[]> => {
  const url = languageRoutes.siblings.url.replace(':id', id);
  const headers = { ...whole, authorization: `Bearer ${account.token}` };
  return (await test.app.inject({ url, headers })).json().data.siblings;
};
const wholeResume = async (id: string): Promise<Resume> => {
  const headers = { ...whole, authorization: `Bearer ${account.token}` };
  return (await test.app.inject({ url: `/api/resumes/${id}`, headers })).json().data;
};
const settle = (id: string, marks: unknown[], token = account.token) =>
  test.call(languageRoutes.settle, { params: { id }, body: { marks } as never }, token);
const release = (id: string, token = account.token) =>
  test.call(languageRoutes.release, { params: { id } }, token);
const write = (id: string, summary: string) => {
  const body = { content: { ...content, personalInfo: { ...content.personalInfo, summary } } };
  return test.call(resumeRoutes.update, { params: { id }, body: body as never }, account.token);
};
const addAs = (id: string, body: { id: string; language: string }) =>
  test.call(languageRoutes.create, { params: { id }, body: body as never }, account.token);
const codeOf = ({ body }: { body: unknown }) => (body as ErrorBody).code;

/** What one version has to look at because of another. */
async function notesOf(id: string, because: string): Promise<string[]> {
  const own = await wholeResume(id);
  const sibling = (await siblingsOf(id)).find(({ resume }) => resume.id === because);
  if (!sibling) throw new Error('They are not linked');
  return languageNotes(own.content, sibling.resume.content, sibling.agreed).map(
    ({ key, kind }) => `${kind} ${key}`,
  );
}

/** Marks one part as looked at, as both stand. */
async function look(id: string, because: string, key: string) {
  const own = await wholeResume(id);
  const other = await wholeResume(because);
  const marks = marksAt(own.content, other.content, key);
  return settle(
    id,
    marks.map((mark) => ({ ...mark, siblingId: because })),
  );
}

const summary = 'personalInfo/summary';

describe('a version in another language', () => {
  it('is made once under its id, which answers with it again', async () => {
    const { id } = await newResume();
    const body = { id: uuidv7(), language: 'de' };
    const answers = await Promise.all([addAs(id, body), addAs(id, body)]);
    for (const answer of [...answers, await addAs(id, body)])
      expect(answer).toMatchObject({ status: 201, body: { data: { id: body.id } } });
    expect((await siblingsOf(id)).map(({ resume }) => resume.id)).toEqual([body.id]);
    expect((await addAs(id, { ...body, id: uuidv7() })).status).toBe(400);
  });

  it('[languages-1] has the same entries by their ids, its own language, and texts to translate', async () => {
    const english = await newResume();
    const german = await added(english.id);
    expect(german).toMatchObject({ name: 'Engineer (German)', isPublic: false });
    expect(german.settings).toEqual({ ...english.settings, language: 'de' });
    const [own, other] = [await wholeResume(german.id), await wholeResume(english.id)];
    expect(own.content).toEqual(other.content);
    const bullet = own.content.workExperience[0]?.bullets[0]?.id;
    expect(await notesOf(german.id, english.id)).toEqual([
      `translate ${summary}`,
      'translate workExperience/acme/position',
      `translate workExperience/acme/bullets/${bullet}/text`,
    ]);
    expect(await notesOf(english.id, german.id)).toEqual([]);
  });

  it('is linked with all others, which hear of what changes in any of them', async () => {
    const english = await newResume();
    const german = await added(english.id, 'de');
    const french = await added(german.id, 'fr');
    for (const id of [english.id, german.id, french.id])
      expect(await siblingsOf(id)).toHaveLength(2);
    await write(german.id, 'Ich baue Dinge.');
    await look(german.id, english.id, summary);
    await look(german.id, french.id, summary);
    await write(french.id, 'Je construis des choses.');
    for (const other of [english.id, german.id]) await look(french.id, other, summary);
    await write(german.id, 'Ich baue und repariere Dinge.');
    expect(await notesOf(english.id, german.id)).toEqual([`changed ${summary}`]);
    expect(await notesOf(french.id, german.id)).toContain(`changed ${summary}`);
    expect(await notesOf(french.id, english.id)).not.toContain(`changed ${summary}`);
    await look(english.id, german.id, summary);
    expect(await notesOf(english.id, german.id)).toEqual([]);
  });

  it('stays whole and linked with the others when its original is deleted, and so does that', async () => {
    const english = await newResume();
    const [german, french] = [await added(english.id, 'de'), await added(english.id, 'fr')];
    const params = { id: english.id };
    await test.call(resumeRoutes.remove, { params }, account.token);
    expect((await siblingsOf(german.id)).map(({ resume }) => resume.id)).toEqual([french.id]);
    expect((await wholeResume(german.id)).content.workExperience).toHaveLength(1);
    await test.call(trashRoutes.restoreResume, { params }, account.token);
    expect(await siblingsOf(german.id)).toHaveLength(2);
    await test.call(resumeRoutes.remove, { params }, account.token);
    await test.call(trashRoutes.deleteResume, { params }, account.token);
    expect((await siblingsOf(french.id)).map(({ resume }) => resume.id)).toEqual([german.id]);
  });

  it('is a resume by itself once it is unlinked', async () => {
    const english = await newResume();
    const german = await added(english.id);
    expect((await release(german.id)).status).toBe(200);
    expect(await siblingsOf(english.id)).toEqual([]);
    expect(codeOf(await release(german.id))).toBe('RESUME_NOT_FOUND');
  });

  it('leaves titles of one’s own to the language they are in', async () => {
    const settings = { sectionTitles: { skills: 'Toolbox' } };
    const english = await newResume({ name: 'x'.repeat(120), content, settings });
    const german = await added(english.id);
    expect(german.settings.sectionTitles).toEqual({});
    expect(german.name).toHaveLength(120);
  });
});

describe('what was looked at', () => {
  it('[languages-2] is kept once, however often it is sent, and forgotten with what it was about', async () => {
    const english = await newResume();
    const german = await added(english.id);
    const [first] = await siblingsOf(german.id);
    for (const _ of [1, 2]) expect((await look(german.id, english.id, summary)).status).toBe(200);
    const [sibling] = await siblingsOf(german.id);
    expect(sibling?.agreed).toEqual({
      ...first?.agreed,
      [summary]: ['I build things.', 'I build things.'],
    });
    const gone = { siblingId: english.id, key: 'workExperience/none', own: '1', theirs: '1' };
    await settle(german.id, [gone]);
    expect((await siblingsOf(german.id))[0]?.agreed).toEqual(sibling?.agreed);
  });

  it('is merged with concurrent marks', async () => {
    const english = await newResume();
    const german = await added(english.id);
    const keys = [summary, 'workExperience/acme/position'];
    await Promise.all(keys.map((key) => look(german.id, english.id, key)));
    expect(await notesOf(german.id, english.id)).toHaveLength(1);
  });

  it('of a resume that is not linked changes nothing', async () => {
    const [one, other] = [await newResume(), await newResume()];
    const mark = { siblingId: other.id, key: summary, own: 'x', theirs: 'y' };
    expect((await settle(one.id, [mark])).status).toBe(200);
    expect(await siblingsOf(one.id)).toEqual([]);
  });
});

describe('what is refused', () => {
  it('an unknown language, one that is there already, and marks that are none', async () => {
    const english = await newResume();
    for (const language of ['xx', '', 'German'])
      expect(codeOf(await add(english.id, language))).toBe('VALIDATION_ERROR');
    await added(english.id);
    const again = await add(english.id);
    expect([again.status, codeOf(again)]).toEqual([400, 'VALIDATION_ERROR']);
    const mark = { siblingId: english.id, key: summary, own: 'x', theirs: 'y' };
    for (const marks of [
      [{ ...mark, key: '' }],
      [{ ...mark, siblingId: 'x' }],
      [{ ...mark, own: 1 }],
      Array.from({ length: languageLimits.marks + 1 }, () => mark),
    ])
      expect(codeOf(await settle(english.id, marks))).toBe('VALIDATION_ERROR');
  });

  it('one too many languages, and one too many versions with those for jobs', async () => {
    const tags = 'de fr es it pt nl sv da nb fi pl cs'.split(' ');
    const english = await newResume();
    for (const tag of tags.slice(0, languageLimits.siblings))
      expect((await add(english.id, tag)).status).toBe(201);
    expect(codeOf(await add(english.id, tags.at(-1)))).toBe('VALIDATION_ERROR');
    const other = await newResume();
    const body = { jobDescription: 'A cook' };
    const tailor = () =>
      test.call(versionRoutes.create, { params: { id: other.id }, body }, account.token);
    for (let made = 1; made < maxVersions; made += 1) await tailor();
    expect((await add(other.id)).status).toBe(201);
    expect(codeOf(await add(other.id, 'fr'))).toBe('VALIDATION_ERROR');
    expect(codeOf(await tailor())).toBe('VALIDATION_ERROR');
  });

  it('requests without a session, and for another account’s resume', async () => {
    const english = await newResume();
    const german = await added(english.id);
    const stranger = await signUp(test);
    const params = { id: german.id };
    const mark = { siblingId: english.id, key: summary, own: 'x', theirs: 'y' };
    const asked = (token?: string) =>
      Promise.all([
        test.call(languageRoutes.siblings, { params }, token),
        test.call(languageRoutes.create, { params, body: { language: 'fr' } }, token),
        test.call(languageRoutes.settle, { params, body: { marks: [mark] } }, token),
        test.call(languageRoutes.release, { params }, token),
      ]);
    for (const { status } of await asked()) expect(status).toBe(401);
    for (const { status, body } of await asked(stranger.token))
      expect([status, codeOf({ body })]).toEqual([404, 'RESUME_NOT_FOUND']);
    const own = (await test.call(resumeRoutes.create, { body: {} }, stranger.token)).body as {
      data: Resume;
    };
    await settle(own.data.id, [mark], stranger.token);
    expect((await siblingsOf(german.id))[0]?.agreed[summary]).toEqual([null, 'I build things.']);
  });
});
