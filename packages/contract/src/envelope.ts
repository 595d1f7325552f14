import { z } from 'zod';

/**
 * Returns the schema of a successful response: `success: true` together with the endpoint's
 * payload.
 */
export const answer = <T extends z.core.$ZodLooseShape>(shape: T) =>
  z.object({ success: z.literal(true), ...shape });

export const Acknowledged = answer({ message: z.string() });
