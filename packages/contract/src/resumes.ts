import { z } from 'zod';
import { SentContentInput } from './content-input.ts';
import { DocumentSettings } from './document-settings.ts';
import { Acknowledged, answer } from './envelope.ts';
import { IdParams } from './id-params.ts';
import { ResumeContent } from './resume-content.ts';
import { bodyLimits, type Route } from './route.ts';
import { SectionOrder } from './section-order.ts';
import { toStorable } from './storable-text.ts';
import { TemplateId } from './templates.ts';

export const ResumeName = z
  .string()
  .overwrite(toStorable)
  .trim()
  .min(1, 'A resume needs a name')
  .max(120, 'A resume name can have up to 120 characters');

/** A resume in a list: everything but its content. */
export const ResumeSummary = z.object({
  id: z.uuid(),
  name: z.string(),
  templateId: TemplateId,
  isPublic: z.boolean(),
  isPublished: z.boolean(),
  version: z.number().int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** The owner's id; absent in responses of the previous release. */
  user: z.uuid().optional(),
  /** The address of a picture of its first page. */
  thumbnail: z.string().optional(),
});
export type ResumeSummary = z.infer<typeof ResumeSummary>;

export const Resume = ResumeSummary.extend({
  content: ResumeContent,
  order: SectionOrder,
  settings: DocumentSettings,
});
export type Resume = z.infer<typeof Resume>;

export const CreateResume = z.strictObject({
  /**
   * Made by the caller, so that a request repeated after a lost response creates one resume and
   * returns it.
   */
  id: z.uuidv7().optional(),
  name: ResumeName.optional(),
  templateId: TemplateId.optional(),
  content: SentContentInput.optional(),
  order: SectionOrder.optional(),
  /** Replaces all settings; omitted ones get their default. */
  settings: DocumentSettings.optional(),
  isPublic: z.boolean().optional(),
  /** Sent by older clients and ignored, because the owner is always the session's user. */
  userId: z.string().max(100).optional(),
});
export type CreateResume = z.infer<typeof CreateResume>;

/** The reason for a save that changes much at once. The history keeps the resume from before it. */
export const SaveReason = z.enum([
  'ai',
  'suggestion',
  'enhance',
  'template',
  'import',
  'reset',
  'sample',
  'restore',
]);
export type SaveReason = z.infer<typeof SaveReason>;

export const UpdateResume = z.strictObject({
  name: ResumeName.optional(),
  templateId: TemplateId.optional(),
  content: SentContentInput.optional(),
  order: SectionOrder.optional(),
  /** Replaces all settings; omitted ones get their default. */
  settings: DocumentSettings.optional(),
  isPublic: z.boolean().optional(),
  isPublished: z.boolean().optional(),
  /** The version that this change is based on. A stale one is rejected with `VERSION_CONFLICT`. */
  version: z.number().int().min(1).max(2_147_483_647).optional(),
  reason: SaveReason.optional(),
});
export type UpdateResume = z.infer<typeof UpdateResume>;

/** The result of a save, for a caller who has the rest. */
export const SavedResume = Resume.pick({ id: true, version: true, updatedAt: true });
export type SavedResume = z.infer<typeof SavedResume>;

/** A version in a query string. */
export const VersionInQuery = z.coerce.number().int().min(1).max(2_147_483_647);

const limitMessage = 'A page holds 1 to 100 resumes';
const searchMessage = 'A search can have up to 200 characters';

/** Filters and pages a user's resumes, last changed first. */
export const ListResumes = z.strictObject({
  limit: z.coerce
    .number(limitMessage)
    .int(limitMessage)
    .min(1, limitMessage)
    .max(100, limitMessage)
    .default(50),
  /** The `nextCursor` of the previous page. */
  cursor: z.string().max(100).optional(),
  /** A search text, found in any case in a resume's name, or in its template's id or name. */
  search: z.string().overwrite(toStorable).trim().max(200, searchMessage).default(''),
  searchBy: z.enum(['templateId', 'templateName']).default('templateId'),
});
export type ListResumes = z.infer<typeof ListResumes>;

/** `total` counts all results on all pages; the last page has no cursor. */
export const ResumePage = answer({
  data: z.array(ResumeSummary),
  page: z.object({ nextCursor: z.string().nullable(), total: z.number().int() }),
});
export type ResumePage = z.infer<typeof ResumePage>;

/** How many resumes a user has, and how many of them are marked as ready. */
export const ResumeCounts = z.object({
  total: z.number().int(),
  published: z.number().int(),
  unpublished: z.number().int(),
});
export type ResumeCounts = z.infer<typeof ResumeCounts>;

const OneResume = answer({ data: Resume, message: z.string().optional() });

export const resumeRoutes = {
  /**
   * The response is a file with the raw stored values, whether or not this release can read them.
   */
  stored: {
    method: 'GET',
    url: '/api/resumes/:id/stored',
    schema: { params: IdParams, response: {} },
  },
  list: {
    method: 'GET',
    url: '/api/resumes',
    schema: { querystring: ListResumes, response: { 200: ResumePage } },
  },
  summary: {
    method: 'GET',
    url: '/api/resumes/summary',
    schema: { response: { 200: answer({ data: ResumeCounts }) } },
  },
  get: {
    method: 'GET',
    url: '/api/resumes/:id',
    schema: { params: IdParams, response: { 200: OneResume } },
  },
  /** Returns the resume if its version differs from the caller's, otherwise null. */
  since: {
    method: 'GET',
    url: '/api/resumes/:id/since',
    schema: {
      params: IdParams,
      querystring: z.strictObject({ version: VersionInQuery }),
      response: { 200: answer({ data: Resume.nullable() }) },
    },
  },
  create: {
    method: 'POST',
    url: '/api/resumes',
    bodyLimitBytes: bodyLimits.document,
    schema: { body: CreateResume, response: { 201: OneResume } },
  },
  update: {
    method: 'PUT',
    url: '/api/resumes/:id',
    bodyLimitBytes: bodyLimits.document,
    schema: { params: IdParams, body: UpdateResume, response: { 200: OneResume } },
  },
  setTemplate: {
    method: 'PUT',
    url: '/api/resumes/:id/template',
    schema: {
      params: IdParams,
      body: z.strictObject({ templateId: TemplateId }),
      response: { 200: OneResume },
    },
  },
  remove: {
    method: 'DELETE',
    url: '/api/resumes/:id',
    schema: { params: IdParams, response: { 200: Acknowledged } },
  },
} as const satisfies Record<string, Route>;

/** Asks for a response without the content that was just sent (RFC 7240, 4.2). */
export const preferMinimal = { prefer: 'return=minimal' } as const;

/** `resumeRoutes.update` with the minimal response. */
export const saveRoute = {
  ...resumeRoutes.update,
  headers: preferMinimal,
  schema: {
    ...resumeRoutes.update.schema,
    response: { 200: answer({ data: SavedResume, message: z.string() }) },
  },
} as const satisfies Route;
