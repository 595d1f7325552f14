import type { Application, ApplicationSummary, DatedEvent } from '@folio/contract/applications';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { keepSending } from './keep-sending.ts';
import { type QueuedChange, withQueued, withQueuedEvents } from './queued-change.ts';
import { addedIn, additionOf, waitingEvents } from './unsent-applications.ts';
import { useOutbox } from './use-outbox.ts';

/** The queued changes, which are sent at intervals while a page shows them. */
function useQueued(): readonly QueuedChange[] {
  const outbox = useOutbox();
  const queued = useSyncExternalStore(outbox.subscribe, () => outbox.queued);
  useEffect(() => keepSending(outbox), [outbox]);
  return queued;
}

/** A list with the queued changes applied. */
export function useShownChanges(
  list: readonly ApplicationSummary[] | undefined,
): readonly ApplicationSummary[] | undefined {
  const queued = useQueued();
  return useMemo(() => list && withQueued(list, queued), [list, queued]);
}

/**
 * An application with the queued changes applied. A new one is shown as it was entered, until the
 * server's is loaded.
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

/** The events of applications that are not sent yet. */
export function useWaitingEvents(): readonly DatedEvent[] {
  const queued = useQueued();
  return useMemo(() => waitingEvents(queued), [queued]);
}

/** Whether an application is not sent yet, with retry and discard if it was refused. */
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
