import { watchUnsaved } from '../../../lib/unsaved-work.ts';
import { isPageHidden } from '../../../lib/watch-page.ts';
import { toast } from '../../../ui/toast.ts';
import { applicationsCopy } from '../applications.copy.ts';
import { keepingWords } from '../keeping.copy.ts';
import { sendLeftDrafts } from '../use-application.ts';
import { keepSending } from './keep-sending.ts';
import { type Outbox, openOutbox } from './outbox.ts';
import { sendQueuedChanges } from './unsent-changes.ts';

/**
 * Sends queued changes of applications, and stored edits of those that are not open, whenever there
 * is a connection, on every page; announces what the server refuses. Returns a function that stops
 * it.
 */
export function sendWaiting(userId: string): () => void {
  const outbox = openOutbox(userId);
  const stops = [
    keepSending(outbox, () => {
      if (navigator.onLine) void outbox.send().then(() => sendLeftDrafts(userId));
    }),
    announceRefusals(outbox),
    announceUnkept(outbox),
    guardUnkept(outbox),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/**
 * Guards changes that are only in this tab: closing it asks first, and a logout sends or lists
 * them.
 */
export function guardUnkept(outbox: Outbox): () => void {
  const ask = (event: Event) => {
    if (outbox.isAtRisk) event.preventDefault();
  };
  addEventListener('beforeunload', ask);
  const stopWatching = watchUnsaved(async () =>
    outbox.isAtRisk ? await sendQueuedChanges(outbox) : [],
  );
  return () => {
    removeEventListener('beforeunload', ask);
    stopWatching();
  };
}

/**
 * For applications marked as applied offline: tells whether the sent documents were kept, once the
 * server has answered.
 */
export const announceUnkept = (outbox: Outbox): (() => void) =>
  outbox.follow((_, outcome, isAwaited) => {
    if (isAwaited || outcome.kind !== 'sent') return;
    const { link, description } = keepingWords(outcome.changed);
    if (link) toast({ title: applicationsCopy.waitedApplied, description, link });
  });

/** Shows why changes were refused, once the page is visible; until then they stay on the device. */
export function announceRefusals(outbox: Outbox): () => void {
  const announce = async () => {
    if (isPageHidden() || !outbox.hasRefused) return;
    const whys = new Set((await outbox.takeRefused()).map(({ why }) => why));
    // In one notification, since only one is visible at a time.
    const description = [...whys].join(' ');
    if (description) toast({ tone: 'error', title: applicationsCopy.waitedFailed, description });
  };
  const onNews = () => void announce();
  onNews();
  const stop = outbox.subscribe(onNews);
  document.addEventListener('visibilitychange', onNews);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', onNews);
  };
}
