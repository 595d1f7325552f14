import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** Times at which the cached answers on screen were fetched, by query hash. */
const keptAt = new Map<string, number>();
const listeners = new Set<() => void>();

export function noteKept(hash: string, at: number): void {
  keptAt.set(hash, at);
  for (const listener of listeners) listener();
}

export function noteFresh(hash: string): void {
  if (keptAt.delete(hash)) for (const listener of listeners) listener();
}

export const keptHashes = (): ReadonlySet<string> => new Set(keptAt.keys());

/** The age of the oldest cached answer on screen; undefined where all are fresh. */
export function useAsOf(): number | undefined {
  const client = useQueryClient();
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      const stop = client.getQueryCache().subscribe(({ type }) => {
        if (type.startsWith('observer')) listener();
      });
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
    () => oldestShown(client),
  );
}

function oldestShown(client: QueryClient): number | undefined {
  if (keptAt.size === 0) return undefined;
  const shown = client.getQueryCache().findAll({ type: 'active' });
  const times = shown.flatMap(({ queryHash }) => keptAt.get(queryHash) ?? []);
  return times.length === 0 ? undefined : Math.min(...times);
}
