import { LogIn, Trash2, Undo2, UserRoundPlus } from 'lucide-react';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { t } from '../../../lib/words/words.ts';
import { MenuItem, MenuSeparator } from '../../../ui/menu.tsx';
import { useNeedsAccount } from '../owner/owner.ts';
import { useEditor } from '../store/use-editor.ts';
import {
  EditorMenu,
  type EditorMenuProps,
  ImportItem,
  menuIcon,
  RedoItem,
  ShareItem,
} from '../top-bar/editor-menu.tsx';
import { useViewStore } from '../view/use-view.ts';
import { guestCopy } from './guest.copy.ts';

/** Rare commands of a guest; on a phone also those without a button there. */
export function GuestMenu({ commands, ...rest }: EditorMenuProps) {
  const isPhone = useMediaQuery('(max-width: 767px)');
  const needsAccount = useNeedsAccount();
  const view = useViewStore();
  return (
    <EditorMenu isPhone={isPhone} {...rest}>
      <MenuItem
        icon={<UserRoundPlus aria-hidden className={menuIcon} />}
        takesFocus
        onSelect={() => needsAccount('keep')}
      >
        {guestCopy.keep}
      </MenuItem>
      <MenuItem
        icon={<LogIn aria-hidden className={menuIcon} />}
        takesFocus
        onSelect={() => needsAccount('log-in')}
      >
        {guestCopy.logIn}
      </MenuItem>
      <ShareItem commands={commands} />
      <MenuSeparator />
      {isPhone ? <HistoryItems commands={commands} /> : null}
      <ImportItem />
      <MenuItem
        icon={<Trash2 aria-hidden className={menuIcon} />}
        takesFocus
        onSelect={() => view.set({ dialog: 'delete' })}
      >
        {guestCopy.delete.confirmLabel}
      </MenuItem>
    </EditorMenu>
  );
}

/** For the narrowest phones, whose bar has no space for the buttons. */
function HistoryItems({ commands }: Pick<EditorMenuProps, 'commands'>) {
  const canUndo = useEditor((history) => history.canUndo);
  return (
    <>
      <MenuItem
        icon={<Undo2 aria-hidden className={menuIcon} />}
        disabled={!canUndo}
        onSelect={commands.undo}
      >
        {t('Undo')}
      </MenuItem>
      <RedoItem commands={commands} />
    </>
  );
}
