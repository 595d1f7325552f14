import { useEffect } from 'react';
import { isSame } from '../../../lib/is-same.ts';
import { useEditor } from '../store/use-editor.ts';
import { useViewStore } from '../view/use-view.ts';
import type { ShownResume } from './use-display-list.ts';

/** Tells the rest of the editor how many pages there are, whether they are too many, and what they leave blank. */
export function usePageFacts({ list, doesFit, leftOver, missing, awaited }: ShownResume): void {
  const wanted = useEditor(({ document }) => document.settings.fitToPages);
  const view = useViewStore();
  const pages = list.pages.length;
  const tooLongFor = doesFit ? null : wanted;
  useEffect(() => {
    const known = view.get();
    const { pages: were, tooLongFor: was, leftOver: left } = known;
    if (were !== pages || was !== tooLongFor || left !== leftOver)
      view.set({ pages, tooLongFor, leftOver });
    if (!isSame(known.missing, missing)) view.set({ missing });
    if (!isSame(known.awaited, awaited)) view.set({ awaited });
  }, [view, pages, tooLongFor, leftOver, missing, awaited]);
}
