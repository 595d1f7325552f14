import type { ExportFormat } from '@folio/contract/exports';
import { ArrowLeft, Share2 } from 'lucide-react';
import { Link } from 'react-router';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { t } from '../../../lib/words/words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ResumeSaveStatus } from '../saving/save-banner.tsx';
import { useIsSaving } from '../saving/use-saver.ts';
import { useEditor } from '../store/use-editor.ts';
import { DownloadButton, PhoneDownload } from './download-button.tsx';
import { RedoButton, UndoButton } from './history-buttons.tsx';
import { MoreMenu } from './more-menu.tsx';
import { ResumeName } from './resume-name.tsx';
import type { EditorCommands } from './use-editor-commands.ts';

type Props = {
  commands: EditorCommands;
  onExport: (format: ExportFormat) => void;
  /** The price of a PDF, in words. */
  pdfPrice: string;
  /** The editor's help page. */
  helpHref: string;
};

/** The top bar with commands for the whole resume. The name takes the remaining width. */
export function TopBar({ commands, onExport, pdfPrice, helpHref }: Props) {
  const isPhone = useMediaQuery('(max-width: 767px)');
  const isNarrow = useMediaQuery('(max-width: 1023px)');
  const exported = { onExport, pdfPrice };
  return (
    <header className="flex min-h-12 shrink-0 items-center gap-1 border-b border-line bg-surface px-3 max-md:min-h-14 short:min-h-12 max-md:gap-0 max-md:px-1">
      <Button asChild variant="quiet" className="w-9 px-0! finger:w-11">
        <Link to="/dashboard" aria-label={t('Back to the dashboard')}>
          <ArrowLeft aria-hidden className="size-4" />
        </Link>
      </Button>
      <div className="flex min-w-0 flex-1 items-center gap-1 max-md:grid max-md:gap-0">
        <ResumeName className="block min-w-16 shrink max-md:min-w-0" />
        <ResumeSaveStatus className="min-w-0 px-2 max-md:-mt-0.5 max-md:flex md:shrink-0" />
        {isPhone ? null : <SaveButton commands={commands} />}
        <ReadyBadge />
      </div>
      <UndoButton commands={commands} />
      {isNarrow ? null : <RedoButton commands={commands} />}
      <MoreMenu commands={commands} helpHref={helpHref} {...exported} />
      {isPhone ? (
        <PhoneDownload {...exported} />
      ) : (
        <>
          <span aria-hidden className="mx-2 h-5 w-px bg-line max-lg:hidden" />
          <Button
            onClick={commands.share}
            className="mr-1 max-lg:w-9 max-lg:px-0! finger:max-lg:w-11"
          >
            <Share2 aria-hidden className="size-4" />
            <span className="max-lg:sr-only">{t('Share')}</span>
          </Button>
          <DownloadButton {...exported} />
        </>
      )}
    </header>
  );
}

/** Changes are saved automatically; the button is for reassurance. */
function SaveButton({ commands }: { commands: EditorCommands }) {
  const isSaving = useIsSaving();
  return (
    <Button
      variant="quiet"
      size="small"
      disabled={isSaving}
      onClick={() => void commands.save()}
      className="px-2!"
    >
      {t('Save')}
    </Button>
  );
}

function ReadyBadge() {
  const isPublished = useEditor(({ document }) => document.isPublished);
  return isPublished ? (
    <span className="ml-2 max-md:hidden">
      <Badge tone="good">{t('Ready')}</Badge>
    </span>
  ) : null;
}
