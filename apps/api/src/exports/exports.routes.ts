import {
  exportMediaTypes,
  exportRoutes,
  longestLettersHeader,
  missingLettersHeader,
} from '@folio/contract/exports';
import type { FlowingFormat } from '@folio/documents/export-document';
import { documentFileName } from '@folio/documents/file-name';
import type { ResumeForDocument } from '@folio/documents/resume-for-document';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { listPaidPdfs } from '../credits/deliveries.service.ts';
import { signalOf } from '../platform/caller-signal.ts';
import type { Work } from '../platform/document-threads.ts';
import { attachment } from '../platform/http-headers.ts';
import type { RateLimit } from '../platform/rate-limit.ts';
import { limitAccount } from '../platform/request-limits.ts';
import { leaveTurnOf } from '../platform/request-turns.ts';
import { requireSession, sessionOf } from '../platform/require-session.ts';
import { toOrderedResume } from '../resumes/present-resume.ts';
import { getResume } from '../resumes/resumes.service.ts';
import type { FlowingTask } from './flowing-worker.ts';
import { paidOnArrival } from './paid-on-arrival.ts';
import { keepingMoment, preparePdf, readForDocument, reservePdf } from './resume-pdf.service.ts';

const flowingWork: Work<FlowingTask, Uint8Array> = {
  module: new URL('./flowing-worker.ts', import.meta.url),
};

/** Far above human use; a PDF also costs a credit. */
const exportsOfAccount: RateLimit = { name: 'exports-account', hits: 30, seconds: 60 };

/** Prevents a document from acting as a page of this site if a browser displays it. */
const documentPolicy = "sandbox; default-src 'none'; img-src data:; style-src 'unsafe-inline'";

export const exportsPlugin: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...exportRoutes.document,
    onRequest: [requireSession, limitAccount(exportsOfAccount)],
    handler: async (request, reply) => {
      const { id, format } = request.params;
      const { user } = sessionOf(request);
      const caller = { whose: user.id, signal: signalOf(reply), leaveTurn: leaveTurnOf(request) };
      const wanted = { id, ...request.query };
      const makePdf = async () => {
        const { resume, delivery, make } = await preparePdf(app, caller, user, wanted);
        return { resume, ...(await paidOnArrival(reply, delivery, make)) };
      };
      const makeFlowing = async (flowing: FlowingFormat) => {
        const reading = Promise.withResolvers<ResumeForDocument>();
        const making = app.documentThreads.run(caller, flowingWork, async () => {
          const resume = await readForDocument(app.db, user, wanted, format);
          reading.resolve(resume);
          return { resume, format: flowing };
        });
        const bytes = await keepingMoment(app, { user, id, format }, making);
        return { resume: await reading.promise, bytes, blanks: [] };
      };
      const { resume, bytes, blanks } = await (format === 'pdf' ? makePdf() : makeFlowing(format));
      if (blanks.length > 0) reply.header(missingLettersHeader, writeLetters(blanks));
      const { firstName, lastName } = resume.content.personalInfo;
      const fileName = documentFileName(`${firstName} ${lastName}`, format);
      if (format !== 'pdf') reply.header('content-security-policy', documentPolicy);
      return reply
        .type(exportMediaTypes[format])
        .header('content-disposition', attachment(fileName))
        .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    },
  });

  app.route({
    ...exportRoutes.payForPdf,
    onRequest: [requireSession, limitAccount(exportsOfAccount)],
    handler: async (request) => {
      const { user } = sessionOf(request);
      const resume = toOrderedResume(await getResume(app.db, user, request.params.id));
      const delivery = await reservePdf(app, user, resume.id, resume);
      await delivery.delivered();
      return { success: true, data: await listPaidPdfs(app.db, user.id) } as const;
    },
  });
};

/** A single letter may have hundreds of combining marks. */
const maxMarks = 8;

function writeLetters(letters: readonly string[]): string {
  let written = '';
  for (const letter of letters) {
    const name = encodeURIComponent([...letter].slice(0, maxMarks).join(''));
    const longer = written ? `${written},${name}` : name;
    if (longer.length > longestLettersHeader) break;
    written = longer;
  }
  return written;
}
