import { useEffect, useSyncExternalStore } from 'react';
import { type Command, isPressed, isSingleKey, shortcutsOf } from './command.ts';
import { areSingleKeysOn } from './single-keys.ts';

const lists = new Map<symbol, readonly Command[]>();
const listeners = new Set<() => void>();
let all: readonly Command[] = [];

/** All registered commands, in the order of registration. */
const registeredCommands = (): readonly Command[] => all;

function onCommands(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Registers commands with their shortcuts; returns a function that unregisters them. */
function registerCommands(list: readonly Command[]): () => void {
  const key = Symbol();
  lists.set(key, list);
  refresh();
  return () => {
    lists.delete(key);
    refresh();
  };
}

function refresh(): void {
  all = [...new Map([...lists.values()].flat().map((one) => [one.id, one])).values()];
  if (all.length > 0) addEventListener('keydown', onKeyDown);
  else removeEventListener('keydown', onKeyDown);
  for (const listener of listeners) listener();
}

const typedInto =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable="true"]';

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing) return;
  const command = all.find((one) => shortcutsOf(one).some((keys) => isMeant(keys, event, one)));
  if (!command) return;
  const isBelowDialog = document.querySelector('[role=dialog], [role=alertdialog]') !== null;
  if (isBelowDialog && !command.holdsKeys) return;
  event.preventDefault();
  if (isBelowDialog) return;
  if (!command.disabled) command.run();
}

function isMeant(
  shortcut: string,
  event: KeyboardEvent,
  { leavesTyping = false }: Pick<Command, 'leavesTyping'>,
): boolean {
  if (!isPressed(shortcut, event)) return false;
  const isTyping = event.target instanceof Element && event.target.closest(typedInto) !== null;
  if (!isSingleKey(shortcut)) return !leavesTyping || !isTyping;
  return !isTyping && areSingleKeysOn();
}

/**
 * Registers commands while the component is mounted. Memoize the list: a new list is registered
 * again.
 */
export function useCommands(list: readonly Command[]): void {
  useEffect(() => registerCommands(list), [list]);
}

export const useRegisteredCommands = (): readonly Command[] =>
  useSyncExternalStore(onCommands, registeredCommands);
