import { readStored, writeStored } from '../../lib/stored-json.ts';

/** What was typed and is not saved yet, kept in this browser for whoever typed it. */
const key = 'profileDraft';

export function readDraft(userId: string): unknown {
  const stored: { userId?: unknown; changes?: unknown } = Object(readStored(localStorage, key));
  return stored.userId === userId ? stored.changes : undefined;
}

export function writeDraft(userId: string, changes: object): void {
  writeStored(localStorage, key, { userId, changes });
}

export const forgetDraft = (): void => localStorage.removeItem(key);
