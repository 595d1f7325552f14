import {
  type ApplicationEvent,
  type ApplicationStatus,
  applicationLimits,
} from '@folio/contract/application-fields';
import { v7 as uuidv7 } from 'uuid';

/** An application's status, since when it applies, and the events that led to it. */
export type StatusHistory = {
  status: ApplicationStatus;
  statusDay: string;
  events: ApplicationEvent[];
};

/** The day on the server's clock (UTC), for callers that don't send theirs. */
export const today = (): string => new Date().toISOString().slice(0, 10);

/** Sorts by day, stably. Each event gets an id. */
export const inOrder = (events: readonly ApplicationEvent[]): ApplicationEvent[] =>
  events
    .map((event) => (event.id === '' ? { ...event, id: uuidv7() } : event))
    .toSorted((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)));

/** The history with a status from a day on; undefined if there is no room for its event. */
export function withStatus(
  { status, statusDay, events }: StatusHistory,
  next: ApplicationStatus,
  day: string,
): StatusHistory | undefined {
  if (next === status) return { status, statusDay, events };
  if (events.length >= applicationLimits.events) return undefined;
  const event: ApplicationEvent = { id: uuidv7(), day, status: next, text: '' };
  return { status: next, statusDay: day, events: inOrder([...events, event]) };
}

/** The history before the last status change, which is the last event with the current status. */
export function withoutLastStatus(history: StatusHistory): StatusHistory {
  const { status, events } = history;
  const last = events.findLastIndex((event) => event.status === status);
  const before = events.slice(0, Math.max(last, 0)).findLast((event) => event.status !== null);
  if (!before?.status) return history;
  return { status: before.status, statusDay: before.day, events: events.toSpliced(last, 1) };
}
