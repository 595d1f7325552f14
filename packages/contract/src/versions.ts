import { z } from 'zod';
import { contentLimits, count } from './content-limits.ts';
import { Acknowledged, answer } from './envelope.ts';
import { IdParams } from './id-params.ts';
import { ResumeContent } from './resume-content.ts';
import { Resume, ResumeName } from './resumes.ts';
import { bodyLimits, type Route } from './route.ts';
import { storableText } from './text-schemas.ts';

/** How many versions of one resume there may be: all of them are read at once. */
export const maxVersions = 50;

const JobDescription = storableText(
  contentLimits.longText,
  `A job description can have up to ${count(contentLimits.longText)} characters.`,
).refine((text) => text.trim() !== '', 'Paste the job description first.');

/** A resume that was made out of another, its original, to answer one advertisement. */
export const TailoredVersion = z.object({
  resume: Resume,
  jobDescription: z.string(),
  /** The original as it was when its changes were last taken over or declined. */
  base: ResumeContent,
  /** What it goes with, the first first. */
  applications: z
    .array(z.object({ id: z.uuid(), role: z.string(), company: z.string() }))
    .default([]),
});
export type TailoredVersion = z.infer<typeof TailoredVersion>;

/** A resume and all versions that were made of it, the newest first. */
export const ResumeFamily = z.object({ original: Resume, versions: z.array(TailoredVersion) });
export type ResumeFamily = z.infer<typeof ResumeFamily>;

export const versionRoutes = {
  /** `id` may be the original or any of its versions. */
  family: {
    method: 'GET',
    url: '/api/resumes/:id/versions',
    schema: { params: IdParams, response: { 200: answer({ data: ResumeFamily }) } },
  },
  /** A version of a version is one of the same original, and begins with what that version says. */
  create: {
    method: 'POST',
    url: '/api/resumes/:id/versions',
    bodyLimitBytes: bodyLimits.texts,
    schema: {
      params: IdParams,
      body: z.strictObject({ jobDescription: JobDescription, name: ResumeName.optional() }),
      response: { 201: answer({ data: Resume }) },
    },
  },
  /** What the original says up to this version of it is dealt with; a later one is a conflict. */
  settle: {
    method: 'PUT',
    url: '/api/resumes/:id/original',
    schema: {
      params: IdParams,
      body: z.strictObject({ originalVersion: z.number().int().min(1).max(2_147_483_647) }),
      response: { 200: Acknowledged },
    },
  },
  /** Releases the version: from now on it is a resume like any other. */
  release: {
    method: 'DELETE',
    url: '/api/resumes/:id/original',
    schema: { params: IdParams, response: { 200: Acknowledged } },
  },
} as const satisfies Record<string, Route>;
