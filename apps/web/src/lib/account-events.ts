import { accountEventsUrl, SavedEvent } from '@folio/contract/account-events';
import { serverEvents } from './server-events.ts';
import { readToken } from './token.ts';

const firstWaitMs = 1_000;
const maxWaitMs = 30_000;
/** The polling interval where the event stream is not available. */
const pollMs = 2_000;

type Listener = {
  /** A document was saved, on this device or another. */
  onSaved: (saved: SavedEvent) => void;
  /** Events may have been missed: the stream has just started, or there is none. */
  onGap: () => void;
};

/**
 * Watches saves on other devices while the page is visible. A stream that breaks is reconnected
 * with exponential backoff; until then `onGap` is called periodically. `EventSource` can't send the
 * session's token, so the stream is read from `fetch`. Returns a function that stops.
 */
export function watchAccount({ onSaved, onGap }: Listener): () => void {
  let waitMs = firstWaitMs;
  let stream: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let poll: ReturnType<typeof setInterval> | undefined;

  async function listen(): Promise<void> {
    const token = readToken();
    if (stream || token === null) return;
    const mine = new AbortController();
    stream = mine;
    try {
      const answer = await fetch(accountEventsUrl, {
        headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
        signal: mine.signal,
      });
      if (!answer.ok || !answer.body) throw new Error(`No events: ${answer.status}`);
      stopPolling();
      waitMs = firstWaitMs;
      onGap();
      for await (const { data } of serverEvents(answer.body)) {
        const saved = readSaved(data);
        if (saved) onSaved(saved);
      }
    } catch {
      // Broken, refused or unreachable: all are handled by reconnecting.
    }
    if (stream !== mine) return;
    stream = undefined;
    poll ??= setInterval(onGap, pollMs);
    timer = setTimeout(() => void listen(), waitMs);
    waitMs = Math.min(2 * waitMs, maxWaitMs);
  }

  function stop(): void {
    clearTimeout(timer);
    stopPolling();
    const old = stream;
    stream = undefined;
    old?.abort();
  }

  function stopPolling(): void {
    clearInterval(poll);
    poll = undefined;
  }

  function onVisibility(): void {
    clearTimeout(timer);
    waitMs = firstWaitMs;
    if (document.visibilityState === 'hidden') stop();
    else void listen();
  }

  document.addEventListener('visibilitychange', onVisibility);
  addEventListener('online', onVisibility);
  onVisibility();
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    removeEventListener('online', onVisibility);
    stop();
  };
}

/** A newer server may send other kinds of events. */
function readSaved(data: string): SavedEvent | undefined {
  try {
    return SavedEvent.safeParse(JSON.parse(data)).data;
  } catch {
    return undefined;
  }
}
