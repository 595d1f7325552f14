import { languageRoutes } from '@folio/contract/languages';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireSession, sessionOf } from '../platform/require-session.ts';
import { negotiateContents } from '../resumes/content-negotiation.ts';
import { toResume } from '../resumes/present-resume.ts';
import {
  createLanguage,
  readSiblings,
  releaseLanguage,
  settleLanguages,
} from './languages.service.ts';

export const languagesPlugin: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireSession);
  negotiateContents(app);

  app.route({
    ...languageRoutes.siblings,
    serializerCompiler: () => JSON.stringify,
    handler: async (request) => {
      const siblings = await readSiblings(app.db, sessionOf(request).user, request.params.id);
      return { success: true, data: { siblings } } as const;
    },
  });

  app.route({
    ...languageRoutes.create,
    serializerCompiler: () => JSON.stringify,
    handler: async (request, reply) => {
      const { user } = sessionOf(request);
      const made = await createLanguage(app, user, request.params.id, request.body);
      return reply.code(201).send({ success: true, data: toResume(made) } as const);
    },
  });

  app.route({
    ...languageRoutes.settle,
    handler: async (request) => {
      const { marks } = request.body;
      await settleLanguages(app, sessionOf(request).user, request.params.id, marks);
      return { success: true, message: 'Noted' } as const;
    },
  });

  app.route({
    ...languageRoutes.release,
    handler: async (request) => {
      await releaseLanguage(app.db, sessionOf(request).user, request.params.id);
      return { success: true, message: 'This resume is now by itself' } as const;
    },
  });
};
