import { z } from 'zod';
import { contentLimits } from './content-limits.ts';
import { answer } from './envelope.ts';
import { IdParams } from './id-params.ts';
import { bodyLimits, type Route } from './route.ts';
import { limitedText } from './text-schemas.ts';

const shortText = limitedText(contentLimits.shortText);

/**
 * The addressee in the writer's own words. The fact guard accepts them although no resume contains
 * them.
 */
export const letterTarget = { role: shortText, company: shortText, hiringManager: shortText };
export const LetterTarget = z.object(letterTarget);
export type LetterTarget = z.infer<typeof LetterTarget>;

/** Enough for a sentence or two, with room for more. */
export const motivationLimit = 1_000;
/** Why the person wants the job, in their own words, which nobody else can write. */
export const letterMotivation = limitedText(motivationLimit);

/** The content of a letter; an update replaces all of it. Every text may be empty. */
export const CoverLetterContent = z.strictObject({
  ...letterTarget,
  motivation: letterMotivation,
  jobDescription: limitedText(contentLimits.longText),
  /** Address lines below the recipient's name. */
  address: limitedText(600),
  subject: shortText,
  /** The date line, as free text. */
  date: limitedText(60),
  /** The text from the greeting to the name at the end; a blank line separates paragraphs. */
  text: limitedText(contentLimits.longText),
});
export type CoverLetterContent = z.infer<typeof CoverLetterContent>;

export const CoverLetter = z.object({
  ...CoverLetterContent.shape,
  id: z.uuid(),
  version: z.number().int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type CoverLetter = z.infer<typeof CoverLetter>;

/** Why a save always keeps what it replaces in the history, however recently that was done. */
export const LetterSaveReason = z.enum(['conflict', 'ai', 'restore']);
export type LetterSaveReason = z.infer<typeof LetterSaveReason>;

/**
 * Versions count up from the one that a letter is sent with, so it must leave room for later ones.
 */
const mostVersions = 1_000_000_000;

/**
 * The texts that an update replaces as a whole. `motivation` is optional, because clients of older
 * releases don't send it and must not clear it.
 */
export const writtenTexts = {
  ...CoverLetterContent.shape,
  motivation: letterMotivation.unwrap().optional(),
};
const WrittenTexts = z.object(writtenTexts);
export type WrittenTexts = z.infer<typeof WrittenTexts>;

const UpdateCoverLetter = z.strictObject({
  ...writtenTexts,
  /**
   * The version that this is based on, or 0 if there was none. A stale one is rejected with
   * `VERSION_CONFLICT` and the current letter, or null if it was deleted meanwhile.
   */
  version: z.number().int().min(0).max(mostVersions).optional(),
  reason: LetterSaveReason.optional(),
});
export type UpdateCoverLetter = z.infer<typeof UpdateCoverLetter>;

/** The one letter of a resume. Only its owner can read it, even if the resume is public. */
export const coverLetterRoutes = {
  get: {
    method: 'GET',
    url: '/api/resumes/:id/cover-letter',
    schema: {
      params: IdParams,
      /** Null until a letter is stored. */
      response: { 200: answer({ data: CoverLetter.nullable() }) },
    },
  },
  update: {
    method: 'PUT',
    url: '/api/resumes/:id/cover-letter',
    bodyLimitBytes: bodyLimits.texts,
    schema: {
      params: IdParams,
      body: UpdateCoverLetter,
      response: { 200: answer({ data: CoverLetter }) },
    },
  },
  /** Moves the letter to the trash, from which `trashedId` restores it. */
  remove: {
    method: 'DELETE',
    url: '/api/resumes/:id/cover-letter',
    schema: {
      params: IdParams,
      response: {
        200: answer({ data: z.object({ trashedId: z.uuid() }), message: z.string() }),
      },
    },
  },
} as const satisfies Record<string, Route>;
