import { z } from 'zod';

const Limit = z.object({ used: z.number().int(), max: z.number().int() });

/** The use of an account's storage limits. */
export const Usage = z.object({
  resumes: Limit,
  /** Deleted resumes that can still be restored. */
  deletedResumes: Limit,
  applications: Limit,
  letters: Limit,
  questions: Limit,
  /**
   * Bytes beyond a resume's usual size, and bytes of letters, versions, applications and pictures.
   */
  bytes: Limit,
});
export type Usage = z.infer<typeof Usage>;

/** The share of a limit at which the app starts to warn. */
export const nearlyFull = 0.8;
