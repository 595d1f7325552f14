import {
  type FocusEvent,
  type SyntheticEvent,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import {
  dismissToast,
  holdToast,
  releaseToast,
  type ShownToast,
  shownToast,
  subscribeToToasts,
} from './toast.ts';
import { ToastCard } from './toast-card.tsx';
import { useRegionFocus } from './use-region-focus.ts';

const leavingMs = 150;

/**
 * Where `toast()` shows up: once, at the root. What is put into its live parts is read out, errors at
 * once; there is no second copy of it for screen readers.
 */
export function Toaster() {
  const shown = usePresence(useSyncExternalStore(subscribeToToasts, shownToast));
  const { region, onFocus, giveFocusBack } = useRegionFocus('F8');
  useHoldWhileAway();

  function dismiss() {
    giveFocusBack();
    dismissToast();
  }

  const isError = shown?.tone === 'error';
  const card = shown ? <ToastCard key={shown.id} shown={shown} onDismiss={dismiss} /> : null;
  return (
    <section
      ref={region}
      aria-label="Notifications"
      tabIndex={-1}
      onPointerEnter={() => holdToast('pointer')}
      onPointerLeave={() => releaseToast('pointer')}
      onPointerDown={keepFromDialogs}
      onFocus={(event) => {
        keepFromDialogs(event);
        onFocus(event);
        holdToast('focus');
      }}
      onBlur={(event) => {
        if (!isWithin(event)) releaseToast('focus');
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') dismiss();
      }}
      className="pointer-events-none fixed right-0 bottom-0 z-60 w-full max-w-105 rounded-panel p-4 max-md:top-0 max-md:bottom-auto focus-visible:-outline-offset-4"
    >
      <div aria-live="polite">{isError ? null : card}</div>
      <div aria-live="assertive">{isError ? card : null}</div>
    </section>
  );
}

/** An open dialog closes when something outside of it is pressed, and takes the focus back: not from here. */
const keepFromDialogs = (event: SyntheticEvent) => event.stopPropagation();

const isWithin = ({ currentTarget, relatedTarget }: FocusEvent) =>
  currentTarget.contains(relatedTarget);

/** A closed notification stays for as long as it takes to leave. */
function usePresence(toast: ShownToast | undefined): ShownToast | undefined {
  const [goneId, setGoneId] = useState<number>();
  useEffect(() => {
    if (!toast || toast.isOpen) return;
    const timer = setTimeout(() => setGoneId(toast.id), leavingMs);
    return () => clearTimeout(timer);
  }, [toast]);
  return toast && (toast.isOpen || toast.id !== goneId) ? toast : undefined;
}

function useHoldWhileAway(): void {
  useEffect(() => {
    const follow = () => (document.hidden ? holdToast('away') : releaseToast('away'));
    document.addEventListener('visibilitychange', follow);
    follow();
    return () => {
      document.removeEventListener('visibilitychange', follow);
      releaseToast('away');
    };
  }, []);
}
