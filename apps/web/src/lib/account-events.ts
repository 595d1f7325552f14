import { accountEventsUrl, SavedEvent } from '@folio/contract/account-events';
import { serverEvents } from './server-events.ts';
import { readToken } from './token.ts';

const firstWaitMs = 1_000;
const longestWaitMs = 30_000;
/** How often one asks where the stream of events can't be had. */
const pollMs = 2_000;

type Listener = {
  /** A document has been saved, here or elsewhere. */
  onSaved: (saved: SavedEvent) => void;
  /** Something may have been missed: the stream has just begun, or there is none. */
  onGap: () => void;
};

/**
 * Listens to what is saved on other devices while the page is in sight. A stream that breaks off is
 * begun again after a while that grows; until then `onGap` is called now and then. `EventSource`
 * can't send the session's token, so the stream is read from `fetch`. Returns how to stop.
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
      // Broken off, refused or out of reach: the same is done about each.
    }
    if (stream !== mine) return;
    stream = undefined;
    poll ??= setInterval(onGap, pollMs);
    timer = setTimeout(() => void listen(), waitMs);
    waitMs = Math.min(2 * waitMs, longestWaitMs);
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

/** A newer server may tell of other things, too. */
function readSaved(data: string): SavedEvent | undefined {
  try {
    return SavedEvent.safeParse(JSON.parse(data)).data;
  } catch {
    return undefined;
  }
}
