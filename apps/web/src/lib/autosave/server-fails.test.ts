import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { DeviceStore } from '../device-store/device-store.ts';
import { FieldAutosave } from './field-autosave.ts';
import type { FieldChanges } from './field-changes.ts';
import type { FieldBase } from './field-replica.ts';
import type { FieldOutcome } from './field-saving.ts';

type Note = { text: string };

let count = 0;
beforeEach(() => {
  count += 1;
  vi.stubGlobal('localStorage', memoryStorage());
});
afterEach(() => vi.unstubAllGlobals());

/** A note whose server fails at its first save. */
async function openNote() {
  const sent: string[] = [];
  const store = new DeviceStore('asha', { name: `folio-fails-${count}` });
  const note = new FieldAutosave<Note>({
    store,
    item: 'letter/1',
    base: { version: 1, document: { text: '' } },
    send: async ({ text }, version): Promise<FieldOutcome<Note>> => {
      sent.push(text);
      const isFirst = sent.length === 1;
      return isFirst
        ? { kind: 'refused', message: 'No', fields: [], isTemporary: true }
        : { kind: 'saved', version: version + 1 };
    },
    readKept: (kept) => (kept as { changes: FieldChanges }).changes,
    readBase: (kept) => kept as FieldBase<Note>,
    restMs: 10,
  });
  await note.open();
  note.change({ text: 'Dear' });
  await note.flush();
  const leave = async () => {
    note.dispose({ savesRest: false });
    await store.close();
  };
  return { note, sent, leave };
}

it('what a server failed to save is sent again, though nobody types on', async () => {
  const { note, sent, leave } = await openNote();
  expect(note.state).toMatchObject({ status: 'failed', message: 'No' });
  await expect.poll(() => note.state.status, { timeout: 20_000 }).toBe('saved');
  expect(sent).toEqual(['Dear', 'Dear']);
  await leave();
});
