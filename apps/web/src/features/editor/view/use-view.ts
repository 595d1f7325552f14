import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { elementIdOf, type FieldRef } from '../fields/field-ref.ts';
import { type EditorView, type ViewStore, viewOfField } from './editor-view.ts';

export const ViewContext = createContext<ViewStore | null>(null);

export function useViewStore(): ViewStore {
  const view = use(ViewContext);
  if (!view) throw new Error('The view of the editor is missing above this component');
  return view;
}

export function useView<T>(select: (view: EditorView) => T): T {
  const store = useViewStore();
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
}

/**
 * Brings a field into sight and puts the focus into it, the caret at `caret` if that is given; what
 * is between it and `until` is selected.
 */
export function useReveal(): (field: FieldRef, caret?: number, until?: number) => void {
  const view = useViewStore();
  return useCallback(
    (field, caret, until = caret) => {
      flushSync(() => view.set(viewOfField(view.get(), field)));
      focusField(elementIdOf(field), caret, until);
    },
    [view],
  );
}

function focusField(id: string, caret: number | undefined, until: number | undefined): void {
  const element = document.getElementById(id);
  const disclosure = element?.closest('details');
  if (disclosure) disclosure.open = true;
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'nearest' });
  if (caret === undefined || until === undefined) return;
  if (element instanceof HTMLTextAreaElement) element.setSelectionRange(caret, until);
}
