import { z } from 'zod';
import { contentLimits } from './content-limits.ts';
import { languageTags } from './document-languages.ts';
import { Acknowledged, answer } from './envelope.ts';
import { IdParams } from './id-params.ts';
import { Resume, ResumeName } from './resumes.ts';
import { bodyLimits, type Route } from './route.ts';
import { storableText } from './text-schemas.ts';

export const languageLimits = {
  /** The most language versions of one resume, all of which are read at once. */
  siblings: 11,
  /** The most parts marked in one request. */
  marks: 2_000,
  /** The most parts kept for a pair of versions. */
  parts: 20_000,
} as const;

const PartValue = storableText(contentLimits.itemsText).nullable();

/**
 * What two language versions said in each part of the resume when they last agreed: `[own,
 * theirs]`, from the caller's side. Null for a side that is not translated yet. `parts.ts` of
 * packages/operations defines the keys and values.
 */
export const Agreed = z.record(z.string(), z.tuple([PartValue, PartValue]));
export type Agreed = z.infer<typeof Agreed>;

/** Another language version of a resume, and the agreed state of each part. */
export const LanguageSibling = z.object({ resume: Resume, agreed: Agreed });
export type LanguageSibling = z.infer<typeof LanguageSibling>;

/** Marks a part of the resume as agreeing with one sibling. */
export const LanguageMark = z.strictObject({
  siblingId: z.uuid(),
  key: storableText(500).min(1),
  own: PartValue,
  theirs: PartValue,
});
export type LanguageMark = z.infer<typeof LanguageMark>;

export const languageRoutes = {
  /** Oldest first. */
  siblings: {
    method: 'GET',
    url: '/api/resumes/:id/languages',
    schema: {
      params: IdParams,
      response: { 200: answer({ data: z.object({ siblings: z.array(LanguageSibling) }) }) },
    },
  },
  /**
   * Creates a version whose texts still need translation; the document's own words change language
   * at once.
   */
  create: {
    method: 'POST',
    url: '/api/resumes/:id/languages',
    schema: {
      params: IdParams,
      body: z.strictObject({
        /**
         * Made by the caller, so that a request repeated after a lost response creates one version.
         */
        id: z.uuidv7().optional(),
        language: z.enum(languageTags),
        name: ResumeName.optional(),
      }),
      response: { 201: answer({ data: Resume }) },
    },
  },
  /** Stores marks. Idempotent, so that a device may send it late. */
  settle: {
    method: 'PUT',
    url: '/api/resumes/:id/languages',
    bodyLimitBytes: bodyLimits.document,
    schema: {
      params: IdParams,
      body: z.strictObject({ marks: z.array(LanguageMark).max(languageLimits.marks) }),
      response: { 200: Acknowledged },
    },
  },
  /** Detaches the version: from now on it is a resume like any other. */
  release: {
    method: 'DELETE',
    url: '/api/resumes/:id/languages',
    schema: { params: IdParams, response: { 200: Acknowledged } },
  },
} as const satisfies Record<string, Route>;
