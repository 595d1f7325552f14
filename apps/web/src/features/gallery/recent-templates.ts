import type { TemplateId } from '@folio/contract/template-ids';
import { readIds, useStoredIds, writeIds } from './stored-ids.ts';

const keptAtMost = 5;

const prefix = 'recentTemplates.';

/** Stored by account, as accounts may share a browser. */
const keyOf = (userId: string) => prefix + userId;

/** The templates that a user has previewed, most recent first. */
export const useRecentTemplates = (userId: string): readonly TemplateId[] =>
  useStoredIds(keyOf(userId)).slice(0, keptAtMost);

export function rememberPreview(userId: string, id: TemplateId): void {
  const others = readIds(keyOf(userId)).filter((one) => one !== id);
  try {
    writeIds(keyOf(userId), [id, ...others].slice(0, keptAtMost));
  } catch {
    // Without storage the badge is missing.
  }
}

/** Removes all accounts' lists, as part of signing out. */
export function clearRecentTemplates(): void {
  const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index));
  for (const key of keys) if (key?.startsWith(prefix)) localStorage.removeItem(key);
}
