import 'fake-indexeddb/auto';
import type { CoverLetter, CoverLetterContent, WrittenTexts } from '@folio/contract/cover-letters';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api-client.ts';
import { DeviceStore } from '../../lib/device-store/device-store.ts';
import { oldDraftTab } from '../../lib/device-store/old-drafts.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { LetterStore, readLetterCopy } from './letter-store.ts';

const first: CoverLetterContent = {
  role: '',
  company: '',
  hiringManager: '',
  address: '',
  subject: '',
  jobDescription: '',
  motivation: '',
  date: '21 November 2026',
  text: '',
};
const stored = (text: string, version = 1): CoverLetter => ({
  ...first,
  text,
  version,
  id: '0192f0c1-2345-7abc-8def-0123456789ab',
  createdAt: '2026-11-21T09:00:00.000Z',
  updatedAt: '2026-11-21T09:00:00.000Z',
});

let sent: [text: string, version: number, reason?: string][];
let answer: (letter: WrittenTexts, version: number) => CoverLetter;
let count = 0;
let closing: (() => unknown)[] = [];

beforeEach(() => {
  count += 1;
  sent = [];
  answer = ({ text }, version) => stored(text, version + 1);
  vi.stubGlobal('localStorage', memoryStorage());
});
afterEach(async () => {
  vi.useRealTimers();
  for (const close of closing) await close();
  closing = [];
  vi.unstubAllGlobals();
});

type Load = () => Promise<CoverLetter | null>;

async function open(
  letter: CoverLetter | null = null,
  tab = 'one',
  load?: Load,
  today?: (text: string) => string,
) {
  const store = new DeviceStore('asha', { tab, name: `folio-letter-${count}` });
  const opened = new LetterStore({
    item: 'letter/resume',
    stored: letter,
    first,
    store,
    ...(load && { load }),
    ...(today && { today }),
    send: async (content, version, reason) => {
      sent.push(reason ? [content.text, version, reason] : [content.text, version]);
      return answer(content, version);
    },
  });
  const leave = async () => {
    opened.dispose({ savesRest: false });
    await store.close();
  };
  closing.push(leave);
  await opened.open();
  return { letter: opened, store, leave };
}

const stateOf = (store: LetterStore) => ({ status: store.state.status, text: store.document.text });
const offline = () => {
  answer = () => {
    throw new ApiError('OFFLINE');
  };
};

it('what is typed is sent once after a rest, on the version that there is then', async () => {
  const { letter } = await open();
  letter.edit({ text: 'Dear' });
  letter.edit({ text: 'Dear team' });
  expect(stateOf(letter)).toEqual({ status: 'pending', text: 'Dear team' });
  await expect.poll(() => letter.state.status).toBe('saved');
  letter.edit({ text: 'Dear all' });
  await letter.flush();
  expect(sent).toEqual([
    ['Dear team', 0],
    ['Dear all', 1],
  ]);
});

it('a day that nobody has touched is said in the language of the text', async () => {
  const today = (text: string) => (text.startsWith('Sehr') ? '21. November 2026' : first.date);
  const { letter } = await open(null, 'one', undefined, today);
  letter.edit({ text: 'Sehr geehrte Frau Marsh,' });
  expect(letter.document.date).toBe('21. November 2026');
  await letter.replaceText('Dear Jo Marsh,');
  expect(letter.document.date).toBe(first.date);
  letter.edit({ date: '1 May 2026' });
  letter.edit({ text: 'Sehr geehrte Frau Marsh,' });
  expect(letter.document.date).toBe('1 May 2026');
});

it('is not sent where nothing was changed', async () => {
  await (await open(stored('Old'))).letter.flush();
  expect(sent).toEqual([]);
});

it('without a connection it is kept, there when it is opened anew, and sent then', async () => {
  offline();
  const { letter, leave } = await open(stored('Old', 3));
  letter.edit({ text: 'New' });
  await letter.flush();
  expect(stateOf(letter)).toEqual({ status: 'offline', text: 'New' });
  await leave();
  answer = ({ text }, version) => stored(text, version + 1);
  const again = (await open(stored('Old', 3), 'two')).letter;
  expect(stateOf(again)).toEqual({ status: 'pending', text: 'New' });
  await again.flush();
  expect(sent.at(-1)).toEqual(['New', 3]);
});

it('one that is gone is told so, and what is typed stays', async () => {
  const { letter } = await open(stored('Old', 3));
  answer = () => {
    throw new ApiError('LETTER_NOT_FOUND');
  };
  letter.edit({ text: 'New' });
  await letter.flush();
  expect(stateOf(letter)).toEqual({ status: 'deleted', text: 'New' });
});

it.each(['INTERNAL', 'STORAGE_FULL'] as const)('after %s it is saved later', async (code) => {
  answer = ({ text }, version) => {
    if (sent.length === 1) throw new ApiError(code);
    return stored(text, version + 1);
  };
  const { letter } = await open();
  letter.edit({ text: 'New' });
  await letter.flush();
  expect(letter.state).toMatchObject({ status: 'failed', isTemporary: true });
  await letter.flush();
  expect(letter.state.status).toBe('saved');
});

it('what is refused is told with the name of its field, and not sent again by itself', async () => {
  answer = () => {
    throw new ApiError('VALIDATION_ERROR', { errors: { text: ['At most 20,000 characters'] } });
  };
  const { letter } = await open();
  letter.edit({ text: 'New' });
  await letter.flush();
  expect(letter.state).toEqual({ status: 'failed', message: 'Letter: At most 20,000 characters' });
  expect(sent).toHaveLength(1);
});

it('[letter-store-1] a letter that was changed elsewhere asks nothing before it is saved: both texts are listed', async () => {
  const { letter } = await open(stored('Old', 1));
  answer = ({ text }, version) => {
    if (version < 5) throw new ApiError('VERSION_CONFLICT', { data: stored('Theirs', 5) });
    return stored(text, version + 1);
  };
  letter.edit({ text: 'Mine' });
  await letter.flush();
  expect(stateOf(letter)).toEqual({ status: 'saved', text: 'Mine' });
  expect(letter.conflicts).toEqual([{ field: 'text', mine: 'Mine', theirs: 'Theirs' }]);
  letter.resolve('text', 'Theirs');
  await letter.flush();
  expect(sent).toEqual([
    ['Mine', 1],
    ['Mine', 5, 'conflict'],
    ['Theirs', 6, 'conflict'],
  ]);
});

it('what was changed elsewhere in other fields is in the letter that is sent', async () => {
  const { letter } = await open(stored('Old', 1));
  const contents: WrittenTexts[] = [];
  answer = (content, version) => {
    if (version < 2)
      throw new ApiError('VERSION_CONFLICT', { data: { ...stored('Old', 2), company: 'Acme' } });
    contents.push(content);
    return stored(content.text, version + 1);
  };
  letter.edit({ text: 'Mine' });
  await letter.flush();
  const { motivation: _, ...texts } = first;
  expect(contents).toEqual([{ ...texts, text: 'Mine', company: 'Acme' }]);
  expect(letter.conflicts).toEqual([]);
});

it('a draft of an earlier release is taken over where nothing was saved since', async () => {
  const content = { ...first, text: 'Old draft' };
  const { store, leave } = await open(stored('Old', 3));
  const oldDraft = { content, version: 3 };
  await store.putPending('letter/resume', { oldDraft }, oldDraftTab);
  await leave();
  const { letter } = await open(stored('Old', 3), 'two');
  expect([letter.document.text, letter.conflicts]).toEqual(['Old draft', []]);
});

it('one that is older than what is saved takes no field back, and can be chosen', async () => {
  const content = { ...first, text: 'Old draft' };
  const { store, leave } = await open(stored('Saved', 4));
  const oldDraft = { content, version: 3 };
  await store.putPending('letter/resume', { oldDraft }, oldDraftTab);
  await leave();
  const { letter } = await open(stored('Saved', 4), 'two');
  expect(letter.document.text).toBe('Saved');
  expect(letter.conflicts).toEqual([{ field: 'text', mine: 'Old draft', theirs: 'Saved' }]);
});

it.each([null, 7, { changes: 7 }, { changes: { text: { value: 7 } } }, { oldDraft: {} }])(
  'what lies on the device and is %j is no draft',
  async (broken) => {
    const { store, leave } = await open(stored('Saved', 4));
    await store.putPending('letter/resume', broken, 'gone');
    await leave();
    const { letter } = await open(stored('Saved', 4), 'two');
    expect([stateOf(letter).text, letter.hasUnsaved()]).toEqual(['Saved', false]);
  },
);

it('a letter that was replaced can be had back, and so can the other', async () => {
  const { letter } = await open(stored('First'));
  await letter.replaceText('Second');
  expect([letter.previousText, letter.document.text]).toEqual(['First', 'Second']);
  await letter.replaceText(letter.previousText);
  expect([letter.previousText, letter.document.text]).toEqual(['Second', 'First']);
});

it('what was typed before a letter is written is saved before it, so that the history has both', async () => {
  const { letter } = await open(stored('First'));
  letter.edit({ text: 'First, and more' });
  await letter.replaceText('Written');
  await letter.flush();
  letter.edit({ text: 'Written, and more' });
  await letter.flush();
  expect(sent).toEqual([
    ['First, and more', 1],
    ['Written', 2, 'ai'],
    ['Written, and more', 3],
  ]);
});

it('what AI wrote offline is sent as that after a reload, so that the text before stays', async () => {
  const before = await open(stored('Mine'));
  const online = answer;
  offline();
  await before.letter.replaceText('By AI');
  await before.letter.flush();
  await before.leave();
  answer = online;
  sent = [];
  const { letter } = await open(stored('Mine'), 'two');
  await letter.flush();
  expect(sent).toEqual([['By AI', 1, 'ai']]);
});

it('a paid letter is on the device, though the save before it is never answered', async () => {
  const { letter, store } = await open(stored('Typed'));
  answer = () => new Promise(() => {}) as never;
  letter.edit({ text: 'Typed on' });
  await expect.poll(() => letter.kept).toBe('kept');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const replacing = letter.replaceText('Written');
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(5_000);
  await replacing;
  vi.useRealTimers();
  letter.keep();
  expect([letter.document.text, letter.previousText]).toEqual(['Written', 'Typed on']);
  const kept = async () => (await store.loadItem('letter/resume')).pending;
  await expect
    .poll(kept)
    .toMatchObject([{ pending: { changes: { text: { value: 'Written' } }, reason: 'ai' } }]);
});

it('a letter that is written when its page is left goes on as it would have', async () => {
  const { letter } = await open(stored('Typed'));
  answer = ({ text }, version) => {
    // The person leaves while the text before it is saved.
    if (text === 'Typed on') letter.dispose();
    return stored(text, version + 1);
  };
  letter.edit({ text: 'Typed on' });
  await letter.replaceText('Written');
  await expect.poll(() => sent.at(-1)).toEqual(['Written', 2, 'ai']);
});

it('a copy that was handed over is read back, and what it replaces stays in the history', async () => {
  const { letter } = await open(stored('Mine'));
  const copy = readLetterCopy(JSON.parse(JSON.stringify({ ...first, text: 'Rescued' })));
  await letter.openCopy(copy ?? {});
  await letter.flush();
  expect(sent).toEqual([['Rescued', 1, 'restore']]);
  expect(readLetterCopy({ text: 'x', date: 5, unknown: true })).toEqual({ text: 'x' });
  for (const other of [undefined, null, 'text', [], { basics: {} }, { text: {} }])
    expect(readLetterCopy(other)).toBeUndefined();
});

/** The server has no letter any more: it refuses a save of one, and takes a new one. */
const deletedElsewhere = () => {
  answer = ({ text }, version) => {
    if (version > 0) throw new ApiError('VERSION_CONFLICT', { data: null });
    return stored(text, 6);
  };
};

it('a letter that was deleted elsewhere is told, keeps what is typed, and is saved anew if wanted', async () => {
  const { letter, store } = await open(stored('Old', 4), 'one', async () => null);
  deletedElsewhere();
  await letter.catchUp();
  expect(stateOf(letter)).toEqual({ status: 'deleted', text: 'Old' });
  letter.edit({ text: 'Old, and more' });
  await letter.flush();
  expect([sent, stateOf(letter).status]).toEqual([[], 'deleted']);
  await expect.poll(() => letter.kept).toBe('kept');
  await letter.saveAsNew();
  expect(sent).toEqual([['Old, and more', 0]]);
  expect(stateOf(letter)).toEqual({ status: 'saved', text: 'Old, and more' });
  expect((await store.loadItem('letter/resume')).base).toMatchObject({ version: 6 });
});

it('a save of a letter that was deleted meanwhile is not made, and told', async () => {
  const { letter } = await open(stored('Old', 4));
  deletedElsewhere();
  letter.edit({ text: 'Written on' });
  await letter.flush();
  expect(stateOf(letter)).toEqual({ status: 'deleted', text: 'Written on' });
  expect(letter.hasUnsaved()).toBe(true);
});

it('a deleted letter that is restored goes on, with what was typed meanwhile', async () => {
  const server: { letter: CoverLetter | null } = { letter: null };
  const { letter } = await open(stored('Old', 4), 'one', async () => server.letter);
  await letter.catchUp();
  letter.edit({ subject: 'Typed meanwhile' });
  server.letter = stored('Old', 5);
  await letter.catchUp();
  await expect.poll(() => stateOf(letter)).toEqual({ status: 'saved', text: 'Old' });
  expect([letter.document.subject, sent]).toEqual(['Typed meanwhile', [['Old', 5]]]);
});

it('a letter that was never stored is not taken for a deleted one', async () => {
  const { letter } = await open(null, 'one', async () => null);
  await letter.catchUp();
  letter.edit({ text: 'The first' });
  await letter.flush();
  expect(stateOf(letter)).toEqual({ status: 'saved', text: 'The first' });
});

it('a motivation is sent where it was changed, and only there', async () => {
  const sentTexts: WrittenTexts[] = [];
  answer = (letter, version) => {
    sentTexts.push(letter);
    return stored(letter.text, version + 1);
  };
  const { letter } = await open(stored('Dear Jo,'));
  letter.edit({ text: 'Dear Jo Marsh,' });
  await letter.flush();
  letter.edit({ motivation: 'My gran lives in one.' });
  await letter.flush();
  letter.edit({ motivation: '' });
  await letter.flush();
  expect(sentTexts.map((each) => each.motivation)).toEqual([
    undefined,
    'My gran lives in one.',
    '',
  ]);
});

it('a server that knows no motivation saves all else that was written', async () => {
  const sentTexts: WrittenTexts[] = [];
  answer = (letter, version) => {
    if (letter.motivation !== undefined)
      throw new ApiError('VALIDATION_ERROR', { errors: { motivation: ['This field is unknown'] } });
    sentTexts.push(letter);
    return stored(letter.text, version + 1);
  };
  const { letter } = await open(stored('Dear Jo,'));
  letter.edit({ text: 'Dear Jo Marsh,', motivation: 'My gran lives in one.' });
  await letter.flush();
  expect(sentTexts.map(({ text }) => text)).toEqual(['Dear Jo Marsh,']);
  expect(letter.state.status).toBe('failed');
  expect(letter.document.motivation).toBe('My gran lives in one.');
  letter.edit({ text: 'Dear Jo and Lee,' });
  await letter.flush();
  expect(sentTexts.at(-1)?.text).toBe('Dear Jo and Lee,');
  expect(letter.hasUnsaved()).toBe(true);
});
