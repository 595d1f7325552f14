import { readStored, writeStored } from '../../../lib/stored-json.ts';
import type { ViewStore } from './use-view.ts';

const key = 'editorUnderlines';

/** Findings are underlined unless that was turned off. */
export const storedUnderlines = (): boolean => readStored(localStorage, key) !== false;

export function setUnderlines(view: ViewStore, underlines: boolean): void {
  view.set({ underlines });
  writeStored(localStorage, key, underlines);
}
