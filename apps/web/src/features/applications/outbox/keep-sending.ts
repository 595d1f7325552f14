import type { Outbox } from './outbox.ts';

/** Browsers may be wrong about being offline. */
const askAgainMs = 20_000;

/**
 * Sends queued changes now, when the browser is online again, and at intervals while any are left.
 * Returns a function that stops it.
 */
export function keepSending(outbox: Outbox, send = () => void outbox.send()): () => void {
  send();
  addEventListener('online', send);
  const timer = setInterval(() => outbox.queued.length > 0 && void outbox.send(), askAgainMs);
  return () => {
    removeEventListener('online', send);
    clearInterval(timer);
  };
}
