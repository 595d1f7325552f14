import { adminPeopleRoutes } from '@folio/contract/admin-people';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { idCursor, toPage } from './paging.ts';
import { listPeople } from './people.repository.ts';
import {
  ban,
  endSessionsOf,
  liftBan,
  openPersonRecord,
  presentPerson,
  resendVerificationTo,
} from './people.service.ts';

export const peoplePlugin: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;

  app.route({
    ...adminPeopleRoutes.list,
    config: { action: 'people.list' },
    handler: async (request) => {
      const { search, limit, cursor } = request.query;
      const before = idCursor(cursor);
      const rows = await listPeople(db, { search, before, limit: limit + 1 });
      const answer = toPage(rows.map(presentPerson), limit, ({ id }) => id);
      request.shownTargets = answer.data.map(({ id }) => id);
      return answer;
    },
  });

  app.route({
    ...adminPeopleRoutes.get,
    config: { action: 'people.view' },
    handler: async (request) =>
      ({ success: true, data: await openPersonRecord(db, request.params.id) }) as const,
  });

  app.route({
    ...adminPeopleRoutes.endSessions,
    config: { action: 'people.end-sessions' },
    handler: async (request) => {
      await endSessionsOf(db, request.params.id);
      return acknowledged('Signed out everywhere.');
    },
  });

  app.route({
    ...adminPeopleRoutes.ban,
    config: { action: 'people.ban' },
    handler: async (request) => {
      await ban(app, request.params.id, request.body.reason);
      return acknowledged('The account is blocked.');
    },
  });

  app.route({
    ...adminPeopleRoutes.liftBan,
    config: { action: 'people.lift-ban' },
    handler: async (request) => {
      await liftBan(app, request.params.id);
      return acknowledged('The account is open again.');
    },
  });

  app.route({
    ...adminPeopleRoutes.resendVerification,
    config: { action: 'people.resend-verification' },
    handler: async (request) => {
      await resendVerificationTo(app, request.params.id);
      return acknowledged('The mail is on its way.');
    },
  });
};

export const acknowledged = (message: string) => ({ success: true, message }) as const;
