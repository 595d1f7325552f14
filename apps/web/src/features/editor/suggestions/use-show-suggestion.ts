import { useCallback } from 'react';
import { fieldOfPath, tabOfPath } from '../fields/field-paths.ts';
import { useEditorStore } from '../store/use-editor.ts';
import { useReveal, useViewStore } from '../view/use-view.ts';
import type { Waiting } from './suggestion-store.ts';

/** Returns a function that opens the field of a suggestion. */
export function useShowSuggestion(): (suggestion: Pick<Waiting, 'path' | 'addsTo'>) => void {
  const store = useEditorStore();
  const view = useViewStore();
  const reveal = useReveal();
  return useCallback(
    ({ path: exact, addsTo }) => {
      const path = addsTo ?? exact;
      view.set({ dialog: null });
      const field = fieldOfPath(store.getDocument().content, path);
      // Deferred, since a closing dialog restores the focus first.
      requestAnimationFrame(() => {
        if (field) reveal(field);
        else view.set({ pane: 'form', tab: tabOfPath(path) });
      });
    },
    [store, view, reveal],
  );
}
