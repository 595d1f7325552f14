import { exportMediaTypes, exportRoutes } from '@folio/contract/exports';
import { documentFileName } from '@folio/documents/file-name';
import { lacksPhoto } from '@folio/documents/photo';
import type { ResumeForDocument } from '@folio/documents/resume-for-document';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { spendCredits } from '../credits/credits.service.ts';
import { photoNotFound } from '../photos/photos.service.ts';
import { attachment } from '../platform/attachment.ts';
import type { Work } from '../platform/document-threads.ts';
import { requireSession, sessionOf } from '../platform/require-session.ts';
import { resumeForDocument } from '../resumes/resume-document.service.ts';
import { getResume } from '../resumes/resumes.service.ts';
import type { FlowingTask } from './flowing-worker.ts';

const pdfWork: Work<ResumeForDocument, Uint8Array> = {
  module: new URL('./pdf-worker.ts', import.meta.url),
};
const flowingWork: Work<FlowingTask, Uint8Array> = {
  module: new URL('./flowing-worker.ts', import.meta.url),
};

/** A document must not act as a page of ours, even where a browser shows it rather than keep it. */
const documentPolicy = "sandbox; default-src 'none'; img-src data:; style-src 'unsafe-inline'";

export const exportsPlugin: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...exportRoutes.document,
    onRequest: requireSession,
    handler: async (request, reply) => {
      const { id, format } = request.params;
      const { user } = sessionOf(request);
      const resume = await resumeForDocument(app.db, user, await getResume(app.db, user, id));
      if (lacksPhoto(resume, format)) throw photoNotFound();
      const bytes =
        format === 'pdf'
          ? await spendCredits(app, { user, action: 'pdf-export' }, async () => ({
              result: await app.documentThreads.run(pdfWork, resume),
            }))
          : await app.documentThreads.run(flowingWork, { resume, format });
      const { firstName, lastName } = resume.content.personalInfo;
      const fileName = documentFileName(`${firstName} ${lastName}`.trim(), format);
      if (format !== 'pdf') reply.header('content-security-policy', documentPolicy);
      return reply
        .type(exportMediaTypes[format])
        .header('content-disposition', attachment(fileName))
        .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    },
  });
};
