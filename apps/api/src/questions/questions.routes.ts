import { questionRoutes } from '@folio/contract/questions';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireSession, sessionOf } from '../platform/require-session.ts';
import {
  addQuestions,
  listQuestions,
  removeQuestion,
  restoreQuestionFromTrash,
  updateQuestion,
} from './questions.service.ts';

export const questionsPlugin: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireSession);

  app.route({
    ...questionRoutes.list,
    handler: async (request) => {
      const { user } = sessionOf(request);
      const listed = await listQuestions(app.db, user, request.query);
      return { success: true, ...listed } as const;
    },
  });

  app.route({
    ...questionRoutes.create,
    handler: async (request, reply) => {
      const data = await addQuestions(app, sessionOf(request).user, request.body);
      return reply.code(201).send({ success: true, data } as const);
    },
  });

  app.route({
    ...questionRoutes.update,
    handler: async (request) => {
      const { user } = sessionOf(request);
      const data = await updateQuestion(app, user, request.params.id, request.body);
      return { success: true, data } as const;
    },
  });

  app.route({
    ...questionRoutes.remove,
    handler: async (request) => {
      await removeQuestion(app.db, sessionOf(request).user, request.params.id);
      return { success: true, message: 'Question deleted' } as const;
    },
  });

  app.route({
    ...questionRoutes.restore,
    handler: async (request) => {
      const data = await restoreQuestionFromTrash(
        app.db,
        sessionOf(request).user,
        request.params.id,
      );
      return { success: true, data } as const;
    },
  });
};
