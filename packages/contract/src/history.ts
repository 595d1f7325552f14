import { z } from 'zod';
import { CoverLetter, CoverLetterContent } from './cover-letters.ts';
import { answer } from './envelope.ts';
import { IdParams, PathId } from './id-params.ts';
import { Resume, SaveReason } from './resumes.ts';
import type { Route } from './route.ts';
import { toStorable } from './storable-text.ts';

/** Why a moment was kept: ordinary writing, or the change before or after it. */
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

/**
 * A resume or letter at a point in time. For the kinds of `SaveReason` and for conflicts, the state
 * just before that change.
 */
export const Moment = z.object({
  id: z.uuid(),
  kind: MomentKind,
  /** The name given by its owner; named moments are never removed automatically. */
  name: z.string().nullable(),
  /** Depends on the kind: an export's format, a version's name, or the template chosen next. */
  detail: z.string(),
  at: z.iso.datetime(),
});
export type Moment = z.infer<typeof Moment>;

/** The parts of a resume that are restored, without its sharing settings. */
export const ResumeDocument = Resume.pick({
  name: true,
  templateId: true,
  order: true,
  settings: true,
  content: true,
});
export type ResumeDocument = z.infer<typeof ResumeDocument>;

/** The most named moments of one document. */
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
  /** Newest first. */
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
  /** Keeps the current resume under a name. */
  keep: {
    method: 'POST',
    url: '/api/resumes/:id/history',
    schema: { params: IdParams, body: named, response: { 201: answer({ data: Moment }) } },
  },
  /** Names a moment; null removes the name. */
  rename: {
    method: 'PUT',
    url: '/api/resumes/:id/history/:momentId',
    schema: { params: OneMoment, body: renamed, response: { 200: answer({ data: Moment }) } },
  },
  /** Restores the moment by an ordinary save; the current state is kept as a moment. */
  restore: {
    method: 'POST',
    url: '/api/resumes/:id/history/:momentId/restore',
    schema: {
      params: OneMoment,
      response: { 200: answer({ data: Resume, message: z.string() }) },
    },
  },
  /** Creates a new resume from the moment. */
  copy: {
    method: 'POST',
    url: '/api/resumes/:id/history/:momentId/resume',
    schema: {
      params: OneMoment,
      /**
       * `id` is made by the caller, so that a request repeated after a lost response creates one
       * resume.
       */
      body: z.strictObject({ id: z.uuidv7().optional() }).nullish(),
      response: { 201: answer({ data: Resume, message: z.string() }) },
    },
  },
} as const satisfies Record<string, Route>;

/** The same routes for the letter that belongs to a resume. */
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
