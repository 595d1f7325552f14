import { downloadFile } from '../../../lib/download.ts';
import { watchUnsaved } from '../../../lib/unsaved-work.ts';
import { isPageHidden } from '../../../lib/watch-page.ts';
import { t } from '../../../lib/words/words.ts';
import { type ToastMessage, toast } from '../../../ui/toast.ts';
import { applicationsCopy } from '../applications.copy.ts';
import { keepingWords } from '../keeping.copy.ts';
import { sendLeftDrafts } from '../use-application.ts';
import { keepSending } from './keep-sending.ts';
import { type Outbox, openOutbox } from './outbox.ts';
import { isSetAside, type RefusedChange } from './queued-change.ts';
import { sendQueuedChanges } from './unsent-changes.ts';

/**
 * Sends queued changes of applications, and stored edits of those that are not open, whenever there
 * is a connection, on every page. Announces what the server refuses. Returns a function that stops
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
 * For applications marked as applied offline: announces whether the sent documents were kept, once
 * the server has responded.
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
    const refused = await outbox.takeRefused();
    const whys = new Set(refused.map(({ why }) => why));
    // In one notification, since only one is visible at a time.
    const description = [...whys].join(' ');
    const isWaiting = refused.every(({ change }) => isSetAside(change));
    const title = isWaiting ? applicationsCopy.notSavedYet : applicationsCopy.waitedFailed;
    if (description) toast({ tone: 'error', title, description, ...copyOf(refused) });
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

/** Offers a copy of typed text, since refused changes are stored nowhere else. */
function copyOf(refused: readonly RefusedChange[]): Pick<ToastMessage, 'action'> {
  const typed = refused.flatMap(({ change }) =>
    ['note', 'fields', 'next-step'].includes(change.kind) && !isSetAside(change) ? [change] : [],
  );
  if (typed.length === 0) return {};
  const copy = new Blob([JSON.stringify(typed, null, 2)], { type: 'application/json' });
  const onClick = () => downloadFile(copy, 'Unsaved_changes_of_applications.json');
  return { action: { label: t('Download a copy'), onClick } };
}
