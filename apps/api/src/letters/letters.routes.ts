import { letterRoutes } from '@folio/contract/letters';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { countHits, type RateLimit } from '../platform/rate-limit.ts';
import { requireSession, sessionOf } from '../platform/require-session.ts';
import { withinSearchTime } from '../platform/search-time.ts';
import {
  arrangeLetter,
  createLetter,
  getLetter,
  letterLibrary,
  removeLetter,
  restoreLetterFromTrash,
  saveLetter,
} from './letters.service.ts';

/** A search scans all letters of the account, and runs for each typed letter. */
const searches: RateLimit = { name: 'letter-searches', hits: 120, seconds: 60 };

export const lettersPlugin: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireSession);

  app.route({
    ...letterRoutes.list,
    handler: async (request) => {
      const { user } = sessionOf(request);
      if (request.query.search !== '')
        await countHits(app, [{ limit: searches, subject: user.id }]);
      const list = () => letterLibrary(app.db, user, request.query);
      const data = await (request.query.search === '' ? list() : withinSearchTime(request, list));
      return { success: true, data } as const;
    },
  });

  app.route({
    ...letterRoutes.create,
    handler: async (request, reply) => {
      const data = await createLetter(app, sessionOf(request).user, request.body);
      return reply.code(201).send({ success: true, data } as const);
    },
  });

  app.route({
    ...letterRoutes.get,
    handler: async (request) => {
      const data = await getLetter(app.db, sessionOf(request).user, request.params.id);
      return { success: true, data } as const;
    },
  });

  app.route({
    ...letterRoutes.update,
    handler: async (request) => {
      const { user } = sessionOf(request);
      const data = await saveLetter(app, user, request.params.id, request.body);
      return { success: true, data } as const;
    },
  });

  app.route({
    ...letterRoutes.arrange,
    handler: async (request) => {
      const { user } = sessionOf(request);
      const data = await arrangeLetter(app.db, user, request.params.id, request.body);
      return { success: true, data } as const;
    },
  });

  app.route({
    ...letterRoutes.remove,
    handler: async (request) => {
      const id = await removeLetter(app.db, sessionOf(request).user, request.params.id);
      return { success: true, data: { id }, message: 'Letter deleted' } as const;
    },
  });

  app.route({
    ...letterRoutes.restore,
    handler: async (request) => {
      const data = await restoreLetterFromTrash(app.db, sessionOf(request).user, request.params.id);
      return { success: true, data, message: 'Letter restored' } as const;
    },
  });
};
