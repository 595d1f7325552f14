import type { LaidOutResume } from '@folio/documents/layout-resume';
import { useEffect } from 'react';
import { useEditor } from '../store/use-editor.ts';
import { useViewStore } from '../view/use-view.ts';

/** Tells the rest of the editor how many pages there are, and whether they are too many. */
export function usePageFacts({ list, doesFit }: LaidOutResume): void {
  const wanted = useEditor(({ document }) => document.settings.fitToPages);
  const view = useViewStore();
  const pages = list.pages.length;
  const tooLongFor = doesFit ? null : wanted;
  useEffect(() => {
    const known = view.get();
    if (known.pages !== pages || known.tooLongFor !== tooLongFor) view.set({ pages, tooLongFor });
  }, [view, pages, tooLongFor]);
}
