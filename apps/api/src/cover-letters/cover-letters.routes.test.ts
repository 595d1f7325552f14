import { coverLetterRoutes, type UpdateCoverLetter } from '@folio/contract/cover-letters';
import type { ErrorBody } from '@folio/contract/errors';
import { letterHistoryRoutes, type Moment } from '@folio/contract/history';
import { type Resume, resumeRoutes } from '@folio/contract/resumes';
import { trashRoutes } from '@folio/contract/trash';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { coverLetters } from '../platform/cover-letter-schema.ts';
import { signUp, type TestAccount } from '../testing/accounts.ts';
import { refusalOf, startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
let account: TestAccount;
let stranger: TestAccount;
let id: string;
beforeAll(async () => {
  test = await startTestApp();
  account = await signUp(test);
  stranger = await signUp(test);
});
beforeEach(async () => {
  const { body } = await test.call(resumeRoutes.create, { body: {} }, account.token);
  id = (body as { data: Resume }).data.id;
});
afterAll(() => test.close());

const letter = {
  jobDescription: 'Cook wanted',
  role: 'Cook',
  company: 'Inn',
  hiringManager: 'Jo Marsh',
  motivation: 'My grandmother taught me to cook.',
  address: '1 High Street\nBath',
  subject: 'Cook',
  date: '21 November 2026',
  text: 'Dear Jo Marsh,\n\nI cook.',
};
const read = (token?: string, resumeId = id) =>
  test.call(coverLetterRoutes.get, { params: { id: resumeId } }, token);
const save = (body: Partial<UpdateCoverLetter>, token?: string, resumeId = id) =>
  test.call(coverLetterRoutes.update, { params: { id: resumeId }, body }, token);

describe('the letter of a resume', () => {
  it('is null until one is stored, and then the one that was stored last', async () => {
    expect((await read(account.token)).body).toEqual({ success: true, data: null });
    await save(letter, account.token);
    const changed = await save({ ...letter, text: 'Dear Jo,' }, account.token);
    expect(changed.body).toMatchObject({ data: { ...letter, text: 'Dear Jo,', version: 2 } });
    expect((await read(account.token)).body).toEqual(changed.body);
  });

  it('is replaced as a whole', async () => {
    await save(letter, account.token);
    await save({ text: 'Hello', motivation: '' }, account.token);
    const empty = { jobDescription: '', role: '', address: '', subject: '', date: '' };
    expect((await read(account.token)).body).toMatchObject({ data: { ...empty, text: 'Hello' } });
  });

  it('keeps its motivation when a client without that field saves', async () => {
    await save(letter, account.token);
    const { motivation, ...old } = letter;
    await save({ ...old, text: 'By a release before' }, account.token);
    expect((await read(account.token)).body).toMatchObject({
      data: { motivation, text: 'By a release before' },
    });
    await save({ ...old, motivation: '' }, account.token);
    expect((await read(account.token)).body).toMatchObject({ data: { motivation: '' } });
  });

  it('has its motivation in its history, and back from the trash', async () => {
    await save(letter, account.token);
    await save({ ...letter, motivation: 'Another', reason: 'ai' }, account.token);
    const { body } = await test.call(letterHistoryRoutes.list, { params: { id } }, account.token);
    const momentId = (body as { data: Moment[] }).data[0]?.id ?? '';
    const params = { id, momentId };
    const moment = await test.call(letterHistoryRoutes.get, { params }, account.token);
    expect(moment.body).toMatchObject({ data: { letter: { motivation: letter.motivation } } });
    const removed = await test.call(coverLetterRoutes.remove, { params: { id } }, account.token);
    const { trashedId } = (removed.body as { data: { trashedId: string } }).data;
    await test.call(trashRoutes.restoreLetter, { params: { id: trashedId } }, account.token);
    expect((await read(account.token)).body).toMatchObject({ data: { motivation: 'Another' } });
  });

  it('keeps its motivation where a trash of the release before has none to put back', async () => {
    await save(letter, account.token);
    const removed = await test.call(coverLetterRoutes.remove, { params: { id } }, account.token);
    const { trashedId } = (removed.body as { data: { trashedId: string } }).data;
    await test.db.execute(
      sql`update trashed_letters set letter = letter - 'motivation' where id = ${trashedId}`,
    );
    await save({ text: 'Written since', motivation: 'The sea.' }, account.token);
    await test.call(trashRoutes.restoreLetter, { params: { id: trashedId } }, account.token);
    expect((await read(account.token)).body).toMatchObject({
      data: { text: letter.text, motivation: 'The sea.' },
    });
  });

  it('is one, however many are stored at once', async () => {
    const texts = Array.from({ length: 8 }, (_, index) => `Letter ${index}`);
    const saved = await Promise.all(texts.map((text) => save({ text }, account.token)));
    expect(saved.map(({ status }) => status)).toEqual(texts.map(() => 200));
    expect((await read(account.token)).body).toMatchObject({ data: { version: 8 } });
  });

  it('goes with its resume', async () => {
    await save(letter, account.token);
    await test.call(resumeRoutes.remove, { params: { id } }, account.token);
    expect(refusalOf(await read(account.token))).toEqual({ status: 404, code: 'RESUME_IN_TRASH' });
    await test.call(trashRoutes.deleteResume, { params: { id } }, account.token);
    expect(refusalOf(await read(account.token))).toEqual({ status: 404, code: 'RESUME_NOT_FOUND' });
    const left = await test.db.select().from(coverLetters);
    expect(left.filter(({ resumeId }) => resumeId === id)).toEqual([]);
  });
});

describe('a change that was made on an older letter', () => {
  it('[cover-letters-2] is refused with the letter as it now is', async () => {
    await save({ text: 'First', version: 0 }, account.token);
    await save({ text: 'Second', version: 1 }, account.token);
    for (const version of [0, 1, 7]) {
      const { status, body } = await save({ text: 'Late', version }, account.token);
      expect({ status, body }).toMatchObject({
        status: 409,
        body: { code: 'VERSION_CONFLICT', data: { text: 'Second', version: 2 } },
      });
    }
  });
});

it('a save that says why keeps what it replaces, also twice in one sitting', async () => {
  await save({ text: 'Mine' }, account.token);
  await save({ text: 'Theirs', reason: 'conflict' }, account.token);
  await save({ text: 'Written', reason: 'ai' }, account.token);
  await save({ text: 'Late', version: 1, reason: 'conflict' }, account.token);
  const { body } = await test.call(letterHistoryRoutes.list, { params: { id } }, account.token);
  const moments = (body as { data: Moment[] }).data;
  const texts = await Promise.all(
    moments.map(async ({ id: momentId, kind }) => {
      const one = await test.call(
        letterHistoryRoutes.get,
        { params: { id, momentId } },
        account.token,
      );
      return [kind, (one.body as { data: { letter: { text: string } } }).data.letter.text];
    }),
  );
  expect(texts).toEqual([
    ['ai', 'Theirs'],
    ['conflict', 'Mine'],
  ]);
});

describe('whoever it is not for', () => {
  it('needs a session', async () => {
    for (const answer of [await read(), await save(letter)])
      expect(refusalOf(answer)).toEqual({ status: 401, code: 'UNAUTHENTICATED' });
  });

  it('[cover-letters-1] finds nothing, also where the resume is public', async () => {
    await save(letter, account.token);
    const body = { isPublic: true };
    await test.call(resumeRoutes.update, { params: { id }, body }, account.token);
    const tried = [
      await read(stranger.token),
      await save({ text: 'Mine now' }, stranger.token),
      await read(account.token, 'no-id'),
      await save(letter, account.token, '01890000-0000-7000-8000-000000000000'),
    ];
    for (const answer of tried)
      expect(refusalOf(answer)).toEqual({ status: 404, code: 'RESUME_NOT_FOUND' });
    expect((await read(account.token)).body).toMatchObject({ data: letter });
  });
});

it.each([
  ['text', { text: 7 }],
  ['text', { text: 'x'.repeat(20_001) }],
  ['date', { date: 'x'.repeat(61) }],
  ['address', { address: 'x'.repeat(601) }],
  ['motivation', { motivation: 'x'.repeat(1_001) }],
  ['version', { version: -1 }],
  ['version', { version: 2_147_483_647 }],
])('refuses a letter whose %s makes no sense', async (field, body) => {
  const { status, body: answer } = await save(body as Partial<UpdateCoverLetter>, account.token);
  expect(status).toBe(400);
  expect(Object.keys((answer as ErrorBody).errors ?? {})).toEqual([field]);
});

it('refuses fields that it does not know', async () => {
  const { status } = await save({ ...letter, userId: 'x' } as object, account.token);
  expect(status).toBe(400);
});
