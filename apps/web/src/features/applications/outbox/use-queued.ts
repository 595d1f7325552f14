import type { Application, ApplicationSummary, DatedEvent } from '@folio/contract/applications';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { keepSending } from './keep-sending.ts';
import { type QueuedChange, withQueued, withQueuedEvents } from './queued-change.ts';
import { addedIn, additionOf, waitingEvents } from './unsent-applications.ts';
import { useOutbox } from './use-outbox.ts';

/** The changes that wait; while a page is open that shows them, they are sent when there is a connection. */
function useQueued(): readonly QueuedChange[] {
  const outbox = useOutbox();
  const queued = useSyncExternalStore(outbox.subscribe, () => outbox.queued);
  useEffect(() => keepSending(outbox), [outbox]);
  return queued;
}

/** A list with the changes that wait. */
export function useShownChanges(
  list: readonly ApplicationSummary[] | undefined,
): readonly ApplicationSummary[] | undefined {
  const queued = useQueued();
  return useMemo(() => list && withQueued(list, queued), [list, queued]);
}

/**
 * One application with the changes that wait; of one that no server has, how it was added. It is shown
 * until the server's own is there.
 */
export function useShownApplication(id: string, stored: Application | undefined) {
  const queued = useQueued();
  const added = useMemo(() => addedIn(queued, id), [queued, id]);
  const last = useRef(added);
  useEffect(() => {
    if (added) last.current = added;
  }, [added]);
  const known = stored ?? added ?? last.current;
  return useMemo(() => known && withQueuedEvents(known, queued), [known, queued]);
}

/** What timelines have of applications that no server has yet. */
export function useWaitingEvents(): readonly DatedEvent[] {
  const queued = useQueued();
  return useMemo(() => waitingEvents(queued), [queued]);
}

/** Whether an application waits to be added, and what may become of one that was refused. */
export function useUnsent(id: string) {
  const outbox = useOutbox();
  const addition = useSyncExternalStore(outbox.subscribe, () => additionOf(outbox.queued, id));
  return {
    isWaiting: addition !== undefined,
    refusal: addition?.refusal,
    tryAgain: () => outbox.tryAgain(id),
    discard: () => outbox.discard(id),
  };
}
