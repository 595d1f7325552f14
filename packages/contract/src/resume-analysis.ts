import { z } from 'zod';
import { RejectedClaim, ScoringResult } from './ai-answers.ts';
import { contentLimits } from './content-limits.ts';
import { answer } from './envelope.ts';
import { IdParams } from './id-params.ts';
import { bodyLimits, type Route } from './route.ts';
import { storableText } from './text-schemas.ts';

const text = storableText(contentLimits.longText);

/** How well a resume matches a job description: in total, and for each need. */
export const ResumeMatch = z.object({
  /** 0 to 100, as the editor shows it. */
  score: z.number(),
  /** In the order of the job description. */
  needs: z.array(
    z.object({
      name: z.string(),
      level: z.enum(['required', 'preferred']),
      isFound: z.boolean(),
      /** The texts of the resume that answer it, by `content-path.ts`. */
      paths: z.array(z.string()),
    }),
  ),
  /** Needs that no wording can meet, such as a license. They are listed and never scored. */
  knockouts: z.array(z.object({ kind: z.string(), text: z.string() })),
  suggestions: z.array(z.string()),
});
export type ResumeMatch = z.infer<typeof ResumeMatch>;

/** The result for a proposed text, with the fact guard's verdict. */
export const JudgedChange = z.object({
  /**
   * `clear`: no objections. `doubtful`: written, but its owner should check `flags`. `refused`: not
   * written, because it claims what the resume does not.
   */
  verdict: z.enum(['clear', 'doubtful', 'refused']),
  isWritten: z.boolean(),
  flags: z.array(RejectedClaim),
  /** The resume's current version. */
  version: z.number().int(),
});
export type JudgedChange = z.infer<typeof JudgedChange>;

/**
 * Analyzes a stored resume with the built-in engine, without credits. The editor computes the same
 * numbers.
 */
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
  /** Changes one text, unless the fact guard rejects it. */
  changeText: {
    method: 'POST',
    url: '/api/resumes/:id/texts',
    bodyLimitBytes: bodyLimits.texts,
    schema: {
      params: IdParams,
      body: z.strictObject({
        /** The path of an existing text (`content-path.ts`). */
        path: z.string().min(1).max(400),
        /** The text that the caller saw. Nothing is changed if the current text differs. */
        was: text,
        text,
      }),
      response: { 200: answer({ data: JudgedChange }) },
    },
  },
} as const satisfies Record<string, Route>;
