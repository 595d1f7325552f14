import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { longestWaitMs, typingRestMs } from '../../../lib/autosave/draft-keeper.ts';
import { documentOf } from '../store/document.ts';
import { createEditorStore } from '../store/editor-store.ts';
import { draftsOf } from './drafts.ts';
import { autosaveOf, remoteOf } from './resume-autosave.ts';
import { handDrivenServer, memoryStorage, resumeOf } from './saving-fixture.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function open({ isNew = false } = {}) {
  const resume = resumeOf();
  const document = documentOf(resume);
  const store = createEditorStore(document);
  const server = handDrivenServer();
  const storage = memoryStorage();
  const created: string[] = [];
  let [merges, news] = [0, 0];
  const saver = autosaveOf(store, {
    send: server.send,
    draftsOf: (id) => draftsOf('user', id ?? 'new', storage),
    base: isNew ? undefined : { id: resume.id, version: 1, document },
    onCaughtUp: ({ isJoined }) => {
      if (isJoined) merges += 1;
      else news += 1;
    },
    onCreated: (id) => created.push(id),
  });
  const type = (value: string) => store.dispatch({ type: 'setField', field: 'title', value });
  const drafts = draftsOf('user', isNew ? 'new' : resume.id, storage);
  const status = () => saver.state.status;
  const accepted = (version: number) => ({
    kind: 'saved' as const,
    id: resumeOf().id,
    version,
  });
  return {
    ...server,
    store,
    saver,
    type,
    drafts,
    storage,
    status,
    accepted,
    created,
    merges: () => merges,
    news: () => news,
  };
}

describe('saving', () => {
  it('waits for a pause in the typing, then sends one request with the version', async () => {
    const { type, requests, status, answer, accepted } = open();
    for (const text of ['E', 'En', 'Eng']) {
      type(text);
      vi.advanceTimersByTime(typingRestMs - 1);
    }
    expect(requests).toHaveLength(0);
    expect(status()).toBe('pending');
    vi.advanceTimersByTime(1);
    expect(status()).toBe('saving');
    expect(requests).toHaveLength(1);
    expect(requests[0]?.base?.version).toBe(1);
    expect(requests[0]?.document.content.personalInfo.title).toBe('Eng');
    await answer(accepted(2));
    expect(status()).toBe('saved');
  });

  it('saves someone who never rests all the same', () => {
    const { type, requests } = open();
    for (let ms = 0; ms <= longestWaitMs; ms += 500) {
      type(`at ${ms}`);
      vi.advanceTimersByTime(500);
    }
    expect(requests).toHaveLength(1);
  });

  it('sends what was typed during a request afterwards, on the new version', async () => {
    const { type, requests, status, answer, accepted } = open();
    type('one');
    vi.advanceTimersByTime(typingRestMs);
    type('two');
    vi.advanceTimersByTime(typingRestMs * 2);
    expect(requests).toHaveLength(1);
    await answer(accepted(2));
    expect(status()).toBe('pending');
    vi.advanceTimersByTime(typingRestMs);
    expect(requests[1]?.base?.version).toBe(2);
    expect(requests[1]?.document.content.personalInfo.title).toBe('two');
    await answer(accepted(3));
    expect(status()).toBe('saved');
  });

  it('sends nothing when undo led back to what is saved', () => {
    const { type, store, requests, status } = open();
    type('x');
    store.dispatch({ type: 'undo' });
    vi.advanceTimersByTime(typingRestMs);
    expect(requests).toHaveLength(0);
    expect(status()).toBe('saved');
  });

  it('[resume-autosave-2] the Save button waits for the request under way and saves the rest', async () => {
    const { saver, type, requests, answer, accepted } = open();
    type('one');
    vi.advanceTimersByTime(typingRestMs);
    type('two');
    const done = saver.flush();
    await answer(accepted(2));
    expect(requests[1]?.document.content.personalInfo.title).toBe('two');
    await answer(accepted(3));
    expect((await done).status).toBe('saved');
  });

  it('[resume-autosave-1] a resume without an id is created by hand only', async () => {
    const { saver, type, requests, answer, accepted, created, status } = open({ isNew: true });
    type('mine');
    vi.advanceTimersByTime(60_000);
    expect(requests).toHaveLength(0);
    const done = saver.flush();
    await answer(accepted(1));
    expect((await done).status).toBe('saved');
    expect(created).toEqual([resumeOf().id]);
    type('mine too');
    vi.advanceTimersByTime(typingRestMs);
    expect(requests[1]?.base?.id).toBe(resumeOf().id);
    expect(status()).toBe('saving');
  });

  it('[resume-autosave-3] takes the draft out of this browser when everything is put back', () => {
    const { type, saver, drafts } = open();
    type('Engineer');
    saver.keepDraft();
    expect(drafts.load() !== undefined).toBe(true);
    saver.discardDraft();
    expect(drafts.load() !== undefined).toBe(false);
  });

  it('saves what is left when the editor is closed', () => {
    const { saver, type, requests, drafts } = open();
    type('last words');
    saver.dispose();
    expect(requests[0]?.document.content.personalInfo.title).toBe('last words');
    expect(drafts.load()?.document.content.personalInfo.title).toBe('last words');
  });
});

describe('when saving fails', () => {
  it('offline: keeps the draft, tries again ever more rarely, and at once when told to', async () => {
    const { saver, type, requests, status, answer, accepted, drafts } = open();
    type('in the tunnel');
    vi.advanceTimersByTime(typingRestMs);
    await answer({ kind: 'unreachable' });
    expect(status()).toBe('offline');
    expect(drafts.load()).toMatchObject({ saved: false, version: 1 });
    vi.advanceTimersByTime(2_000);
    expect(requests).toHaveLength(2);
    expect(status()).toBe('offline');
    await answer({ kind: 'unreachable' });
    vi.advanceTimersByTime(3_999);
    expect(requests).toHaveLength(2);
    type('still in the tunnel');
    expect(status()).toBe('offline');
    saver.retry();
    expect(requests).toHaveLength(3);
    await answer(accepted(2));
    expect(status()).toBe('saved');
    expect(drafts.load()).toMatchObject({ saved: true, version: 2 });
  });

  it('what was written is at risk only where this browser has no room for it', async () => {
    const { saver, type, storage, answer } = open();
    expect(saver.isAtRisk()).toBe(false);
    type('in the tunnel');
    vi.advanceTimersByTime(typingRestMs);
    await answer({ kind: 'unreachable' });
    expect([saver.hasUnsaved(), saver.isAtRisk()]).toEqual([true, false]);
    storage.full = true;
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    type('in the tunnel, still');
    expect(saver.isAtRisk()).toBe(true);
    storage.full = false;
    type('in the tunnel, and out of it');
    expect(saver.isAtRisk()).toBe(false);
  });

  it('a refusal stands, in words, until the next change', async () => {
    const { type, requests, saver, answer, drafts } = open();
    type('too much');
    vi.advanceTimersByTime(typingRestMs);
    const message = 'A resume holds at most 3,000 bullet points.';
    await answer({ kind: 'refused', message, problems: [], temporary: false });
    expect(saver.state).toEqual({ status: 'failed', message, problems: [] });
    vi.advanceTimersByTime(120_000);
    expect(requests).toHaveLength(1);
    expect(drafts.load()?.document.content.personalInfo.title).toBe('too much');
    type('less');
    vi.advanceTimersByTime(typingRestMs);
    expect(requests).toHaveLength(2);
  });

  it('a refusal that may pass is tried again', async () => {
    const { type, requests, answer } = open();
    type('x');
    vi.advanceTimersByTime(typingRestMs);
    await answer({ kind: 'refused', message: 'Busy', problems: [], temporary: true });
    vi.advanceTimersByTime(2_000);
    expect(requests).toHaveLength(2);
  });
});

describe('when the resume was changed elsewhere', () => {
  const theirs = (content: object, part = {}) => ({
    kind: 'conflict' as const,
    theirs: remoteOf(resumeOf({ version: 7, content, ...part })),
  });

  it('asks, saves nothing meanwhile, and keeps mine when told to', async () => {
    const { saver, type, requests, status, answer, accepted, store } = open();
    type('mine');
    vi.advanceTimersByTime(typingRestMs);
    await answer(theirs({ personalInfo: { title: 'theirs' } }));
    expect(status()).toBe('conflict');
    type('mine, more');
    vi.advanceTimersByTime(60_000);
    expect(requests).toHaveLength(1);
    saver.resolve('mine');
    expect(requests[1]?.base?.version).toBe(7);
    await answer(accepted(8));
    expect(status()).toBe('saved');
    expect(store.getDocument().content.personalInfo.title).toBe('mine, more');
  });

  it('uses the other version when told to, and undo brings mine back', async () => {
    const { saver, type, requests, status, answer, store } = open();
    type('mine');
    vi.advanceTimersByTime(typingRestMs);
    await answer(theirs({ personalInfo: { title: 'theirs' } }));
    saver.resolve('theirs');
    expect(store.getDocument().content.personalInfo.title).toBe('theirs');
    expect(status()).toBe('saved');
    store.dispatch({ type: 'undo' });
    expect(store.getDocument().content.personalInfo.title).toBe('mine');
    vi.advanceTimersByTime(typingRestMs);
    expect(requests[1]?.base?.version).toBe(7);
  });

  it('joins changes that do not overlap, and says so', async () => {
    const { type, requests, answer, accepted, store, merges, status } = open();
    type('mine');
    vi.advanceTimersByTime(typingRestMs);
    await answer(theirs({ interests: 'Chess' }, { name: 'Renamed' }));
    expect(merges()).toBe(1);
    expect(store.getDocument()).toMatchObject({
      name: 'Renamed',
      content: { personalInfo: { title: 'mine' }, interests: 'Chess' },
    });
    expect(requests[1]?.base?.version).toBe(7);
    await answer(accepted(8));
    expect(status()).toBe('saved');
  });

  it('shows it at once where nothing is unsaved here, and sends nothing', async () => {
    const { saver, store, requests, status, news, merges } = open();
    const state = await saver.catchUp(theirs({ interests: 'Chess' }).theirs);
    expect(state.status).toBe('saved');
    expect(store.getDocument().content.interests).toBe('Chess');
    vi.advanceTimersByTime(60_000);
    expect([requests.length, status(), saver.base?.version]).toEqual([0, 'saved', 7]);
    expect([news(), merges(), store.getHistory().past.length]).toEqual([1, 0, 0]);
  });

  it('joins it with what is unsaved here when it is learned of, and saves that', async () => {
    const { saver, type, requests, store, answer, accepted, merges } = open();
    type('mine');
    const done = saver.catchUp(theirs({ interests: 'Chess' }).theirs);
    await answer(accepted(8));
    expect((await done).status).toBe('saved');
    expect(requests[0]?.base?.version).toBe(7);
    expect(store.getDocument().content).toMatchObject({
      personalInfo: { title: 'mine' },
      interests: 'Chess',
    });
    expect(merges()).toBe(1);
    await saver.catchUp(theirs({ interests: 'Old news' }).theirs);
    expect(store.getDocument().content.interests).toBe('Chess');
  });

  it('asks when it is learned of and the same field is unsaved here', async () => {
    const { saver, type, requests, store } = open();
    type('mine');
    const { status } = await saver.catchUp(theirs({ personalInfo: { title: 'theirs' } }).theirs);
    expect(status).toBe('conflict');
    expect(store.getDocument().content.personalInfo.title).toBe('mine');
    expect(requests).toHaveLength(0);
  });

  it('the Save button waits until what was joined is saved', async () => {
    const { saver, type, answer, accepted } = open();
    type('mine');
    const done = saver.flush();
    await answer(theirs({ interests: 'Chess' }));
    await answer(accepted(8));
    expect((await done).status).toBe('saved');
  });

  it('takes its own change, whose answer was lost, for saved', async () => {
    const { type, status, answer, saver } = open();
    type('mine');
    vi.advanceTimersByTime(typingRestMs);
    await answer(theirs({ personalInfo: { title: 'mine' } }));
    expect(status()).toBe('saved');
    expect(saver.base?.version).toBe(7);
  });

  it('a save elsewhere that changed nothing is no news: only its version is taken over', async () => {
    const { type, requests, answer, merges, news } = open();
    type('mine');
    vi.advanceTimersByTime(typingRestMs);
    await answer(theirs({}));
    expect(requests[1]?.base?.version).toBe(7);
    expect([merges(), news()]).toEqual([0, 0]);
  });

  it('asks where nobody knows what both grew from', async () => {
    const { storage } = open();
    const document = documentOf(resumeOf({ content: { interests: 'Chess' } }));
    const saver = autosaveOf(createEditorStore(document), {
      send: async () => theirs({ personalInfo: { title: 'theirs' } }),
      draftsOf: () => draftsOf('user', 'one', storage),
      base: { id: 'one', version: 1 },
    });
    expect((await saver.flush()).status).toBe('conflict');
  });
});
