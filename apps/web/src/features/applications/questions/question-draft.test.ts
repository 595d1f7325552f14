import 'fake-indexeddb/auto';
import type { Question, UpdateQuestion } from '@folio/contract/questions';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api-client.ts';
import { DeviceStore } from '../../../lib/device-store/device-store.ts';
import { memoryStorage } from '../../../testing/memory-storage.ts';
import { QuestionDraft } from './question-draft.ts';

const stored: Question = {
  id: '019400a0-0000-7000-8000-000000000001',
  applicationId: null,
  question: 'Why us?',
  answer: 'Because.',
  version: 3,
  createdAt: '2026-11-21T10:00:00.000Z',
  updatedAt: '2026-11-21T10:00:00.000Z',
};
let sent: UpdateQuestion[] = [];
let answer: (body: UpdateQuestion) => Question;
let count = 0;
let closing: (() => unknown)[] = [];

async function open(tab = 'one') {
  const store = new DeviceStore('asha', { tab, name: `folio-question-${count}` });
  const send = async (body: UpdateQuestion) => {
    sent.push(body);
    return answer(body);
  };
  const draft = new QuestionDraft({ stored, store, calls: { send, load: async () => stored } });
  const leave = async () => {
    draft.dispose({ savesRest: false });
    await store.close();
  };
  closing.push(leave);
  await draft.open();
  return { draft, leave };
}
const refuse = (error: ApiError) => {
  answer = () => {
    throw error;
  };
};

beforeEach(() => {
  count += 1;
  vi.stubGlobal('localStorage', memoryStorage());
  sent = [];
  answer = ({ version = 0, answer: text = '' }) => ({
    ...stored,
    answer: text,
    version: version + 1,
  });
});
afterEach(async () => {
  for (const close of closing) await close();
  closing = [];
  vi.unstubAllGlobals();
});

it('what is typed is sent on the version that there is, and an empty question is none', async () => {
  const { draft } = await open();
  draft.edit({ answer: 'Of the sea.' });
  await draft.flush();
  draft.edit({ question: ' ' });
  await draft.flush();
  expect(sent).toEqual([
    { question: 'Why us?', answer: 'Of the sea.', version: 3 },
    { answer: 'Of the sea.', version: 4 },
  ]);
});

it('without a connection an answer is kept, and there when it is opened anew', async () => {
  refuse(new ApiError('OFFLINE'));
  const { draft, leave } = await open();
  draft.edit({ answer: 'Of the sea.' });
  await draft.flush();
  expect(draft.state.status).toBe('offline');
  await leave();
  const again = (await open('two')).draft;
  expect(again.document.answer).toBe('Of the sea.');
});

it('an answer that was changed elsewhere too is shown with both texts', async () => {
  refuse(new ApiError('VERSION_CONFLICT', { data: { ...stored, answer: 'Theirs', version: 4 } }));
  const { draft } = await open();
  draft.edit({ answer: 'Mine' });
  await draft.flush();
  expect(draft.conflicts).not.toEqual({});
  expect(draft.document.answer).toBe('Mine');
});

it('an answer that is put in the place of another can be put back', async () => {
  const { draft } = await open();
  draft.replaceAnswer('Drafted.');
  expect(draft.document.answer).toBe('Drafted.');
  draft.replaceAnswer(draft.previousAnswer);
  expect(draft.document.answer).toBe('Because.');
});

it('what was typed can be put back after several drafts, and the last draft after that', async () => {
  const { draft } = await open();
  draft.edit({ answer: 'My own words.' });
  draft.replaceAnswer('First draft.');
  draft.replaceAnswer('Second draft.');
  expect(draft.previousAnswer).toBe('My own words.');
  draft.restoreAnswer();
  expect(draft.document.answer).toBe('My own words.');
  draft.restoreAnswer();
  expect(draft.document.answer).toBe('Second draft.');
  draft.edit({ answer: 'Second draft, reworded.' });
  draft.replaceAnswer('Third draft.');
  expect(draft.previousAnswer).toBe('Second draft, reworded.');
});

it('what the server failed to save is tried again', async () => {
  const { draft } = await open();
  refuse(new ApiError('INTERNAL'));
  draft.edit({ answer: 'Of the sea.' });
  expect(await draft.flush()).toMatchObject({ status: 'failed', isTemporary: true });
  refuse(new ApiError('VALIDATION_ERROR', { errors: { answer: ['Too long'] } }));
  expect(await draft.flush()).not.toHaveProperty('isTemporary');
});
