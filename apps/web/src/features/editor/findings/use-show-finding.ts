import { useCallback } from 'react';
import { placeOfPath, startOfBullet, tabOfPath } from '../fields/content-paths.ts';
import { useEditorStore } from '../store/use-editor.ts';
import { useReveal, useViewStore } from '../view/use-view.ts';

type Span = { path: string; start: number; end: number };

/** Leads to the field that a finding is about, with its words selected; the preview marks the place. */
export function useShowFinding(): (span: Span) => void {
  const store = useEditorStore();
  const view = useViewStore();
  const reveal = useReveal();
  return useCallback(
    ({ path, start, end }) => {
      const document = store.getDocument();
      const place = placeOfPath(document, path);
      if (!place) return view.set({ pane: 'form', tab: tabOfPath(path) });
      const isBullet = place.list !== null && place.item !== undefined;
      const from = isBullet ? startOfBullet({ document, ...place }, place.item ?? 0) : 0;
      if (end > start) reveal(place, from + start, from + end);
      else reveal(place);
    },
    [store, view, reveal],
  );
}
