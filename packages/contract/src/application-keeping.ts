import { z } from 'zod';

/** Why no copy of the sent documents was kept when an application became `applied`. */
const notKeptReasons = [
  'no-resume',
  'takes-credits',
  'changed-since',
  'many-at-once',
  'refused',
] as const;

/**
 * Whether the sent documents were kept when an application became `applied`, in whatever way it
 * did. Only documents that cost no credits are kept automatically.
 */
export const Keeping = z.object({
  isKept: z.boolean(),
  /** Null if they were kept. */
  reason: z.enum(notKeptReasons).nullable(),
  /** The result as a sentence. */
  message: z.string(),
});
export type Keeping = z.infer<typeof Keeping>;

/**
 * How long a change has waited, in ms, for example because it was made offline. A resume that was
 * changed since is not the one that was sent. A duration avoids comparing the clocks of two
 * machines.
 */
export const waitedMs = z.number().int().min(0).max(31_622_400_000).optional();
