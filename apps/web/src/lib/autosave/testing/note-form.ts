import { DeviceStore } from '../../device-store/device-store.ts';
import { FieldAutosave } from '../field-autosave.ts';
import type { FieldChanges } from '../field-changes.ts';
import type { FieldBase } from '../field-replica.ts';

export type Note = { text: string; title: string };

/** A form of two fields that saves itself, in a tab of the browser whose storage has this name. */
export async function openNoteForm(tab: string, name: string, base: FieldBase<Note>) {
  const store = new DeviceStore('asha', { tab, name });
  const note = new FieldAutosave<Note>({
    store,
    item: 'profile',
    base,
    readKept: (kept) => (kept as { changes: FieldChanges }).changes,
    readBase: (kept) => kept as FieldBase<Note>,
  });
  await note.open();
  return { store, note };
}
