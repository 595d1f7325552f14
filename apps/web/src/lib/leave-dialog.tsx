import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../ui/alert-dialog.tsx';
import { readToken } from './token.ts';
import { t } from './words/words.ts';

/** Descriptions of what the page shows only once, for the question before leaving. */
const shownOnce = new Set<string>();

/** Makes the page's `LeaveDialog` ask with these words while the component is mounted. */
export function useAskWhileShown(description: string): void {
  useEffect(() => {
    shownOnce.add(description);
    return () => void shownOnce.delete(description);
  }, [description]);
}

/** Asks before leaving a page with unsaved text, or with something that is shown only once. */
export function LeaveDialog({
  isAtRisk,
  description,
  onLeave,
}: {
  isAtRisk: () => boolean;
  /** What would be lost, and why. */
  description: string;
  onLeave?: () => void;
}) {
  const guard = useLeaveGuard(() => shownOnce.size > 0 || isAtRisk(), onLeave);
  const words = [...shownOnce];
  // Leaving loses both.
  if (shownOnce.size === 0 || isAtRisk()) words.push(description);
  return (
    <ConfirmDialog
      open={guard.isAsking}
      onOpenChange={(isOpen) => {
        if (!isOpen) guard.stay();
      }}
      title={t('Leave without saving?')}
      description={words.join(' ')}
      confirmLabel={t('Leave without saving')}
      cancelLabel={t('Stay here')}
      tone="danger"
      onConfirm={guard.leave}
    />
  );
}

/**
 * Asks before leaving while `isAtRisk` returns true: by a dialog within the app, otherwise by the
 * browser. `onLeave` is called when the person chooses to lose the text.
 */
function useLeaveGuard(isAtRisk: () => boolean, onLeave: () => void = () => undefined) {
  const isLeaving = useRef(false);
  const latest = useRef(isAtRisk);
  latest.current = isAtRisk;
  // Signing out asks by itself, and removes the token first.
  const mustAsk = () => !isLeaving.current && readToken() !== null && latest.current();
  const asks = useRef(mustAsk);
  asks.current = mustAsk;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && mustAsk(),
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (asks.current()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);
  return {
    isAsking: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave() {
      // The target may load another document, whose unload must not ask again.
      isLeaving.current = true;
      onLeave();
      blocker.proceed?.();
    },
  };
}
