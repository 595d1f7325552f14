import { coverLetterRoutes } from '@folio/contract/cover-letters';
import { letterHistoryRoutes } from '@folio/contract/history';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { listMoments, nameNow, renameMoment } from '../history/history.service.ts';
import { requireSession, sessionOf } from '../platform/require-session.ts';
import {
  coverLetterKey,
  getCoverLetter,
  readLetterMoment,
  removeCoverLetter,
  requireCoverLetter,
  restoreLetterMoment,
  saveCoverLetter,
} from './cover-letters.service.ts';

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

  app.route({
    ...coverLetterRoutes.remove,
    handler: async (request) => {
      const { user } = sessionOf(request);
      const trashedId = await removeCoverLetter(app.db, user, request.params.id);
      return { success: true, data: { trashedId }, message: 'Letter deleted' } as const;
    },
  });

  app.route({
    ...letterHistoryRoutes.list,
    handler: async (request) => {
      const key = await coverLetterKey(app.db, sessionOf(request).user, request.params.id);
      return { success: true, data: await listMoments(app.db, key) } as const;
    },
  });

  app.route({
    ...letterHistoryRoutes.get,
    handler: async (request) => {
      const { id, momentId } = request.params;
      const data = await readLetterMoment(app.db, sessionOf(request).user, id, momentId);
      return { success: true, data } as const;
    },
  });

  app.route({
    ...letterHistoryRoutes.keep,
    handler: async (request, reply) => {
      const { user } = sessionOf(request);
      await requireCoverLetter(app.db, user, request.params.id);
      const key = await coverLetterKey(app.db, user, request.params.id);
      const data = await nameNow(app, key, request.body.name);
      return reply.code(201).send({ success: true, data } as const);
    },
  });

  app.route({
    ...letterHistoryRoutes.rename,
    handler: async (request) => {
      const { id, momentId } = request.params;
      const key = await coverLetterKey(app.db, sessionOf(request).user, id);
      const data = await renameMoment(app, key, momentId, request.body.name);
      return { success: true, data } as const;
    },
  });

  app.route({
    ...letterHistoryRoutes.restore,
    handler: async (request) => {
      const { id, momentId } = request.params;
      const data = await restoreLetterMoment(app, sessionOf(request).user, id, momentId);
      return { success: true, data, message: 'Version restored' } as const;
    },
  });
};
