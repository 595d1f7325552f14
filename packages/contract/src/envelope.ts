import { z } from 'zod';

/** A successful answer: `success: true` beside the endpoint's payload. */
export const answer = <T extends z.core.$ZodLooseShape>(shape: T) =>
  z.object({ success: z.literal(true), ...shape });

export const Acknowledged = answer({ message: z.string() });
