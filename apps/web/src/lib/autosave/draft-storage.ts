import { isFields } from '@folio/contract/fields';
import { readStored, writeStored } from '../stored-json.ts';

/**
 * The keys of drafts in this browser's storage: one for all resumes, one for all letters, one for
 * the profile. Apart from their readers, so that every page can sign out without loading those.
 */
export const draftKeys = {
  resumes: 'resumeBuilderData',
  letters: 'coverLetterDrafts',
  profile: 'profileDraft',
} as const;

type DraftKey = (typeof draftKeys)[keyof typeof draftKeys];

/** Wipes the drafts of everyone who used this browser: part of signing out. */
export function clearDrafts(storage: Pick<Storage, 'removeItem'> = localStorage): void {
  for (const key of Object.values(draftKeys)) storage.removeItem(key);
}

export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** All drafts under one key, by name, such as '<user>/<resume>'. */
export type StoredDrafts = Readonly<Record<string, unknown>>;

export function readDrafts(key: DraftKey, storage: DraftStorage = localStorage): StoredDrafts {
  const all = readStored(storage, key);
  return isFields(all) ? { ...all } : {};
}

export function removeDraft(
  key: DraftKey,
  name: string,
  storage: DraftStorage = localStorage,
): void {
  const { [name]: _, ...others } = readDrafts(key, storage);
  writeAll(key, others, storage);
}

function writeAll(key: DraftKey, all: StoredDrafts, storage: DraftStorage): boolean {
  if (Object.keys(all).length > 0) return writeStored(storage, key, all);
  storage.removeItem(key);
  return true;
}
