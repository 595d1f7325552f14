import type { CoverLetter, CoverLetterContent } from '@folio/contract/cover-letters';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api-client.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { clearLetterDrafts } from './clear-letter-drafts.ts';
import { letterDraftsOf } from './letter-drafts.ts';
import { LetterStore } from './letter-store.ts';

const first: CoverLetterContent = {
  ...{ role: '', company: '', hiringManager: '', address: '', subject: '' },
  ...{ jobDescription: '', date: '21 November 2026', text: '' },
};
const stored = (text: string, version = 1): CoverLetter => ({
  ...{ ...first, text, version, id: '0192f0c1-2345-7abc-8def-0123456789ab' },
  ...{ createdAt: '2026-11-21T09:00:00.000Z', updatedAt: '2026-11-21T09:00:00.000Z' },
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
    ...{ stored: letter, first, drafts: drafts() },
    send: async ({ text }, version) => {
      sent.push([text, version]);
      return answer(text, version);
    },
  });
const rest = () => vi.advanceTimersByTimeAsync(1_000);
const told = (store: LetterStore) => {
  const { status, content } = store.getState();
  return { status, text: content.text };
};
const offline = () => {
  answer = () => {
    throw new ApiError('OFFLINE');
  };
};

describe('what is typed', () => {
  it('is sent once after a rest, and kept here until then', async () => {
    const store = open();
    store.change({ text: 'Dear' });
    store.change({ text: 'Dear team' });
    expect(drafts().read()?.content.text).toBe('Dear team');
    expect(told(store)).toEqual({ status: 'pending', text: 'Dear team' });
    await rest();
    expect(sent).toEqual([['Dear team', 0]]);
    expect(told(store)).toEqual({ status: 'saved', text: 'Dear team' });
    expect(drafts().read()).toBeUndefined();
    store.change({ text: 'Dear all' });
    await rest();
    expect(sent.at(-1)).toEqual(['Dear all', 1]);
  });

  it('while it is being sent is sent next, on the version that there is then', async () => {
    const store = open();
    store.change({ text: 'One' });
    answer = (text, version) => {
      if (text === 'One') store.change({ text: 'Two' });
      return stored(text, version + 1);
    };
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
    store.change({ text: 'New' });
    await rest();
    expect(told(store).status).toBe('offline');
    expect(told(open(stored('Old', 3)))).toEqual({ status: 'pending', text: 'New' });
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
    store.change({ text: 'New' });
    await store.leave();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual([['New', 0]]);
    expect(drafts().read()?.content.text).toBe('New');
  });

  it('and refused is told so, and not sent again by itself', async () => {
    answer = () => {
      throw new ApiError('INTERNAL');
    };
    const store = open();
    store.change({ text: 'New' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    expect(store.getState()).toMatchObject({
      ...{ status: 'failed', message: expect.stringContaining('went wrong') },
    });
    answer = (text, version) => stored(text, version + 1);
    await store.save();
    expect(told(store).status).toBe('saved');
  });

  it('is not sent where nothing was changed', async () => {
    await open(stored('Old')).save();
    expect(sent).toEqual([]);
  });
});

describe('a letter that was changed elsewhere', () => {
  const conflicting = async () => {
    const store = open(stored('Old', 1));
    answer = () => {
      throw new ApiError('VERSION_CONFLICT', { data: stored('Theirs', 5) });
    };
    store.change({ text: 'Mine' });
    await rest();
    answer = (text, version) => stored(text, version + 1);
    return store;
  };

  it('waits for a choice, and goes on being kept here', async () => {
    const store = await conflicting();
    expect(store.getState()).toMatchObject({ status: 'conflict', theirs: { text: 'Theirs' } });
    store.change({ text: 'Mine too' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    expect(told(store)).toEqual({ status: 'conflict', text: 'Mine too' });
    expect(drafts().read()?.content.text).toBe('Mine too');
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
    expect(drafts().read()).toBeUndefined();
    store.change({ text: 'Theirs, and more' });
    await rest();
    expect(sent.at(-1)).toEqual(['Theirs, and more', 5]);
  });

  it('and says the same is no conflict: only the answer was lost', async () => {
    const store = open(stored('Old', 1));
    answer = () => {
      throw new ApiError('VERSION_CONFLICT', { data: stored('Mine', 2) });
    };
    store.change({ text: 'Mine' });
    await rest();
    expect(told(store)).toEqual({ status: 'saved', text: 'Mine' });
    drafts().write({ content: { ...first, text: 'Mine' }, version: 1 });
    expect(told(open(stored('Mine', 2)))).toEqual({ status: 'saved', text: 'Mine' });
  });

  it('is found on opening, by an older draft', () => {
    drafts().write({ content: { ...first, text: 'Mine' }, version: 1 });
    expect(open(stored('Theirs', 2)).getState()).toMatchObject({
      ...{ status: 'conflict', content: { text: 'Mine' }, theirs: { text: 'Theirs' } },
    });
  });
});

it('a letter that was replaced can be had back, and so can the other', async () => {
  const store = open(stored('First'));
  store.replaceText('Second');
  expect(store.getState()).toMatchObject({ previousText: 'First', content: { text: 'Second' } });
  store.replaceText(store.getState().previousText);
  expect(store.getState()).toMatchObject({ previousText: 'Second', content: { text: 'First' } });
});

describe('drafts', () => {
  it('are one for each letter of each user', () => {
    drafts().write({ content: { ...first, text: 'Asha' }, version: 0 });
    expect(letterDraftsOf('ben', 'resume', storage).read()).toBeUndefined();
    expect(letterDraftsOf('asha', 'other', storage).read()).toBeUndefined();
    letterDraftsOf('asha', 'other', storage).write({ content: first, version: 0 });
    drafts().remove();
    expect(letterDraftsOf('asha', 'other', storage).read()).toEqual({ content: first, version: 0 });
  });

  it('are gone once somebody has signed out', () => {
    drafts().write({ content: first, version: 0 });
    clearLetterDrafts(storage);
    expect(storage.length).toBe(0);
  });

  it.each(['', 'null', '[]', '{"asha/resume":{"content":7}}'])('that are %j are none', (broken) => {
    storage.setItem('coverLetterDrafts', broken);
    expect(drafts().read()).toBeUndefined();
    drafts().write({ content: first, version: 2 });
    expect(drafts().read()?.version).toBe(2);
  });
});
