import { z } from 'zod';
import { ResumeContent } from './resume-content.ts';

/** Larger embedded files are not ours: a content has a tenth of this at most. */
export const embeddedFileBytes = 1024 * 1024;

/**
 * The data that a resume's PDF embeds: a JSON Resume of what its pages show, with the content in
 * our own shape in its `meta`, so that our own PDFs are read back without loss. Never more than the
 * pages show, and no ids, places or history.
 */
export const EmbeddedResume = z.object({
  meta: z.object({
    folio: z.object({
      content: ResumeContent,
      /** Words on the pages that are not part of the content: section titles, months. */
      alsoShown: z.array(z.string().max(200)).max(2_000),
    }),
  }),
});
export type EmbeddedResume = z.infer<typeof EmbeddedResume>;
