import { type Operation, operationRoutes } from '@folio/contract/operations';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { repeatWhileListening } from '../platform/repeated-work.ts';
import { requirePerson, requireSession, sessionOf } from '../platform/require-session.ts';
import { applySent, getOperationsSince } from './operations.service.ts';
import { deletePastSaves } from './resume-log.repository.ts';

const purgeEveryMs = 60 * 60_000;

export const operationsPlugin: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireSession);
  repeatWhileListening(app, 'forgetting past saves', purgeEveryMs, () => deletePastSaves(app.db));

  app.route({
    ...operationRoutes.send,
    serializerCompiler,
    handler: async (request) => {
      if (request.body.operations.some(isSharing)) requirePerson(request);
      const owner = { context: app, user: sessionOf(request).user, id: request.params.id };
      return { success: true, data: await applySent(owner, request.body) } as const;
    },
  });

  app.route({
    ...operationRoutes.since,
    serializerCompiler,
    handler: async (request) => {
      const owner = { context: app, user: sessionOf(request).user, id: request.params.id };
      return {
        success: true,
        data: await getOperationsSince(owner, request.query.since),
      } as const;
    },
  });
};

/** Operations on this field change who may read the resume. */
const isSharing = (operation: Operation): boolean =>
  operation.kind === 'set' && operation.path === 'isPublic';

/** Operations and resumes are validated when they are read, so responses skip the schema. */
const serializerCompiler = () => JSON.stringify;
