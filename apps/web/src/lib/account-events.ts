import { accountEventsUrl, SavedEvent } from '@folio/contract/account-events';
import { serverEvents } from './server-events.ts';
import { readToken } from './token.ts';

const firstWaitMs = 1_000;
const maxWaitMs = 30_000;
/**
 * More than twice the server's heartbeat interval: after that the connection is dead, as after a
 * sleep.
 */
const silentMs = 60_000;
/** The polling interval where the event stream is not available. */
const pollMs = 2_000;

type Listener = {
  /** A document was saved, on this device or another. */
  onSaved: (saved: SavedEvent) => void;
  /** Events may have been missed: the stream has just started, or is not available. */
  onGap: () => void;
};

const listeners = new Set<Listener>();
let shared: ReturnType<typeof openStream> | undefined;

/**
 * Watches saves on other devices while the page is visible; returns a function that stops. All
 * documents of a page share one stream: over HTTP/1.1 a browser opens at most six connections,
 * which long-lived responses would use up.
 */
export function watchAccount(listener: Listener): () => void {
  listeners.add(listener);
  // The stream is open already, so its start is signaled to the new listener here.
  if (shared?.isOpen()) queueMicrotask(() => listeners.has(listener) && listener.onGap());
  shared ??= openStream({
    onSaved: (saved) => {
      for (const { onSaved } of listeners) onSaved(saved);
    },
    onGap: () => {
      for (const { onGap } of listeners) onGap();
    },
  });
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    shared?.stop();
    shared = undefined;
  };
}

/**
 * A stream that breaks, or is silent for too long, is reconnected with exponential backoff; until then
 * `onGap` is called periodically. `EventSource` can't send the session's token, so the stream is read
 * from `fetch`.
 */
function openStream({ onSaved, onGap }: Listener) {
  let waitMs = firstWaitMs;
  let stream: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let poll: ReturnType<typeof setInterval> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let isOpen = false;

  async function listen(): Promise<void> {
    const token = readToken();
    if (stream || token === null) return;
    const mine = new AbortController();
    stream = mine;
    const hear = () => {
      clearTimeout(silence);
      silence = setTimeout(() => mine.abort(), silentMs);
    };
    try {
      hear();
      const answer = await fetch(accountEventsUrl, {
        headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
        signal: mine.signal,
      });
      if (!answer.ok || !answer.body) throw new Error(`No events: ${answer.status}`);
      stopPolling();
      waitMs = firstWaitMs;
      isOpen = true;
      onGap();
      for await (const { data } of serverEvents(answer.body)) {
        hear();
        const saved = readSaved(data);
        if (saved) onSaved(saved);
      }
    } catch {
      // Broken, refused or unreachable: all are handled by reconnecting.
    }
    if (stream !== mine) return;
    close();
    poll ??= setInterval(onGap, pollMs);
    timer = setTimeout(() => void listen(), waitMs);
    waitMs = Math.min(2 * waitMs, maxWaitMs);
  }

  function close(): void {
    clearTimeout(silence);
    isOpen = false;
    stream = undefined;
  }

  function stop(): void {
    clearTimeout(timer);
    stopPolling();
    const old = stream;
    close();
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
  return {
    isOpen: () => isOpen,
    stop: () => {
      document.removeEventListener('visibilitychange', onVisibility);
      removeEventListener('online', onVisibility);
      stop();
    },
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
