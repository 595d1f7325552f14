import { useSyncExternalStore } from 'react';

export type CommandDialog = 'palette' | 'shortcuts';

let shown: CommandDialog | undefined;
const listeners = new Set<() => void>();

/** Shows the palette or the list of shortcuts, or neither, from anywhere. */
export function showCommandDialog(dialog: CommandDialog | undefined): void {
  shown = dialog;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useCommandDialog = (): CommandDialog | undefined =>
  useSyncExternalStore(subscribe, () => shown);
