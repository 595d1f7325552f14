import { applicationRoutes } from '@folio/contract/applications';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
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
import { createAndKeep, setStatusesAndKeep, updateAndKeep } from './mark-applied.service.ts';
import { keepingOf } from './sent-documents.routes.ts';

export const applicationsPlugin: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireSession);

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
      const data = await createAndKeep(keepingOf(app, request, reply), request.body);
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
      const data = await updateAndKeep(keepingOf(app, request, reply), params.id, body);
      return { success: true, data } as const;
    },
  });

  await app.register(severalPlugin);
};

/** Bulk operations. */
const severalPlugin: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...applicationRoutes.setStatus,
    handler: async (request, reply) => {
      const { ids, ...move } = request.body;
      const data = await setStatusesAndKeep(keepingOf(app, request, reply), ids, move);
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
};
