import { applicationRoutes } from '@folio/contract/applications';
import { sentDocumentRoutes } from '@folio/contract/sent-documents';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { signalOf } from '../platform/caller-signal.ts';
import { attachment } from '../platform/http-headers.ts';
import { limitAccount } from '../platform/request-limits.ts';
import { leaveTurnOf } from '../platform/request-turns.ts';
import { requireSession, sessionOf } from '../platform/require-session.ts';
import { withinSearchTime } from '../platform/search-time.ts';
import { createApplications } from './add-applications.service.ts';
import {
  bringBackApplications,
  exportApplications,
  getApplication,
  pageOfApplications,
  removeApplications,
  setNextSteps,
  undoStatuses,
} from './applications.service.ts';
import { eventsBetween } from './dated-events.service.ts';
import {
  createAndKeep,
  keptOfAccount,
  setStatusesAndKeep,
  updateAndKeep,
} from './mark-applied.service.ts';
import { getSentDocument, keepSent, listSentDocuments } from './sent-documents.service.ts';

/** What was sent never changes, and is its owner's alone: another session in this browser asks anew. */
const caching = { 'cache-control': 'private, max-age=604800, immutable', vary: 'authorization' };

export const applicationsPlugin: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireSession);
  const markingOf = (request: FastifyRequest, reply: FastifyReply) => {
    const { user } = sessionOf(request);
    const caller = { whose: user.id, signal: signalOf(reply), leaveTurn: leaveTurnOf(request) };
    return { context: app, caller, user };
  };

  app.route({
    ...applicationRoutes.list,
    handler: async (request) => {
      const read = () => pageOfApplications(app.db, sessionOf(request).user, request.query);
      const page = await (request.query.search === '' ? read() : withinSearchTime(request, read));
      return { success: true, ...page } as const;
    },
  });

  app.route({
    ...applicationRoutes.export,
    handler: async (request) => {
      const { user } = sessionOf(request);
      const page = await exportApplications(app.db, user, request.query.cursor);
      return { success: true, ...page } as const;
    },
  });

  app.route({
    ...applicationRoutes.events,
    handler: async (request) => {
      const read = () => eventsBetween(app.db, sessionOf(request).user, request.query);
      const found = await withinSearchTime(request, read);
      return { success: true, ...found } as const;
    },
  });

  app.route({
    ...applicationRoutes.create,
    handler: async (request, reply) => {
      const data = await createAndKeep(markingOf(request, reply), request.body);
      return reply.code(201).send({ success: true, data } as const);
    },
  });

  app.route({
    ...applicationRoutes.import,
    handler: async (request, reply) => {
      const { applications } = request.body;
      const data = await createApplications(app, sessionOf(request).user, applications);
      return reply.code(201).send({ success: true, data } as const);
    },
  });

  app.route({
    ...applicationRoutes.get,
    handler: async (request) => {
      const data = await getApplication(app.db, sessionOf(request).user, request.params.id);
      return { success: true, data } as const;
    },
  });

  app.route({
    ...applicationRoutes.update,
    handler: async (request, reply) => {
      const { params, body } = request;
      const data = await updateAndKeep(markingOf(request, reply), params.id, body);
      return { success: true, data } as const;
    },
  });

  app.route({
    ...applicationRoutes.setStatus,
    handler: async (request, reply) => {
      const { ids, ...move } = request.body;
      const data = await setStatusesAndKeep(markingOf(request, reply), ids, move);
      return { success: true, data } as const;
    },
  });

  app.route({
    ...applicationRoutes.setNextSteps,
    handler: async (request) => {
      const data = await setNextSteps(app.db, sessionOf(request).user, request.body.steps);
      return { success: true, data } as const;
    },
  });

  app.route({
    ...applicationRoutes.undoStatus,
    handler: async (request) => {
      const { ids, status } = request.body;
      const data = await undoStatuses(app.db, sessionOf(request).user, ids, status);
      return { success: true, data } as const;
    },
  });

  app.route({
    ...applicationRoutes.trash,
    handler: async (request) => {
      const ids = await removeApplications(app.db, sessionOf(request).user, request.body.ids);
      return { success: true, data: { ids } } as const;
    },
  });

  app.route({
    ...applicationRoutes.restore,
    handler: async (request) => {
      const { user } = sessionOf(request);
      const data = await bringBackApplications(app.db, user, request.body.ids);
      return { success: true, data } as const;
    },
  });

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
      const { context, caller, user } = markingOf(request, reply);
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
