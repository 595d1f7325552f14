import { z } from 'zod';
import { Acknowledged, answer } from './envelope.ts';
import type { Route } from './route.ts';

/** The calendar of an account's next steps, if it has one. Its address is returned only once. */
export const CalendarFeed = z.object({
  createdAt: z.iso.datetime(),
  /** Rounded to a few minutes; null before the first read. */
  lastReadAt: z.iso.datetime().nullable(),
});
export type CalendarFeed = z.infer<typeof CalendarFeed>;

/**
 * The address that a calendar app subscribes to. It contains a secret, since calendar apps send no
 * other credentials.
 */
export const calendarUrl = '/api/calendar/:file';

export const calendarFeedRoutes = {
  get: {
    method: 'GET',
    url: '/api/applications/calendar-feed',
    schema: { response: { 200: answer({ data: CalendarFeed.nullable() }) } },
  },
  /** Returns a new address and revokes the previous one. */
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
