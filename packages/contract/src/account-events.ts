import { z } from 'zod';

/**
 * The stream of server-sent events that tells a signed-in device of saves that its account makes on
 * any device. Each event has a `SavedEvent` as its data. The stream stays open until the client
 * closes it, so it is not declared among the routes, which respond once.
 */
export const accountEventsUrl = '/api/events';

/**
 * The version of a deleted document: the largest that the database holds, so that it is later than
 * any other.
 */
export const deletedVersion = 2_147_483_647;

/**
 * A document now has this version. `id` is the resume's, also for its cover letter and its
 * suggestions; for a profile it is the account's.
 */
export const SavedEvent = z.object({
  kind: z.enum(['resume', 'letter', 'profile', 'application', 'suggestion']),
  id: z.string(),
  version: z.number().int(),
});
export type SavedEvent = z.infer<typeof SavedEvent>;
