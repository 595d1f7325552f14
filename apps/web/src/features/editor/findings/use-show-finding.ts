import { useCallback } from 'react';
import { fieldOfPath, tabOfPath } from '../fields/field-paths.ts';
import { useEditorStore } from '../store/use-editor.ts';
import { useReveal, useViewStore } from '../view/use-view.ts';

type Span = { path: string; start: number; end: number };

/**
 * Returns a function that opens the field of a finding with its words selected; a bullet's finding
 * opens its note.
 */
export function useShowFinding(): (span: Span) => void {
  const store = useEditorStore();
  const view = useViewStore();
  const reveal = useReveal();
  return useCallback(
    ({ path, start, end }) => {
      const { content } = store.getDocument();
      const field = fieldOfPath(content, path);
      if (!field) return view.set({ pane: 'form', tab: tabOfPath(path) });
      if (end > start) reveal(field, start, end);
      else reveal(field);
      if (field.list && field.item !== undefined) view.set({ note: path });
    },
    [store, view, reveal],
  );
}
