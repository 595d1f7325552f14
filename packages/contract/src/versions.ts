import { z } from 'zod';
import { contentLimits, count } from './content-limits.ts';
import { Acknowledged, answer } from './envelope.ts';
import { IdParams } from './id-params.ts';
import { ResumeContent } from './resume-content.ts';
import { Resume, ResumeName } from './resumes.ts';
import { bodyLimits, type Route } from './route.ts';
import { storableText } from './text-schemas.ts';

/** The most versions of one resume. All of them are read at once, up to some megabytes. */
export const maxVersions = 50;

const JobDescription = storableText(
  contentLimits.longText,
  `A job description can have up to ${count(contentLimits.longText)} characters.`,
).refine((text) => text.trim() !== '', 'Paste the job description first.');

/** A copy of a resume, its original, tailored to one job. */
export const TailoredVersion = z.object({
  resume: Resume,
  jobDescription: z.string(),
  /** The original when its changes were last taken over or declined. */
  base: ResumeContent,
  /** The applications that use it, oldest first. */
  applications: z
    .array(z.object({ id: z.uuid(), role: z.string(), company: z.string() }))
    .default([]),
});
export type TailoredVersion = z.infer<typeof TailoredVersion>;

/** A resume with all its versions, newest first. */
export const ResumeFamily = z.object({ original: Resume, versions: z.array(TailoredVersion) });
export type ResumeFamily = z.infer<typeof ResumeFamily>;

export const versionRoutes = {
  /** `id` may be the original or any of its versions. */
  family: {
    method: 'GET',
    url: '/api/resumes/:id/versions',
    schema: { params: IdParams, response: { 200: answer({ data: ResumeFamily }) } },
  },
  /**
   * A version of a version belongs to the same original, and starts with that version's content.
   */
  create: {
    method: 'POST',
    url: '/api/resumes/:id/versions',
    bodyLimitBytes: bodyLimits.texts,
    schema: {
      params: IdParams,
      body: z.strictObject({
        /**
         * Made by the caller, so that a request repeated after a lost response creates one version.
         */
        id: z.uuidv7().optional(),
        jobDescription: JobDescription,
        name: ResumeName.optional(),
      }),
      response: { 201: answer({ data: Resume }) },
    },
  },
  /**
   * Marks the original's changes up to this version as dealt with; `VERSION_CONFLICT` if it has
   * changed since.
   */
  settle: {
    method: 'PUT',
    url: '/api/resumes/:id/original',
    schema: {
      params: IdParams,
      body: z.strictObject({ originalVersion: z.number().int().min(1).max(2_147_483_647) }),
      response: { 200: Acknowledged },
    },
  },
  /** Detaches the version: from now on it is an ordinary resume. */
  release: {
    method: 'DELETE',
    url: '/api/resumes/:id/original',
    schema: { params: IdParams, response: { 200: Acknowledged } },
  },
} as const satisfies Record<string, Route>;
