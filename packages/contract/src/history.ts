import { z } from 'zod';
import { CoverLetter, CoverLetterContent } from './cover-letters.ts';
import { answer } from './envelope.ts';
import { IdParams, PathId } from './id-params.ts';
import { Resume, SaveReason } from './resumes.ts';
import type { Route } from './route.ts';
import { toStorable } from './storable-text.ts';

/** What was going on when a document was kept: nothing but writing, what came of it, or what came next. */
export const MomentKind = z.enum([
  'sitting',
  'name',
  'export',
  'application',
  'sent',
  'conflict',
  'deletion',
  ...SaveReason.options,
]);
export type MomentKind = z.infer<typeof MomentKind>;

/** A resume or letter as it was at a time. Of `SaveReason` and conflicts: as it was just before. */
export const Moment = z.object({
  id: z.uuid(),
  kind: MomentKind,
  /** The name that its owner gave it; named ones are never thinned out. */
  name: z.string().nullable(),
  /** What its kind has to tell: an export's format, a version's name, the template that came next. */
  detail: z.string(),
  at: z.iso.datetime(),
});
export type Moment = z.infer<typeof Moment>;

/** A resume without what it is to others: that is never put back. */
export const ResumeDocument = Resume.pick({
  name: true,
  templateId: true,
  order: true,
  settings: true,
  content: true,
});
export type ResumeDocument = z.infer<typeof ResumeDocument>;

/** How many moments one document may have named. */
export const maxNamedMoments = 50;

export const MomentName = z
  .string()
  .overwrite(toStorable)
  .trim()
  .min(1, 'Give it a name')
  .max(80, 'A name can have up to 80 characters');
const OneMoment = IdParams.extend({ momentId: PathId });
const named = z.strictObject({ name: MomentName });
const renamed = z.strictObject({ name: MomentName.nullable() });
const moments = { 200: answer({ data: z.array(Moment) }) };

export const historyRoutes = {
  /** The newest first. */
  list: {
    method: 'GET',
    url: '/api/resumes/:id/history',
    schema: { params: IdParams, response: moments },
  },
  get: {
    method: 'GET',
    url: '/api/resumes/:id/history/:momentId',
    schema: {
      params: OneMoment,
      response: { 200: answer({ data: Moment.extend({ document: ResumeDocument }) }) },
    },
  },
  /** Keeps the resume as it is now, under a name. */
  keep: {
    method: 'POST',
    url: '/api/resumes/:id/history',
    schema: { params: IdParams, body: named, response: { 201: answer({ data: Moment }) } },
  },
  /** Names a moment; null takes the name away. */
  rename: {
    method: 'PUT',
    url: '/api/resumes/:id/history/:momentId',
    schema: { params: OneMoment, body: renamed, response: { 200: answer({ data: Moment }) } },
  },
  /** The resume becomes what it was, as by any other save; what it was until now is kept. */
  restore: {
    method: 'POST',
    url: '/api/resumes/:id/history/:momentId/restore',
    schema: {
      params: OneMoment,
      response: { 200: answer({ data: Resume, message: z.string() }) },
    },
  },
  /** A new resume out of what it was. */
  copy: {
    method: 'POST',
    url: '/api/resumes/:id/history/:momentId/resume',
    schema: {
      params: OneMoment,
      response: { 201: answer({ data: Resume, message: z.string() }) },
    },
  },
} as const satisfies Record<string, Route>;

/** The same routes for the letter that goes with a resume. */
export const letterHistoryRoutes = {
  list: {
    method: 'GET',
    url: '/api/resumes/:id/cover-letter/history',
    schema: { params: IdParams, response: moments },
  },
  get: {
    method: 'GET',
    url: '/api/resumes/:id/cover-letter/history/:momentId',
    schema: {
      params: OneMoment,
      response: { 200: answer({ data: Moment.extend({ letter: CoverLetterContent }) }) },
    },
  },
  keep: {
    method: 'POST',
    url: '/api/resumes/:id/cover-letter/history',
    schema: { params: IdParams, body: named, response: { 201: answer({ data: Moment }) } },
  },
  rename: {
    method: 'PUT',
    url: '/api/resumes/:id/cover-letter/history/:momentId',
    schema: { params: OneMoment, body: renamed, response: { 200: answer({ data: Moment }) } },
  },
  restore: {
    method: 'POST',
    url: '/api/resumes/:id/cover-letter/history/:momentId/restore',
    schema: {
      params: OneMoment,
      response: { 200: answer({ data: CoverLetter, message: z.string() }) },
    },
  },
} as const satisfies Record<string, Route>;
