import { profileRoutes } from '@folio/contract/profiles';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  deviceSessions,
  endDeviceSession,
  endEverySession,
} from '../auth/device-sessions.service.ts';
import { attachment } from '../platform/http-headers.ts';
import { requireSession, sessionOf } from '../platform/require-session.ts';
import { usageOf } from '../quotas/quotas.service.ts';
import { deleteAccount } from './account-deletion.service.ts';
import { accountExport } from './account-export.service.ts';

/** Exporting and deleting an account. */
export const accountPlugin: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireSession);

  app.route({
    ...profileRoutes.deleteAccount,
    handler: async (request) => {
      await deleteAccount(app, sessionOf(request), request.body);
      return acknowledged('Your account and everything in it have been deleted.');
    },
  });

  app.route({
    ...profileRoutes.data,
    handler: async (request, reply) => {
      const data = await accountExport(app, sessionOf(request));
      const named = { 'content-disposition': attachment('folio-data.json') };
      return reply.headers(named).type('application/json; charset=utf-8').send(data);
    },
  });

  app.route({
    ...profileRoutes.usage,
    handler: async (request) =>
      ({ success: true, data: await usageOf(app, sessionOf(request).user.id) }) as const,
  });

  app.route({
    ...profileRoutes.sessions,
    handler: async (request) =>
      ({
        success: true,
        ...(await deviceSessions(app.db, sessionOf(request), request.query)),
      }) as const,
  });

  app.route({
    ...profileRoutes.endSession,
    handler: async (request) => {
      await endDeviceSession(app.db, sessionOf(request), request.params.id);
      return acknowledged('The session has been ended.');
    },
  });

  app.route({
    ...profileRoutes.endAllSessions,
    handler: async (request) => {
      await endEverySession(app.db, sessionOf(request));
      return acknowledged('You have been logged out everywhere.');
    },
  });
};

const acknowledged = (message: string) => ({ success: true, message }) as const;
