import type { CoverLetter, CoverLetterContent } from '@folio/contract/cover-letters';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api-client.ts';
import { clearDrafts } from '../../lib/autosave/draft-storage.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { LetterStore, letterDraftsOf } from './letter-store.ts';

const first: CoverLetterContent = {
  role: '',
  company: '',
  hiringManager: '',
  address: '',
  subject: '',
  jobDescription: '',
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

let storage: Storage;
let sent: [text: string, version: number][];
let answer: (text: string, version: number) => CoverLetter | Promise<CoverLetter>;
beforeEach(() => {
  vi.useFakeTimers();
  storage = memoryStorage();
  sent = [];
  answer = (text, version) => stored(text, version + 1);
});
afterEach(() => {
  vi.useRealTimers();
});

const drafts = () => letterDraftsOf('asha', 'resume', storage);
const open = (letter: CoverLetter | null = null) =>
  new LetterStore({
    resumeId: 'resume',
    stored: letter,
    first,
    drafts: drafts(),
    send: async ({ text }, version) => {
      sent.push([text, version]);
      return answer(text, version);
    },
  });
const rest = () => vi.advanceTimersByTimeAsync(1_000);
const told = (store: LetterStore) => {
  return { status: store.state.status, text: store.document.text };
};
const offline = () => {
  answer = () => {
    throw new ApiError('OFFLINE');
  };
};

describe('what is typed', () => {
  it('is sent once after a rest, and kept here until then', async () => {
    const store = open();
    store.edit({ text: 'Dear' });
    store.edit({ text: 'Dear team' });
    await vi.advanceTimersByTimeAsync(30);
    expect(drafts().load()?.document.text).toBe('Dear team');
    expect(told(store)).toEqual({ status: 'pending', text: 'Dear team' });
    await rest();
    expect(sent).toEqual([['Dear team', 0]]);
    expect(told(store)).toEqual({ status: 'saved', text: 'Dear team' });
    expect(drafts().load()).toBeUndefined();
    store.edit({ text: 'Dear all' });
    await rest();
    expect(sent.at(-1)).toEqual(['Dear all', 1]);
  });

  it('while it is being sent is sent next, on the version that there is then', async () => {
    const store = open();
    store.edit({ text: 'One' });
    answer = (text, version) => {
      if (text === 'One') store.edit({ text: 'Two' });
      return stored(text, version + 1);
    };
    await rest();
    expect(told(store).status).toBe('pending');
    await rest();
    expect(sent).toEqual([
      ['One', 0],
      ['Two', 1],
    ]);
    expect(told(store)).toEqual({ status: 'saved', text: 'Two' });
    await rest();
    expect(sent).toHaveLength(2);
  });

  it('without a connection is kept, tried again, and there when it is opened anew', async () => {
    offline();
    const store = open(stored('Old', 3));
    store.edit({ text: 'New' });
    await rest();
    expect(told(store).status).toBe('offline');
    const anew = open(stored('Old', 3));
    expect(told(anew)).toEqual({ status: 'pending', text: 'New' });
    anew.dispose({ savesRest: false });
    answer = (text, version) => stored(text, version + 1);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(told(store).status).toBe('saved');
    expect(sent).toEqual([
      ['New', 3],
      ['New', 3],
    ]);
  });

  it('is sent once more when it is left, and then by whoever opens it next', async () => {
    offline();
    const store = open();
    store.edit({ text: 'New' });
    store.dispose();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual([['New', 0]]);
    expect(drafts().load()?.document.text).toBe('New');
  });

  it('and refused is told so, and not sent again by itself', async () => {
    answer = () => {
      throw new ApiError('INTERNAL');
    };
    const store = open();
    store.edit({ text: 'New' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    expect(store.state).toMatchObject({
      status: 'failed',
      message: expect.stringContaining('went wrong'),
    });
    answer = (text, version) => stored(text, version + 1);
    await store.flush();
    expect(told(store).status).toBe('saved');
  });

  it('is not sent where nothing was changed', async () => {
    await open(stored('Old')).flush();
    expect(sent).toEqual([]);
  });
});

describe('a letter that was changed elsewhere', () => {
  const conflicting = async () => {
    const store = open(stored('Old', 1));
    answer = () => {
      throw new ApiError('VERSION_CONFLICT', { data: stored('Theirs', 5) });
    };
    store.edit({ text: 'Mine' });
    await rest();
    answer = (text, version) => stored(text, version + 1);
    return store;
  };

  it('[letter-store-1] waits for a choice, and goes on being kept here', async () => {
    const store = await conflicting();
    expect(store.state).toMatchObject({
      status: 'conflict',
      theirs: { document: { text: 'Theirs' } },
    });
    store.edit({ text: 'Mine too' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    expect(told(store)).toEqual({ status: 'conflict', text: 'Mine too' });
    expect(drafts().load()?.document.text).toBe('Mine too');
  });

  it('may be replaced', async () => {
    const store = await conflicting();
    store.resolve('mine');
    await rest();
    expect(sent.at(-1)).toEqual(['Mine', 5]);
    expect(told(store)).toEqual({ status: 'saved', text: 'Mine' });
  });

  it('may be taken over', async () => {
    const store = await conflicting();
    store.resolve('theirs');
    expect(told(store)).toEqual({ status: 'saved', text: 'Theirs' });
    expect(drafts().load()).toBeUndefined();
    store.edit({ text: 'Theirs, and more' });
    await rest();
    expect(sent.at(-1)).toEqual(['Theirs, and more', 5]);
  });

  it('and says the same is no conflict: only the answer was lost', async () => {
    const store = open(stored('Old', 1));
    answer = () => {
      throw new ApiError('VERSION_CONFLICT', { data: stored('Mine', 2) });
    };
    store.edit({ text: 'Mine' });
    await rest();
    expect(told(store)).toEqual({ status: 'saved', text: 'Mine' });
    drafts().store({ document: { ...first, text: 'Mine' }, version: 1, saved: false });
    expect(told(open(stored('Mine', 2)))).toEqual({ status: 'saved', text: 'Mine' });
  });

  it('is found on opening, by an older draft', () => {
    drafts().store({ document: { ...first, text: 'Mine' }, version: 1, saved: false });
    const store = open(stored('Theirs', 2));
    expect(told(store)).toEqual({ status: 'conflict', text: 'Mine' });
    expect(store.state).toMatchObject({ theirs: { document: { text: 'Theirs' } } });
  });
});

it('a letter that was replaced can be had back, and so can the other', async () => {
  const store = open(stored('First'));
  store.replaceText('Second');
  expect([store.previousText, store.document.text]).toEqual(['First', 'Second']);
  store.replaceText(store.previousText);
  expect([store.previousText, store.document.text]).toEqual(['Second', 'First']);
});

describe('drafts', () => {
  it('are one for each letter of each user', () => {
    drafts().store({ document: { ...first, text: 'Asha' }, version: 0, saved: false });
    expect(letterDraftsOf('ben', 'resume', storage).load()).toBeUndefined();
    expect(letterDraftsOf('asha', 'other', storage).load()).toBeUndefined();
    letterDraftsOf('asha', 'other', storage).store({ document: first, version: 0, saved: false });
    drafts().remove();
    expect(letterDraftsOf('asha', 'other', storage).load()).toMatchObject({
      document: first,
      version: 0,
    });
  });

  it('are gone once somebody has signed out', () => {
    drafts().store({ document: first, version: 0, saved: false });
    clearDrafts(storage);
    expect(storage.length).toBe(0);
  });

  it.each(['', 'null', '[]', '{"asha/resume":{"content":7}}'])('that are %j are none', (broken) => {
    storage.setItem('coverLetterDrafts', broken);
    expect(drafts().load()).toBeUndefined();
    drafts().store({ document: first, version: 2, saved: false });
    expect(drafts().load()?.version).toBe(2);
  });
});
