import { type CoverLetter, coverLetterRoutes } from '@folio/contract/cover-letters';
import { isBranded } from '@folio/contract/entitlements';
import type { ErrorBody } from '@folio/contract/errors';
import { type Letter, letterRoutes } from '@folio/contract/letters';
import { type Resume, resumeRoutes } from '@folio/contract/resumes';
import { type SentDocument, sentDocumentRoutes } from '@folio/contract/sent-documents';
import { plainSender } from '@folio/documents/letter/plain-sender';
import { letterPdf } from '@folio/documents/make-pdf';
import { fonts } from '@folio/documents/testing/shared-fonts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getLetterMoment, thinLetterHistory } from '../letters/letter-history.service.ts';
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

it('a letter leads to its own moment, which is not thinned out', async () => {
  const resumeId = await makeResume({});
  const id = await makeApplication(resumeId);
  const body = { text: 'Dear team,', applicationId: id };
  const { id: letterId } = dataOf<Letter>(
    await test.call(letterRoutes.create, { body }, account.token),
  );
  const own = ofKind(await keep(id, { letterId: 'last' }), 'letter');
  expect(own).toMatchObject({ letterId, momentId: null });
  const change = { text: 'Dear Jo,' };
  await test.call(letterRoutes.update, { params: { id: letterId }, body: change }, account.token);
  const place = { userId: account.user.id, letterId };
  const { moment, document } = await getLetterMoment(test.db, place, own?.letterMomentId ?? '');
  expect(moment).toMatchObject({ kind: 'sent', detail: 'Cook' });
  expect(document).toMatchObject({ text: 'Dear team,' });
  // However little room there is.
  const quotas = { ...test.app.configuration.quotas, maxBytes: 0 };
  await thinLetterHistory(test.db, quotas, place);
  await getLetterMoment(test.db, place, moment.id);
  await writeAlong(resumeId, id, ['Dear Ada,', '']);
  const ofResume = ofKind(await keep(id, {}), 'letter');
  expect(ofResume).toMatchObject({ letterId: null, letterMomentId: null, momentOf: 'letter' });
});

it('keeps the letter as its screen downloads it, and both when the resume is gone', async () => {
  const resumeId = await makeResume({ content: { personalInfo: { firstName: 'Ada' } } });
  const id = await makeApplication(resumeId);
  const body = { subject: 'Cook', text: 'Dear Jo,\n\nI cook — 10 €.', date: 'May 1' };
  const params = { params: { id: resumeId } };
  const saved = await test.call(coverLetterRoutes.update, { ...params, body }, account.token);
  const resume = dataOf<Resume>(await test.call(resumeRoutes.get, params, account.token));
  const kept = dataOf<SentDocument[]>(await keep(id));
  expect(kept.map(({ fileName }) => fileName)).toEqual(['Ada_Cover_Letter.pdf', 'Ada_Resume.pdf']);
  await test.call(resumeRoutes.remove, params, account.token);
  const { bytes } = await bytesAt(`/api/applications/${id}/sent/${kept[0]?.id}`);
  const shown = { ...resume, showsBranding: isBranded(account.user) };
  const drawn = letterPdf({ resume: shown, letter: dataOf<CoverLetter>(saved) }, fonts);
  expect(bytes.equals(drawn)).toBe(true);
  const listed = await test.call(sentDocumentRoutes.list, { params: { id } }, account.token);
  expect(dataOf<SentDocument[]>(listed)).toEqual(kept);
});

it('keeps the letter that is named, in the dress of its own resume, or none', async () => {
  const resumeId = await makeResume({ content: { personalInfo: { firstName: 'Ada' } } });
  const content = { personalInfo: { firstName: 'Grace' } };
  const other = await makeResume({ templateId: 'modern', name: 'Other', content });
  const id = await makeApplication(resumeId);
  const ofResume = { params: { id: resumeId }, body: { text: 'Dear resume' } };
  await test.call(coverLetterRoutes.update, ofResume, account.token);
  const write = async (body: object) =>
    dataOf<Letter>(await test.call(letterRoutes.create, { body }, account.token));
  const dressed = await write({ name: 'Dressed', text: 'Dear Jo', resumeId: other });
  const plain = await write({ text: 'Dear all', date: 'May 1' });
  const resume = dataOf<Resume>(
    await test.call(resumeRoutes.get, { params: { id: other } }, account.token),
  );
  const showsBranding = isBranded(account.user);
  for (const [letter, sender] of [
    [dressed, resume],
    [plain, plainSender(account.user)],
  ] as const) {
    const [kept] = dataOf<SentDocument[]>(await keep(id, { letterId: letter.id }));
    expect(kept).toMatchObject({ kind: 'letter', name: letter.name || expect.any(String) });
    const { bytes } = await bytesAt(`/api/applications/${id}/sent/${kept?.id}`);
    const drawn = letterPdf({ resume: { ...sender, showsBranding }, letter }, fonts);
    expect(bytes.equals(drawn)).toBe(true);
  }
  const before = dataOf<SentDocument[]>(await keep(id, { letterId: null }));
  expect(before.map(({ kind }) => kind).filter((kind) => kind === 'letter')).toHaveLength(2);
  const stranger = await signUp(test);
  const theirs = await test.call(letterRoutes.create, { body: {} }, stranger.token);
  const balanceBefore = await balance();
  const refused = await keep(id, { letterId: dataOf<Letter>(theirs).id });
  expect([refused.status, (refused.body as ErrorBody).code]).toEqual([404, 'LETTER_NOT_FOUND']);
  expect(await balance()).toBe(balanceBefore);
});
