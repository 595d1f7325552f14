import { findTightening, type Tightening } from '@folio/documents/tighten-resume';
import { typesetResume } from '@folio/documents/typeset-resume';
import type { DisplayList } from '@folio/typeset/display-list';
import type { FontBook } from '@folio/typeset/fonts/font-book';
import { FoldVertical, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { toast } from '../../../ui/toast.ts';
import { asResume, useSurroundings } from '../photo/use-resume-for-document.ts';
import { undoIfUnchanged } from '../store/undo-if-unchanged.ts';
import { useEditor, useEditorStore } from '../store/use-editor.ts';

/** Nobody wants to be asked while they write. */
const restMs = 1_200;

type Props = { book: FontBook; list: DisplayList };

/**
 * Offers to tighten a resume whose last page holds a few lines. Nothing is done unasked; who declines
 * is not asked again as long as there are so many pages.
 */
export function ThinPageNote({ book, list }: Props) {
  const [declined, decline] = useState(0);
  const tightening = useTightening({ book, list });
  const store = useEditorStore();
  const isOffered = tightening !== undefined && tightening.page !== declined;
  const tighten = ({ settings, page }: Tightening) => {
    store.dispatch({ type: 'setSettings', settings });
    const undo = { label: 'Undo', onClick: undoIfUnchanged(store) };
    toast({ title: `Spacing tightened: ${pages(page - 1)} now`, tone: 'good', action: undo });
  };
  return (
    // Always there, so that what it comes to say is read out.
    <div role="status" className="@max-[640px]:order-first @max-[640px]:basis-full">
      {isOffered ? (
        <p className="flex items-center gap-1.5 font-medium whitespace-nowrap text-warning">
          <FoldVertical aria-hidden className="size-4" />
          {thinPageWords(tightening)}
          <button
            type="button"
            onClick={() => tighten(tightening)}
            className="min-h-6 rounded-control px-1 text-accent underline underline-offset-2 max-md:min-h-11"
          >
            {fitWords(tightening)}
          </button>
          <IconButton
            label="Leave it as it is"
            size="small"
            icon={<X aria-hidden className="size-3.5" />}
            onClick={() => decline(tightening.page)}
            className="size-6! max-md:size-11!"
          />
        </p>
      ) : null}
    </div>
  );
}

/** What would save the last page of what is shown, once nothing has changed for a while. */
function useTightening({ book, list }: Props): Tightening | undefined {
  const document = useEditor((history) => history.document);
  const around = useSurroundings(document);
  const [found, setFound] = useState<{ list: DisplayList; tightening: Tightening | undefined }>();
  const isLong = list.pages.length > 1;
  useEffect(() => {
    if (!isLong) return undefined;
    const timer = setTimeout(() => {
      const resume = { ...asResume(document), ...around };
      const tightening = findTightening(resume, typesetResume(resume), list, book);
      setFound({ list, tightening });
    }, restMs);
    return () => clearTimeout(timer);
  }, [isLong, document, around, list, book]);
  return isLong && found?.list === list ? found.tightening : undefined;
}

const pages = (count: number) => (count === 1 ? '1 page' : `${count} pages`);

const numbers = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
];

export function thinPageWords({ lines }: Pick<Tightening, 'lines'>): string {
  const count = numbers[lines] ?? String(lines);
  return lines === 1 ? `${count} line over.` : `${count} lines over.`;
}

export const fitWords = ({ page }: Pick<Tightening, 'page'>): string =>
  page === 2 ? 'Fit to one page' : `Fit to ${pages(page - 1)}`;
