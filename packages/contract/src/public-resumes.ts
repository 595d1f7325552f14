import { z } from 'zod';
import { answer } from './envelope.ts';
import { IdParams } from './id-params.ts';
import { Resume } from './resumes.ts';
import type { Route } from './route.ts';

/**
 * What strangers get of a resume: the content that its document shows, and nothing about the
 * account. Hidden sections are empty, and the name is given only if the document shows it.
 */
export const PublicResume = Resume.pick({
  id: true,
  name: true,
  templateId: true,
  content: true,
  order: true,
  settings: true,
  isPublic: true,
}).extend({
  /** Whether the caller owns it, and so may open it while it is private. */
  isOwner: z.boolean(),
  /** Only for its owner. */
  version: Resume.shape.version.optional(),
  /** The photo, as a data URL. */
  photo: z.string().optional(),
  /** Whether the footer of its PDF names the product. */
  showsBranding: z.boolean(),
});
export type PublicResume = z.infer<typeof PublicResume>;

/**
 * Works without a session, too. A resume that is neither public nor the caller's is
 * `RESUME_NOT_FOUND`.
 */
export const publicResumeRoutes = {
  get: {
    method: 'GET',
    url: '/api/public-resumes/:id',
    schema: {
      params: IdParams,
      response: { 200: answer({ data: PublicResume }) },
    },
  },
} as const satisfies Record<string, Route>;
