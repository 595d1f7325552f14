import {
  draftKeys,
  readDrafts,
  removeDraft,
  type StoredDrafts,
  writeDraft,
} from '../../lib/autosave/draft-storage.ts';
import type { Drafts } from '../../lib/autosave/save-state.ts';
import { draftOf, type FormValues, readChanges } from './form-values.ts';

/** What was typed by a user and is not saved yet: the changed fields alone, never a password. */
export function readProfileDraft(userId: string): unknown {
  const all = readDrafts(draftKeys.profile);
  // Before drafts of several users could lie here there was one, with its user beside it.
  return all[userId] ?? (all.userId === userId ? all.changes : undefined);
}

/** The local copy of a user's profile; `stored` says what the server has. */
export function profileDraftsOf(userId: string, stored: () => FormValues): Drafts<FormValues> {
  const remove = () => removeDraft(draftKeys.profile, userId);
  return {
    load() {
      const changes = readChanges(readProfileDraft(userId));
      if (Object.keys(changes).length === 0) return undefined;
      return { document: { ...stored(), ...changes }, version: 0, saved: false };
    },
    store({ document, saved }) {
      if (!saved)
        return writeDraft(draftKeys.profile, userId, draftOf(stored(), document), { prune });
      remove();
      return true;
    },
    remove,
  };
}

const prune = ({ userId: _, changes: __, ...drafts }: StoredDrafts): StoredDrafts => drafts;
