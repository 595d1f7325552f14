import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { elementIdOf, type Place } from '../fields/place.ts';
import { type EditorView, type ViewStore, viewOfPlace } from './editor-view.ts';

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
export function useReveal(): (place: Place, caret?: number, until?: number) => void {
  const view = useViewStore();
  return useCallback(
    (place, caret, until = caret) => {
      flushSync(() => view.set(viewOfPlace(view.get(), place)));
      focusField(elementIdOf(place), caret, until);
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
