import type { PublicProfile } from '@folio/contract/profiles';
import { profileRoutes } from '@folio/contract/profiles';
import { type Resume, resumeRoutes } from '@folio/contract/resumes';
import { readPdf } from '@folio/typeset/testing/read-pdf';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '../platform/schema.ts';
import { signUp, type TestAccount } from '../testing/accounts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { createPapers } from './papers.service.ts';

const phone = '+44 20 7946 0812';
const content = {
  personalInfo: {
    firstName: 'Ada',
    lastName: 'Lovelace',
    title: 'Analyst',
    phone,
    email: 'ada.private@example.com',
    details: [{ label: 'Date of birth', value: '10 December 1815' }],
    links: [{ kind: 'other', url: 'tel:+442079460813', label: 'Ring me' }],
  },
  workExperience: [{ company: 'Babbage and Sons', position: 'Programmer' }],
  education: [{ institution: 'School of Hard Sums', degree: 'Algebra' }],
  references: [{ name: 'Charles Babbage', phone: '+44 20 7946 0999' }],
};
const kept = [phone, 'ada.private', '1815', 'Ring me', 'Charles Babbage', '0999'];

let test: TestApp;
let ada: TestAccount;
let id: string;
beforeAll(async () => {
  test = await startTestApp();
});
beforeEach(async () => {
  ada = await signUp(test);
  const body = { name: 'For Babbage', content };
  const made = await test.call(resumeRoutes.create, { body }, ada.token);
  expect(made).toMatchObject({ status: 201 });
  id = (made.body as { data: Resume }).data.id;
  await share(true);
  await show({ resumeId: id, download: true });
});
afterAll(() => test.close());

const share = (isPublic: boolean) =>
  test.call(resumeRoutes.update, { params: { id }, body: { isPublic } }, ada.token);
const show = async (visibility: object) => {
  const saved = await test.call(profileRoutes.update, { body: { visibility } }, ada.token);
  expect(saved).toMatchObject({ status: 200 });
};
const read = async () => {
  const params = { username: ada.user.username };
  const { body } = await test.call(profileRoutes.byUsername, { params });
  return (body as unknown as { user: PublicProfile }).user.resume;
};
const open = (file: string, headers = {}) =>
  test.app.inject({ url: `/${ada.user.username}/${file}`, headers });
const pdfText = async () => {
  const { texts } = await readPdf(new Uint8Array((await open('resume.pdf')).rawPayload));
  return texts.join(' ');
};

describe('the linked resume on the page of a profile', () => {
  it('[papers-1] keeps from visitors what the profile keeps from them', async () => {
    await show({ education: false });
    const [text, printed] = [(await read())?.paper.text ?? '', await pdfText()];
    for (const shown of ['Ada Lovelace', 'Babbage and Sons']) {
      expect(text).toContain(shown);
      expect(printed).toContain(shown);
    }
    for (const hidden of [...kept, 'Hard Sums', 'For Babbage']) {
      expect(text).not.toContain(hidden);
      expect(printed).not.toContain(hidden);
    }
  });

  it('[papers-2] draws the number once its owner shows it, and not before', async () => {
    const before = await open('resume.svg');
    expect([before.statusCode, before.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    const known = { 'if-none-match': String(before.headers.etag) };
    expect((await open('resume.svg', known)).statusCode).toBe(304);
    await show({ phone: true });
    const after = await open('resume.svg', known);
    expect(after.statusCode).toBe(200);
    expect(after.body.length).toBeGreaterThan(before.body.length);
    expect((await read())?.paper.text).toContain(phone);
    expect(await pdfText()).toContain(phone);
  });

  it('is kept by what was shown when it was drawn, so that no number outlives its hiding', async () => {
    const papers = createPapers(test.app);
    const draw = async () =>
      (
        await readPdf(await papers.pdf({ username: ada.user.username, visitor: '::1' }))
      ).texts.join();
    for (const isShown of [false, true, false]) {
      await show({ phone: isShown });
      expect((await draw()).includes(phone)).toBe(isShown);
    }
  });

  it('[papers-3] is a PDF where its owner lets visitors have it, free and with the foot line', async () => {
    const answer = await open('resume.pdf');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(answer.headers['content-disposition']).toContain('Ada_Lovelace');
    expect(await pdfText()).toContain('Made with');
    await show({ download: false });
    expect((await open('resume.pdf')).statusCode).toBe(404);
    expect((await open('resume.svg')).statusCode).toBe(200);
  });

  it('[papers-6] is drawn anew once its owner has paid for one without the foot line', async () => {
    const { headers } = await open('resume.svg');
    await test.db.update(users).set({ hasBoughtPack: true }).where(eq(users.id, ada.user.id));
    const known = { 'if-none-match': String(headers.etag) };
    expect((await open('resume.svg', known)).statusCode).toBe(200);
    expect(await pdfText()).not.toContain('Made with');
  });

  it.each([
    ['the resume is no longer shared', () => share(false)],
    ['none is linked', () => show({ resumeId: null })],
    ['the profile is private', () => show({ public: false })],
  ])('[papers-4] is gone when %s', async (_, change) => {
    await change();
    for (const file of ['resume.svg', 'resume.pdf'])
      expect([file, (await open(file)).statusCode]).toEqual([file, 404]);
  });

  it('[papers-5] may not be downloaded unless its owner says so', async () => {
    const bob = await signUp(test);
    const { body } = await test.call(profileRoutes.me, undefined, bob.token);
    expect(body).toMatchObject({ data: { visibility: { download: false } } });
  });
});
