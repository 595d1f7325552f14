import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { forgetDraft } from './draft.ts';

/** Asks before the page is left with something unsaved: within the app by a dialog, else by the browser. */
export function useLeaveGuard(isDirty: boolean) {
  const isLeaving = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isLeaving.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isLeaving.current) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty]);
  return {
    isAsking: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave() {
      // The way on may load another document, which is not asked about again.
      isLeaving.current = true;
      forgetDraft();
      blocker.proceed?.();
    },
  };
}
