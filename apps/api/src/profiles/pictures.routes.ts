import { profileRoutes } from '@folio/contract/profiles';
import type { FastifyInstance } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { countUpload } from '../platform/pictures/accept-picture.ts';
import { pictureOf, receivePictures } from '../platform/pictures/receive-picture.ts';
import { repeatWhileListening } from '../platform/repeat.ts';
import { requireSession, sessionOf } from '../platform/require-session.ts';
import {
  changePicture,
  clearUnusedPictures,
  readPicture,
  removePicture,
} from './pictures.service.ts';

const hourMs = 60 * 60_000;

/** A picture never changes: another one has another address. Nothing in it may run. */
const pictureHeaders = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'",
  'content-disposition': 'inline',
};

export const picturesPlugin: FastifyPluginAsyncZod = async (app) => {
  repeatWhileListening(app, 'clearing pictures away', hourMs, () => clearUnusedPictures(app));
  await app.register(uploadPlugin);

  app.route({
    ...profileRoutes.deletePicture,
    onRequest: requireSession,
    handler: async (request) => {
      await removePicture(app, sessionOf(request).user.id);
      return { success: true, message: 'Your profile picture has been removed.' } as const;
    },
  });

  showPictures(app);
};

const uploadPlugin: FastifyPluginAsyncZod = async (app) => {
  await receivePictures(app);
  app.route({
    ...profileRoutes.uploadPicture,
    onRequest: [requireSession, countUpload],
    handler: async (request) => {
      const file = await pictureOf(request, 'profilePicture');
      const profilePicture = await changePicture(app, sessionOf(request).user.id, file);
      return { success: true, data: { profilePicture } } as const;
    },
  });
};

/** Beside the API, so that an address of a picture can be shown to anybody. */
function showPictures(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>(
    '/pictures/:file',
    { schema: { hide: true } },
    async ({ params }, reply) => {
      const jpeg = await readPicture(app, params.file);
      return reply.headers(pictureHeaders).type('image/jpeg').send(jpeg);
    },
  );
}
