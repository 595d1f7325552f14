import type { Application, ApplicationSummary, DatedEvent } from '@folio/contract/applications';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useUser } from '../../../lib/session.ts';
import { applicationListQuery, applicationsKey } from '../applications.queries.ts';
import { showInList } from '../use-application-changes.ts';
import { keepSending } from './keep-sending.ts';
import { openOutbox } from './outbox.ts';
import { type QueuedChange, withQueued, withQueuedEvents } from './queued-change.ts';
import { addedIn, additionOf, waitingEvents } from './unsent-applications.ts';

/** The changes that wait; while a page is open that shows them, they are sent when there is a connection. */
function useQueued(): readonly QueuedChange[] {
  const client = useQueryClient();
  const outbox = openOutbox(useUser().id);
  const queued = useSyncExternalStore(outbox.subscribe, () => outbox.queued);
  useEffect(
    () =>
      outbox.follow((change, outcome) => {
        if (outcome.kind === 'sent') showSent(client, change, outcome.changed);
      }),
    [outbox, client],
  );
  // What another tab has sent is otherwise than this list has it.
  useEffect(
    () => outbox.followOthers(() => void client.invalidateQueries({ queryKey: applicationsKey })),
    [outbox, client],
  );
  useEffect(() => keepSending(outbox), [outbox]);
  return queued;
}

function showSent(
  client: QueryClient,
  { kind, ids }: QueuedChange,
  changed: readonly ApplicationSummary[],
): void {
  const isRemoval = kind === 'trash';
  showInList(client, changed, isRemoval ? ids : []);
  for (const id of ids)
    for (const part of ['one', 'sent'])
      void client.invalidateQueries({ queryKey: [...applicationsKey, part, id] });
  // What was so already may be otherwise than this list has it.
  if (!isRemoval && changed.length < ids.length)
    void client.invalidateQueries({ queryKey: applicationListQuery().queryKey });
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
  const outbox = openOutbox(useUser().id);
  const addition = useSyncExternalStore(outbox.subscribe, () => additionOf(outbox.queued, id));
  return {
    isWaiting: addition !== undefined,
    refusal: addition?.refusal,
    tryAgain: () => outbox.tryAgain(id),
    discard: () => outbox.discard(id),
  };
}
