import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { DeviceStore } from '../device-store/device-store.ts';
import { FieldAutosave } from './field-autosave.ts';
import type { FieldChanges } from './field-changes.ts';
import { sendStored } from './field-drafts.ts';
import type { FieldBase } from './field-replica.ts';
import type { FieldOutcome } from './field-saving.ts';

type Note = { text: string; title: string };
const blank = { text: '', title: '' };
const base = { version: 1, document: blank };

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const openNote = (
  store: DeviceStore,
  send: (note: Note) => Promise<FieldOutcome<Note>> = async () => ({ kind: 'unreachable' }),
) =>
  new FieldAutosave<Note>({
    store,
    item: 'letter/1',
    base,
    send,
    readKept: (kept) => (kept as { changes: FieldChanges }).changes,
    readBase: (kept) => kept as FieldBase<Note>,
    restMs: 600_000,
  });

it.each([{ kind: 'unreachable' }, { kind: 'saved', version: 2 }] as const)(
  'an answer ($kind) to a page that was left takes nothing of the page opened since',
  async (late) => {
    const store = new DeviceStore('asha', { name: `folio-again-${late.kind}` });
    const answer = Promise.withResolvers<FieldOutcome<Note>>();
    const left = openNote(store, () => answer.promise);
    await left.open();
    left.change({ ...blank, text: 'Dear' });
    const sent = left.flush();
    await expect.poll(() => left.kept).toBe('kept');
    left.dispose({ savesRest: false });

    const again = openNote(store);
    await again.open();
    expect(again.document.text).toBe('Dear');
    again.change({ ...blank, text: 'Dear all' });
    await expect.poll(() => again.kept).toBe('kept');
    answer.resolve(late);
    await sent;
    const { pending } = await store.loadItem('letter/1');
    expect(pending).toMatchObject([{ pending: { changes: { text: { value: 'Dear all' } } } }]);
    again.dispose({ savesRest: false });
    await store.close();
  },
);

it('what its page left unsent is there again where its record is read anew meanwhile', async () => {
  const store = new DeviceStore('asha', { name: 'folio-again-refreshed' });
  const left = openNote(store);
  await left.open();
  left.change({ ...blank, text: 'Dear' });
  await expect.poll(() => left.kept).toBe('kept');
  left.dispose({ savesRest: false });

  const again = openNote(store);
  const steps = [again.open(), again.refresh(base)];
  // The page is hidden meanwhile.
  again.keep();
  await Promise.all(steps);
  expect(again.document.text).toBe('Dear');
  const { pending } = await store.loadItem('letter/1');
  expect(pending).toMatchObject([{ pending: { changes: { text: { value: 'Dear' } } } }]);
  again.dispose({ savesRest: false });
  await store.close();
});

it('what is typed is stored and sent where the device’s record could not be read', async () => {
  const store = new DeviceStore('asha', { name: 'folio-again-unreadable' });
  await store.putBase('letter/1', { version: 1 } as never);
  const saved: Note[] = [];
  const note = new FieldAutosave<Note>({
    store,
    item: 'letter/1',
    base,
    send: async (sent) => {
      saved.push(sent);
      return { kind: 'saved', version: 2 };
    },
    readKept: (kept) => (kept as { changes: FieldChanges }).changes,
    readBase: () => {
      throw new Error('It is of a release to come');
    },
    restMs: 600_000,
  });
  await expect(note.open()).rejects.toThrow('release to come');
  note.change({ ...blank, text: 'Dear' });
  expect((await note.flush()).status).toBe('saved');
  expect(saved).toMatchObject([{ text: 'Dear' }]);
  note.dispose({ savesRest: false });
  await store.close();
});

it('a paid text that comes when the page is left is saved all the same', async () => {
  const store = new DeviceStore('asha', { name: 'folio-late' });
  const saved: Note[] = [];
  const left = openNote(store, async (note) => {
    saved.push(note);
    return { kind: 'saved', version: 2 };
  });
  await left.open();
  left.dispose();
  left.change({ ...blank, text: 'Paid' });
  await expect.poll(() => saved).toEqual([{ ...blank, text: 'Paid' }]);
  await expect.poll(async () => (await store.loadItem('letter/1')).pending).toEqual([]);
  await store.close();
});

it('one that comes when its page is open again is shown there, beside what was typed since', async () => {
  const store = new DeviceStore('asha', { name: 'folio-late-again' });
  let sent = 0;
  const left = openNote(store, async () => {
    sent += 1;
    return { kind: 'unreachable' };
  });
  await left.open();
  left.change({ ...blank, title: 'Before' });
  await left.flush();
  left.dispose({ savesRest: true });
  await left.flush();
  const before = sent;
  const again = openNote(store);
  await again.open();
  again.change({ ...blank, title: 'Mine' });
  left.change({ ...left.document, text: 'Paid' });
  await expect.poll(() => again.document).toEqual({ title: 'Mine', text: 'Paid' });
  // What the page that was left had not sent is the open one's, too: it is not sent twice.
  expect(sent).toBe(before);
  again.dispose({ savesRest: false });
  await store.close();
});

it('one that comes when what was left has been sent without its page is saved, too', async () => {
  const store = new DeviceStore('asha', { name: 'folio-late-sent' });
  const saved: Note[] = [];
  const send = async (note: Note): Promise<FieldOutcome<Note>> => {
    saved.push(note);
    return { kind: 'saved', version: saved.length + 1 };
  };
  const left = openNote(store, send);
  await left.open();
  left.dispose();
  await sendStored(openNote(store, send));
  left.change({ ...blank, text: 'Paid' });
  await expect.poll(() => saved).toEqual([{ ...blank, text: 'Paid' }]);
  await store.close();
});

it('nothing comes late into a letter that was given up', async () => {
  const store = new DeviceStore('asha', { name: 'folio-given-up' });
  const left = openNote(store);
  await left.open();
  left.dispose({ savesRest: false });
  left.change({ ...blank, text: 'Paid' });
  await store.putBase('letter/2', { version: 1 });
  expect((await store.loadItem('letter/1')).pending).toEqual([]);
  expect(left.document.text).toBe('');
  await store.close();
});

it('a request that is never answered holds up no other', async () => {
  const store = new DeviceStore('asha', { name: 'folio-no-answer' });
  const asked: Note[] = [];
  const note = openNote(store, (one) => {
    asked.push(one);
    return asked.length === 1
      ? new Promise(() => {})
      : Promise.resolve({ kind: 'saved', version: 2 });
  });
  await note.open();
  note.change({ ...blank, text: 'Dear' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const sent = note.flush();
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(40_000);
  expect(await sent).toEqual({ status: 'offline' });
  await vi.advanceTimersByTimeAsync(5_000);
  await vi.waitFor(() => expect(note.state).toEqual({ status: 'saved' }));
  expect(asked).toHaveLength(2);
  note.dispose({ savesRest: false });
  await store.close();
});
