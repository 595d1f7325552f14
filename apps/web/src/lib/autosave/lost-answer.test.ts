import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { livingTabs } from '../device-store/tab.ts';
import type { FieldBase } from './field-replica.ts';
import { type Note, openNoteForm } from './testing/note-form.ts';

const blank = { text: '', title: '' };

let count = 0;
beforeEach(() => {
  count += 1;
  vi.stubGlobal('localStorage', memoryStorage());
});
afterEach(() => vi.unstubAllGlobals());

/** A form that sends by itself, in a tab of one browser. */
async function openTab(tab: string, base: FieldBase<Note>) {
  const { store, note } = await openNoteForm(tab, `folio-lost-${count}`, base);
  const leave = async () => {
    await expect.poll(() => note.kept).toBe('kept');
    note.dispose({ savesRest: false });
    await store.close();
    await expect.poll(async () => (await livingTabs()).has(tab)).toBe(false);
  };
  return { note, leave };
}
const base = { version: 1, document: blank };
const saved = { version: 2, document: { ...blank, text: 'Dear' } };

it.each([
  ['what was sent', 'Dear', []],
  ['what somebody else wrote', 'Theirs', [{ field: 'text', mine: 'Dear all', theirs: 'Theirs' }]],
])('typed since a save without an answer, on %s', async (_, text, conflicts) => {
  const { note, leave } = await openTab('one', base);
  note.change({ ...blank, text: 'Dear' });
  note.noteSent({ text: { value: 'Dear' } });
  note.change({ ...blank, text: 'Dear all' });
  await note.receive({ version: 2, document: { ...blank, text } });
  expect([note.document.text, note.conflicts]).toEqual(['Dear all', conflicts]);
  await leave();
});

it('is no conflict with itself after a reload either', async () => {
  const { note, leave } = await openTab('one', base);
  note.change({ ...blank, text: 'Dear' });
  note.noteSent({ text: { value: 'Dear' } });
  note.change({ ...blank, text: 'Dear all' });
  await leave();
  const again = await openTab('two', saved);
  expect([again.note.document.text, again.note.conflicts]).toEqual(['Dear all', []]);
  again.note.change({ ...blank, text: 'Dear all of you' });
  await again.leave();
  // Read without a connection, and the server only then.
  const last = await openTab('three', base);
  await last.note.receive({ version: 3, document: { ...blank, text: 'Theirs' } });
  expect(last.note.conflicts).toMatchObject([{ field: 'text', theirs: 'Theirs' }]);
  await last.leave();
});

it('a text that was refused can be taken back without a save', async () => {
  const { note, leave } = await openTab('one', base);
  note.change({ ...blank, text: 'Too long' });
  const noteRefused = note.noteSent({ text: { value: 'Too long' } });
  noteRefused();
  note.change(blank);
  expect(note.hasUnsaved()).toBe(false);
  await leave();
});
