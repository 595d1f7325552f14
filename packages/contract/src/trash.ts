import { z } from 'zod';
import { ApplicationSummary } from './applications.ts';
import { CoverLetter } from './cover-letters.ts';
import { Acknowledged, answer } from './envelope.ts';
import { IdParams } from './id-params.ts';
import { Resume, ResumeSummary } from './resumes.ts';
import type { Route } from './route.ts';

const inTrash = { trashedAt: z.iso.datetime(), deletesAt: z.iso.datetime() };

export const TrashedResume = ResumeSummary.pick({ id: true, name: true, templateId: true }).extend({
  ...inTrash,
  hasLetter: z.boolean(),
});
export type TrashedResume = z.infer<typeof TrashedResume>;

export const TrashedLetter = z.object({
  id: z.uuid(),
  resumeId: z.uuid(),
  resumeName: z.string(),
  /** The job that it was for; either may be empty. */
  role: z.string(),
  company: z.string(),
  ...inTrash,
});
export type TrashedLetter = z.infer<typeof TrashedLetter>;

/** A letter with an id of its own. */
export const TrashedOwnLetter = TrashedLetter.omit({ resumeId: true, resumeName: true }).extend({
  name: z.string(),
});

export const TrashedApplication = ApplicationSummary.pick({
  id: true,
  role: true,
  company: true,
}).extend(inTrash);

/** Sorted by time of deletion, latest first. */
export const Trash = z.object({
  resumes: z.array(TrashedResume),
  letters: z.array(TrashedLetter),
  /** Restored by `letterRoutes.restore`; absent in responses of the previous release. */
  ownLetters: z.array(TrashedOwnLetter).default([]),
  /** Restored by `applicationRoutes.restore`, which takes many. */
  applications: z.array(TrashedApplication),
});
export type Trash = z.infer<typeof Trash>;

const done = { 200: Acknowledged };

export const trashRoutes = {
  list: {
    method: 'GET',
    url: '/api/trash',
    schema: { response: { 200: answer({ data: Trash }) } },
  },
  /**
   * Restores a resume with its letter, versions, photo, history and public link. The response has
   * no content if that can't be read.
   */
  restoreResume: {
    method: 'POST',
    url: '/api/trash/resumes/:id/restore',
    schema: {
      params: IdParams,
      response: { 200: answer({ data: Resume.or(ResumeSummary), message: z.string() }) },
    },
  },
  deleteResume: {
    method: 'DELETE',
    url: '/api/trash/resumes/:id',
    schema: { params: IdParams, response: done },
  },
  /**
   * Restores a letter to its resume. A letter that was written there since is kept in the history.
   */
  restoreLetter: {
    method: 'POST',
    url: '/api/trash/letters/:id/restore',
    schema: {
      params: IdParams,
      response: { 200: answer({ data: CoverLetter, message: z.string() }) },
    },
  },
  deleteLetter: {
    method: 'DELETE',
    url: '/api/trash/letters/:id',
    schema: { params: IdParams, response: done },
  },
  deleteOwnLetter: {
    method: 'DELETE',
    url: '/api/trash/own-letters/:id',
    schema: { params: IdParams, response: done },
  },
  deleteApplication: {
    method: 'DELETE',
    url: '/api/trash/applications/:id',
    schema: { params: IdParams, response: done },
  },
  /**
   * Deletes everything for good, or only what had been deleted by a given time, such as all that a
   * list shows.
   */
  empty: {
    method: 'DELETE',
    url: '/api/trash',
    schema: {
      // The database has no year 0.
      querystring: z.strictObject({
        until: z.iso
          .datetime()
          .regex(/^(?!0000)/, 'Choose a later time')
          .optional(),
      }),
      response: done,
    },
  },
} as const satisfies Record<string, Route>;
