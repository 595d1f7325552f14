import type { ExportFormat } from '@folio/contract/exports';
import { ArrowLeft, ChevronDown, RotateCcw, Share2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ExportItems } from '../../../ui/export-items.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { ResumeSaveStatus } from '../saving/save-banner.tsx';
import { useIsSaving } from '../saving/use-saver.ts';
import { useEditor, useEditorStore } from '../store/use-editor.ts';
import { useMediaQuery } from '../view/use-media-query.ts';
import { useViewStore } from '../view/use-view.ts';
import { DataNote } from './data-note.tsx';
import { HistoryButtons } from './history-buttons.tsx';
import { MoreMenu } from './more-menu.tsx';
import { multiPage, useTemplateFacts } from './template-facts.ts';
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
        <div className="min-w-0 md:min-w-24 md:max-xl:grid xl:flex xl:items-center">
          <ResumeName className="block max-w-80 min-w-16 shrink" />
          <TemplateFacts className="flex min-w-0 items-center gap-2 max-xl:-mt-0.5 max-xl:px-2 max-md:hidden" />
        </div>
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
    <DataNote />
  </Menu>
);

/** The template's name, layout and category, and what else the resume is at a glance. */
function TemplateFacts({ className }: { className?: string }) {
  const facts = useTemplateFacts();
  const isPublished = useEditor(({ document }) => document.isPublished);
  return (
    <div className={className}>
      <span className="truncate text-small text-faint">{facts.words}</span>
      {facts.isLong ? <Badge>{multiPage}</Badge> : null}
      {isPublished ? <Badge tone="good">Ready</Badge> : null}
    </div>
  );
}

const longestName = 120;

/** The resume's name, edited in place. An empty name is not kept: leaving brings the last one back. */
function ResumeName({ className }: { className?: string }) {
  const name = useEditor(({ document }) => document.name);
  const store = useEditorStore();
  const [isBlank, setBlank] = useState(false);
  const rename = (typed: string) => {
    setBlank(typed.trim() === '');
    if (typed.trim() !== '') store.dispatch({ type: 'rename', name: typed });
  };
  const settle = () => {
    setBlank(false);
    store.dispatch({ type: 'rename', name: name.trim() });
  };
  return (
    <span className={className}>
      <input
        aria-label="Name of the resume"
        value={isBlank ? '' : name}
        maxLength={longestName}
        onChange={(event) => rename(event.target.value)}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === 'Enter' || event.key === 'Escape') event.currentTarget.blur();
        }}
        className="block h-8 w-full min-w-0 truncate rounded-control border border-transparent bg-transparent px-2 text-large font-semibold [field-sizing:content] hover:border-line focus-visible:outline-offset-0"
      />
    </span>
  );
}
