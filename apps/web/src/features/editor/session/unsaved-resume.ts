import type { UnsavedText } from '../../../lib/unsaved-work.ts';
import { jsonOf } from '../saving/json-of.ts';
import type { SaveState } from '../saving/sync-state.ts';
import type { EditorSession } from './open-session.ts';

/** Saves what is unsaved of an open resume, and says what could not be saved: nothing, or the resume. */
export async function unsavedOf({ saver, store }: EditorSession): Promise<UnsavedText[]> {
  // A resume that does not exist yet is created by its person alone.
  const state = saver.base ? await saver.flush() : saver.state;
  if (!saver.hasUnsaved()) return [];
  const { name } = store.getDocument();
  const why = saver.base ? reasonOf(state) : 'You haven’t saved it to your account.';
  return [
    { key: saver.item, what: `Resume “${name}”`, why, copy: () => jsonOf(store.getDocument()) },
  ];
}

function reasonOf(state: SaveState): string {
  if (state.status === 'offline') return 'You are offline.';
  if (state.status === 'deleted') return 'It was deleted on another device.';
  if (state.status === 'failed') return state.problems[0]?.words ?? state.message;
  return 'It was changed while it was being saved.';
}
