import type { FontBook } from '@folio/typeset/fonts/font-book';
import { useFontBook } from '../../../lib/typesetting/use-font-book.ts';
import { useEditor } from '../store/use-editor.ts';
import { useDisplayList } from './use-display-list.ts';
import { usePageFacts } from './use-page-facts.ts';

/** What is beyond Latin letters and the marks of everyday, and may lack a font. */
const uncommon = /[\u0180-\u200f\u2027-\u20ab\u20ad-\uffff]/;

/**
 * Lays the pages out while no preview shows them, so that the form knows whether they fit and whether
 * they lack a letter.
 */
export function UnseenPages() {
  const { data: book } = useFontBook();
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
