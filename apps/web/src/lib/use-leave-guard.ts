import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { readToken } from './token.ts';

/**
 * Asks before the page is left while `isAtRisk`: within the app by a dialog, else by the browser.
 * `onLeave` is told that what was at risk is given up.
 */
export function useLeaveGuard(isAtRisk: () => boolean, onLeave: () => void = () => undefined) {
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
