import { ApplicationEvent, ApplicationStatus, Day } from '@folio/contract/application-fields';
import { type Application, ApplicationSummary } from '@folio/contract/applications';
import { z } from 'zod';

type Shown = Partial<ApplicationSummary> & { id: string };

/** The given fields that this release knows and can parse; absent ones get no default. */
const Shown = z.looseObject({ id: z.string() }).transform(({ id, ...fields }): Shown => {
  const known = Object.entries(fields).filter(([field, value]) => {
    const shape = ApplicationSummary.shape[field as keyof typeof ApplicationSummary.shape];
    return shape?.safeParse(value).success;
  });
  return { ...Object.fromEntries(known), id };
});

const Base = z.object({
  id: z.string(),
  /** When it was made, by this device's clock. */
  at: z.number(),
  /**
   * Whether it was sent: the server may have it, although the response was lost. Absent in older
   * changes.
   */
  isAttempted: z.boolean().default(true),
  /** The server's internal errors at this change: their number, and the first and last time. */
  faults: z.object({ count: z.number(), firstAt: z.number(), lastAt: z.number() }).optional(),
  ids: z.array(z.string()),
  /** The changed fields of each application, to be shown meanwhile. */
  shown: z.array(Shown).default([]),
});

/**
 * A change of applications that the server has not answered. Idempotent: it states the result, so
 * that sending it twice has the same effect.
 */
export const QueuedChange = z.discriminatedUnion('kind', [
  /** A new application. This device chooses its id, so that it is created once. */
  Base.extend({
    kind: z.literal('add'),
    fields: z.record(z.string(), z.unknown()),
    /** Why the server refused it. Kept until it is retried or discarded. */
    refusal: z.string().optional(),
  }),
  Base.extend({ kind: z.literal('status'), status: ApplicationStatus, day: Day }),
  /** Undoes the last change of status, if the status is still the same. */
  Base.extend({ kind: z.literal('undo-status'), status: ApplicationStatus }),
  Base.extend({
    kind: z.literal('next-step'),
    steps: z.array(z.object({ id: z.string(), nextStep: z.string(), nextStepDay: Day.nullable() })),
  }),
  /** Sets fields, such as to their values before an edit. */
  Base.extend({ kind: z.literal('fields'), fields: z.record(z.string(), z.unknown()) }),
  Base.extend({ kind: z.literal('trash') }),
  Base.extend({ kind: z.literal('restore') }),
  Base.extend({ kind: z.literal('note'), event: ApplicationEvent }),
  Base.extend({ kind: z.literal('note-removed'), eventId: z.string() }),
]);
export type QueuedChange = z.infer<typeof QueuedChange>;

const RefusedChange = z.object({ change: QueuedChange, why: z.string() });
/** A refused change, and the reason as a sentence. */
export type RefusedChange = z.infer<typeof RefusedChange>;

/** The stored refusals that were not announced yet. */
export const RefusedNotes = z.object({
  refused: z
    .array(z.unknown())
    .transform((all) => all.flatMap((one) => RefusedChange.safeParse(one).data ?? [])),
});

/** A change without the fields that the outbox adds. */
export type NewChange = QueuedChange extends infer Change
  ? Change extends QueuedChange
    ? Omit<Change, 'id' | 'at' | 'isAttempted'>
    : never
  : never;

/** Identifies a queued change and the parts of it that may change in the queue. */
const changeSignature = (change: QueuedChange): string => {
  const { id, isAttempted, ids } = change;
  const refusal = change.kind === 'add' && change.refusal;
  return [id, isAttempted, ids.length, refusal, change.faults?.count].join(' ');
};

/** Whether two lists have the same changes, in the same order and state. */
export const isSameQueue = (one: readonly QueuedChange[], other: readonly QueuedChange[]) =>
  one.map(changeSignature).join('\n') === other.map(changeSignature).join('\n');

/** Nothing is set aside before this, so that the server has time for a restart or repair. */
const asideAfter = { faults: 5, ms: 5 * 60_000 };

/**
 * Whether the server has failed at it so often and for so long that other changes are sent first.
 */
export const isSetAside = ({ faults }: Pick<QueuedChange, 'faults'>): boolean =>
  faults !== undefined &&
  faults.count >= asideAfter.faults &&
  faults.lastAt - faults.firstAt >= asideAfter.ms;

export function withFault<Change extends QueuedChange>(change: Change, at: number): Change {
  const { faults } = change;
  // Counting restarts if the device's clock was set back.
  const { count, firstAt } = faults && faults.lastAt <= at ? faults : { count: 0, firstAt: at };
  return { ...change, faults: { count: count + 1, firstAt, lastAt: at } };
}

/** Clears the change's failures. */
export const withoutFaults = <Change extends QueuedChange>(change: Change): Change => ({
  ...change,
  faults: undefined,
});

/** Applies the queued changes to a list, in order. */
export function withQueued(
  list: readonly ApplicationSummary[],
  queued: readonly QueuedChange[],
): readonly ApplicationSummary[] {
  return queued.reduce(withChange, list);
}

function withChange(
  list: readonly ApplicationSummary[],
  { kind, ids, shown }: QueuedChange,
): readonly ApplicationSummary[] {
  const meant = new Set(ids);
  // The server already has it: the answer was lost, or is not processed yet.
  if (kind === 'add' && list.some(({ id }) => meant.has(id))) return list;
  if (kind === 'trash') return list.filter(({ id }) => !meant.has(id));
  if (shown.length === 0) return list;
  const newer = new Map(shown.map((one) => [one.id, one]));
  const known = list.map((one) => {
    const news = newer.get(one.id);
    newer.delete(one.id);
    return news ? { ...one, ...news } : one;
  });
  const back = [...newer.values()].flatMap((one) => ApplicationSummary.safeParse(one).data ?? []);
  return back.length === 0
    ? known
    : [...known, ...back].toSorted((one, other) => (one.id < other.id ? 1 : -1));
}

/** Applies the queued changes to an application. */
export function withQueuedEvents(
  application: Application,
  queued: readonly QueuedChange[],
): Application {
  let shown = application;
  for (const change of queued) {
    if (change.kind === 'add' || !change.ids.includes(application.id)) continue;
    const news = change.shown.find(({ id }) => id === application.id);
    shown = { ...shown, ...news, events: eventsWith(shown.events, change) };
  }
  return shown;
}

/** The timeline after a change, as the server will compute it. */
export function eventsWith(
  events: readonly ApplicationEvent[],
  change: NewChange | QueuedChange,
): ApplicationEvent[] {
  if (change.kind === 'note')
    return inOrder([...events.filter(({ id }) => id !== change.event.id), change.event]);
  if (change.kind === 'note-removed') return events.filter(({ id }) => id !== change.eventId);
  if (change.kind !== 'status') return [...events];
  const { status, day } = change;
  const isSo = events.findLast((one) => one.status !== null)?.status === status;
  return isSo
    ? [...events]
    : inOrder([...events, { id: `waiting-${status}`, day, status, text: '' }]);
}

const inOrder = (events: readonly ApplicationEvent[]): ApplicationEvent[] =>
  events.toSorted((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)));
