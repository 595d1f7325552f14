import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../ui/alert-dialog.tsx';
import { readToken } from './token.ts';

/** Asks before a page is left whose text would be lost. */
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
  const guard = useLeaveGuard(isAtRisk, onLeave);
  return (
    <ConfirmDialog
      open={guard.isAsking}
      onOpenChange={(isOpen) => {
        if (!isOpen) guard.stay();
      }}
      title="Leave without saving?"
      description={description}
      confirmLabel="Leave without saving"
      cancelLabel="Stay here"
      tone="danger"
      onConfirm={guard.leave}
    />
  );
}

/**
 * Asks before the page is left while `isAtRisk`: within the app by a dialog, else by the browser.
 * `onLeave` is told that what was at risk is given up.
 */
function useLeaveGuard(isAtRisk: () => boolean, onLeave: () => void = () => undefined) {
  const isLeaving = useRef(false);
  const latest = useRef(isAtRisk);
  latest.current = isAtRisk;
  // Whoever has signed out was asked already, and may not stay.
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
      // The way on may load another document, which is not asked about again.
      isLeaving.current = true;
      onLeave();
      blocker.proceed?.();
    },
  };
}
