import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { KeyboardEvent as ReactKeyboardEvent, ReactNode } from 'react';
import { t } from '../lib/words/words.ts';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { isComposing } from './is-composing.ts';
import { useCloseRequest } from './use-close-request.ts';
import { useReturnFocus } from './use-focus.ts';

const widths = {
  small: 'max-w-105',
  medium: 'max-w-140',
  large: 'max-w-225',
  wide: 'max-w-280',
} as const;

export const scrimStyle = 'fixed inset-0 z-40 animate-appear bg-scrim';

export const floatingPanelStyle = classNames(
  'fixed top-1/2 left-1/2 z-40 flex outline-none max-h-[calc(100dvh-32px)] w-[calc(100vw-32px)] flex-col',
  '-translate-x-1/2 -translate-y-1/2 animate-appear overflow-hidden rounded-panel bg-surface shadow-float',
);

/**
 * Closes a dialog when Escape is pressed in it, unless the key ends the composition of an input
 * method. Radix sends the key only to the topmost layer, which may be a notification. An Escape
 * that was already handled is `defaultPrevented`.
 */
export const closesOnEscape = (onOpenChange: (open: boolean) => void) => ({
  onEscapeKeyDown: (event: KeyboardEvent) => {
    if (isComposing(event)) event.preventDefault();
  },
  onKeyDown: (event: ReactKeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event.nativeEvent)) return;
    // Otherwise Escape would also close a layer that opens now, such as a question: see
    // `useCloseRequest`.
    event.preventDefault();
    onOpenChange(false);
  },
});

/**
 * A modal dialog: traps the focus and restores it. Escape and a click outside close it, unless
 * `isDismissible` is false because its content is shown only once. Then only its own button does.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  footer,
  size = 'medium',
  isDismissible = true,
  children,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** Its buttons, the primary one last. */
  footer?: ReactNode;
  size?: keyof typeof widths;
  isDismissible?: boolean;
  children?: ReactNode;
}) {
  const { onCloseAutoFocus } = useReturnFocus(open);
  const change = isDismissible ? onOpenChange : () => undefined;
  useCloseRequest(open, () => change(false));
  return (
    <Radix.Root open={open} onOpenChange={change}>
      <Radix.Portal>
        <Radix.Overlay className={scrimStyle} />
        <Radix.Content
          onCloseAutoFocus={onCloseAutoFocus}
          {...closesOnEscape(change)}
          className={classNames(floatingPanelStyle, widths[size])}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
        >
          <div className="px-6 pt-5 pb-1 pr-14">
            <Radix.Title className="text-title font-semibold">{title}</Radix.Title>
            {description === undefined ? null : (
              <Radix.Description className="mt-2 text-body text-muted">
                {description}
              </Radix.Description>
            )}
          </div>
          <div className="min-h-0 overflow-y-auto px-6 py-4">{children}</div>
          {footer === undefined ? null : (
            <div className="flex flex-wrap justify-end gap-2 border-t border-line px-6 py-4 max-sm:*:grow">
              {footer}
            </div>
          )}
          {/* Last in DOM order, so that the focus starts in the content. */}
          {isDismissible ? (
            <Radix.Close asChild>
              <IconButton
                label={t('Close')}
                icon={<X className="size-4" />}
                size="small"
                className="absolute! top-4 right-4 finger:top-2.5 finger:right-2.5"
              />
            </Radix.Close>
          ) : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
