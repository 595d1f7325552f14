import { z } from 'zod';
import { answer } from './envelope.ts';
import { IdParams } from './id-params.ts';
import { Resume } from './resumes.ts';
import type { Route } from './route.ts';

/**
 * As much of a resume as its document shows, and nothing of whose account it is: sections that it
 * does not show are empty, and strangers get its name only where the document bears it.
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
  /** Whether the caller may change it, and be told of it while it is private. */
  isOwner: z.boolean(),
  /** Only for its owner. */
  version: Resume.shape.version.optional(),
  /** The photo that it shows, as a data address. */
  photo: z.string().optional(),
  /** Whether its PDF names the product at the foot of each page. */
  showsBranding: z.boolean(),
});
export type PublicResume = z.infer<typeof PublicResume>;

/** Answers without a session, too; what is neither public nor the caller's is `RESUME_NOT_FOUND`. */
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
