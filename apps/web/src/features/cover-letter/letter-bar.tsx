import type { CoverLetterContent } from '@folio/contract/cover-letters';
import { ArrowLeft, ChevronDown, Copy, Download, History } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { FieldState } from '../../lib/autosave/field-saving.ts';
import { type Kept, SaveStatus } from '../../lib/autosave/save-status.tsx';
import { t } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { ExportItems } from '../../ui/export-items.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { type LetterPlace, letterPath } from './letter-place.ts';
import { type LetterActions, letterFormats } from './use-letter-actions.ts';

type Props = {
  place: LetterPlace;
  title: string;
  /** The name of its resume. */
  about: string;
  back: { to: string; label: string };
  content: CoverLetterContent;
  state: FieldState;
  kept: Kept;
  actions: LetterActions;
  isWriting: boolean;
  help: ReactNode;
};

/** The letter's title, save state and actions. */
export function LetterBar({ place, title, about, back, content, state, kept, ...rest }: Props) {
  const { actions, isWriting, help } = rest;
  const isEmpty = content.text.trim() === '';
  return (
    <header className="flex h-14 shrink-0 items-center gap-2 border-b border-line bg-surface px-3 max-md:gap-1 max-md:px-1.5">
      <Button asChild variant="quiet" className="w-9 px-0! finger:w-11">
        <Link to={back.to} aria-label={back.label}>
          <ArrowLeft aria-hidden className="size-4" />
        </Link>
      </Button>
      <div className="flex min-w-0 flex-1 items-baseline gap-x-3 max-md:flex-col">
        <h1 className="max-w-full shrink-0 truncate font-medium max-[25rem]:text-small max-[25rem]:line-clamp-2 max-[25rem]:leading-tight max-[25rem]:whitespace-normal">
          {title}
        </h1>
        <p className="min-w-0 max-w-full truncate text-small text-muted max-[25rem]:hidden">
          {about === title ? null : about}
        </p>
      </div>
      <SaveStatus
        status={state.status === 'deleted' ? 'failed' : state.status}
        kept={kept}
        title={state.status === 'failed' ? state.message : undefined}
        className="px-2 max-[25rem]:px-0"
        isIconOnPhone
      />
      {help}
      <Button asChild variant="quiet" className="w-9 px-0! finger:w-11">
        <Link to={`${letterPath(place)}/history`} aria-label={t('History of the letter')}>
          <History aria-hidden className="size-4" />
        </Link>
      </Button>
      <IconButton
        label={t('Copy letter')}
        icon={<Copy aria-hidden className="size-4" />}
        disabled={isEmpty || isWriting}
        onClick={() => void actions.copy()}
      />
      <Menu
        trigger={
          <Button variant="primary" className="max-md:px-3" disabled={isEmpty || isWriting}>
            <Download aria-hidden className="size-4 sm:hidden" />
            <span className="max-sm:sr-only">{t('Export')}</span>
            <ChevronDown aria-hidden className="size-4 max-sm:hidden" />
          </Button>
        }
      >
        <ExportItems
          formats={letterFormats}
          onExport={(format) => {
            const wanted = letterFormats.find((one) => one === format);
            if (wanted) void actions.download(wanted);
          }}
        />
      </Menu>
    </header>
  );
}
