import { historyRoutes } from '@folio/contract/history';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireSession, sessionOf } from '../platform/require-session.ts';
import { negotiateContents } from '../resumes/content-negotiation.ts';
import { listMoments, nameNow, renameMoment } from './history.service.ts';
import { copyMoment, readMoment, restoreMoment, resumeKey } from './restore.service.ts';

/** Contents are validated when they are stored and read, so responses skip the schema. */
const serializerCompiler = () => JSON.stringify;

export const historyPlugin: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireSession);
  negotiateContents(app);

  app.route({
    ...historyRoutes.list,
    handler: async (request) => {
      const key = await resumeKey(app.db, sessionOf(request).user, request.params.id);
      return { success: true, data: await listMoments(app.db, key) } as const;
    },
  });

  app.route({
    ...historyRoutes.get,
    serializerCompiler,
    handler: async (request) => {
      const { id, momentId } = request.params;
      const data = await readMoment(app.db, sessionOf(request).user, id, momentId);
      return { success: true, data } as const;
    },
  });

  app.route({
    ...historyRoutes.keep,
    handler: async (request, reply) => {
      const key = await resumeKey(app.db, sessionOf(request).user, request.params.id);
      const data = await nameNow(app, key, request.body.name);
      return reply.code(201).send({ success: true, data } as const);
    },
  });

  app.route({
    ...historyRoutes.rename,
    handler: async (request) => {
      const { id, momentId } = request.params;
      const key = await resumeKey(app.db, sessionOf(request).user, id);
      const data = await renameMoment(app, key, momentId, request.body.name);
      return { success: true, data } as const;
    },
  });

  app.route({
    ...historyRoutes.restore,
    serializerCompiler,
    handler: async (request) => {
      const { id, momentId } = request.params;
      const data = await restoreMoment(app, sessionOf(request).user, id, momentId);
      return { success: true, data, message: 'Version restored' } as const;
    },
  });

  app.route({
    ...historyRoutes.copy,
    serializerCompiler,
    handler: async (request, reply) => {
      const { id, momentId } = request.params;
      const data = await copyMoment(app, sessionOf(request).user, id, momentId, request.body?.id);
      return reply.code(201).send({ success: true, data, message: 'Resume created' } as const);
    },
  });
};
