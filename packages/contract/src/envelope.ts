import { z } from 'zod';

/** A successful answer: `success: true` beside the payload that the endpoint names. */
export const answer = <T extends z.core.$ZodLooseShape>(shape: T) =>
  z.object({ success: z.literal(true), ...shape });

export const Acknowledged = answer({ message: z.string() });
