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
 * The header of a PDF that names the letters that no font of ours has, which it leaves blank: each
 * percent-encoded, with commas between, the first that fit into `longestLettersHeader` characters, and
 * of a letter with many marks the first few. A caller who wants to know before a credit is spent asks
 * with `HEAD`.
 */
export const missingLettersHeader = 'x-missing-letters';
/** Proxies read 4 KB of all headers, nginx for one, and answer 502 where there are more. */
export const longestLettersHeader = 1_500;

/** Names what is shown of a resume: `documentHash` of the documents makes it. */
export const DocumentHash = z.string().regex(/^[\da-f]{32}$/, 'This is not the hash of a document');

/**
 * The answer is the file itself, not an envelope. With the `version` and the `hash` of what its reader
 * sees, it is exactly that or `VERSION_CONFLICT`.
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
   * Pays for a PDF that is not the server's: printed, or made in a browser that could not reach it. It
   * costs what the server's would, and nothing where that was paid already. Answers as
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
