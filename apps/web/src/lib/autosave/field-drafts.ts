import { useSyncExternalStore } from 'react';
import type { UnsavedText } from '../unsaved-work.ts';
import { t } from '../words/words.ts';
import type { FieldAutosave } from './field-autosave.ts';
import type { FieldState } from './field-saving.ts';

/** A draft's state for a page; rerenders when any of it changes. */
export function useFieldDraft<T extends object>(draft: FieldAutosave<T>) {
  return {
    document: useSyncExternalStore(draft.subscribe, () => draft.document),
    state: useSyncExternalStore(draft.subscribe, () => draft.state),
    kept: useSyncExternalStore(draft.subscribe, () => draft.kept),
    conflicts: useSyncExternalStore(draft.subscribe, () => draft.conflicts),
  };
}

/** Sends an open draft, and resolves to what could not be sent of it: a source for `watchUnsaved`. */
export async function unsavedOf<T extends object>(
  draft: FieldAutosave<T>,
  named: () => Pick<UnsavedText, 'key' | 'what'>,
): Promise<UnsavedText[]> {
  const state = await draft.flush();
  if (!draft.hasUnsaved()) return [];
  const copy = async () => JSON.stringify(draft.document, null, 2);
  return [{ ...named(), why: reasonOf(state), copy }];
}

/**
 * Sends the stored edits of something that is not open here. Resolves to the reason if they could
 * not be sent, else undefined.
 */
export async function sendStored<T extends object>(
  draft: FieldAutosave<T>,
): Promise<string | undefined> {
  await draft.open();
  const state = await draft.flush();
  draft.dispose({ savesRest: false });
  return draft.hasUnsaved() ? reasonOf(state) : undefined;
}

function reasonOf(state: FieldState): string {
  if (state.status === 'failed') return state.message;
  if (state.status === 'deleted') return t('It was deleted on another device or in another tab.');
  return state.status === 'offline' ? t('You are offline.') : t('It’s still being saved.');
}
