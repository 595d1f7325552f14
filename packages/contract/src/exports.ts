import { z } from 'zod';
import { PaidPdf } from './credits.ts';
import { answer } from './envelope.ts';
import { IdParams } from './id-params.ts';
import { VersionInQuery } from './resumes.ts';
import type { Route } from './route.ts';

export const exportFormats = ['pdf', 'docx', 'doc', 'html', 'txt', 'md', 'json'] as const;
export const ExportFormat = z.enum(exportFormats);
export type ExportFormat = z.infer<typeof ExportFormat>;

/** A file's extension is its format's name. */
export const exportMediaTypes: Record<ExportFormat, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  doc: 'application/msword',
  html: 'text/html; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

/**
 * The response header of a PDF that lists the characters left blank because no font has them: each
 * percent-encoded, separated by commas, as many as fit into `longestLettersHeader` characters (for
 * a letter with many combining marks, the first few). A `HEAD` request reads it before a credit is
 * spent.
 */
export const missingLettersHeader = 'x-missing-letters';
/** Proxies such as nginx read 4 KB of headers in total, and respond with 502 if there are more. */
export const longestLettersHeader = 1_500;

/** A hash of what a resume's document shows, computed by `documentHash` in packages/documents. */
export const DocumentHash = z.string().regex(/^[\da-f]{32}$/, 'This is not the hash of a document');

/**
 * The response is the file itself, without an envelope. With `version` and `hash`, it is exactly
 * the document that the caller sees, or `VERSION_CONFLICT`.
 */
export const exportRoutes = {
  document: {
    method: 'GET',
    url: '/api/resumes/:id/export/:format',
    schema: {
      params: IdParams.extend({ format: ExportFormat }),
      querystring: z.object({
        version: VersionInQuery.optional(),
        hash: DocumentHash.optional(),
      }),
      response: {},
    },
  },
  /**
   * Pays for a PDF that the server did not make: one that was printed, or made in a browser that
   * could not reach the server. It costs as much as the server's, or nothing if that is already
   * paid for. Responds as `creditRoutes.paidPdfs` does.
   */
  payForPdf: {
    method: 'POST',
    url: '/api/resumes/:id/export/pdf/payment',
    schema: {
      params: IdParams,
      response: { 200: answer({ data: z.array(PaidPdf) }) },
    },
  },
} as const satisfies Record<string, Route>;
