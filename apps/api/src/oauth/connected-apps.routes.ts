import { connectedAppRoutes } from '@folio/contract/connected-apps';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { RateLimit } from '../platform/rate-limit.ts';
import { limitAccount } from '../platform/request-limits.ts';
import { requireSession, sessionOf } from '../platform/require-session.ts';
import { connectedAppsOf, decideRequest, removeApp, showRequest } from './consent.service.ts';

/** Limited because each decision sends a mail. */
const decisions: RateLimit = { name: 'oauth-decisions-account', hits: 30, seconds: 60 * 60 };

/** Consent to app requests, and the list of connected apps. */
export const connectedAppsPlugin: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireSession);

  app.route({
    ...connectedAppRoutes.read,
    handler: async (request) => {
      const data = await showRequest(app, request.body.query);
      return { success: true, data } as const;
    },
  });

  app.route({
    ...connectedAppRoutes.decide,
    onRequest: limitAccount(decisions),
    handler: async (request) => {
      const url = await decideRequest(app, sessionOf(request), request.body);
      return { success: true, data: { url } } as const;
    },
  });

  app.route({
    ...connectedAppRoutes.list,
    handler: async (request) => {
      const data = await connectedAppsOf(app.db, sessionOf(request).user.id);
      return { success: true, data } as const;
    },
  });

  app.route({
    ...connectedAppRoutes.remove,
    handler: async (request) => {
      await removeApp(app.db, sessionOf(request), request.params.id);
      return { success: true, message: 'The app has been removed.' } as const;
    },
  });
};
