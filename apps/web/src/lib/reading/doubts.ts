import { useCallback, useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../stored-json.ts';

/**
 * Values that the file reader was unsure of and that were not yet looked at: paths in a resume's
 * content, by resume id, on this device. Paths contain field names and ids only, no text.
 */
const key = 'doubts';
/** The most recent resumes only; older ones have been checked, or never will be. */
const maxResumes = 20;

type Stored = Record<string, readonly string[]>;

const listeners = new Set<() => void>();
const none: readonly string[] = [];
let known: Stored | undefined;

export const readDoubts = (resumeId: string): readonly string[] => stored()[resumeId] ?? none;

/** Replaces the doubts of a resume; an empty list removes them. */
export function keepDoubts(resumeId: string, paths: readonly string[]): void {
  // Another tab may have kept some since.
  const latest = valid(readStored(localStorage, key) ?? stored());
  const others = Object.entries(latest).filter(([id]) => id !== resumeId);
  const all = paths.length > 0 ? [...others, [resumeId, paths] as const] : others;
  known = Object.fromEntries(all.slice(-maxResumes));
  writeStored(localStorage, key, known);
  for (const listener of listeners) listener();
}

/** Doubts follow a resume that gets another id. */
export function moveDoubts(from: string, to: string): void {
  const paths = readDoubts(from);
  if (paths.length === 0) return;
  keepDoubts(to, [...readDoubts(to), ...paths]);
  keepDoubts(from, []);
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
