import { z } from 'zod';
import { ResumeContent } from './resume-content.ts';

/**
 * What a resume's PDF holds beside its pages: a JSON Resume of what they show, with the content in our
 * own shape in its `meta`, so that our own PDFs are read back whole. Never more than the pages show,
 * and no ids, places or history.
 */
/** Larger files in a PDF are not ours: a content has a tenth of this at the most. */
export const embeddedFileBytes = 1024 * 1024;

export const EmbeddedResume = z.object({
  meta: z.object({
    folio: z.object({
      content: ResumeContent,
      /** The words of the pages that stand nowhere in the content: titles of sections, months. */
      alsoShown: z.array(z.string().max(200)).max(2_000),
    }),
  }),
});
export type EmbeddedResume = z.infer<typeof EmbeddedResume>;
