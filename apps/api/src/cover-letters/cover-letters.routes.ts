import { coverLetterRoutes } from '@folio/contract/cover-letters';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireSession, sessionOf } from '../platform/require-session.ts';
import { getCoverLetter, saveCoverLetter } from './cover-letters.service.ts';

export const coverLettersPlugin: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireSession);

  app.route({
    ...coverLetterRoutes.get,
    handler: async (request) => {
      const { user } = sessionOf(request);
      const data = await getCoverLetter(app.db, user, request.params.id);
      return { success: true, data } as const;
    },
  });

  app.route({
    ...coverLetterRoutes.update,
    handler: async (request) => {
      const { user } = sessionOf(request);
      const data = await saveCoverLetter(app, user, request.params.id, request.body);
      return { success: true, data } as const;
    },
  });
};
