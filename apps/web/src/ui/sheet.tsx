import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { t } from '../lib/words/words.ts';
import { closesOnEscape, scrimStyle } from './dialog.tsx';
import { IconButton } from './icon-button.tsx';
import { useCloseRequest } from './use-close-request.ts';
import { useReturnFocus } from './use-focus.ts';

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: string;
  /** Focuses an element in the sheet, and prevents the event, which would focus the first one. */
  onOpenFocus: (event: Event) => void;
  children: ReactNode;
};

/** A panel from the bottom of a phone's screen, or from the side of a tablet's. */
export function Sheet({ open, onOpenChange, title, description, onOpenFocus, children }: Props) {
  const { onCloseAutoFocus } = useReturnFocus(open);
  useCloseRequest(open, () => onOpenChange(false));
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={scrimStyle} />
        <Radix.Content
          data-sheet
          onOpenAutoFocus={onOpenFocus}
          onCloseAutoFocus={onCloseAutoFocus}
          {...closesOnEscape(onOpenChange)}
          className="fixed z-40 flex animate-appear flex-col bg-surface shadow-float max-md:inset-x-0 max-md:bottom-0 max-md:max-h-[88dvh] max-md:rounded-t-panel max-md:pb-[env(safe-area-inset-bottom)] md:inset-y-0 md:left-0 md:w-80"
        >
          <div className="flex items-baseline gap-3 px-4 pt-4 pb-2 pr-14">
            <Radix.Title className="font-display text-heading">{title}</Radix.Title>
            <Radix.Description className="ml-auto text-small text-muted">
              {description}
            </Radix.Description>
          </div>
          <div className="min-h-0 overflow-y-auto px-4 pb-4">{children}</div>
          <Radix.Close asChild>
            <IconButton
              label={t('Close')}
              icon={<X className="size-4" />}
              className="absolute! top-3 right-2 h-11! w-11!"
            />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
