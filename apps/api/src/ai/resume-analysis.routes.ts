import { resumeAnalysisRoutes } from '@folio/contract/resume-analysis';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { signalOf } from '../platform/caller-signal.ts';
import type { RateLimit } from '../platform/rate-limit.ts';
import { limitAccount } from '../platform/request-limits.ts';
import { leaveTurnOf } from '../platform/request-turns.ts';
import { requireSession, sessionOf } from '../platform/require-session.ts';
import { createBuiltIn } from './ai-call.ts';
import { changeText, matchResume, scoreResume } from './resume-analysis.service.ts';

/** Each call takes some milliseconds of CPU time; the limit is far above human use. */
const ofAccount: RateLimit = { name: 'resume-analysis-account', hits: 60, seconds: 60 };

export const resumeAnalysisPlugin: FastifyPluginAsyncZod = async (app) => {
  const builtInFor = createBuiltIn(app.documentThreads);
  app.addHook('onRequest', requireSession);
  app.addHook('onRequest', limitAccount(ofAccount));

  const partsOf = (request: FastifyRequest, id: string, reply: FastifyReply) => {
    const { user } = sessionOf(request);
    const owner = { context: app, user, id };
    return [
      owner,
      builtInFor({ whose: user.id, signal: signalOf(reply), leaveTurn: leaveTurnOf(request) }),
    ] as const;
  };

  app.route({
    ...resumeAnalysisRoutes.score,
    handler: async (request, reply) => {
      const data = await scoreResume(...partsOf(request, request.params.id, reply));
      return { success: true, data } as const;
    },
  });

  app.route({
    ...resumeAnalysisRoutes.match,
    handler: async (request, reply) => {
      const { params, body } = request;
      const data = await matchResume(...partsOf(request, params.id, reply), body.jobDescription);
      return { success: true, data } as const;
    },
  });

  app.route({
    ...resumeAnalysisRoutes.changeText,
    handler: async (request, reply) => {
      const { params, body } = request;
      const data = await changeText(...partsOf(request, params.id, reply), body);
      return { success: true, data } as const;
    },
  });
};
