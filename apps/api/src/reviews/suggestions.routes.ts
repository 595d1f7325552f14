import { suggestionRoutes } from '@folio/contract/suggestions';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { createBuiltIn } from '../ai/ai-call.ts';
import { authorOf } from '../api-keys/api-keys.service.ts';
import { signalOf } from '../platform/caller-signal.ts';
import type { RateLimit } from '../platform/rate-limit.ts';
import { limitAccount } from '../platform/request-limits.ts';
import { leaveTurnOf } from '../platform/request-turns.ts';
import { requireSession, sessionOf } from '../platform/require-session.ts';
import { markSeen } from './review-news.service.ts';
import {
  answerSuggestion,
  decide,
  proposeText,
  type SuggestionAuthor,
  suggestionsOf,
} from './suggestions.service.ts';

/** Each is judged by the fact guard, which takes some milliseconds of CPU time. */
const ofAccount: RateLimit = { name: 'suggestions-account', hits: 60, seconds: 60 };

/** Suggestions for a resume, for its owner and for programs with a key. */
export const suggestionsPlugin: FastifyPluginAsyncZod = async (app) => {
  const builtInFor = createBuiltIn(app.documentThreads);
  app.addHook('onRequest', requireSession);

  app.route({
    ...suggestionRoutes.list,
    handler: async (request) => {
      const { user, keyId } = sessionOf(request);
      const { id } = request.params;
      const data = await suggestionsOf(app.db, user, id);
      // Reading by a program doesn't mean that the owner has seen them.
      if (!keyId) await markSeen(app.db, user.id, id);
      return { success: true, data } as const;
    },
  });

  app.route({
    ...suggestionRoutes.propose,
    onRequest: limitAccount(ofAccount),
    handler: async (request, reply) => {
      const { user } = sessionOf(request);
      const builtIn = builtInFor({
        whose: user.id,
        signal: signalOf(reply),
        leaveTurn: leaveTurnOf(request),
      });
      const owner = { user, resumeId: request.params.id };
      const proposal = { quote: '', ...request.body };
      const data = await proposeText(app, builtIn, owner, await speakerOf(request), proposal);
      return reply.code(201).send({ success: true, data } as const);
    },
  });

  app.route({
    ...suggestionRoutes.reply,
    onRequest: limitAccount(ofAccount),
    handler: async (request, reply) => {
      const { id: resumeId, suggestionId: id } = request.params;
      const { user } = sessionOf(request);
      const data = await answerSuggestion(app, user, { resumeId, id }, request.body);
      return reply.code(201).send({ success: true, data } as const);
    },
  });

  app.route({
    ...suggestionRoutes.decide,
    handler: async (request) => {
      const { id, suggestionId } = request.params;
      const { user } = sessionOf(request);
      const data = await decide(app.db, user, id, suggestionId, request.body.decision);
      return { success: true, data } as const;
    },
  });

  const speakerOf = (request: FastifyRequest): Promise<SuggestionAuthor> =>
    authorOf(app.db, sessionOf(request));
};
