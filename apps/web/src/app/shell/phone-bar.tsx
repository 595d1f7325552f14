import { Menu, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { scrimStyle } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';
import { PaletteButton } from './palette-button.tsx';
import { ShellNav } from './shell-nav.tsx';
import { ShellTools } from './shell-tools.tsx';

/** The shell of a narrow screen: a bar, and a menu that slides in from the left. */
export function PhoneBar() {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => onWide(() => setIsOpen(false)), []);
  return (
    <Dialog.Root open={isOpen} onOpenChange={setIsOpen}>
      <header className="sticky top-0 z-30 flex h-14 items-center gap-2 border-b border-line bg-surface px-3 md:hidden">
        <Dialog.Trigger asChild>
          <IconButton label="Open menu" size="large" icon={<Menu className="size-5" />} />
        </Dialog.Trigger>
        <Link to="/dashboard" aria-label="Folio" className="rounded-control px-1 py-1">
          <Wordmark />
        </Link>
      </header>
      <Dialog.Portal>
        <Dialog.Overlay className={scrimStyle} />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-y-0 left-0 z-40 flex w-70 max-w-[calc(100vw-56px)] animate-slide-in flex-col gap-4 overflow-y-auto bg-surface p-3.5 shadow-float outline-none"
        >
          <Dialog.Title className="flex h-11 shrink-0 items-center pl-3">
            <Wordmark />
            <span className="sr-only"> menu</span>
          </Dialog.Title>
          <PaletteButton isExpanded onOpen={() => setIsOpen(false)} />
          <ShellNav isExpanded onFollow={() => setIsOpen(false)} />
          <div className="flex-1" />
          <ShellTools isExpanded onFollow={() => setIsOpen(false)} />
          {/* Last in order, so that the focus starts in the menu itself. */}
          <Dialog.Close asChild>
            <IconButton
              label="Close menu"
              size="large"
              icon={<X className="size-5" />}
              className="absolute! top-3.5 right-3.5"
            />
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** A tablet that is turned has room for the sidebar, and the menu would cover it. */
function onWide(close: () => void): () => void {
  const wide = matchMedia('(min-width: 768px)');
  wide.addEventListener('change', close);
  return () => wide.removeEventListener('change', close);
}
