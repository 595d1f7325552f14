import { z } from 'zod';
import { ResumeContent } from './resume-content.ts';

/** A larger embedded file can't be Folio's, since a content has at most a tenth of this. */
export const embeddedFileBytes = 1024 * 1024;

/**
 * The data that a resume's PDF embeds: a JSON Resume of what its pages show, with the content in
 * Folio's own form in its `meta`, so that Folio's PDFs are read back without loss. It contains
 * nothing that the pages don't show, and no ids, places or history.
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
