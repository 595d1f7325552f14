import { photoRoutes } from '@folio/contract/photos';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { acceptPictures, countUpload } from '../platform/pictures/accept-picture.ts';
import { repeatWhileListening } from '../platform/repeated-work.ts';
import { requireSession, sessionOf } from '../platform/require-session.ts';
import { addPhoto, clearUnusedPhotos, getPhoto } from './photos.service.ts';

const hourMs = 60 * 60_000;

/** Photos are immutable and private: `Vary` separates sessions in one browser. */
const caching = { 'cache-control': 'private, max-age=604800, immutable', vary: 'authorization' };

export const photosPlugin: FastifyPluginAsyncZod = async (app) => {
  acceptPictures(app);
  repeatWhileListening(app, 'clearing photos away', hourMs, () => clearUnusedPhotos(app.db));
  app.addHook('onRequest', requireSession);

  app.route({
    ...photoRoutes.create,
    onRequest: countUpload,
    handler: async (request, reply) => {
      const id = await addPhoto(app, sessionOf(request).user.id, request.body);
      return reply.code(201).send({ success: true, data: { id } } as const);
    },
  });

  app.route({
    ...photoRoutes.get,
    handler: async (request, reply) => {
      const jpeg = await getPhoto(app.db, sessionOf(request).user.id, request.params.id);
      return reply.headers(caching).type('image/jpeg').send(jpeg);
    },
  });
};
