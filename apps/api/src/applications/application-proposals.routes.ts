import { applicationProposalRoutes } from '@folio/contract/application-proposals';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { authorOf } from '../api-keys/api-keys.service.ts';
import type { RateLimit } from '../platform/rate-limit.ts';
import { limitAccount } from '../platform/request-limits.ts';
import { requireSession, sessionOf } from '../platform/require-session.ts';
import {
  applicationProposalsOf,
  decideApplication,
  proposeApplication,
} from './application-proposals.service.ts';

const ofAccount: RateLimit = { name: 'application-proposals-account', hits: 60, seconds: 60 };

/** Jobs that programs have found, and their owner adds or declines. */
export const applicationProposalsPlugin: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireSession);

  app.route({
    ...applicationProposalRoutes.list,
    handler: async (request) => {
      const data = await applicationProposalsOf(app.db, sessionOf(request).user);
      return { success: true, data } as const;
    },
  });

  app.route({
    ...applicationProposalRoutes.propose,
    onRequest: limitAccount(ofAccount),
    handler: async (request, reply) => {
      const session = sessionOf(request);
      const by = await authorOf(app.db, session);
      const data = await proposeApplication(app, session.user, by, request.body);
      return reply.code(201).send({ success: true, data } as const);
    },
  });

  app.route({
    ...applicationProposalRoutes.decide,
    handler: async (request) => {
      const { params, body } = request;
      const { user } = sessionOf(request);
      const data = await decideApplication(app.db, user, params.proposalId, body.decision);
      return { success: true, data } as const;
    },
  });
};
