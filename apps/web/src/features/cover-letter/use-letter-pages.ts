import type { CoverLetterContent } from '@folio/contract/cover-letters';
import { carriesFootLine } from '@folio/contract/entitlements';
import type { Resume } from '@folio/contract/resumes';
import type { LetterForDocument } from '@folio/documents/letter/outline-letter';
import { typesetLetter } from '@folio/documents/letter/typeset-letter';
import { layoutDocument } from '@folio/typeset/layout';
import { useDeferredValue, useMemo } from 'react';
import { useUser } from '../../lib/session.ts';
import { requestFonts } from '../../lib/typesetting/load-font-book.ts';
import { useFontBook } from '../../lib/typesetting/use-font-book.ts';

/** The letter as its documents take it. */
export function useLetterForDocument(
  resume: Resume,
  letter: CoverLetterContent,
): LetterForDocument {
  const carriesFoot = carriesFootLine(useUser());
  return useMemo(
    () => ({ resume: { ...resume, carriesFoot }, letter }),
    [resume, letter, carriesFoot],
  );
}

/** Its pages, set by the engine that makes the PDF, as soon as that is there. */
export function useLetterPages(letter: LetterForDocument) {
  const { data: book, error, refetch } = useFontBook();
  const shown = useDeferredValue(letter);
  const list = useMemo(() => {
    if (!book) return undefined;
    const document = typesetLetter(shown);
    requestFonts(document, book);
    return layoutDocument(document, book);
  }, [book, shown]);
  return { list, error: list ? null : error, refetch };
}
