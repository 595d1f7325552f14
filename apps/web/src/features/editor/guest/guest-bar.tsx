import type { ExportFormat } from '@folio/contract/exports';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { Button } from '../../../ui/button.tsx';
import { useNeedsAccount } from '../owner/owner.ts';
import { ResumeSaveStatus } from '../saving/save-banner.tsx';
import { DownloadButton, PhoneDownload } from '../top-bar/download-button.tsx';
import { RedoButton, UndoButton } from '../top-bar/history-buttons.tsx';
import { ResumeName } from '../top-bar/resume-name.tsx';
import type { EditorCommands } from '../top-bar/use-editor-commands.ts';
import { guestCopy } from './guest.copy.ts';
import { GuestMenu } from './guest-menu.tsx';

type Props = {
  commands: EditorCommands;
  onExport: (format: ExportFormat) => void;
  /** The price of a PDF, in words. */
  pdfPrice: string;
  helpHref: string;
};

/** The top bar without an account: where the text is stored, and how to keep it. */
export function GuestBar({ commands, onExport, pdfPrice, helpHref }: Props) {
  const isPhone = useMediaQuery('(max-width: 767px)');
  const needsAccount = useNeedsAccount();
  const exported = { onExport, pdfPrice };
  return (
    <header className="flex min-h-14 shrink-0 items-center gap-1 border-b border-line bg-surface px-3 max-md:gap-0 max-md:px-1">
      <Button asChild variant="quiet" className="w-9 px-0! finger:w-11">
        <Link to="/" aria-label={guestCopy.back}>
          <ArrowLeft aria-hidden className="size-4" />
        </Link>
      </Button>
      <div className="flex min-w-0 flex-1 items-center gap-1 max-lg:grid max-lg:gap-0">
        <ResumeName className="block min-w-16 shrink max-lg:min-w-0" />
        <ResumeSaveStatus className="min-w-0 px-2 max-lg:-mt-0.5 max-lg:flex" />
      </div>
      <span className="max-[359px]:hidden">
        <UndoButton commands={commands} />
      </span>
      {isPhone ? null : <RedoButton commands={commands} />}
      <GuestMenu commands={commands} helpHref={helpHref} {...exported} />
      {isPhone ? (
        <PhoneDownload
          {...exported}
          inShort={pdfPrice === guestCopy.withAccount ? guestCopy.signUp : undefined}
        />
      ) : (
        <>
          <span aria-hidden className="mx-2 h-5 w-px bg-line max-lg:hidden" />
          <Button variant="quiet" className="max-lg:hidden" onClick={() => needsAccount('log-in')}>
            {guestCopy.logIn}
          </Button>
          <Button className="mr-1" onClick={() => needsAccount('keep')}>
            {guestCopy.keep}
          </Button>
          <DownloadButton {...exported} />
        </>
      )}
    </header>
  );
}
