import type { ExportFormat } from '@folio/contract/exports';
import { CircleHelp, Ellipsis, FileUp, Redo2, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { t } from '../../../lib/words/words.ts';
import { ExportItems } from '../../../ui/export-items.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../../../ui/menu.tsx';
import { useEditor } from '../store/use-editor.ts';
import { useViewStore } from '../view/use-view.ts';
import { DataNote } from './data-note.tsx';
import type { EditorCommands } from './use-editor-commands.ts';

export const menuIcon = 'size-4 text-muted';

export type EditorMenuProps = {
  commands: EditorCommands;
  onExport: (format: ExportFormat) => void;
  pdfPrice: string;
  helpHref: string;
};

type Props = Omit<EditorMenuProps, 'commands'> & { isPhone: boolean; children: ReactNode };

/**
 * A menu with the given items and help; on a phone also the exports, which have no button there.
 */
export function EditorMenu({ onExport, pdfPrice, helpHref, isPhone, children }: Props) {
  const navigate = useNavigate();
  return (
    <Menu trigger={<IconButton label={t('More')} icon={<Ellipsis className="size-4" />} />}>
      {children}
      <MenuItem
        icon={<CircleHelp aria-hidden className={menuIcon} />}
        takesFocus
        onSelect={() => void navigate(helpHref)}
      >
        {t('Help')}
      </MenuItem>
      {isPhone ? (
        <>
          <MenuSeparator />
          <MenuLabel>{t('Export')}</MenuLabel>
          <ExportItems onExport={onExport} pdfPrice={pdfPrice} />
          <DataNote />
        </>
      ) : null}
    </Menu>
  );
}

export function ImportItem() {
  const view = useViewStore();
  return (
    <MenuItem
      icon={<FileUp aria-hidden className={menuIcon} />}
      takesFocus
      onSelect={() => view.set({ dialog: 'import' })}
    >
      {t('Import into this resume')}
    </MenuItem>
  );
}

export function RedoItem({ commands }: { commands: EditorCommands }) {
  const canRedo = useEditor((history) => history.canRedo);
  return (
    <MenuItem
      icon={<Redo2 aria-hidden className={menuIcon} />}
      disabled={!canRedo}
      onSelect={commands.redo}
    >
      {t('Redo')}
    </MenuItem>
  );
}

export function ShareItem({ commands }: { commands: EditorCommands }) {
  return (
    <MenuItem
      icon={<Share2 aria-hidden className={menuIcon} />}
      takesFocus
      onSelect={commands.share}
    >
      {t('Share')}
    </MenuItem>
  );
}
