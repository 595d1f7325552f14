import { useCallback, useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../stored-json.ts';

/**
 * What a reader of files was unsure of and nobody has looked at yet: paths of a resume's content, by the
 * resume's id, on this device. Paths name fields and ids alone: nothing of what the resume says.
 */
const key = 'doubts';
/** So many resumes back: older ones are looked at, or never will be. */
const mostResumes = 20;

type Stored = Record<string, readonly string[]>;

const listeners = new Set<() => void>();
const none: readonly string[] = [];
let known: Stored | undefined;

export const readDoubts = (resumeId: string): readonly string[] => stored()[resumeId] ?? none;

/** Replaces the doubts of a resume; none forget it. */
export function keepDoubts(resumeId: string, paths: readonly string[]): void {
  const others = Object.entries(stored()).filter(([id]) => id !== resumeId);
  const all = paths.length > 0 ? [...others, [resumeId, paths] as const] : others;
  known = Object.fromEntries(all.slice(-mostResumes));
  writeStored(localStorage, key, known);
  for (const listener of listeners) listener();
}

export function useDoubts(resumeId: string): readonly string[] {
  const get = useCallback(() => readDoubts(resumeId), [resumeId]);
  return useSyncExternalStore(subscribe, get, get);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function stored(): Stored {
  known ??= valid(readStored(localStorage, key));
  return known;
}

function valid(value: unknown): Stored {
  const entries = Object.entries(Object(value) as Record<string, unknown>);
  const isPaths = (paths: unknown) =>
    Array.isArray(paths) && paths.every((path) => typeof path === 'string');
  return Object.fromEntries(entries.filter(([, paths]) => isPaths(paths))) as Stored;
}
