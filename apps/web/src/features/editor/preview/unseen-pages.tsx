import type { FontBook } from '@folio/typeset/fonts/font-book';
import { useEffect } from 'react';
import { hasSameContent } from '../../../lib/has-same-content.ts';
import { useFontBook } from '../../../lib/typesetting/use-font-book.ts';
import { useEditor } from '../store/use-editor.ts';
import { useViewStore } from '../view/use-view.ts';
import { type ShownResume, useDisplayList, useDocumentToSet } from './use-display-list.ts';
import { WithWords } from './with-words.tsx';

/** Letters beyond Latin and common punctuation, which may lack a font. */
const uncommon = /[\u0180-\u200f\u2027-\u20ab\u20ad-\uffff]/;

/**
 * Lays the pages out while the preview is hidden, since the form shows whether they fit and whether
 * letters are missing.
 */
export function UnseenPages() {
  const { data: book } = useFontBook(useDocumentToSet());
  const isAsked = useEditor(
    ({ document }) =>
      document.settings.fitToPages !== null || uncommon.test(JSON.stringify(document.content)),
  );
  if (!book || !isAsked) return null;
  return (
    <WithWords awaited={null}>
      <LaidOut book={book} />
    </WithWords>
  );
}

/** Deferred, so that typing comes first. */
function LaidOut({ book }: { book: FontBook }) {
  usePageFacts(useDisplayList(book));
  return null;
}

/** Publishes the number of pages, whether they fit, and missing letters to the editor's view. */
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
    if (!hasSameContent(known.missing, missing)) view.set({ missing });
    if (!hasSameContent(known.awaited, awaited)) view.set({ awaited });
  }, [view, pages, tooLongFor, leftOver, missing, awaited]);
}
