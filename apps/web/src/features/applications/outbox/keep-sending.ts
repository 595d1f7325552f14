import type { Outbox } from './outbox.ts';

/** A browser may be wrong about its line. */
const askAgainMs = 20_000;

/** Sends what waits now, when the line is back, and again while something waits. Returns how to stop. */
export function keepSending(outbox: Outbox, send = () => void outbox.send()): () => void {
  send();
  addEventListener('online', send);
  const timer = setInterval(() => outbox.queued.length > 0 && void outbox.send(), askAgainMs);
  return () => {
    removeEventListener('online', send);
    clearInterval(timer);
  };
}
