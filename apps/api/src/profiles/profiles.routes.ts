import { profileRoutes } from '@folio/contract/profiles';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { callerNetwork } from '../platform/caller-network.ts';
import { countUpload } from '../platform/pictures/accept-picture.ts';
import {
  pictureFormBytes,
  pictureOf,
  receivePictures,
} from '../platform/pictures/receive-picture.ts';
import { repeatWhileListening } from '../platform/repeated-work.ts';
import { limitAddress } from '../platform/request-limits.ts';
import { readerOf, requireSession, sessionOf } from '../platform/require-session.ts';
import { accountPlugin } from './account.routes.ts';
import { deviceKey } from './device-keys.service.ts';
import {
  changePicture,
  clearUnusedPictures,
  readPicture,
  removePicture,
} from './pictures.service.ts';
import { ownProfile, updateProfile } from './profiles.service.ts';
import { type ShownProfile, showProfile, showProfileById } from './public-profiles.service.ts';

const hourMs = 60 * 60_000;

/** Pictures are immutable, and sandboxed. */
const pictureHeaders = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'",
  'content-disposition': 'inline',
};

const picturesPlugin: FastifyPluginAsyncZod = async (app) => {
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
    bodyLimit: pictureFormBytes,
    onRequest: [requireSession, countUpload],
    handler: async (request) => {
      const file = await pictureOf(request, 'profilePicture');
      const profilePicture = await changePicture(app, sessionOf(request).user.id, file);
      return { success: true, data: { profilePicture } } as const;
    },
  });
};

/** Pictures are public, outside of the API. */
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

const countReads = limitAddress({ name: 'public-profile', hits: 120, seconds: 60 });

export const profilesPlugin: FastifyPluginAsyncZod = async (app) => {
  await app.register(accountPlugin);
  await app.register(picturesPlugin);

  app.route({
    ...profileRoutes.me,
    onRequest: requireSession,
    handler: async (request) =>
      ({ success: true, data: await ownProfile(app.db, sessionOf(request).user) }) as const,
  });

  app.route({
    ...profileRoutes.update,
    onRequest: requireSession,
    handler: async (request) => {
      const session = sessionOf(request);
      const { profile: data, ...token } = await updateProfile(app, session, request.body);
      const message = 'Your profile settings have been saved successfully.';
      return { success: true, data, message, ...token } as const;
    },
  });

  app.route({
    ...profileRoutes.deviceKey,
    onRequest: requireSession,
    handler: async (request) => {
      const key = await deviceKey(app, sessionOf(request).user.id, request.body.device);
      return { success: true, data: { key } } as const;
    },
  });

  app.route({
    ...profileRoutes.byUsername,
    handler: (request) =>
      answerReader(request, (viewer) => {
        const visit = { address: callerNetwork(request), userAgent: request.headers['user-agent'] };
        return showProfile(app, request.params.username, viewer, visit);
      }),
  });

  app.route({
    ...profileRoutes.byId,
    handler: (request) =>
      answerReader(request, (viewer) => showProfileById(app, request.params.id, viewer)),
  });
};

type Show = (viewer: Awaited<ReturnType<typeof readerOf>>['reader']) => Promise<ShownProfile>;

/** An expired session is an error if a valid one would have shown more. */
async function answerReader(request: FastifyRequest, show: Show) {
  await countReads(request);
  const { reader, refusal } = await readerOf(request);
  const shown = await show(reader);
  if (shown.isPrivate && refusal) throw refusal;
  return { success: true, ...shown } as const;
}
