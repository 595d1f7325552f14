import type { DocumentSettings } from '@folio/contract/document-settings';
import type { ResumeContent } from '@folio/contract/resume-content';
import { referenceTo, type SectionReference, sectionOf } from '@folio/contract/section-references';
import { sections } from '@folio/contract/sections';
import { type Balancing, findBalancing } from '@folio/documents/balance-columns';
import { documentLanguage } from '@folio/documents/document-locale';
import { lacksWords } from '@folio/documents/language-tables';
import { findTightening, type Tightening } from '@folio/documents/tighten-resume';
import { typesetResume } from '@folio/documents/typeset-resume';
import type { DisplayList } from '@folio/typeset/display-list';
import type { FontBook } from '@folio/typeset/fonts/font-book';
import { FoldVertical, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { t } from '../../../lib/words/words.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { toast } from '../../../ui/toast.ts';
import { asResume, useSurroundings } from '../photo/use-resume-for-document.ts';
import type { EditorDocument } from '../store/document.ts';
import { undoIfUnchanged } from '../store/undo-if-unchanged.ts';
import { useEditor, useEditorStore } from '../store/use-editor.ts';

/** Shown after a pause in typing, not while somebody writes. */
const restMs = 1_200;

type Props = { book: FontBook; list: DisplayList };

/** A change that removes or fills the last page. */
type Offer = {
  page: number;
  words: string;
  act: string;
  settings: Partial<DocumentSettings>;
  done: string;
};

/**
 * Offers to tighten a resume whose last page has only a few lines, or to move sections out of a
 * side column that continues alone. Changes nothing unasked; declined offers return only when the
 * number of pages changes.
 */
export function ThinPageNote({ book, list }: Props) {
  const [declined, decline] = useState(0);
  const offer = useOffer({ book, list });
  const store = useEditorStore();
  const isOffered = offer !== undefined && offer.page !== declined;
  const accept = ({ settings, done }: Offer) => {
    store.dispatch({ type: 'setSettings', settings });
    const undo = { label: t('Undo'), onClick: undoIfUnchanged(store) };
    toast({ title: done, tone: 'good', action: undo });
  };
  return (
    // Always mounted, so that screen readers announce what appears in it.
    <div
      role="status"
      className="@max-[820px]:has-data-long:order-first @max-[820px]:has-data-long:basis-full @max-[640px]:order-first @max-[640px]:basis-full @max-[640px]:has-[p]:pt-1.5"
    >
      {isOffered ? (
        <p
          data-long={offer.act.length > maxLettersBeside || undefined}
          className="flex items-center gap-1.5 font-medium whitespace-nowrap text-warning"
        >
          <FoldVertical aria-hidden className="size-4 shrink-0" />
          {offer.words}
          <button
            type="button"
            onClick={() => accept(offer)}
            className="min-h-6 min-w-0 truncate rounded-control px-1 text-accent underline underline-offset-2 finger:min-h-11"
          >
            {offer.act}
          </button>
          <IconButton
            label={t('Leave it as it is')}
            size="small"
            icon={<X aria-hidden className="size-3.5" />}
            onClick={() => decline(offer.page)}
            className="size-6! finger:size-11!"
          />
        </p>
      ) : null}
    </div>
  );
}

/** Maximum letters that fit next to the page number and zoom. */
const maxLettersBeside = 20;

/** The offer that would remove or fill the last page, computed after a pause. */
function useOffer({ book, list }: Props): Offer | undefined {
  const document = useEditor((history) => history.document);
  const around = useSurroundings(document);
  const [found, setFound] = useState<{ list: DisplayList; offer: Offer | undefined }>();
  const isLong = list.pages.length > 1;
  useEffect(() => {
    // The pages are still the previous ones: the words of the new language are loading, and another
    // list follows.
    if (!isLong || lacksWords(documentLanguage(document))) return undefined;
    const timer = setTimeout(() => {
      const resume = { ...asResume(document), ...around };
      const typeset = typesetResume(resume);
      const tightening = findTightening(resume, typeset, list, book);
      const balancing = tightening ? undefined : findBalancing(resume, typeset, list, book);
      const offer = tightening ? tighter(tightening) : balancing && balanced(balancing, document);
      setFound({ list, offer: offer && { ...offer, page: list.pages.length } });
    }, restMs);
    return () => clearTimeout(timer);
  }, [isLong, document, around, list, book]);
  return isLong && found?.list === list ? found.offer : undefined;
}

const tighter = (tightening: Tightening) => ({
  words: thinPageWords(tightening),
  act: fitWords(tightening),
  settings: tightening.settings,
  done: t('Spacing tightened: {pages} now', { pages: pages(tightening.page - 1) }),
});

function balanced(
  { sections: moved, settings }: Balancing,
  { content, settings: own }: EditorDocument,
) {
  const what = sectionsInWords(moved, content, own.sectionTitles);
  return {
    words: t('The side column runs over.'),
    act: t('Move {what} to the wide column', { what }),
    settings,
    done: t('{section} moved to the wide column', {
      section: what.charAt(0).toUpperCase() + what.slice(1),
    }),
  };
}

/** The sections' titles, or their number. */
export function sectionsInWords(
  moved: readonly SectionReference[],
  { customSections }: Pick<ResumeContent, 'customSections'>,
  titles: DocumentSettings['sectionTitles'],
): string {
  const [only, ...others] = moved;
  if (only === undefined || others.length > 0)
    return t('{count} sections', { count: moved.length });
  const own = customSections.find(({ id }) => referenceTo(id) === only)?.title;
  const given = Object.entries(titles).find(([name]) => name === only)?.[1];
  return own || given || sections[sectionOf(only)].label;
}

const pages = (count: number) => t('{count, plural, one {# page} other {# pages}}', { count });

const numbers = () => [
  t('No'),
  t('One'),
  t('Two'),
  t('Three'),
  t('Four'),
  t('Five'),
  t('Six'),
  t('Seven'),
  t('Eight'),
  t('Nine'),
  t('Ten'),
];

export function thinPageWords({ lines }: Pick<Tightening, 'lines'>): string {
  const count = numbers()[lines] ?? String(lines);
  return t('{lines, plural, one {{count} line over.} other {{count} lines over.}}', {
    lines,
    count,
  });
}

export const fitWords = ({ page }: Pick<Tightening, 'page'>): string =>
  page === 2 ? t('Fit to one page') : t('Fit to {pages}', { pages: pages(page - 1) });
