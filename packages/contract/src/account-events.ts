import { z } from 'zod';

/**
 * Where a signed-in device listens to what is saved in its account, on whatever device: a stream of
 * server-sent events, each with a `SavedEvent` as its data. It never ends by itself, which is why it
 * is none of the routes that are answered once.
 */
export const accountEventsUrl = '/api/events';

/** What is deleted has it: a version that comes after any other. */
export const deletedVersion = 2_147_483_647;

/**
 * A document has this version now. `id` is the resume's, also of the letter that goes with it and of a
 * suggestion; of a profile the person's.
 */
export const SavedEvent = z.object({
  kind: z.enum(['resume', 'letter', 'profile', 'application', 'suggestion']),
  id: z.string(),
  version: z.number().int(),
});
export type SavedEvent = z.infer<typeof SavedEvent>;
