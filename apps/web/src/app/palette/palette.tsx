import { Search, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type KeyboardEvent, useRef } from 'react';
import type { Command } from '../../lib/commands/command.ts';
import { showCommandDialog } from '../../lib/commands/command-dialogs.ts';
import { isPressed, keysOf } from '../../lib/commands/shortcut.ts';
import { classNames } from '../../ui/class-names.ts';
import { scrimLook } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { KeyCaps } from '../../ui/key-caps.tsx';
import { useReturnFocus } from '../../ui/use-return-focus.ts';
import { listId, optionId, PaletteList } from './palette-list.tsx';
import { rememberCommand } from './recent-commands.ts';
import { usePalette } from './use-palette.ts';

const panelLook = classNames(
  'fixed top-[12dvh] left-1/2 z-40 flex max-h-[76dvh] w-[calc(100vw-32px)] max-w-150 -translate-x-1/2 flex-col',
  'animate-appear overflow-hidden rounded-panel bg-surface shadow-float',
  'max-md:top-3 max-md:max-h-[calc(100dvh-24px)] max-md:w-[calc(100vw-24px)]',
);

const close = () => showCommandDialog(undefined);

/** Finds everything that can be done or gone to, by what it is called. A combobox of ARIA 1.2. */
export function Palette() {
  const chosen = useRef<Command>(undefined);
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus();
  const palette = usePalette((command) => {
    chosen.current = command;
    rememberCommand(command.id);
    close();
  });
  const { search, active, count } = palette;
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isPressed('mod+k', event)) return palette.onKeyDown(event);
    event.preventDefault();
    close();
  };
  return (
    <Dialog.Root open onOpenChange={close}>
      <Dialog.Portal>
        <Dialog.Overlay className={scrimLook} />
        <Dialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={onOpenAutoFocus}
          // Only then is the page there again for a command that takes the focus elsewhere.
          onCloseAutoFocus={(event) => {
            onCloseAutoFocus(event);
            chosen.current?.run();
          }}
          className={panelLook}
        >
          <Dialog.Title className="sr-only">Search or jump to</Dialog.Title>
          <div className="relative border-b border-line">
            <Search
              aria-hidden
              className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-faint"
            />
            <input
              role="combobox"
              aria-label="Search or jump to"
              aria-expanded
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={active && optionId(active)}
              placeholder="Search or jump to..."
              autoComplete="off"
              spellCheck={false}
              value={search}
              onChange={(event) => palette.onSearch(event.target.value)}
              onKeyDown={onKeyDown}
              className="block h-14 w-full bg-transparent pr-4 pl-12 text-large max-md:pr-14 outline-none placeholder:text-faint"
            />
          </div>
          <PaletteList {...palette} />
          <p role="status" className="sr-only">
            {count === 1 ? '1 result' : `${count} results`}
          </p>
          <Hints />
          {/* A phone has no Escape, and little of the page beside the panel to press. */}
          <Dialog.Close asChild>
            <IconButton
              label="Close"
              size="large"
              icon={<X className="size-5" />}
              className="absolute! top-1.5 right-1.5 md:hidden"
            />
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const hints = [
  [['arrowup', 'arrowdown'], 'to move'],
  [['enter'], 'to choose'],
  [['escape'], 'to close'],
] as const;

const Hints = () => (
  <div
    aria-hidden
    className="flex gap-4 border-t border-line px-4 py-2.5 text-small text-faint max-md:hidden"
  >
    {hints.map(([keys, words]) => (
      <span key={words} className="inline-flex items-center gap-1.5">
        <KeyCaps keys={keys.flatMap((key) => keysOf(key))} /> {words}
      </span>
    ))}
  </div>
);
