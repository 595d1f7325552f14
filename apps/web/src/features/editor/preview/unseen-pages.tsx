import type { FontBook } from '@folio/typeset/fonts/font-book';
import { useDeferredValue } from 'react';
import { useFontBook } from '../../../lib/typesetting/use-font-book.ts';
import { useEditor } from '../store/use-editor.ts';
import { useLayout } from './use-display-list.ts';
import { usePageFacts } from './use-page-facts.ts';

/** Lays the pages out while no preview shows them, so that the form knows whether they fit. */
export function UnseenPages() {
  const { data: book } = useFontBook();
  const isAsked = useEditor(({ document }) => document.settings.fitToPages !== null);
  return book && isAsked ? <LaidOut book={book} /> : null;
}

/** In its own time: the letters that are typed come first. */
function LaidOut({ book }: { book: FontBook }) {
  const document = useDeferredValue(useEditor((history) => history.document));
  usePageFacts(useLayout(book, document));
  return null;
}
