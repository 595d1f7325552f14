import { versionRoutes } from '@folio/contract/versions';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireSession, sessionOf } from '../platform/require-session.ts';
import { negotiateContents } from '../resumes/content-negotiation.ts';
import { toResume } from '../resumes/present-resume.ts';
import {
  createVersion,
  readFamily,
  releaseVersion,
  settleWithOriginal,
} from './versions.service.ts';

export const versionsPlugin: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireSession);
  negotiateContents(app);

  app.route({
    ...versionRoutes.family,
    serializerCompiler: () => JSON.stringify,
    handler: async (request) => {
      const data = await readFamily(app.db, sessionOf(request).user, request.params.id);
      return { success: true, data } as const;
    },
  });

  app.route({
    ...versionRoutes.create,
    serializerCompiler: () => JSON.stringify,
    handler: async (request, reply) => {
      const { user } = sessionOf(request);
      const version = await createVersion(app, user, request.params.id, request.body);
      return reply.code(201).send({ success: true, data: toResume(version) } as const);
    },
  });

  app.route({
    ...versionRoutes.settle,
    handler: async (request) => {
      const { originalVersion } = request.body;
      await settleWithOriginal(app.db, sessionOf(request).user, request.params.id, originalVersion);
      return { success: true, message: 'Up to date with the original' } as const;
    },
  });

  app.route({
    ...versionRoutes.release,
    handler: async (request) => {
      await releaseVersion(app.db, sessionOf(request).user, request.params.id);
      return { success: true, message: 'This resume is now detached' } as const;
    },
  });
};
