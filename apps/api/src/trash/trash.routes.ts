import { trashRoutes } from '@folio/contract/trash';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireCoverLetter } from '../cover-letters/cover-letters.service.ts';
import { repeatWhileListening } from '../platform/repeated-work.ts';
import { requireSession, sessionOf } from '../platform/require-session.ts';
import { negotiateContents } from '../resumes/content-negotiation.ts';
import { isReadable, toResume, toSummary } from '../resumes/present-resume.ts';
import { getResume } from '../resumes/resumes.service.ts';
import {
  deleteApplicationForGood,
  deleteForGood,
  deleteLetterForGood,
  deleteOwnLetterForGood,
  emptyTrash,
  listTrash,
  purgeTrash,
  restoreLetter,
  restoreResume,
} from './trash.service.ts';

const hourMs = 60 * 60_000;

export const trashPlugin: FastifyPluginAsyncZod = async (app) => {
  repeatWhileListening(app, 'emptying trashes', hourMs, (closing) => purgeTrash(app.db, closing));
  app.addHook('onRequest', requireSession);
  negotiateContents(app);

  app.route({
    ...trashRoutes.list,
    handler: async (request) =>
      ({ success: true, data: await listTrash(app.db, sessionOf(request).user.id) }) as const,
  });

  app.route({
    ...trashRoutes.restoreResume,
    serializerCompiler: () => JSON.stringify,
    handler: async (request) => {
      const { user } = sessionOf(request);
      await restoreResume(app, user.id, request.params.id);
      const row = await getResume(app.db, user, request.params.id);
      const data = isReadable(row) ? toResume(row) : toSummary(row);
      return { success: true, data, message: 'Resume restored' } as const;
    },
  });

  app.route({
    ...trashRoutes.deleteResume,
    handler: async (request) => {
      await deleteForGood(app.db, sessionOf(request).user.id, request.params.id);
      return { success: true, message: 'Resume permanently deleted' } as const;
    },
  });

  app.route({
    ...trashRoutes.restoreLetter,
    handler: async (request) => {
      const { user } = sessionOf(request);
      const resumeId = await restoreLetter(app, user.id, request.params.id);
      const data = await requireCoverLetter(app.db, user, resumeId);
      return { success: true, data, message: 'Letter restored' } as const;
    },
  });

  app.route({
    ...trashRoutes.deleteLetter,
    handler: async (request) => {
      await deleteLetterForGood(app.db, sessionOf(request).user.id, request.params.id);
      return { success: true, message: 'Letter permanently deleted' } as const;
    },
  });

  app.route({
    ...trashRoutes.deleteOwnLetter,
    handler: async (request) => {
      await deleteOwnLetterForGood(app.db, sessionOf(request).user.id, request.params.id);
      return { success: true, message: 'Letter permanently deleted' } as const;
    },
  });

  app.route({
    ...trashRoutes.deleteApplication,
    handler: async (request) => {
      await deleteApplicationForGood(app.db, sessionOf(request).user.id, request.params.id);
      return { success: true, message: 'Application permanently deleted' } as const;
    },
  });

  app.route({
    ...trashRoutes.empty,
    handler: async (request) => {
      await emptyTrash(app.db, sessionOf(request).user.id, request.query.until);
      return { success: true, message: 'Recently deleted is empty' } as const;
    },
  });
};
