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
 * The header of a PDF that lists the characters no font of ours has, which the page leaves blank:
 * each percent-encoded, separated by commas, as many as fit into `longestLettersHeader` characters
 * (of a letter with many combining marks, the first few). A `HEAD` request reads it before a credit
 * is spent.
 */
export const missingLettersHeader = 'x-missing-letters';
/** Proxies such as nginx read 4 KB of all headers, and answer 502 where there are more. */
export const longestLettersHeader = 1_500;

/** A hash of what a resume's document shows: made by `documentHash` of packages/documents. */
export const DocumentHash = z.string().regex(/^[\da-f]{32}$/, 'This is not the hash of a document');

/**
 * The answer is the file itself, not an envelope. With `version` and `hash`, it is exactly the
 * document that the caller sees, or `VERSION_CONFLICT`.
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
   * Pays for a PDF that the server did not make: printed, or made in a browser that could not reach
   * it. It costs what the server's would, and nothing where that was paid already. Answers as
   * `creditRoutes.paidPdfs` does.
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
