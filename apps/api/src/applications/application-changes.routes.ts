import { applicationChangeRoutes } from '@folio/contract/application-changes';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { authorOf } from '../api-keys/api-keys.service.ts';
import { signalOf } from '../platform/caller-signal.ts';
import type { RateLimit } from '../platform/rate-limit.ts';
import { limitAccount } from '../platform/request-limits.ts';
import { leaveTurnOf } from '../platform/request-turns.ts';
import { mayRead, requireSession, sessionOf } from '../platform/require-session.ts';
import {
  changesOf,
  decideChange,
  proposeChange,
  withoutPresent,
} from './application-changes.service.ts';

const ofAccount: RateLimit = { name: 'application-changes-account', hits: 60, seconds: 60 };

/** Changes to applications that programs propose, and their owner accepts or declines. */
export const applicationChangesPlugin: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireSession);

  app.route({
    ...applicationChangeRoutes.list,
    handler: async (request) => {
      const data = await changesOf(app.db, sessionOf(request).user);
      return { success: true, data } as const;
    },
  });

  app.route({
    ...applicationChangeRoutes.propose,
    onRequest: limitAccount(ofAccount),
    handler: async (request, reply) => {
      const session = sessionOf(request);
      const by = await authorOf(app.db, session);
      const made = await proposeChange(app, session.user, by, request.params.id, request.body);
      const data = mayRead(request) ? made : withoutPresent(made, request.body);
      return reply.code(201).send({ success: true, data } as const);
    },
  });

  app.route({
    ...applicationChangeRoutes.decide,
    handler: async (request, reply) => {
      const { user } = sessionOf(request);
      const caller = { whose: user.id, signal: signalOf(reply), leaveTurn: leaveTurnOf(request) };
      const marking = { context: app, caller, user };
      const decided = await decideChange(marking, request.params.changeId, request.body);
      return { success: true, ...decided } as const;
    },
  });
};
