import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { DeviceStore } from '../device-store/device-store.ts';
import { FieldAutosave } from './field-autosave.ts';
import type { FieldBase, FieldChanges } from './field-replica.ts';
import type { FieldOutcome } from './field-saving.ts';

type Note = { text: string };
const base = { version: 1, document: { text: '' } };

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const openNote = (
  store: DeviceStore,
  send: () => Promise<FieldOutcome<Note>> = async () => ({ kind: 'unreachable' }),
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
    left.change({ text: 'Dear' });
    const sent = left.flush();
    await expect.poll(() => left.kept).toBe('kept');
    left.dispose({ savesRest: false });

    const again = openNote(store);
    await again.open();
    expect(again.document.text).toBe('Dear');
    again.change({ text: 'Dear all' });
    await expect.poll(() => again.kept).toBe('kept');
    answer.resolve(late);
    await sent;
    const { pending } = await store.loadItem('letter/1');
    expect(pending).toMatchObject([{ pending: { changes: { text: { value: 'Dear all' } } } }]);
    again.dispose({ savesRest: false });
    await store.close();
  },
);
