import { z } from 'zod';
import { Acknowledged, answer } from './envelope.ts';
import type { Route } from './route.ts';

/** The calendar of an account's next steps, if there is one; its address is told once. */
export const CalendarFeed = z.object({
  createdAt: z.iso.datetime(),
  /** To the nearest minutes; null of one that no calendar has read. */
  lastReadAt: z.iso.datetime().nullable(),
});
export type CalendarFeed = z.infer<typeof CalendarFeed>;

/** The address that a calendar reads, with a secret in it: calendars send nothing else. */
export const calendarUrl = '/api/calendar/:file';

export const calendarFeedRoutes = {
  get: {
    method: 'GET',
    url: '/api/applications/calendar-feed',
    schema: { response: { 200: answer({ data: CalendarFeed.nullable() }) } },
  },
  /** Answers a new address; the one before ends. */
  make: {
    method: 'POST',
    url: '/api/applications/calendar-feed',
    schema: { response: { 200: answer({ data: CalendarFeed.extend({ address: z.string() }) }) } },
  },
  end: {
    method: 'DELETE',
    url: '/api/applications/calendar-feed',
    schema: { response: { 200: Acknowledged } },
  },
} as const satisfies Record<string, Route>;
