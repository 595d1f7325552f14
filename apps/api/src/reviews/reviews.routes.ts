import { reviewRoutes, sharedResumeRoutes } from '@folio/contract/reviews';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { createBuiltIn } from '../ai/ai-call.ts';
import { callerNetwork } from '../platform/caller-network.ts';
import { signalOf } from '../platform/caller-signal.ts';
import type { RateLimit } from '../platform/rate-limit.ts';
import { repeatWhileListening } from '../platform/repeated-work.ts';
import { limitAddress } from '../platform/request-limits.ts';
import { leaveTurnOf } from '../platform/request-turns.ts';
import { readerOf } from '../platform/require-session.ts';
import { mailReviewNews } from './review-news.service.ts';
import {
  addReviewNote,
  deleteReviewNote,
  enterReview,
  openShared,
  readFront,
  readReview,
  renameInReview,
  replyInReview,
} from './reviews.service.ts';

const reads: RateLimit = { name: 'review-reads', hits: 120, seconds: 60 };
const entries: RateLimit = { name: 'review-entries', hits: 30, seconds: 3_600 };
/** Each may be judged by the fact guard, which takes some milliseconds of CPU time. */
const notesFromAddress: RateLimit = { name: 'review-notes', hits: 120, seconds: 3_600 };

const lookEveryMs = 60_000;

type Routes = Parameters<FastifyPluginAsyncZod>[0];

/** For people without an account who have a link. */
export const reviewsPlugin: FastifyPluginAsyncZod = async (app) => {
  repeatWhileListening(app, 'telling of reviews', lookEveryMs, () => mailReviewNews(app));
  app.addHook('onRequest', limitAddress(reads));
  reviewerRoutes(app);
  noteRoutes(app);

  app.route({
    ...sharedResumeRoutes.open,
    serializerCompiler,
    handler: async (request) => {
      const { params, body } = request;
      const { reader } = await readerOf(request);
      const opening = { password: body.password, visit: visitOf(request), reader };
      const data = await openShared(app, params.slug, opening);
      return { success: true, data } as const;
    },
  });

  /** The web app's page, excluded from search engines. */
  app.get('/r/:name', { schema: { hide: true } }, (_request, reply) =>
    reply.header('x-robots-tag', 'noindex').callNotFound(),
  );
};

/** Entering a review, and reading the reviewed resume. */
function reviewerRoutes(app: Routes): void {
  app.route({
    ...reviewRoutes.front,
    handler: async (request) => {
      const data = await readFront(app, request.params.token);
      return { success: true, data } as const;
    },
  });

  app.route({
    ...reviewRoutes.enter,
    config: { isInTurnElsewhere: true },
    onRequest: limitAddress(entries),
    handler: async (request, reply) => {
      const { params, body } = request;
      const pass = await enterReview(app, params.token, body, visitOf(request));
      return reply.code(201).send({ success: true, data: { pass } } as const);
    },
  });

  app.route({
    ...reviewRoutes.read,
    serializerCompiler,
    handler: async (request) => {
      const data = await readReview(app, request.params.token, request.body.pass);
      return { success: true, data } as const;
    },
  });

  app.route({
    ...reviewRoutes.rename,
    handler: async (request) => {
      const reviewer = await renameInReview(app, request.params.token, request.body);
      return { success: true, data: { reviewer } } as const;
    },
  });
}

function noteRoutes(app: Routes): void {
  const builtInFor = createBuiltIn(app.documentThreads);

  app.route({
    ...reviewRoutes.say,
    onRequest: limitAddress(notesFromAddress),
    handler: async (request, reply) => {
      const builtIn = builtInFor({
        whose: callerNetwork(request),
        signal: signalOf(reply),
        leaveTurn: leaveTurnOf(request),
      });
      const data = await addReviewNote(app, builtIn, request.params.token, request.body);
      return reply.code(201).send({ success: true, data } as const);
    },
  });

  app.route({
    ...reviewRoutes.reply,
    onRequest: limitAddress(notesFromAddress),
    handler: async (request, reply) => {
      const { token, noteId } = request.params;
      const data = await replyInReview(app, token, noteId, request.body);
      return reply.code(201).send({ success: true, data } as const);
    },
  });

  app.route({
    ...reviewRoutes.takeBack,
    handler: async (request) => {
      const { token, noteId } = request.params;
      await deleteReviewNote(app, token, request.body.pass, noteId);
      return { success: true, message: 'The note was deleted.' } as const;
    },
  });
}

/** Contents are validated when read and sent in full, since the page needs their ids. */
const serializerCompiler = () => JSON.stringify;

const visitOf = (request: FastifyRequest) => ({
  address: callerNetwork(request),
  userAgent: request.headers['user-agent'],
});
