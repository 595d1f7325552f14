import { createHash } from 'node:crypto';
import { type Application, applicationRoutes } from '@folio/contract/applications';
import { isBranded } from '@folio/contract/entitlements';
import type { ErrorBody } from '@folio/contract/errors';
import { appAccepts } from '@folio/contract/plain-content';
import { type Question, questionRoutes } from '@folio/contract/questions';
import { type Resume, resumeRoutes } from '@folio/contract/resumes';
import type { SentDocument } from '@folio/contract/sent-documents';
import { arbitraryContent } from '@folio/contract/testing/arbitrary-content';
import { letterPdf } from '@folio/documents/make-pdf';
import { fonts } from '@folio/documents/testing/shared-fonts';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { preparePdf } from '../exports/resume-pdf.service.ts';
import { users } from '../platform/schema.ts';
import { signUp } from '../testing/accounts.ts';
import { ofKind, type Sending, startSending } from '../testing/sending.ts';
import { dataOf } from '../testing/test-app.ts';

let { test, account, makeResume, makeApplication, keep, bytesAt, balance, writeAlong } =
  {} as Sending;
beforeAll(async () => {
  ({ test, account, makeResume, makeApplication, keep, bytesAt, balance, writeAlong } =
    await startSending());
});
afterAll(() => test.close());

const download = (resumeId: string) => bytesAt(`/api/resumes/${resumeId}/export/pdf`);

/** With its bullets, and not as plain texts. */
async function asTheAppHasIt(resumeId: string): Promise<Resume> {
  const headers = { authorization: `Bearer ${account.token}`, accept: appAccepts };
  const answer = await test.app.inject({ url: `/api/resumes/${resumeId}`, headers });
  return answer.json<{ data: Resume }>().data;
}

it('[sent-documents-1] what is kept as sent is what is downloaded, byte for byte, and stays so', async () => {
  let compared = 0;
  // A photo that is not there is refused, which says nothing of bytes.
  const contents = arbitraryContent.map(
    ({ personalInfo: { photoId: _, ...person }, ...content }) => ({
      ...content,
      personalInfo: person,
    }),
  );
  const templates = fc.constantFrom('modern', 'classic', 'minimal');
  const writing = fc.string({ unit: 'grapheme', maxLength: 300 });
  await fc.assert(
    fc.asyncProperty(
      contents,
      templates,
      writing,
      writing,
      async (content, templateId, ...texts) => {
        const resumeId = await makeResume({ content, templateId });
        const id = await makeApplication(resumeId);
        const { letter, answer } = await writeAlong(resumeId, id, texts);
        const resume = await asTheAppHasIt(resumeId);
        const downloaded = await download(resumeId);
        const kept = await keep(id);
        const refused = [downloaded, kept].filter(({ status }) => status >= 400);
        if (refused.length > 0) {
          // What is too much to make is refused by the clock: one may have been made, the other not.
          for (const { status } of refused) expect(status).toBe(422);
          return;
        }
        compared += 1;
        const document = ofKind(kept, 'resume');
        const url = `/api/applications/${id}/sent/${document?.id}`;
        const body = { content: { personalInfo: { firstName: 'Other' } } };
        await test.call(resumeRoutes.update, { params: { id: resumeId }, body }, account.token);
        const sent = await bytesAt(url);
        expect(sent.bytes.equals(downloaded.bytes)).toBe(true);
        expect(document).toMatchObject({
          kind: 'resume',
          templateId,
          size: downloaded.bytes.length,
          sha256: createHash('sha256').update(downloaded.bytes).digest('hex'),
        });
        expect(sent.headers['content-type']).toBe(downloaded.headers['content-type']);
        expect(sent.headers['content-disposition']).toBe(downloaded.headers['content-disposition']);
        const bytesOf = async (kind: SentDocument['kind']) => {
          const found = ofKind(kept, kind);
          return found && (await bytesAt(`/api/applications/${id}/sent/${found.id}`)).bytes;
        };
        const shown = { ...resume, showsBranding: isBranded(account.user) };
        const drawn = letter.text.trim() && letterPdf({ resume: shown, letter }, fonts);
        const keptLetter = await bytesOf('letter');
        expect(keptLetter !== undefined).toBe(drawn !== '');
        if (keptLetter && drawn) expect(keptLetter.equals(drawn)).toBe(true);
        const expected = answer.trim() && `Why us?\n\n${answer.trim()}\n`;
        expect((await bytesOf('answers'))?.toString() ?? '').toBe(expected);
      },
    ),
    { numRuns: 24, endOnFailure: true },
  );
  expect(compared).toBeGreaterThan(12);
});

it('what was changed while its PDF was made is refused, since its moment would be another', async () => {
  const resumeId = await makeResume({});
  const [row] = await test.db.select().from(users).where(eq(users.id, account.user.id));
  if (!row) throw new Error('There is no such user');
  const sent = { kind: 'sent' as const, detail: 'The Inn' };
  const prepare = () => preparePdf(test.app, { whose: row.id }, row, { id: resumeId }, sent);
  const { make, delivery } = await prepare();
  const body = { content: { personalInfo: { firstName: 'Other' } } };
  await test.call(resumeRoutes.update, { params: { id: resumeId }, body }, account.token);
  await expect(make()).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
  await delivery.cutOff();
  const again = await prepare();
  expect((await again.make()).momentId).toBeDefined();
  await again.delivery.cutOff();
});

it('takes a credit as a download does, and none again for the same', async () => {
  const resumeId = await makeResume({});
  const id = await makeApplication(resumeId);
  const before = await balance();
  expect((await keep(id)).status).toBe(201);
  expect(await balance()).toBe(before - 1);
  await download(resumeId);
  await keep(id);
  expect(await balance()).toBe(before - 1);
});

it('the same request again, or two at once, keep the documents once', async () => {
  const resumeId = await makeResume({ content: { interests: 'Chess' } });
  const id = await makeApplication(resumeId);
  await writeAlong(resumeId, id, ['Dear Jo', 'Soup.']);
  const first = dataOf<SentDocument[]>(await keep(id));
  expect(first.map(({ kind }) => kind).toSorted()).toEqual(['answers', 'letter', 'resume']);
  const answers = await Promise.all([keep(id), keep(id)]);
  for (const again of answers) expect(dataOf<SentDocument[]>(again)).toEqual(first);
  // Another set is kept beside it; and so is the first one, where it went out once more.
  expect(dataOf<SentDocument[]>(await keep(id, { letterId: null }))).toHaveLength(5);
  expect(dataOf<SentDocument[]>(await keep(id))).toHaveLength(8);
});

it('refuses another version than its owner sees, and takes nothing', async () => {
  const resumeId = await makeResume({});
  const id = await makeApplication(resumeId);
  const before = await balance();
  expect(await keep(id, { version: 7 })).toMatchObject({
    status: 409,
    body: { code: 'VERSION_CONFLICT' },
  });
  expect(await balance()).toBe(before);
  const none = await keep(await makeApplication(null));
  expect(none.status).toBe(400);
  expect(Object.keys((none.body as ErrorBody).errors ?? {})).toEqual(['resumeId']);
});

it('is nobody else’s, and needs a session', async () => {
  const stranger = await signUp(test);
  const id = await makeApplication(await makeResume({}));
  const [document] = dataOf<SentDocument[]>(await keep(id));
  const url = `/api/applications/${id}/sent/${document?.id}`;
  expect((await bytesAt(url)).status).toBe(200);
  expect((await bytesAt(url, stranger)).status).toBe(404);
  expect((await keep(id, {}, stranger)).status).toBe(404);
  expect((await bytesAt(`/api/applications/${id}/sent/x`)).status).toBe(404);
  expect((await test.app.inject({ url })).statusCode).toBe(401);
});

it('[sent-documents-2] keeps the answers of its form as they were, and how well the resume answered the job', async () => {
  const skills = [{ category: 'Data', items: ['SQL'] }];
  const content = { personalInfo: { firstName: 'Ada' }, skills };
  const resumeId = await makeResume({ content });
  const body = { role: 'Cook', resumeId, jobDescription: 'Requirements:\n- SQL\n- Python' };
  const made = await test.call(applicationRoutes.create, { body }, account.token);
  const { id } = dataOf<Application>(made);
  const questions = [
    { question: 'Why us?', answer: ' I like <b>soup</b> — 10 €. ' },
    { question: 'When?', answer: '' },
    { question: 'Since when?', answer: 'Since 2019.' },
  ];
  const asked = { body: { applicationId: id, questions } };
  const added = await test.call(questionRoutes.create, asked, account.token);
  const [first] = dataOf<Question[]>(added);
  const kept = dataOf<SentDocument[]>(await keep(id));
  expect(kept.map(({ kind, match }) => [kind, match]).toSorted()).toEqual([
    ['answers', null],
    ['resume', expect.any(Number)],
  ]);
  const answers = kept.find(({ kind }) => kind === 'answers');
  expect(answers?.fileName).toBe('Ada_Answers.txt');
  const changed = { answer: 'Something else', version: first?.version ?? 0 };
  const params = { id: first?.id ?? '' };
  await test.call(questionRoutes.update, { params, body: changed }, account.token);
  const { bytes, headers } = await bytesAt(`/api/applications/${id}/sent/${answers?.id}`);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(bytes.toString()).toBe(
    'Why us?\n\nI like <b>soup</b> — 10 €.\n\n\nSince when?\n\nSince 2019.\n',
  );
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(answers?.sha256);
});

it('an application is listed with the resume that was sent, whatever became of that since', async () => {
  const resumeId = await makeResume({ name: 'As it was', templateId: 'classic' });
  const id = await makeApplication(resumeId);
  expect((await keep(id)).status).toBe(201);
  const change = { name: 'As it is', templateId: 'minimal' as const, version: 1 };
  await test.call(resumeRoutes.update, { params: { id: resumeId }, body: change }, account.token);
  const { body } = await test.call(applicationRoutes.list, { querystring: {} }, account.token);
  const listed = body.success ? body.data.find((one) => one.id === id) : undefined;
  expect(listed?.sentAs).toEqual({
    resumeId,
    name: 'As it was',
    templateId: 'classic',
    match: null,
    isKept: true,
  });
});
