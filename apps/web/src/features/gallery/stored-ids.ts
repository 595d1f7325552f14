import { TemplateId } from '@folio/contract/templates';
import { useSyncExternalStore } from 'react';
import { z } from 'zod';

/** Template ids in this browser's storage; anything else in it is ignored. */
export function readIds(key: string): readonly TemplateId[] {
  const stored = localStorage.getItem(key);
  const known = snapshots.get(key);
  if (known?.stored === stored) return known.ids;
  const ids = parse(stored);
  snapshots.set(key, { stored, ids });
  return ids;
}

/** Throws if the browser's storage is full. */
export function writeIds(key: string, ids: readonly TemplateId[]): void {
  localStorage.setItem(key, JSON.stringify(ids));
  for (const listener of listeners) listener();
}

export const useStoredIds = (key: string): readonly TemplateId[] =>
  useSyncExternalStore(subscribe, () => readIds(key));

/** Returns the same array for the same stored text, as `useSyncExternalStore` requires. */
const snapshots = new Map<string, { stored: string | null; ids: readonly TemplateId[] }>();
const listeners = new Set<() => void>();

function parse(stored: string | null): TemplateId[] {
  try {
    const all = z.array(z.unknown()).parse(JSON.parse(stored ?? '[]'));
    const ids = all.flatMap((one) => TemplateId.safeParse(one).data ?? []);
    return [...new Set(ids)];
  } catch {
    return [];
  }
}

/** Subscribes to changes, including those by other tabs. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
