import type { FontBook } from '@folio/typeset/fonts/font-book';
import { useEffect } from 'react';
import { saysTheSame } from '../../../lib/says-the-same.ts';
import { useFontBook } from '../../../lib/typesetting/use-font-book.ts';
import { useEditor } from '../store/use-editor.ts';
import { useViewStore } from '../view/use-view.ts';
import { type ShownResume, useDisplayList, useDocumentToSet } from './use-display-list.ts';

/** What is beyond Latin letters and the marks of everyday, and may lack a font. */
const uncommon = /[\u0180-\u200f\u2027-\u20ab\u20ad-\uffff]/;

/**
 * Lays the pages out while no preview shows them, so that the form knows whether they fit and whether
 * they lack a letter.
 */
export function UnseenPages() {
  const { data: book } = useFontBook(useDocumentToSet());
  const isAsked = useEditor(
    ({ document }) =>
      document.settings.fitToPages !== null || uncommon.test(JSON.stringify(document.content)),
  );
  return book && isAsked ? <LaidOut book={book} /> : null;
}

/** In its own time: the letters that are typed come first. */
function LaidOut({ book }: { book: FontBook }) {
  usePageFacts(useDisplayList(book));
  return null;
}

/**
 * Tells the rest of the editor how many pages there are, whether they are too many, and what they
 * leave blank.
 */
export function usePageFacts({ list, doesFit, leftOver, missing, awaited }: ShownResume): void {
  const wantedPages = useEditor(({ document }) => document.settings.fitToPages);
  const view = useViewStore();
  const pages = list.pages.length;
  const tooLongFor = doesFit ? null : wantedPages;
  useEffect(() => {
    const known = view.get();
    const { pages: were, tooLongFor: was, leftOver: left } = known;
    if (were !== pages || was !== tooLongFor || left !== leftOver)
      view.set({ pages, tooLongFor, leftOver });
    if (!saysTheSame(known.missing, missing)) view.set({ missing });
    if (!saysTheSame(known.awaited, awaited)) view.set({ awaited });
  }, [view, pages, tooLongFor, leftOver, missing, awaited]);
}
