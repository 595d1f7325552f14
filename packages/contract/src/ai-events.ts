import { z } from 'zod';
import { CoverLetterAnswer } from './ai-answers.ts';
import { ErrorBody } from './errors.ts';

export const eventStreamType = 'text/event-stream';

/**
 * The events of a cover letter that is streamed sentence by sentence. The text of `text` events is
 * provisional: its sentences were checked one by one, not as a letter. The last event is `done`,
 * which has the final letter, or `error`.
 */
export const CoverLetterEvent = z.discriminatedUnion('event', [
  z.object({ event: z.literal('text'), data: z.object({ text: z.string() }) }),
  z.object({ event: z.literal('done'), data: CoverLetterAnswer }),
  z.object({ event: z.literal('error'), data: ErrorBody }),
]);
export type CoverLetterEvent = z.infer<typeof CoverLetterEvent>;
