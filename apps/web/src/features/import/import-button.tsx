import { FileUp } from 'lucide-react';
import { t } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';

/** Next to the Create button; shows only its icon if there is little space. */
export const ImportButton = ({ onClick }: { onClick: () => void }) => (
  <Button className="max-sm:order-last max-sm:w-11 max-sm:px-0!" onClick={onClick}>
    <FileUp aria-hidden className="size-4 sm:hidden" />
    <span className="max-sm:sr-only">{t('Import')}</span>
  </Button>
);

/** A tile at the end of the list, as large as a resume's. */
export const ImportTile = ({ onClick }: { onClick: () => void }) => (
  <button
    type="button"
    onClick={onClick}
    className="grid aspect-[595/480] w-full place-items-center rounded-paper border border-dashed border-control px-8 text-center transition-colors hover:border-accent hover:bg-tint"
  >
    <span>
      <FileUp aria-hidden className="mx-auto size-6 text-muted" />
      <span className="mt-4 block font-display text-title">{t('Import a resume')}</span>
      <span className="mx-auto mt-2 block max-w-70 text-muted">
        {t('Choose a PDF, Word or JSON Resume file, or drop it anywhere on this page.')}
      </span>
    </span>
  </button>
);
