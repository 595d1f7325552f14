import { z } from 'zod';
import { contentLimits } from './content-limits.ts';
import {
  CoverLetterContent,
  LetterSaveReason,
  letterTarget,
  writtenTexts,
} from './cover-letters.ts';
import { answer } from './envelope.ts';
import { Moment, MomentName } from './history.ts';
import { IdParams, PathId } from './id-params.ts';
import { bodyLimits, type Route } from './route.ts';
import { toStorable } from './storable-text.ts';
import { limitedText } from './text-schemas.ts';

/** The most letters of an account outside resumes, excluding deleted ones. */
export const maxLetters = 1_000;

export const letterDetails = {
  /** The name given by its owner; may be empty. */
  name: limitedText(contentLimits.shortText),
  /** The resume whose facts, sender and style the letter uses, or null for a plain letter. */
  resumeId: z.uuid().nullable().default(null),
  /** The application that it is written for. */
  applicationId: z.uuid().nullable().default(null),
};

const times = {
  version: z.number().int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
};

/** A letter with an id of its own. */
export const Letter = z.object({
  ...CoverLetterContent.shape,
  ...letterDetails,
  id: z.uuid(),
  ...times,
});
export type Letter = z.infer<typeof Letter>;

/** A letter in the library. */
export const LetterSummary = z.object({
  id: z.uuid(),
  name: z.string(),
  role: letterTarget.role,
  company: letterTarget.company,
  resume: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  application: z.object({ id: z.uuid(), role: z.string(), company: z.string() }).nullable(),
  /** Whether it is the one letter of a resume, which `coverLetterRoutes` reads and writes. */
  isOfResume: z.boolean(),
  ...times,
});
export type LetterSummary = z.infer<typeof LetterSummary>;

export const ListLetters = z.strictObject({
  /** A search text, found in any case in the names, role, company or letter text. */
  search: z
    .string()
    .overwrite(toStorable)
    .trim()
    .max(200, 'A search can have up to 200 characters')
    .default(''),
  /** Limits the list to letters of one application and of its resume. */
  applicationId: z.uuid().optional(),
});
export type ListLetters = z.infer<typeof ListLetters>;

export const CreateLetter = z.strictObject({
  ...CoverLetterContent.shape,
  ...letterDetails,
  /** An id by the caller, so that a repeated request creates one letter. */
  id: z.uuidv7().optional(),
});
export type CreateLetter = z.input<typeof CreateLetter>;

export const UpdateLetter = z.strictObject({
  ...writtenTexts,
  /**
   * The version that this is based on. A stale one is rejected with `VERSION_CONFLICT` and the
   * current letter.
   */
  version: z.number().int().min(1).max(2_147_483_647).optional(),
  reason: LetterSaveReason.optional(),
});
export type UpdateLetter = z.infer<typeof UpdateLetter>;

/** Omitted fields stay unchanged. */
export const ArrangeLetter = z.strictObject({
  name: letterDetails.name.unwrap().optional(),
  resumeId: letterDetails.resumeId.unwrap().optional(),
  applicationId: letterDetails.applicationId.unwrap().optional(),
});
export type ArrangeLetter = z.infer<typeof ArrangeLetter>;

const OneMoment = IdParams.extend({ momentId: PathId });
const found = { 200: answer({ data: Letter }) };

/** Any number of letters, each for an application or independent. */
export const letterRoutes = {
  /** Lists all letters, including those of resumes, last changed first. */
  list: {
    method: 'GET',
    url: '/api/letters',
    schema: {
      querystring: ListLetters,
      response: { 200: answer({ data: z.array(LetterSummary) }) },
    },
  },
  create: {
    method: 'POST',
    url: '/api/letters',
    bodyLimitBytes: bodyLimits.texts,
    schema: { body: CreateLetter, response: { 201: answer({ data: Letter }) } },
  },
  get: {
    method: 'GET',
    url: '/api/letters/:id',
    schema: { params: IdParams, response: found },
  },
  /** Replaces the texts as a whole. The history keeps what they replace, once per sitting. */
  update: {
    method: 'PUT',
    url: '/api/letters/:id',
    bodyLimitBytes: bodyLimits.texts,
    schema: { params: IdParams, body: UpdateLetter, response: found },
  },
  /** Renames it, and sets its resume and application. */
  arrange: {
    method: 'PUT',
    url: '/api/letters/:id/details',
    schema: { params: IdParams, body: ArrangeLetter, response: found },
  },
  /** Moves it to the trash, from which it can be restored for `trashDays`. */
  remove: {
    method: 'DELETE',
    url: '/api/letters/:id',
    schema: {
      params: IdParams,
      response: { 200: answer({ data: z.object({ id: z.uuid() }), message: z.string() }) },
    },
  },
  restore: {
    method: 'POST',
    url: '/api/letters/:id/restore',
    schema: {
      params: IdParams,
      response: { 200: answer({ data: Letter, message: z.string() }) },
    },
  },
} as const satisfies Record<string, Route>;

/** The history of a letter with an id of its own. */
export const ownLetterHistoryRoutes = {
  /** Newest first. */
  list: {
    method: 'GET',
    url: '/api/letters/:id/history',
    schema: { params: IdParams, response: { 200: answer({ data: z.array(Moment) }) } },
  },
  get: {
    method: 'GET',
    url: '/api/letters/:id/history/:momentId',
    schema: {
      params: OneMoment,
      response: { 200: answer({ data: Moment.extend({ letter: CoverLetterContent }) }) },
    },
  },
  /** Keeps the current letter under a name. */
  keep: {
    method: 'POST',
    url: '/api/letters/:id/history',
    schema: {
      params: IdParams,
      body: z.strictObject({ name: MomentName }),
      response: { 201: answer({ data: Moment }) },
    },
  },
  /** Names a moment; null removes the name. */
  rename: {
    method: 'PUT',
    url: '/api/letters/:id/history/:momentId',
    schema: {
      params: OneMoment,
      body: z.strictObject({ name: MomentName.nullable() }),
      response: { 200: answer({ data: Moment }) },
    },
  },
  restore: {
    method: 'POST',
    url: '/api/letters/:id/history/:momentId/restore',
    schema: {
      params: OneMoment,
      response: { 200: answer({ data: Letter, message: z.string() }) },
    },
  },
} as const satisfies Record<string, Route>;
