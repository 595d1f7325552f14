import { profileRoutes } from '@folio/contract/profiles';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { callerNetwork } from '../platform/caller-network.ts';
import { readerOf } from '../platform/optional-session.ts';
import { countHits } from '../platform/rate-limit.ts';
import { requireSession, sessionOf } from '../platform/require-session.ts';
import { accountPlugin } from './account.routes.ts';
import { picturesPlugin } from './pictures.routes.ts';
import { ownProfile, updateProfile } from './profiles.service.ts';
import { type ShownProfile, showProfile, showProfileById } from './public-profiles.service.ts';

const reads = { name: 'public-profile', hits: 120, seconds: 60 };

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
      const { user } = sessionOf(request);
      const { profile: data, ...token } = await updateProfile(app, user, request.body);
      const message = 'Your profile settings have been saved successfully.';
      return { success: true, data, message, ...token } as const;
    },
  });

  app.route({
    ...profileRoutes.byUsername,
    handler: (request) =>
      answerReader(request, (viewer) => {
        const visit = { address: callerNetwork(request), userAgent: request.headers['user-agent'] };
        return showProfile(app.db, request.params.username, viewer, visit);
      }),
  });

  app.route({
    ...profileRoutes.byId,
    handler: (request) =>
      answerReader(request, (viewer) => showProfileById(app.db, request.params.id, viewer)),
  });
};

type Show = (viewer: Awaited<ReturnType<typeof readerOf>>['reader']) => Promise<ShownProfile>;

/** A session that is over is told of where it would have shown more. */
async function answerReader(request: FastifyRequest, show: Show) {
  await countHits(request.server, [{ limit: reads, subject: callerNetwork(request) }]);
  const { reader, refusal } = await readerOf(request);
  const shown = await show(reader);
  if (shown.isPrivate && refusal) throw refusal;
  return { success: true, ...shown } as const;
}
