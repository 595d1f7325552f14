import { resumeLinkRoutes } from '@folio/contract/resume-links';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { RateLimit } from '../platform/rate-limit.ts';
import { limitAccount } from '../platform/request-limits.ts';
import { requireSession, sessionOf } from '../platform/require-session.ts';
import { createLink, linksOf, revokeLink } from './resume-links.service.ts';

/** Hashing a password is expensive. */
const madeOfAccount: RateLimit = { name: 'resume-links', hits: 60, seconds: 3_600 };

/** The owner's links to a resume. */
export const resumeLinksPlugin: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireSession);

  app.route({
    ...resumeLinkRoutes.list,
    handler: async (request) => {
      const data = await linksOf(app.db, sessionOf(request).user, request.params.id);
      return { success: true, data } as const;
    },
  });

  app.route({
    ...resumeLinkRoutes.create,
    onRequest: limitAccount(madeOfAccount),
    handler: async (request, reply) => {
      const data = await createLink(app, sessionOf(request), request.params.id, request.body);
      return reply.code(201).send({ success: true, data } as const);
    },
  });

  app.route({
    ...resumeLinkRoutes.revoke,
    handler: async (request) => {
      const { id, linkId } = request.params;
      await revokeLink(app.db, sessionOf(request), id, linkId);
      return { success: true, message: 'The link was removed.' } as const;
    },
  });
};
