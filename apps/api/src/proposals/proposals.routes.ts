import { answerProposalRoutes, letterProposalRoutes } from '@folio/contract/proposals';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { createBuiltIn } from '../ai/ai-call.ts';
import { authorOf } from '../api-keys/api-keys.service.ts';
import { signalOf } from '../platform/caller-signal.ts';
import type { RateLimit } from '../platform/rate-limit.ts';
import { limitAccount } from '../platform/request-limits.ts';
import { leaveTurnOf } from '../platform/request-turns.ts';
import { requireSession, sessionOf } from '../platform/require-session.ts';
import {
  answerProposalsOf,
  changeAnswer,
  changeLetter,
  decide,
  type Proposer,
  proposalsOf,
  propose,
  proposeLetter,
} from './proposals.service.ts';
import { ofAnswer, ofLetter, type ProposalContext } from './proposed-text.service.ts';

/** Each is judged by the fact guard, which takes some milliseconds of CPU time. */
const ofAccount: RateLimit = { name: 'proposals-account', hits: 60, seconds: 60 };

const judged = { onRequest: limitAccount(ofAccount) };

/** Proposals for letters and answers: reading and deciding by the owner, creating by programs. */
export const proposalsPlugin: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireSession);
  const builtInFor = createBuiltIn(app.documentThreads);
  await app.register(letterProposalsPlugin, { builtInFor });
  await app.register(answerProposalsPlugin, { builtInFor });
};

type Judge = { builtInFor: ReturnType<typeof createBuiltIn> };

const letterProposalsPlugin: FastifyPluginAsyncZod<Judge> = async (app, judge) => {
  app.route({
    ...letterProposalRoutes.list,
    handler: async (request) => {
      const { text } = await ofLetter(readingFor(app, request), request.params.id);
      return { success: true, data: await proposalsOf(app.db, text.of) } as const;
    },
  });

  app.route({
    ...letterProposalRoutes.propose,
    ...judged,
    handler: async (request, reply) => {
      const context = judgingFor(app, judge, request, reply);
      const { text } = await ofLetter(context, request.params.id);
      const data = await propose(context, text, await proposerOf(app, request), request.body);
      return reply.code(201).send({ success: true, data } as const);
    },
  });

  app.route({
    ...letterProposalRoutes.proposeNew,
    ...judged,
    handler: async (request, reply) => {
      const context = judgingFor(app, judge, request, reply);
      const data = await proposeLetter(context, await proposerOf(app, request), request.body);
      return reply.code(201).send({ success: true, data } as const);
    },
  });

  app.route({
    ...letterProposalRoutes.decide,
    handler: async (request) => {
      const { id, proposalId } = request.params;
      const { text } = await ofLetter(readingFor(app, request), id);
      const data = await decide(app.db, text.of, proposalId, request.body.decision);
      return { success: true, data } as const;
    },
  });

  app.route({
    ...letterProposalRoutes.change,
    ...judged,
    handler: async (request, reply) => {
      const context = judgingFor(app, judge, request, reply);
      const data = await changeLetter(context, request.params.id, request.body);
      return { success: true, data } as const;
    },
  });
};

const answerProposalsPlugin: FastifyPluginAsyncZod<Judge> = async (app, judge) => {
  app.route({
    ...answerProposalRoutes.list,
    handler: async (request) => {
      const data = await answerProposalsOf(app.db, sessionOf(request).user);
      return { success: true, data } as const;
    },
  });

  app.route({
    ...answerProposalRoutes.propose,
    ...judged,
    handler: async (request, reply) => {
      const context = judgingFor(app, judge, request, reply);
      const { resumeId, ...wording } = request.body;
      const { text } = await ofAnswer(context, request.params.id, resumeId);
      const data = await propose(context, text, await proposerOf(app, request), wording);
      return reply.code(201).send({ success: true, data } as const);
    },
  });

  app.route({
    ...answerProposalRoutes.decide,
    handler: async (request) => {
      const { id, proposalId } = request.params;
      const { text } = await ofAnswer(readingFor(app, request), id);
      const data = await decide(app.db, text.of, proposalId, request.body.decision);
      return { success: true, data } as const;
    },
  });

  app.route({
    ...answerProposalRoutes.change,
    ...judged,
    handler: async (request, reply) => {
      const context = judgingFor(app, judge, request, reply);
      const data = await changeAnswer(context, request.params.id, request.body);
      return { success: true, data } as const;
    },
  });
};

const readingFor = ({ db }: FastifyInstance, request: FastifyRequest) => ({
  db,
  user: sessionOf(request).user,
});

function judgingFor(
  { db, configuration }: FastifyInstance,
  { builtInFor }: Judge,
  request: FastifyRequest,
  reply: FastifyReply,
): ProposalContext {
  const { user } = sessionOf(request);
  const caller = { whose: user.id, signal: signalOf(reply), leaveTurn: leaveTurnOf(request) };
  return { db, configuration, user, builtIn: builtInFor(caller) };
}

const proposerOf = ({ db }: FastifyInstance, request: FastifyRequest): Promise<Proposer> =>
  authorOf(db, sessionOf(request));
