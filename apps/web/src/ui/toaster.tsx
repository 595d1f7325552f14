import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { type FocusEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import { t } from '../lib/words/words.ts';
import { Button } from './button.tsx';
import {
  dismissToast,
  displayMsOf,
  type ShownToast,
  shownToast,
  subscribeToToasts,
} from './toast.ts';
import { observeToast } from './toast-room.tsx';
import { focusHeading } from './use-focus.ts';

/** Minimum swipe to the right that dismisses it. */
const swipeThresholdPx = 50;
const focusKey = 'F8';

/**
 * Renders the notifications of `toast()`; mounted once at the root. Errors are announced
 * assertively, others politely.
 */
export function Toaster() {
  const shown = useSyncExternalStore(subscribeToToasts, shownToast);
  const { viewport, onFocus, restoreFocus } = useFocusReturn();
  return (
    <Radix.Provider swipeThreshold={swipeThresholdPx}>
      {shown ? <Card key={shown.id} shown={shown} onGone={restoreFocus} /> : null}
      <Radix.Viewport
        ref={viewport}
        label={t('Notifications')}
        hotkey={[focusKey]}
        onFocus={onFocus}
        // Leaves the phone's header and the editor's bottom bar free. Live regions are not hidden
        // behind an open dialog, and the text is announced separately.
        aria-live="off"
        className="pointer-events-none fixed right-[var(--toast-right,0px)] bottom-0 left-[var(--toast-left,auto)] z-60 w-full max-w-[min(420px,var(--toast-width,100vw))] rounded-panel p-4 max-md:top-[var(--toast-top,auto)] max-md:bottom-[var(--toast-bottom,calc(3.75rem+env(safe-area-inset-bottom)))] max-md:p-3 md:max-lg:in-[body:has([data-foot-bar])]:bottom-16 focus-visible:-outline-offset-4"
      />
    </Radix.Provider>
  );
}

function Card({ shown, onGone }: { shown: ShownToast; onGone: () => void }) {
  const { id, tone = 'neutral', title, description, action, link, isOpen } = shown;
  return (
    <Radix.Root
      ref={observeToast}
      open={isOpen}
      onOpenChange={(isNowOpen) => {
        if (isNowOpen) return;
        onGone();
        dismissToast(id);
      }}
      duration={displayMsOf(shown)}
      type={tone === 'error' ? 'foreground' : 'background'}
      // Tab moves from the list straight to the actions.
      tabIndex={undefined}
      // An open dialog disables pointer events outside itself, but notifications stay usable.
      style={{ touchAction: 'pan-y', pointerEvents: 'auto' }}
      className="flex animate-arrive items-start gap-3 rounded-panel bg-surface p-4 shadow-float max-md:p-3 data-[state=closed]:animate-leave data-[swipe=cancel]:transition-[translate] data-[swipe=end]:translate-x-(--radix-toast-swipe-end-x) data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)"
    >
      <ToneIcon tone={tone} />
      <div className="min-w-0 flex-1">
        <Radix.Title className="text-body font-semibold wrap-break-word">{title}</Radix.Title>
        {description ? (
          <Radix.Description className="mt-0.5 text-body wrap-break-word text-muted">
            {description}
          </Radix.Description>
        ) : null}
        {action ? (
          <Radix.Action asChild altText={action.label} onClick={action.onClick}>
            <Button size="small" className="mt-3">
              {action.label}
            </Button>
          </Radix.Action>
        ) : null}
        {link ? (
          <Button asChild size="small" className="mt-3">
            <a href={link.href}>{link.label}</a>
          </Button>
        ) : null}
      </div>
      <Radix.Close asChild>
        <Button
          aria-label={t('Dismiss')}
          title={t('Dismiss')}
          variant="quiet"
          size="small"
          className="-mt-1.5 -mr-2 w-8 px-0! finger:-mt-3 finger:w-11"
        >
          <X className="size-4" />
        </Button>
      </Radix.Close>
    </Radix.Root>
  );
}

function ToneIcon({ tone }: { tone: NonNullable<ShownToast['tone']> }) {
  if (tone === 'neutral') return null;
  if (tone === 'good') {
    return <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-good" />;
  }
  return <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-danger" />;
}

/** Restores the focus when a notification closes; Radix leaves it on the empty list. */
function useFocusReturn() {
  const viewport = useRef<HTMLOListElement>(null);
  const origin = useRef<Element | null>(null);
  useEffect(() => {
    // The focus trap of a dialog takes the focus back if it moves directly to an element outside.
    const letGo = ({ key }: KeyboardEvent) => {
      const focused = document.activeElement;
      if (key !== focusKey || viewport.current?.contains(focused)) return;
      origin.current = focused;
      if (focused instanceof HTMLElement) focused.blur();
    };
    document.addEventListener('keydown', letGo, { capture: true });
    return () => document.removeEventListener('keydown', letGo, { capture: true });
  }, []);
  return {
    viewport,
    onFocus(event: FocusEvent) {
      event.stopPropagation();
      const { currentTarget, relatedTarget } = event;
      if (relatedTarget && !currentTarget.contains(relatedTarget)) origin.current = relatedTarget;
    },
    restoreFocus() {
      if (!viewport.current?.contains(document.activeElement)) return;
      const target = origin.current;
      if (target instanceof HTMLElement && target.isConnected && target !== document.body) {
        target.focus({ preventScroll: true });
      } else focusHeading();
    },
  };
}
