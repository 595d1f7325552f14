import { calendarFeedRoutes, calendarUrl } from '@folio/contract/calendar-feed';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { RateLimit } from '../platform/rate-limit.ts';
import { limitAccount, limitAddress } from '../platform/request-limits.ts';
import { requireSession, sessionOf } from '../platform/require-session.ts';
import { endFeed, getFeed, makeFeed, readCalendar } from './calendar-feeds.service.ts';

const madeOfAccount: RateLimit = { name: 'calendar-account', hits: 20, seconds: 3_600 };
/** Per network: a calendar provider fetches the feeds of many people. */
const readFromNetwork: RateLimit = { name: 'calendar-address', hits: 600, seconds: 60 };

/** The next steps of applications as a calendar feed. */
export const calendarFeedsPlugin: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...calendarFeedRoutes.get,
    onRequest: requireSession,
    handler: async (request) => {
      const data = await getFeed(app.db, sessionOf(request).user.id);
      return { success: true, data } as const;
    },
  });

  app.route({
    ...calendarFeedRoutes.make,
    onRequest: [requireSession, limitAccount(madeOfAccount)],
    handler: async (request) => {
      const data = await makeFeed(app, sessionOf(request));
      return { success: true, data } as const;
    },
  });

  app.route({
    ...calendarFeedRoutes.end,
    onRequest: requireSession,
    handler: async (request) => {
      await endFeed(app.db, sessionOf(request).user.id);
      return { success: true, message: 'The address was turned off.' } as const;
    },
  });

  app.get<{ Params: { file: string } }>(
    calendarUrl,
    { schema: { hide: true }, onRequest: limitAddress(readFromNetwork) },
    async (request, reply) => {
      const calendar = await readCalendar(app, request.params.file);
      return reply
        .headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
        .type('text/calendar; charset=utf-8')
        .send(calendar);
    },
  );
};
