import { useRef, useSyncExternalStore } from 'react';
import { openLeftovers, subscribeToLeftovers } from '../lib/leftovers/leftovers-question.ts';

/** Where the question before a document goes out is shown, while it is asked and while it closes. */
export function LeftoversHost() {
  const question = useSyncExternalStore(subscribeToLeftovers, openLeftovers);
  const last = useRef(question);
  if (question) last.current = question;
  const Dialog = last.current?.Dialog;
  return Dialog ? <Dialog /> : null;
}
