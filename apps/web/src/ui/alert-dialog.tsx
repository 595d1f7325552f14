import { AlertDialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { t } from '../lib/words/words.ts';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { closesOnEscape, floatingPanelStyle, scrimStyle } from './dialog.tsx';
import { useCloseRequest } from './use-close-request.ts';
import { useReturnFocus } from './use-focus.ts';

/** Confirms an action that can't be undone. The focus starts on Cancel. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel = t('Cancel'),
  tone = 'primary',
  isBusy = false,
  removesOpener = false,
  onConfirm,
  onClosed,
  children,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'primary' | 'danger';
  /** Keeps the dialog open, with a spinner on Confirm. */
  isBusy?: boolean;
  /**
   * Whether the element that opened it is removed by the action: the focus then moves to the page's
   * heading.
   */
  removesOpener?: boolean;
  /** The caller closes the dialog by setting `open` to false. */
  onConfirm: () => void;
  /** Called after closing; returns true if it has moved the focus itself. */
  onClosed?: () => boolean;
  /** Details below the description. */
  children?: ReactNode;
}) {
  const { clearOpener, onCloseAutoFocus } = useReturnFocus(open);
  useCloseRequest(open, () => onOpenChange(false));
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={scrimStyle} />
        <Radix.Content
          onCloseAutoFocus={(event) => {
            if (onClosed?.()) event.preventDefault();
            else onCloseAutoFocus(event);
          }}
          {...closesOnEscape(onOpenChange)}
          className={classNames(floatingPanelStyle, 'max-w-105 p-6')}
        >
          <Radix.Title className="text-title font-semibold">{title}</Radix.Title>
          <Radix.Description className="mt-2 text-body text-muted">{description}</Radix.Description>
          {children}
          <div className="mt-6 flex flex-wrap justify-end gap-2 max-sm:*:grow">
            <Radix.Cancel asChild>
              <Button>{cancelLabel}</Button>
            </Radix.Cancel>
            <Button
              variant={tone}
              isBusy={isBusy}
              onClick={() => {
                if (removesOpener) clearOpener();
                onConfirm();
              }}
            >
              {confirmLabel}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
