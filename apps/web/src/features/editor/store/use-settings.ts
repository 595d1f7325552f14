import type { DocumentSettings } from '@folio/contract/document-settings';
import { useCallback } from 'react';
import { useEditor, useEditorStore } from './use-editor.ts';

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
