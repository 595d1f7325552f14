import { z } from 'zod';
import { RejectedClaim, ScoringResult } from './ai-answers.ts';
import { contentLimits } from './content-limits.ts';
import { answer } from './envelope.ts';
import { IdParams } from './id-params.ts';
import { bodyLimits, type Route } from './route.ts';
import { storableText } from './text-schemas.ts';

const text = storableText(contentLimits.longText);

/** How a resume answers a job description, in all and need by need. */
export const ResumeMatch = z.object({
  /** 0 to 100, as the editor shows it. */
  score: z.number(),
  /** In the order in which they are asked for. */
  needs: z.array(
    z.object({
      name: z.string(),
      level: z.enum(['required', 'preferred']),
      isFound: z.boolean(),
      /** The texts of the resume that answer it, by `content-path.ts`. */
      paths: z.array(z.string()),
    }),
  ),
  /** What no wording can meet, such as a licence; it is shown and never scored. */
  knockouts: z.array(z.object({ kind: z.string(), text: z.string() })),
  suggestions: z.array(z.string()),
});
export type ResumeMatch = z.infer<typeof ResumeMatch>;

/** What has become of a text that was to be changed, and what the fact guard says of it. */
export const JudgedChange = z.object({
  /**
   * `clear`: nothing speaks against it. `doubtful`: it was written, and its owner should look at
   * `flags`. `refused`: it states what the resume does not, and was not written.
   */
  verdict: z.enum(['clear', 'doubtful', 'refused']),
  isWritten: z.boolean(),
  flags: z.array(RejectedClaim),
  /** The version of the resume as it is now. */
  version: z.number().int(),
});
export type JudgedChange = z.infer<typeof JudgedChange>;

/** Analyses a stored resume by the built-in engine, for no credits: the editor has the same numbers. */
export const resumeAnalysisRoutes = {
  score: {
    method: 'GET',
    url: '/api/resumes/:id/score',
    schema: { params: IdParams, response: { 200: answer({ data: ScoringResult }) } },
  },
  match: {
    method: 'POST',
    url: '/api/resumes/:id/match',
    bodyLimitBytes: bodyLimits.texts,
    schema: {
      params: IdParams,
      body: z.strictObject({
        jobDescription: text.refine((one) => one.trim() !== '', 'Paste the job description first.'),
      }),
      response: { 200: answer({ data: ResumeMatch }) },
    },
  },
  /** Changes one text, unless it says more than the resume does. */
  changeText: {
    method: 'POST',
    url: '/api/resumes/:id/texts',
    bodyLimitBytes: bodyLimits.texts,
    schema: {
      params: IdParams,
      body: z.strictObject({
        /** The path of a text that is there (`content-path.ts`). */
        path: z.string().min(1).max(400),
        /** What stands there; where it is something else by now, nothing is changed. */
        was: text,
        text,
      }),
      response: { 200: answer({ data: JudgedChange }) },
    },
  },
} as const satisfies Record<string, Route>;
