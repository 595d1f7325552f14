import { aiRoutes } from '@folio/contract/ai';
import type { PaidRoute } from '@folio/contract/credits';
import type { Route, RouteResult } from '@folio/contract/route';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import type { Delivered } from '../credits/credits.service.ts';
import { callerNetwork } from '../platform/caller-network.ts';
import { signalOf } from '../platform/caller-signal.ts';
import { idempotencyKeyOf } from '../platform/idempotency-key.ts';
import { waitElsewhere } from '../platform/request-turns.ts';
import { requireSession, sessionOf } from '../platform/require-session.ts';
import { hashOf } from '../platform/secret-token.ts';
import { type Ai, type Call, createBuiltIn, freeCall, paidCall } from './ai-call.ts';
import { improveBullets } from './bullets.service.ts';
import { answerQuestion, generateSummary, writeCoverLetter } from './compose.service.ts';
import { enhanceContent, improveSection, improveText, optimizeSection } from './enhance.service.ts';
import { acceptsEvents, sendEvents } from './event-stream.ts';
import { improveResume } from './improve.service.ts';
import { openLanguageModel } from './llm/language-model.ts';
import { optimizeAts } from './optimize-ats.service.ts';
import { scoreContent } from './resume-analysis.service.ts';
import { suggestContent, suggestSkills } from './suggestions.service.ts';
import { translateTexts } from './translate.service.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** A hash of the route and the raw body, since parsing may generate ids. */
    requestHash: string;
  }
}

type PostRoute = PaidRoute & { schema: { body: z.ZodType } };
type Payload<R extends Route> =
  RouteResult<R> extends infer Body
    ? Body extends unknown
      ? Omit<Body, 'success'>
      : never
    : never;

export const aiPlugin: FastifyPluginAsyncZod = async (app) => {
  waitElsewhere(app);
  const ai: Ai = {
    builtInFor: createBuiltIn(app.documentThreads),
    model: openLanguageModel(app.configuration.ai, app.log),
  };

  app.decorateRequest('requestHash', '');
  app.addHook('preValidation', async (request) => {
    const { method, routeOptions, body } = request;
    request.requestHash = hashOf(JSON.stringify([method, routeOptions.url, body]));
  });

  const builtInAlone: Ai = { ...ai, model: undefined };

  function paid<R extends PostRoute>(
    route: R,
    work: (call: Call, body: z.output<R['schema']['body']>) => Promise<Delivered<Payload<R>>>,
    writers = ai,
  ) {
    app.route({
      ...(route as PostRoute),
      onRequest: requireSession,
      handler: async (request, reply) => {
        const payload = await paidCall(
          app,
          writers,
          route.credits,
          callerOf(request, signalOf(reply)),
          (call) => work(call, request.body as z.output<R['schema']['body']>),
        );
        // An answer stored by the previous release has no edits.
        return { success: true, edits: [], ...payload };
      },
    });
  }

  app.route({
    ...aiRoutes.provider,
    onRequest: requireSession,
    handler: async () => {
      const { provider = 'built-in', name = null } = ai.model ?? {};
      return { success: true, provider, model: name } as const;
    },
  });

  paid(aiRoutes.score, scoreContent, builtInAlone);
  paid(aiRoutes.optimize, optimizeSection);
  paid(aiRoutes.improve, (call, body) => {
    if ('text' in body) return improveText(call, body);
    return body.improvementType === 'section'
      ? improveSection(call, body)
      : improveResume(call, body);
  });
  paid(aiRoutes.optimizeAts, optimizeAts);
  paid(aiRoutes.enhanceContent, enhanceContent);
  paid(aiRoutes.suggestSkills, suggestSkills);
  paid(aiRoutes.generateSummary, generateSummary);
  paid(aiRoutes.improveBullets, improveBullets);
  paid(aiRoutes.answerQuestion, answerQuestion);
  paid(aiRoutes.translate, translateTexts);

  await app.register(suggestionsPlugin, { ai });
  await app.register(coverLetterPlugin, { ai });
};

/** Suggestions are free without an account. */
const suggestionsPlugin: FastifyPluginAsyncZod<{ ai: Ai }> = async (app, { ai }) => {
  app.route({
    ...aiRoutes.suggestions,
    onRequest: async (request) => {
      if (request.headers.authorization !== undefined) await requireSession(request);
    },
    handler: async (request, reply) => {
      const work = (call: Call) => suggestContent(call, request.body);
      const payload = request.session
        ? await paidCall(
            app,
            ai,
            aiRoutes.suggestions.credits,
            callerOf(request, signalOf(reply)),
            work,
          )
        : await freeCall(
            app,
            ai,
            { address: callerNetwork(request), signal: signalOf(reply) },
            work,
          );
      return { success: true, ...payload } as const;
    },
  });
};

/** Streams a letter while it is written if the caller accepts events. */
const coverLetterPlugin: FastifyPluginAsyncZod<{ ai: Ai }> = async (app, { ai }) => {
  app.route({
    ...aiRoutes.coverLetter,
    onRequest: requireSession,
    handler: async (request, reply) => {
      const write = (signal: AbortSignal, onText?: (piece: string) => void) =>
        paidCall(app, ai, aiRoutes.coverLetter.credits, callerOf(request, signal), (call) =>
          writeCoverLetter(call, request.body, onText),
        );
      if (acceptsEvents(request)) return sendEvents(reply, (onText, left) => write(left, onText));
      return { success: true, ...(await write(signalOf(reply))) } as const;
    },
  });
};

function callerOf(request: FastifyRequest, signal: AbortSignal) {
  const idempotencyKey = idempotencyKeyOf(request);
  const { user } = sessionOf(request);
  const { requestHash } = request;
  return { user, requestHash, idempotencyKey, signal };
}
