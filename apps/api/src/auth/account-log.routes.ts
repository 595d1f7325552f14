import { accountLogRoutes } from '@folio/contract/account-log';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireSession, sessionOf } from '../platform/require-session.ts';
import { accountLogOf } from './account-log.service.ts';

export const accountLogPlugin: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...accountLogRoutes.list,
    onRequest: requireSession,
    handler: async (request) =>
      ({
        success: true,
        ...(await accountLogOf(app.db, sessionOf(request).user.id, request.query)),
      }) as const,
  });
};
