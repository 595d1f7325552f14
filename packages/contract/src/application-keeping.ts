import { z } from 'zod';

/** Why nothing was kept of what was sent when an application became `applied`. */
const notKeptReasons = [
  'no-resume',
  'takes-credits',
  'changed-since',
  'many-at-once',
  'refused',
] as const;

/**
 * Whether what was sent was kept when an application became `applied`, whichever way it did: only
 * what takes no credits is kept without being asked for.
 */
export const Keeping = z.object({
  isKept: z.boolean(),
  /** Null where it was kept. */
  reason: z.enum(notKeptReasons).nullable(),
  /** The same as a sentence. */
  message: z.string(),
});
export type Keeping = z.infer<typeof Keeping>;

/**
 * For how long a change has waited, in ms, such as one that was made without a connection: a resume that
 * was changed since is not what was sent. No clock is held against another.
 */
export const waitedMs = z.number().int().min(0).max(31_622_400_000).optional();
