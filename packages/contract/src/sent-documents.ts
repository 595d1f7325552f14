import { z } from 'zod';
import { answer } from './envelope.ts';
import { DocumentHash } from './exports.ts';
import { IdParams, PathId } from './id-params.ts';
import { VersionInQuery } from './resumes.ts';
import type { Route } from './route.ts';

/** The most documents kept for one application. */
export const maxSentDocuments = 20;

/** A document as it was sent. Its bytes are stored and never changed. */
export const SentDocument = z.object({
  id: z.uuid(),
  kind: z.enum(['resume', 'letter', 'answers']),
  /** The resume, and the history moment with the same content; null if deleted. */
  resumeId: z.uuid().nullable().default(null),
  momentId: z.uuid().nullable().default(null),
  /** Whose history the moment is in: the resume's, or that of the letter that belongs to it. */
  momentOf: z.enum(['resume', 'letter']).nullable().default('resume'),
  /**
   * For a letter with an id of its own: the letter, and the moment of its history with the same
   * content.
   */
  letterId: z.uuid().nullable().default(null),
  letterMomentId: z.uuid().nullable().default(null),
  /** The name of its resume at that time. */
  name: z.string(),
  fileName: z.string(),
  templateId: z.string(),
  /** How well the resume matched the job when it was kept, out of 100. */
  match: z.number().int().nullable().default(null),
  /** In bytes. */
  size: z.number().int(),
  /** SHA-256 of the bytes, in hexadecimal. */
  sha256: z.string(),
  keptAt: z.iso.datetime(),
});
export type SentDocument = z.infer<typeof SentDocument>;

export const sentDocumentRoutes = {
  /** Latest first. */
  list: {
    method: 'GET',
    url: '/api/applications/:id/sent',
    schema: {
      params: IdParams,
      response: { 200: answer({ data: z.array(SentDocument) }) },
    },
  },
  /**
   * Makes the PDF of the application's resume, billed like a download, and keeps it with the PDF of
   * its letter, if there is one: the resume's own letter, unless `letterId` names another letter of
   * the caller's, `last` (the application's last written letter, if any), or null for none. The
   * answers to its questions are kept as one text. With the `version` and `hash` that its owner
   * sees, it is exactly that document or `VERSION_CONFLICT`. Documents identical to the last ones
   * are kept only once.
   */
  keep: {
    method: 'POST',
    url: '/api/applications/:id/sent',
    credits: 'pdf-export',
    schema: {
      params: IdParams,
      body: z.strictObject({
        version: VersionInQuery.optional(),
        hash: DocumentHash.optional(),
        letterId: z
          .union([z.uuid(), z.literal('last')])
          .nullable()
          .optional(),
      }),
      response: { 201: answer({ data: z.array(SentDocument) }) },
    },
  },
  /** The response is the file. */
  get: {
    method: 'GET',
    url: '/api/applications/:id/sent/:documentId',
    schema: { params: IdParams.extend({ documentId: PathId }), response: {} },
  },
} as const satisfies Record<string, Route>;
