import { Search } from 'lucide-react';
import { keysOf } from '../../lib/commands/command.ts';
import { showCommandDialog } from '../../lib/commands/command-dialogs.ts';
import { Trans } from '../../lib/words/trans.tsx';
import { t } from '../../lib/words/words.ts';
import { KeyCaps } from '../../ui/key-caps.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { rowStyle } from './shell-links.ts';

const label = () => t('Search or jump to');

/** Opens the command palette; shows its shortcut. */
export function PaletteButton({
  isExpanded,
  onOpen,
}: {
  isExpanded: boolean;
  onOpen?: () => void;
}) {
  const keys = keysOf('mod+k');
  const open = () => {
    onOpen?.();
    showCommandDialog('palette');
  };
  const button = (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={isExpanded ? undefined : label()}
      onClick={open}
      className={rowStyle(isExpanded)}
    >
      <Search aria-hidden className="size-5 shrink-0" />
      {isExpanded ? (
        <span className="flex-1 text-left">
          <Trans
            message="Search<rest> or jump to</rest>"
            values={{ rest: (text) => <span className="sr-only">{text}</span> }}
          />
        </span>
      ) : null}
      {isExpanded ? (
        <span aria-hidden className="max-md:hidden">
          <KeyCaps keys={keys} />
        </span>
      ) : null}
    </button>
  );
  if (isExpanded) return button;
  return (
    <Tooltip label={`${label()} (${keys.join('+')})`} side="right">
      {button}
    </Tooltip>
  );
}
