import { z } from 'zod';
import { CoverLetterAnswer } from './ai-answers.ts';
import { ErrorBody } from './errors.ts';

export const eventStreamType = 'text/event-stream';

/**
 * How a cover letter is answered to whoever reads along. What `text` brings is provisional: no fact
 * of it has been checked. `done` or `error` comes last, and `done` has the letter that stands.
 */
export const CoverLetterEvent = z.discriminatedUnion('event', [
  z.object({ event: z.literal('text'), data: z.object({ text: z.string() }) }),
  z.object({ event: z.literal('done'), data: CoverLetterAnswer }),
  z.object({ event: z.literal('error'), data: ErrorBody }),
]);
export type CoverLetterEvent = z.infer<typeof CoverLetterEvent>;
