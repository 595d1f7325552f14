import { sendLeftDrafts } from '../use-application.ts';
import { openOutbox } from './outbox.ts';

/**
 * Whatever page is open: changes of applications that wait, and what was typed into those that are not
 * open, are sent when there is a connection. Returns how to stop.
 */
export function sendWaiting(userId: string): () => void {
  const send = () => {
    if (navigator.onLine)
      void openOutbox(userId)
        .send()
        .then(() => sendLeftDrafts(userId));
  };
  send();
  addEventListener('online', send);
  return () => removeEventListener('online', send);
}
