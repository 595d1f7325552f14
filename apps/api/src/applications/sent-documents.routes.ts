import { sentDocumentRoutes } from '@folio/contract/sent-documents';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { signalOf } from '../platform/caller-signal.ts';
import { attachment } from '../platform/http-headers.ts';
import { limitAccount } from '../platform/request-limits.ts';
import { leaveTurnOf } from '../platform/request-turns.ts';
import { requireSession, sessionOf } from '../platform/require-session.ts';
import { keptOfAccount } from './mark-applied.service.ts';
import { getSentDocument, keepSent, listSentDocuments } from './sent-documents.service.ts';

/** Sent documents never change. The response varies by session, since they are private. */
const caching = { 'cache-control': 'private, max-age=604800, immutable', vary: 'authorization' };

/** The documents that were sent with an application. */
export const sentDocumentsPlugin: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireSession);

  app.route({
    ...sentDocumentRoutes.list,
    handler: async (request) => {
      const data = await listSentDocuments(app.db, sessionOf(request).user, request.params.id);
      return { success: true, data } as const;
    },
  });

  app.route({
    ...sentDocumentRoutes.keep,
    onRequest: limitAccount(keptOfAccount),
    handler: async (request, reply) => {
      const { context, caller, user } = keepingOf(app, request, reply);
      const data = await keepSent(context, caller, user, request.params.id, request.body);
      return reply.code(201).send({ success: true, data } as const);
    },
  });

  app.route({
    ...sentDocumentRoutes.get,
    handler: async (request, reply) => {
      const { id, documentId } = request.params;
      const { bytes, fileName, mediaType } = await getSentDocument(
        app.db,
        sessionOf(request).user,
        id,
        documentId,
      );
      return reply
        .headers(caching)
        .type(mediaType)
        .header('content-disposition', attachment(fileName))
        .send(bytes);
    },
  });
};

/** The context for making and keeping documents: on whose behalf, and until when. */
export function keepingOf(context: FastifyInstance, request: FastifyRequest, reply: FastifyReply) {
  const { user } = sessionOf(request);
  const caller = { whose: user.id, signal: signalOf(reply), leaveTurn: leaveTurnOf(request) };
  return { context, caller, user };
}
