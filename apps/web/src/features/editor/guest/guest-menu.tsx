import type { ExportFormat } from '@folio/contract/exports';
import {
  CircleHelp,
  Ellipsis,
  FileUp,
  LogIn,
  Redo2,
  Share2,
  Trash2,
  Undo2,
  UserRoundPlus,
} from 'lucide-react';
import { useNavigate } from 'react-router';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { ExportItems } from '../../../ui/export-items.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../../../ui/menu.tsx';
import { useNeedsAccount } from '../owner/owner.ts';
import { useEditor } from '../store/use-editor.ts';
import { DataNote } from '../top-bar/data-note.tsx';
import type { EditorCommands } from '../top-bar/use-editor-commands.ts';
import { useViewStore } from '../view/use-view.ts';
import { guestCopy } from './guest.copy.ts';

const icon = 'size-4 text-muted';

type Props = {
  commands: EditorCommands;
  onExport: (format: ExportFormat) => void;
  pdfPrice: string;
  helpHref: string;
};

/** What a guest does rarely; on a phone also what has no button of its own there. */
export function GuestMenu({ commands, onExport, pdfPrice, helpHref }: Props) {
  const isPhone = useMediaQuery('(max-width: 767px)');
  const needsAccount = useNeedsAccount();
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
      <MenuItem
        icon={<UserRoundPlus aria-hidden className={icon} />}
        takesFocus
        onSelect={() => needsAccount('keep')}
      >
        {guestCopy.keep}
      </MenuItem>
      <MenuItem
        icon={<LogIn aria-hidden className={icon} />}
        takesFocus
        onSelect={() => needsAccount('log-in')}
      >
        {guestCopy.logIn}
      </MenuItem>
      <MenuItem icon={<Share2 aria-hidden className={icon} />} takesFocus onSelect={commands.share}>
        Share
      </MenuItem>
      <MenuSeparator />
      {isPhone ? <HistoryItems commands={commands} /> : null}
      <MenuItem
        icon={<FileUp aria-hidden className={icon} />}
        takesFocus
        onSelect={() => view.set({ dialog: 'import' })}
      >
        Import into this resume
      </MenuItem>
      <MenuItem
        icon={<Trash2 aria-hidden className={icon} />}
        takesFocus
        onSelect={() => view.set({ dialog: 'delete' })}
      >
        {guestCopy.delete.confirmLabel}
      </MenuItem>
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

/** The narrowest phones have no room for them in the bar. */
function HistoryItems({ commands }: Pick<Props, 'commands'>) {
  const canUndo = useEditor((history) => history.canUndo);
  const canRedo = useEditor((history) => history.canRedo);
  return (
    <>
      <MenuItem
        icon={<Undo2 aria-hidden className={icon} />}
        disabled={!canUndo}
        onSelect={commands.undo}
      >
        Undo
      </MenuItem>
      <MenuItem
        icon={<Redo2 aria-hidden className={icon} />}
        disabled={!canRedo}
        onSelect={commands.redo}
      >
        Redo
      </MenuItem>
    </>
  );
}
