import type { ExportFormat } from '@folio/contract/exports';
import {
  CircleCheck,
  CircleDashed,
  CircleHelp,
  Ellipsis,
  Eye,
  FileUp,
  History,
  Languages,
  Mail,
  Moon,
  Redo2,
  RotateCcw,
  Save,
  Share2,
  Sun,
  Target,
} from 'lucide-react';
import { useNavigate } from 'react-router';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { useTheme } from '../../../lib/use-theme.ts';
import { ExportItems } from '../../../ui/export-items.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../../../ui/menu.tsx';
import { pageThemeCopy } from '../editor.copy.ts';
import { languagesCopy } from '../languages/languages.copy.ts';
import { useHasLanguages } from '../languages/use-languages.tsx';
import { useGoSaved, useIsSaving, useResumeId } from '../saving/use-saver.ts';
import { useEditor } from '../store/use-editor.ts';
import { setDarkPage } from '../view/page-theme.ts';
import { useView, useViewStore } from '../view/use-view.ts';
import { DataNote } from './data-note.tsx';
import { multiPage, useTemplateFacts } from './template-facts.ts';
import type { EditorCommands } from './use-editor-commands.ts';

const icon = 'size-4 text-muted';

type Props = {
  commands: EditorCommands;
  onExport: (format: ExportFormat) => void;
  pdfPrice: string;
  helpHref: string;
};

/** What is done rarely; on a phone also what has no button of its own there. */
export function MoreMenu({ commands, onExport, pdfPrice, helpHref }: Props) {
  const isPhone = useMediaQuery('(max-width: 767px)');
  const view = useViewStore();
  const navigate = useNavigate();
  return (
    <Menu
      trigger={
        <IconButton
          label="More"
          icon={<Ellipsis className="size-4" />}
          className="max-md:h-11 max-md:w-11"
        />
      }
    >
      <FactsLabel />
      {isPhone ? <PhoneItems commands={commands} /> : null}
      <ReadyItem commands={commands} />
      <PageItems />
      <DarkPageItem />
      <MenuItem
        icon={<FileUp aria-hidden className={icon} />}
        takesFocus
        onSelect={() => view.set({ dialog: 'import' })}
      >
        Import into this resume
      </MenuItem>
      <MenuItem
        icon={<RotateCcw aria-hidden className={icon} />}
        takesFocus
        onSelect={() => view.set({ dialog: 'reset' })}
      >
        Reset
      </MenuItem>
      <MenuSeparator />
      <MenuItem
        icon={<CircleHelp aria-hidden className={icon} />}
        takesFocus
        onSelect={() => void navigate(helpHref)}
      >
        Help
      </MenuItem>
      {isPhone ? (
        <>
          <MenuSeparator />
          <MenuLabel>Export</MenuLabel>
          <ExportItems onExport={onExport} pdfPrice={pdfPrice} />
          <DataNote />
        </>
      ) : null}
    </Menu>
  );
}

function PhoneItems({ commands }: { commands: EditorCommands }) {
  const isSaving = useIsSaving();
  const canRedo = useEditor((history) => history.canRedo);
  return (
    <>
      <MenuItem
        icon={<Save aria-hidden className={icon} />}
        disabled={isSaving}
        onSelect={() => void commands.save()}
      >
        Save
      </MenuItem>
      <MenuItem
        icon={<Redo2 aria-hidden className={icon} />}
        disabled={!canRedo}
        onSelect={commands.redo}
      >
        Redo
      </MenuItem>
      <MenuItem icon={<Share2 aria-hidden className={icon} />} takesFocus onSelect={commands.share}>
        Share
      </MenuItem>
    </>
  );
}

function FactsLabel() {
  const { words, isLong } = useTemplateFacts();
  return <MenuLabel>{isLong ? `${words} · ${multiPage}` : words}</MenuLabel>;
}

/** Only where the theme leaves a choice. */
function DarkPageItem() {
  const { theme } = useTheme();
  const isPageDark = useView((view) => view.isPageDark);
  const view = useViewStore();
  if (theme !== 'dark') return null;
  const Icon = isPageDark ? Sun : Moon;
  return (
    <MenuItem
      icon={<Icon aria-hidden className={icon} />}
      onSelect={() => setDarkPage(view, !isPageDark)}
    >
      {isPageDark ? pageThemeCopy.white : pageThemeCopy.dark}
    </MenuItem>
  );
}

function ReadyItem({ commands }: { commands: EditorCommands }) {
  const isPublished = useEditor(({ document }) => document.isPublished);
  const Icon = isPublished ? CircleDashed : CircleCheck;
  return (
    <MenuItem
      icon={<Icon aria-hidden className={icon} />}
      onSelect={() => commands.setPublished(!isPublished)}
    >
      {isPublished ? 'Back to in progress' : 'Mark as ready'}
    </MenuItem>
  );
}

/** The page that others see once the resume is shared, its versions, its letter and what it was. */
function PageItems() {
  const resumeId = useResumeId();
  const goSaved = useGoSaved();
  const view = useViewStore();
  const hasLanguages = useHasLanguages();
  return resumeId ? (
    <>
      <MenuItem
        icon={<Eye aria-hidden className={icon} />}
        onSelect={() => void goSaved(`/resume/preview/${resumeId}`)}
      >
        Open preview page
      </MenuItem>
      <MenuItem
        icon={<Target aria-hidden className={icon} />}
        onSelect={() => void goSaved(`/resume/${resumeId}/versions`)}
      >
        Tailor to a job
      </MenuItem>
      <MenuItem
        icon={<Languages aria-hidden className={icon} />}
        takesFocus
        onSelect={() => view.set({ dialog: 'languages' })}
      >
        {hasLanguages ? languagesCopy.title : languagesCopy.add}
      </MenuItem>
      <MenuItem
        icon={<Mail aria-hidden className={icon} />}
        onSelect={() => void goSaved(`/resume/${resumeId}/cover-letter`)}
      >
        Cover letter
      </MenuItem>
      <MenuItem
        icon={<History aria-hidden className={icon} />}
        onSelect={() => void goSaved(`/resume/${resumeId}/history`)}
      >
        History
      </MenuItem>
    </>
  ) : null;
}
