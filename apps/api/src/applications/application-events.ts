import {
  type ApplicationEvent,
  type ApplicationStatus,
  applicationLimits,
} from '@folio/contract/application-fields';
import { v7 as uuidv7 } from 'uuid';

/** What an application's status is, since when, and how it came to it. */
export type StatusHistory = {
  status: ApplicationStatus;
  statusDay: string;
  events: ApplicationEvent[];
};

/** The server's day, for callers who do not say theirs. */
export const today = (): string => new Date().toISOString().slice(0, 10);

/** In the order of their days; those of one day stay as they were. Each has an id by which it is known. */
export const inOrder = (events: readonly ApplicationEvent[]): ApplicationEvent[] =>
  events
    .map((event) => (event.id === '' ? { ...event, id: uuidv7() } : event))
    .toSorted((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)));

/** What a status that begins on a day makes of it; undefined where its event finds no room. */
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

/** What it was before the last change of its status, which is the event with the status that it has. */
export function withoutLastStatus(history: StatusHistory): StatusHistory {
  const { status, events } = history;
  const last = events.findLastIndex((event) => event.status === status);
  const before = events.slice(0, Math.max(last, 0)).findLast((event) => event.status !== null);
  if (!before?.status) return history;
  return { status: before.status, statusDay: before.day, events: events.toSpliced(last, 1) };
}
