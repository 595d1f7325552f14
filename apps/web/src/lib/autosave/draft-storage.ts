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
export function clearDrafts(): void {
  for (const key of Object.values(draftKeys)) localStorage.removeItem(key);
}

/** All drafts under one key, by name, such as '<user>/<resume>'. */
export type StoredDrafts = Readonly<Record<string, unknown>>;

export function readDrafts(key: DraftKey): StoredDrafts {
  const all = readStored(localStorage, key);
  return isFields(all) ? { ...all } : {};
}

export function removeDraft(key: DraftKey, name: string): void {
  const { [name]: _, ...others } = readDrafts(key);
  if (Object.keys(others).length > 0) writeStored(localStorage, key, others);
  else localStorage.removeItem(key);
}
