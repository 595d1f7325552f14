import { useRef } from 'react';

/** What a dialog is about: it keeps its words while it closes. */
export function useLastAsked<T>(asked: T | undefined): T | undefined {
  const last = useRef(asked);
  if (asked !== undefined) last.current = asked;
  return last.current;
}
