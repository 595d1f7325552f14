import type { CoverLetterContent } from '@folio/contract/cover-letters';
import { isBranded } from '@folio/contract/entitlements';
import { letterLanguages } from '@folio/documents/document-locale';
import type { LetterForDocument } from '@folio/documents/letter/outline-letter';
import { typesetLetter } from '@folio/documents/letter/typeset-letter';
import type { MissingLetter } from '@folio/documents/missing-letters';
import type { DisplayList } from '@folio/typeset/display-list';
import { layoutDocument } from '@folio/typeset/layout';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { blankLetters } from '../../lib/missing-letters/blank-letters.ts';
import { useUser } from '../../lib/session.ts';
import { requestFonts } from '../../lib/typesetting/request-fonts.ts';
import { letterDocument } from '../../lib/typesetting/set-letter.ts';
import { useFontBook } from '../../lib/typesetting/use-font-book.ts';
import { useLacksWords, useWithWords } from '../../lib/typesetting/use-words.ts';
import { t } from '../../lib/words/words.ts';
import { classNames } from '../../ui/class-names.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { reasonOf } from './cover-letter.copy.ts';
import type { LetterResume } from './use-letter.ts';

/** Shows the letter as it will be printed. */
export type RenderPages = (
  list: DisplayList | undefined,
  missing: readonly MissingLetter[],
) => ReactNode;

type Props = {
  pages: ReturnType<typeof useLetterPages>;
  renderPages: RenderPages;
  /** Whether a phone shows the letter's form instead. */
  isHiddenOnPhone: boolean;
};

export const LetterPreview = ({ pages, renderPages, isHiddenOnPhone }: Props) => (
  <section
    aria-label={t('Preview')}
    className={classNames(
      'flex min-h-0 min-w-0 flex-col bg-desk',
      isHiddenOnPhone && 'max-md:hidden',
    )}
  >
    {pages.error ? (
      <ErrorState
        title={t('We couldn’t load the preview')}
        description={t('{reason} Your work is still being saved.', {
          reason: reasonOf(pages.error),
        })}
        onRetry={() => void pages.refetch()}
      />
    ) : (
      renderPages(pages.list, pages.blank.missing)
    )}
  </section>
);

/** The letter, in the form that documents are made from. */
export function useLetterForDocument(
  resume: LetterResume,
  letter: CoverLetterContent,
): LetterForDocument {
  const showsBranding = isBranded(useUser());
  return useMemo(
    () => ({ resume: { ...resume, showsBranding }, letter }),
    [resume, letter, showsBranding],
  );
}

/** The letter's pages, set by the engine that makes the PDF, once that is loaded. */
export function useLetterPages(letter: LetterForDocument) {
  const { data: book, error, refetch } = useFontBook(() => letterDocument(letter));
  const [first] = useState(letter);
  const isAwaited = useLacksWords(...languagesOf(first));
  const deferred = useDeferredValue(letter);
  const shown = useWithWords(deferred, ...languagesOf(deferred));
  const laidOut = useMemo(() => {
    if (!book || isAwaited) return undefined;
    const document = typesetLetter(shown);
    requestFonts(document, book);
    const list = layoutDocument(document, book);
    return { list, blank: blankLetters(list, document, book) };
  }, [book, isAwaited, shown]);
  const { list, blank = noBlanks } = laidOut ?? {};
  return { list, blank, error: list ? null : error, refetch };
}

const languagesOf = ({ resume, letter }: LetterForDocument) => letterLanguages(resume, letter);

const noBlanks = { missing: [], awaited: [] };
