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

/** What `select` picks out; the component renders again only when that is another value. */
export function useEditor<T>(select: (history: History) => T): T {
  const store = useEditorStore();
  const get = () => select(store.getHistory());
  return useSyncExternalStore(store.subscribe, get, get);
}

/** The settings of the resume and what changes some of them: undone and saved like every change. */
export function useSettings() {
  const store = useEditorStore();
  const settings = useEditor(({ document }) => document.settings);
  const change = useCallback(
    (part: Partial<DocumentSettings>) => store.dispatch({ type: 'setSettings', settings: part }),
    [store],
  );
  return { settings, change };
}
