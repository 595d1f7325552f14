import { apiKeyRoutes } from '@folio/contract/api-keys';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { repeatWhileListening } from '../platform/repeated-work.ts';
import { requireSession, sessionOf } from '../platform/require-session.ts';
import {
  apiKeysOf,
  apiKeyUsage,
  createApiKey,
  purgeApiKeys,
  revokeApiKey,
} from './api-keys.service.ts';

const hourMs = 60 * 60_000;

export const apiKeysPlugin: FastifyPluginAsyncZod = async (app) => {
  repeatWhileListening(app, 'clearing API keys away', hourMs, () => purgeApiKeys(app.db));
  app.addHook('onRequest', requireSession);

  app.route({
    ...apiKeyRoutes.list,
    handler: async (request) => {
      const data = await apiKeysOf(app.db, sessionOf(request).user);
      return { success: true, data } as const;
    },
  });

  app.route({
    ...apiKeyRoutes.create,
    handler: async (request, reply) => {
      const data = await createApiKey(app, sessionOf(request), request.body);
      return reply.code(201).send({ success: true, data } as const);
    },
  });

  app.route({
    ...apiKeyRoutes.usage,
    handler: async (request) => {
      const data = await apiKeyUsage(app.db, sessionOf(request).user, request.params.id);
      return { success: true, data } as const;
    },
  });

  app.route({
    ...apiKeyRoutes.revoke,
    handler: async (request) => {
      await revokeApiKey(app.db, sessionOf(request), request.params.id);
      return { success: true, message: 'The API key has been revoked.' } as const;
    },
  });
};
