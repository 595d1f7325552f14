import type { ExportFormat } from '@folio/contract/exports';
import { ArrowLeft, ChevronDown, RotateCcw, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { ExportItems } from '../../../ui/export-items.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { ResumeSaveStatus } from '../saving/save-banner.tsx';
import { useIsSaving } from '../saving/use-saver.ts';
import { useMediaQuery } from '../view/use-media-query.ts';
import { useViewStore } from '../view/use-view.ts';
import { HistoryButtons } from './history-buttons.tsx';
import { MoreMenu } from './more-menu.tsx';
import { ResumeName } from './resume-name.tsx';
import { TemplateFacts } from './template-facts.tsx';
import { TemplateMenu } from './template-menu.tsx';
import type { EditorCommands } from './use-editor-commands.ts';

type OnExport = (format: ExportFormat) => void;
type Props = {
  commands: EditorCommands;
  onExport: OnExport;
  /** What a PDF takes, in words. */
  pdfPrice: string;
  help: ReactNode;
};

/** What is done with the resume as a whole. */
export function TopBar({ commands, onExport, pdfPrice, help }: Props) {
  const isSaving = useIsSaving();
  const isPhone = useMediaQuery('(max-width: 767px)');
  const view = useViewStore();
  return (
    <header className="flex h-14 shrink-0 items-center gap-1 border-b border-line bg-surface px-3 max-md:px-1.5">
      <Button asChild variant="quiet" className="w-9 px-0! max-md:h-11 max-md:w-11">
        <Link to="/dashboard" aria-label="Back to the dashboard">
          <ArrowLeft aria-hidden className="size-4" />
        </Link>
      </Button>
      <div className="min-w-0 flex-1 md:contents">
        <ResumeName className="max-w-80 min-w-16 shrink md:max-xl:max-w-56" />
        <TemplateFacts className="flex min-w-0 items-center gap-2 max-xl:hidden" />
        <ResumeSaveStatus className="px-2 max-md:-mt-1 max-md:flex md:ml-auto" />
      </div>
      {isPhone ? null : <HistoryButtons commands={commands} className="flex shrink-0" />}
      <span className="flex gap-2 max-md:hidden">
        <TemplateMenu />
        <Button
          variant="quiet"
          onClick={() => view.set({ dialog: 'reset' })}
          className="px-2.5! max-lg:hidden"
        >
          <RotateCcw aria-hidden className="size-4" />
          Reset
        </Button>
        <Button onClick={() => view.set({ dialog: 'share' })} className="max-lg:hidden">
          <Share2 aria-hidden className="size-4" />
          Share
        </Button>
        <ExportMenu onExport={onExport} pdfPrice={pdfPrice} />
      </span>
      {help}
      <MoreMenu commands={commands} onExport={onExport} pdfPrice={pdfPrice} />
      <Button
        variant="primary"
        disabled={isSaving}
        onClick={() => void commands.save()}
        className="max-md:h-11"
      >
        Save
      </Button>
    </header>
  );
}

const ExportMenu = ({ onExport, pdfPrice }: Pick<Props, 'onExport' | 'pdfPrice'>) => (
  <Menu
    trigger={
      <Button>
        Export
        <ChevronDown aria-hidden className="size-4 text-muted" />
      </Button>
    }
  >
    <ExportItems onExport={onExport} pdfPrice={pdfPrice} />
  </Menu>
);
