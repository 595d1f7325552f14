import type { DocumentLanguage } from '@folio/contract/document-languages';
import { lacksWords, loadWords } from '@folio/documents/language-tables';
import { useEffect, useRef, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const retryMs = 10_000;

/** Loads the words of languages and notifies the listeners; retries until it succeeds. */
async function requestWords(languages: readonly DocumentLanguage[]): Promise<void> {
  try {
    await loadWords(...languages);
    for (const listener of listeners) listener();
  } catch {
    setTimeout(() => void requestWords(languages), retryMs);
  }
}

/** Whether the words of these languages are not loaded yet; if so, requests them. */
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
 * Returns `value` once the words of these languages are loaded, until then the previous value. The
 * initial value's words must be loaded already.
 */
export function useWithWords<T>(value: T, ...languages: readonly DocumentLanguage[]): T {
  const isLacking = useLacksWords(...languages);
  const last = useRef(value);
  if (!isLacking) last.current = value;
  return last.current;
}
