import type { UnsavedText } from '../../../lib/unsaved-work.ts';
import { t } from '../../../lib/words/words.ts';
import { jsonOf } from '../saving/json-of.ts';
import type { SaveState } from '../saving/sync-state.ts';
import type { EditorSession } from './open-session.ts';

/** Saves an open resume, and resolves to what could not be saved. */
export async function unsavedOf({ saver, store }: EditorSession): Promise<UnsavedText[]> {
  // A new resume is created only when its person saves it.
  const state = saver.base ? await saver.flush() : saver.state;
  if (!saver.hasUnsaved()) return [];
  const { name } = store.getDocument();
  const why = saver.base ? reasonOf(state) : t('You haven’t saved it to your account.');
  return [
    {
      key: saver.item,
      what: t('Resume “{name}”', { name }),
      why,
      copy: () => jsonOf(store.getDocument()),
    },
  ];
}

function reasonOf(state: SaveState): string {
  if (state.status === 'offline') return t('You are offline.');
  if (state.status === 'deleted') return t('It was deleted on another device.');
  if (state.status === 'failed') return state.problems[0]?.words ?? state.message;
  return t('It was changed while it was being saved.');
}
