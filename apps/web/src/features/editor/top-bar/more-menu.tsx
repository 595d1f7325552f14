import {
  CircleCheck,
  CircleDashed,
  Eye,
  History,
  Languages,
  Mail,
  Moon,
  RotateCcw,
  Save,
  Sun,
  Target,
} from 'lucide-react';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { useTheme } from '../../../lib/use-theme.ts';
import { t } from '../../../lib/words/words.ts';
import { MenuItem, MenuLabel, MenuSeparator } from '../../../ui/menu.tsx';
import { pageThemeCopy } from '../editor.copy.ts';
import { languagesCopy } from '../languages/languages.copy.ts';
import { useHasLanguages } from '../languages/use-languages.tsx';
import { useGoSaved, useIsSaving, useResumeId } from '../saving/use-saver.ts';
import { useEditor } from '../store/use-editor.ts';
import { setDarkPage } from '../view/page-theme.ts';
import { useView, useViewStore } from '../view/use-view.ts';
import {
  EditorMenu,
  type EditorMenuProps,
  ImportItem,
  menuIcon,
  RedoItem,
  ShareItem,
} from './editor-menu.tsx';
import { multiPage, useTemplateFacts } from './template-facts.ts';
import type { EditorCommands } from './use-editor-commands.ts';

/** Rare commands, and those that a narrow bar has no button for. */
export function MoreMenu({ commands, ...rest }: EditorMenuProps) {
  const isPhone = useMediaQuery('(max-width: 767px)');
  const isNarrow = useMediaQuery('(max-width: 1023px)');
  const view = useViewStore();
  return (
    <EditorMenu isPhone={isPhone} {...rest}>
      <FactsLabel />
      {isPhone ? <PhoneItems commands={commands} /> : null}
      {isNarrow ? <RedoItem commands={commands} /> : null}
      <ReadyItem commands={commands} />
      <PageItems />
      <DarkPageItem />
      <ImportItem />
      <MenuItem
        icon={<RotateCcw aria-hidden className={menuIcon} />}
        takesFocus
        onSelect={() => view.set({ dialog: 'reset' })}
      >
        {t('Reset')}
      </MenuItem>
      <MenuSeparator />
    </EditorMenu>
  );
}

function PhoneItems({ commands }: { commands: EditorCommands }) {
  const isSaving = useIsSaving();
  return (
    <>
      <MenuItem
        icon={<Save aria-hidden className={menuIcon} />}
        disabled={isSaving}
        onSelect={() => void commands.save()}
      >
        {t('Save')}
      </MenuItem>
      <ShareItem commands={commands} />
    </>
  );
}

function FactsLabel() {
  const { words, isLong } = useTemplateFacts();
  return <MenuLabel>{isLong ? `${words} · ${multiPage()}` : words}</MenuLabel>;
}

/** Only with the dark theme. */
function DarkPageItem() {
  const { theme } = useTheme();
  const isPageDark = useView((view) => view.isPageDark);
  const view = useViewStore();
  if (theme !== 'dark') return null;
  const Icon = isPageDark ? Sun : Moon;
  return (
    <MenuItem
      icon={<Icon aria-hidden className={menuIcon} />}
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
      icon={<Icon aria-hidden className={menuIcon} />}
      onSelect={() => commands.setPublished(!isPublished)}
    >
      {isPublished ? t('Back to in progress') : t('Mark as ready')}
    </MenuItem>
  );
}

/** Links to the public page, versions, letter and history. */
function PageItems() {
  const resumeId = useResumeId();
  const goSaved = useGoSaved();
  const view = useViewStore();
  const hasLanguages = useHasLanguages();
  return resumeId ? (
    <>
      <MenuItem
        icon={<Eye aria-hidden className={menuIcon} />}
        onSelect={() => void goSaved(`/resume/preview/${resumeId}`)}
      >
        {t('Open preview page')}
      </MenuItem>
      <MenuItem
        icon={<Target aria-hidden className={menuIcon} />}
        onSelect={() => void goSaved(`/resume/${resumeId}/versions`)}
      >
        {t('Tailor to a job')}
      </MenuItem>
      <MenuItem
        icon={<Languages aria-hidden className={menuIcon} />}
        takesFocus
        onSelect={() => view.set({ dialog: 'languages' })}
      >
        {hasLanguages ? languagesCopy.title : languagesCopy.add}
      </MenuItem>
      <MenuItem
        icon={<Mail aria-hidden className={menuIcon} />}
        onSelect={() => void goSaved(`/resume/${resumeId}/cover-letter`)}
      >
        {t('Cover letter')}
      </MenuItem>
      <MenuItem
        icon={<History aria-hidden className={menuIcon} />}
        onSelect={() => void goSaved(`/resume/${resumeId}/history`)}
      >
        {t('History')}
      </MenuItem>
    </>
  ) : null;
}
