import type { DocumentLanguage } from '@folio/contract/document-languages';
import { lacksWords, loadWords } from '@folio/documents/language-tables';
import { useEffect, useRef, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const retryMs = 10_000;

/** Loads the words of languages and says so to who waits; tries again until they are there. */
async function requestWords(languages: readonly DocumentLanguage[]): Promise<void> {
  try {
    await loadWords(...languages);
    for (const listener of listeners) listener();
  } catch {
    setTimeout(() => void requestWords(languages), retryMs);
  }
}

/** Whether the words of these languages are still to come; they are asked for. */
export function useLacksWords(...languages: readonly DocumentLanguage[]): boolean {
  const lacks = () => lacksWords(...languages);
  const isLacking = useSyncExternalStore(subscribe, lacks, lacks);
  const wanted = useRef(languages);
  wanted.current = languages;
  useEffect(() => {
    if (isLacking) void requestWords(wanted.current);
  }, [isLacking]);
  return isLacking;
}

/**
 * What is to be set in these languages; until their words are there, what was set before. The words of
 * the first are there already.
 */
export function useWithWords<T>(value: T, ...languages: readonly DocumentLanguage[]): T {
  const isLacking = useLacksWords(...languages);
  const last = useRef(value);
  if (!isLacking) last.current = value;
  return last.current;
}
