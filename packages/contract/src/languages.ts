import { z } from 'zod';
import { contentLimits } from './content-limits.ts';
import { languageTags } from './document-languages.ts';
import { Acknowledged, answer } from './envelope.ts';
import { IdParams } from './id-params.ts';
import { Resume, ResumeName } from './resumes.ts';
import { bodyLimits, type Route } from './route.ts';
import { storableText } from './text-schemas.ts';

export const languageLimits = {
  /** Versions of one resume that say the same in other languages: all of them are read at once. */
  siblings: 11,
  /** Parts that are noted in one request. */
  marks: 2_000,
  /** Parts that are kept of two versions. */
  parts: 20_000,
} as const;

const Said = storableText(contentLimits.itemsText).nullable();

/**
 * What two language versions said of one part of the resume when they were last found to say the same:
 * `[own, theirs]`, as who asks sees it. Null for a side whose words are the other's and wait to be
 * translated. How a part is named, and what it says, is `parts.ts` of packages/operations.
 */
export const Agreed = z.record(z.string(), z.tuple([Said, Said]));
export type Agreed = z.infer<typeof Agreed>;

/** Another language version of a resume, and what is agreed with it. */
export const LanguageSibling = z.object({ resume: Resume, agreed: Agreed });
export type LanguageSibling = z.infer<typeof LanguageSibling>;

/** A part of the resume is found to say the same as in one sibling. */
export const LanguageMark = z.strictObject({
  siblingId: z.uuid(),
  key: storableText(500).min(1),
  own: Said,
  theirs: Said,
});
export type LanguageMark = z.infer<typeof LanguageMark>;

export const languageRoutes = {
  /** The oldest first. */
  siblings: {
    method: 'GET',
    url: '/api/resumes/:id/languages',
    schema: {
      params: IdParams,
      response: { 200: answer({ data: z.object({ siblings: z.array(LanguageSibling) }) }) },
    },
  },
  /** Makes a version whose texts wait to be translated; its own words are in its language at once. */
  create: {
    method: 'POST',
    url: '/api/resumes/:id/languages',
    schema: {
      params: IdParams,
      body: z.strictObject({ language: z.enum(languageTags), name: ResumeName.optional() }),
      response: { 201: answer({ data: Resume }) },
    },
  },
  /** Notes what was looked at. The same again changes nothing, so that a device may send it late. */
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
  /** Releases the version: from now on it is a resume like any other. */
  release: {
    method: 'DELETE',
    url: '/api/resumes/:id/languages',
    schema: { params: IdParams, response: { 200: Acknowledged } },
  },
} as const satisfies Record<string, Route>;
