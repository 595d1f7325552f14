import type { DocumentSettings } from '@folio/contract/document-settings';
import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import type { EditorStore } from './editor-store.ts';
import type { History } from './history.ts';

export const EditorStoreContext = createContext<EditorStore | null>(null);

export function useEditorStore(): EditorStore {
  const store = use(EditorStoreContext);
  if (!store) throw new Error('The editor store is missing above this component');
  return store;
}

/** Selects from the history; rerenders only when the selected value changes. */
export function useEditor<T>(select: (history: History) => T): T {
  const store = useEditorStore();
  const get = () => select(store.getHistory());
  return useSyncExternalStore(store.subscribe, get, get);
}

/** The resume's settings and a function that changes some of them, undoable and saved. */
export function useSettings() {
  const store = useEditorStore();
  const settings = useEditor(({ document }) => document.settings);
  const change = useCallback(
    (part: Partial<DocumentSettings>) => store.dispatch({ type: 'setSettings', settings: part }),
    [store],
  );
  return { settings, change };
}
