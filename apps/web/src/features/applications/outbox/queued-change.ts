import { ApplicationEvent, ApplicationStatus, Day } from '@folio/contract/application-fields';
import { type Application, ApplicationSummary } from '@folio/contract/applications';
import { z } from 'zod';

type Shown = Partial<ApplicationSummary> & { id: string };

/** The fields that are said, as far as this release knows them: no other gets a default. */
const Shown = z.looseObject({ id: z.string() }).transform(({ id, ...fields }): Shown => {
  const known = Object.entries(fields).filter(([field, value]) => {
    const shape = ApplicationSummary.shape[field as keyof typeof ApplicationSummary.shape];
    return shape?.safeParse(value).success;
  });
  return { ...Object.fromEntries(known), id };
});

const Base = z.object({
  id: z.string(),
  /** When it was made, by the clock of this device. */
  at: z.number(),
  /** Whether the server may have some of it, since its answer can have been lost. Older ones don't say. */
  isAttempted: z.boolean().default(true),
  ids: z.array(z.string()),
  /** How each is shown meanwhile, as far as it is another than before. */
  shown: z.array(Shown).default([]),
});

/**
 * A change of applications that the server has not answered. Each says what is to be so, not what was
 * pressed: sent twice, it does the same as sent once.
 */
export const QueuedChange = z.discriminatedUnion('kind', [
  /** A new application, under an id of this device: however often it is sent, it is made once. */
  Base.extend({
    kind: z.literal('add'),
    fields: z.record(z.string(), z.unknown()),
    /** Why the server refused it. It lies here until its person tries again or gives it up. */
    refusal: z.string().optional(),
  }),
  Base.extend({ kind: z.literal('status'), status: ApplicationStatus, day: Day }),
  /** Takes the last change of the status back, where that is still what it was then. */
  Base.extend({ kind: z.literal('undo-status'), status: ApplicationStatus }),
  Base.extend({
    kind: z.literal('next-step'),
    steps: z.array(z.object({ id: z.string(), nextStep: z.string(), nextStepDay: Day.nullable() })),
  }),
  /** Puts fields back as they were before they were edited. */
  Base.extend({ kind: z.literal('fields'), fields: z.record(z.string(), z.unknown()) }),
  Base.extend({ kind: z.literal('trash') }),
  Base.extend({ kind: z.literal('restore') }),
  Base.extend({ kind: z.literal('note'), event: ApplicationEvent }),
  Base.extend({ kind: z.literal('note-removed'), eventId: z.string() }),
]);
export type QueuedChange = z.infer<typeof QueuedChange>;

const RefusedChange = z.object({ change: QueuedChange, why: z.string() });
/** A change that the server will not do, and why, as a sentence. */
export type RefusedChange = z.infer<typeof RefusedChange>;

/** Those of which nobody was told, as the device has them. */
export const RefusedNotes = z.object({
  refused: z
    .array(z.unknown())
    .transform((all) => all.flatMap((one) => RefusedChange.safeParse(one).data ?? [])),
});

/** A change as it is made: the rest comes with the queue. */
export type NewChange = QueuedChange extends infer Change
  ? Change extends QueuedChange
    ? Omit<Change, 'id' | 'at' | 'isAttempted'>
    : never
  : never;

/** By what one that was put again differs from what it was. */
export const changeSignature = (change: QueuedChange): string => {
  const { id, isAttempted, ids } = change;
  return [id, isAttempted, ids.length, change.kind === 'add' && change.refusal].join(' ');
};

/** A list with the changes that wait, in their order. */
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
  // The server has it, and the list is newer: its answer was lost, or is not taken in yet.
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

/** One application whole, with the changes that wait. */
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

/** The timeline after a change: it says what the server will make of it. */
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
