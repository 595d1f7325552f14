import { useSyncExternalStore } from 'react';

const key = 'singleKeyShortcuts';
const listeners = new Set<() => void>();

/**
 * People who use speech input press keys unintentionally, so single-key shortcuts can be turned off
 * (WCAG 2.1.4).
 */
export const areSingleKeysOn = (): boolean => localStorage.getItem(key) !== 'off';

function switchSingleKeys(on: boolean): void {
  if (on) localStorage.removeItem(key);
  else localStorage.setItem(key, 'off');
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSingleKeys = () =>
  [useSyncExternalStore(subscribe, areSingleKeysOn), switchSingleKeys] as const;
