import { resumeRoutes, type UpdateResume } from '@folio/contract/resumes';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireSession, sessionOf } from '../platform/require-session.ts';
import { toResume } from './present-resume.ts';
import { countResumes } from './resume-pages.repository.ts';
import { pageOfResumes } from './resume-pages.service.ts';
import type { ResumeRow } from './resumes.repository.ts';
import {
  createResume,
  getResume,
  getResumeSince,
  removeResume,
  updateResume,
} from './resumes.service.ts';

export const resumesPlugin: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireSession);

  /** A template is set as any other change is made. */
  const change = async (
    request: FastifyRequest<{ Params: { id: string }; Body: UpdateResume }>,
  ) => {
    const { user } = sessionOf(request);
    const data = await updateResume(app, user, request.params.id, request.body);
    return { success: true, data, message: 'Resume updated' } as const;
  };

  app.route({
    ...resumeRoutes.list,
    serializerCompiler,
    handler: async (request) =>
      ({
        success: true,
        ...(await pageOfResumes(app.db, sessionOf(request).user, request.query)),
      }) as const,
  });

  app.route({
    ...resumeRoutes.summary,
    handler: async (request) =>
      ({ success: true, data: await countResumes(app.db, sessionOf(request).user.id) }) as const,
  });

  app.route({
    ...resumeRoutes.get,
    serializerCompiler,
    handler: async (request) =>
      answerOf(await getResume(app.db, sessionOf(request).user, request.params.id)),
  });

  app.route({
    ...resumeRoutes.since,
    serializerCompiler,
    handler: async (request) => {
      const { params, query } = request;
      const row = await getResumeSince(app.db, sessionOf(request).user, params.id, query.version);
      return { success: true, data: row && toResume(row) } as const;
    },
  });

  app.route({
    ...resumeRoutes.create,
    serializerCompiler,
    handler: async (request, reply) => {
      const row = await createResume(app, sessionOf(request).user, request.body);
      return reply.code(201).send(answerOf(row, 'Resume created'));
    },
  });

  app.route({
    ...resumeRoutes.update,
    serializerCompiler,
    handler: change,
  });

  app.route({
    ...resumeRoutes.setTemplate,
    serializerCompiler,
    handler: change,
  });

  app.route({
    ...resumeRoutes.remove,
    handler: async (request) => {
      await removeResume(app.db, sessionOf(request).user, request.params.id);
      return { success: true, message: 'Resume deleted' } as const;
    },
  });
};

/**
 * What the database holds was checked when it was kept, and `toResume` checks the content again: the
 * schema need not, which is 45 of 300 µs for a resume.
 */
const serializerCompiler = () => JSON.stringify;

const answerOf = (row: ResumeRow, message?: string) =>
  ({ success: true, data: toResume(row), ...(message ? { message } : {}) }) as const;
