import { useEffect, useSyncExternalStore } from 'react';
import type { Command } from './command.ts';
import { onCommands, registerCommands, registeredCommands } from './command-registry.ts';

/** Offers commands while the component is there. Memoise the list: another list is registered anew. */
export function useCommands(list: readonly Command[]): void {
  useEffect(() => registerCommands(list), [list]);
}

export const useRegisteredCommands = (): readonly Command[] =>
  useSyncExternalStore(onCommands, registeredCommands);
