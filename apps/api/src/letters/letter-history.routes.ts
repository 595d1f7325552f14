import type { CoverLetterContent } from '@folio/contract/cover-letters';
import type { Moment } from '@folio/contract/history';
import { type Letter, ownLetterHistoryRoutes } from '@folio/contract/letters';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { asRestored } from '../cover-letters/cover-letters.service.ts';
import type { Db } from '../platform/database.ts';
import { requireSession, sessionOf } from '../platform/require-session.ts';
import type { UserRow } from '../platform/sessions.ts';
import type { QuotaContext } from '../quotas/quotas.service.ts';
import type { LetterPlace } from './letter-history.repository.ts';
import {
  getLetterMoment,
  listLetterMoments,
  nameLetterNow,
  renameLetterMoment,
} from './letter-history.service.ts';
import { getLetter, readLetter, saveLetter } from './letters.service.ts';

export const letterHistoryPlugin: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireSession);

  app.route({
    ...ownLetterHistoryRoutes.list,
    handler: async (request) => {
      const place = await placeOf(app.db, sessionOf(request).user, request.params.id);
      return { success: true, data: await listLetterMoments(app.db, place) } as const;
    },
  });

  app.route({
    ...ownLetterHistoryRoutes.get,
    handler: async (request) => {
      const { id, momentId } = request.params;
      const place = await placeOf(app.db, sessionOf(request).user, id);
      return { success: true, data: await readMoment(app.db, place, momentId) } as const;
    },
  });

  app.route({
    ...ownLetterHistoryRoutes.keep,
    handler: async (request, reply) => {
      const place = await placeOf(app.db, sessionOf(request).user, request.params.id);
      const data = await nameLetterNow(app, place, request.body.name);
      return reply.code(201).send({ success: true, data } as const);
    },
  });

  app.route({
    ...ownLetterHistoryRoutes.rename,
    handler: async (request) => {
      const { id, momentId } = request.params;
      const place = await placeOf(app.db, sessionOf(request).user, id);
      const data = await renameLetterMoment(app, place, momentId, request.body.name);
      return { success: true, data } as const;
    },
  });

  app.route({
    ...ownLetterHistoryRoutes.restore,
    handler: async (request) => {
      const { id, momentId } = request.params;
      const data = await restore(app, sessionOf(request).user, id, momentId);
      return { success: true, data, message: 'Version restored' } as const;
    },
  });
};

async function placeOf(db: Db, user: UserRow, id: string): Promise<LetterPlace> {
  const letter = await getLetter(db, user, id);
  return { userId: user.id, letterId: letter.id };
}

/** A moment with its letter, as far as this release can read it. */
async function readMoment(
  db: Db,
  place: LetterPlace,
  momentId: string,
): Promise<Moment & { letter: CoverLetterContent }> {
  const { moment, document } = await getLetterMoment(db, place, momentId);
  return { ...moment, letter: readLetter(document) };
}

/** Restores a moment; the current letter is kept in the history. */
async function restore(
  context: QuotaContext,
  user: UserRow,
  id: string,
  momentId: string,
): Promise<Letter> {
  const place = await placeOf(context.db, user, id);
  const { document } = await getLetterMoment(context.db, place, momentId);
  const restored = asRestored(document, readLetter(document));
  return saveLetter(context, user, place.letterId, { ...restored, reason: 'restore' });
}
