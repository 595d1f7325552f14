import {
  Application,
  type ApplicationSummary,
  type DatedEvent,
} from '@folio/contract/applications';
import { isSetAside, type QueuedChange, withQueuedEvents } from './queued-change.ts';

type Addition = Extract<QueuedChange, { kind: 'add' }>;

/** An application that the server doesn't have is at version 0. */
export const isUnsent = ({ version }: Pick<ApplicationSummary, 'version'>): boolean =>
  version === 0;

/** The queued change that adds an application. */
export const additionOf = (queued: readonly QueuedChange[], id: string): Addition | undefined =>
  queued.find((one): one is Addition => one.kind === 'add' && one.ids.includes(id));

/** An application that only this device has, as added. */
export function addedIn(queued: readonly QueuedChange[], id: string): Application | undefined {
  const add = additionOf(queued, id);
  const [summary] = add?.shown ?? [];
  if (!summary) return undefined;
  const { status = 'saved', statusDay: day } = summary;
  const events = [{ id: `waiting-${status}`, day, status, text: '' }];
  return Application.safeParse({ ...add?.fields, events, ...summary }).data;
}

/** The events of applications that only this device has, for the calendar. */
export const waitingEvents = (queued: readonly QueuedChange[]): DatedEvent[] =>
  queued.flatMap(({ kind, ids: [id = ''] }) => {
    const added = kind === 'add' ? addedIn(queued, id) : undefined;
    if (!added) return [];
    const { role, company, events } = withQueuedEvents(added, queued);
    return events.map((event) => ({ id, role, company, event }));
  });

/**
 * The ids of applications that the server refused to add; they and their changes wait for a retry.
 */
const refusedIds = (queued: readonly QueuedChange[]): ReadonlySet<string> =>
  new Set(
    queued.flatMap((one) => (one.kind === 'add' && one.refusal !== undefined ? one.ids : [])),
  );

/** The ids of refused applications that were deleted before a moment. */
export function deletedUnsent(queued: readonly QueuedChange[], before: number): string[] {
  const last = (id: string) =>
    queued.findLast(
      ({ kind, ids }) => (kind === 'trash' || kind === 'restore') && ids.includes(id),
    );
  return [...refusedIds(queued)].filter((id) => {
    const change = last(id);
    return change?.kind === 'trash' && change.at < before;
  });
}

/** How long a change that was set aside waits before it is retried. */
const restMs = 10 * 60_000;

/**
 * The next change to send: the oldest that concerns any application that was not refused, is not
 * set aside, and doesn't follow a set-aside change of the same application.
 */
export function nextToSend(
  queued: readonly QueuedChange[],
  now = Date.now(),
): QueuedChange | undefined {
  const refused = refusedIds(queued);
  const held = new Set<string>();
  return queued.find((change) => {
    const { ids, faults } = change;
    if (ids.every((id) => refused.has(id))) return false;
    const rests = isSetAside(change) && Math.abs(now - (faults?.lastAt ?? 0)) < restMs;
    if (!rests && !ids.some((id) => held.has(id))) return true;
    for (const id of ids) held.add(id);
    return false;
  });
}

/** The part of a sent change that must wait, since the server doesn't have its applications yet. */
export function heldPart(
  change: QueuedChange,
  queued: readonly QueuedChange[],
): QueuedChange | undefined {
  const refused = refusedIds(queued);
  const ids = change.ids.filter((id) => refused.has(id));
  if (ids.length === 0) return undefined;
  const shown = change.shown.filter(({ id }) => refused.has(id));
  if (change.kind !== 'next-step') return { ...change, ids, shown };
  return { ...change, ids, shown, steps: change.steps.filter(({ id }) => refused.has(id)) };
}
