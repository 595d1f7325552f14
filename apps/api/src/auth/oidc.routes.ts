import { oidcLimits, oidcRoutes } from '@folio/contract/oidc';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { callerNetwork } from '../platform/caller-network.ts';
import { cookieOf, keepCookie, type OwnCookie } from '../platform/own-cookie.ts';
import { waitElsewhere } from '../platform/request-turns.ts';
import { readerOf, requireSession, sessionOf } from '../platform/require-session.ts';
import { keepDeviceToken } from './known-devices.service.ts';
import {
  beginOidcLink,
  beginOidcLogin,
  finishOidc,
  linkedAccountsOf,
  proveOidcCode,
  unlink,
} from './oidc.service.ts';
import { callerOf, shownAccount } from './present-account.ts';

/** The return page calls the API itself, so that SameSite=Strict cookies are sent. */
const cookie: OwnCookie = {
  name: 'folio-oidc',
  path: '/api/auth/oidc',
  maxAgeSeconds: oidcLimits.attemptSeconds,
};

const browserSecretOf = (request: FastifyRequest): string | undefined =>
  /^[\w-]{43}$/.exec(cookieOf(request, cookie) ?? '')?.[0];

export const oidcPlugin: FastifyPluginAsyncZod = async (app) => {
  waitElsewhere(app);
  app.route({
    ...oidcRoutes.providers,
    handler: async () => {
      const data = app.configuration.oidcProviders.map(({ id, name }) => ({ id, name }));
      return { success: true, data } as const;
    },
  });

  app.route({
    ...oidcRoutes.beginLogin,
    handler: async (request, reply) => {
      const { provider } = request.body;
      const begun = await beginOidcLogin(app, provider, callerNetwork(request));
      keepCookie(request, reply, cookie, begun.browserSecret);
      return { success: true, data: { url: begun.url } } as const;
    },
  });

  app.route({
    ...oidcRoutes.beginLink,
    onRequest: requireSession,
    handler: async (request, reply) => {
      const begun = await beginOidcLink(app, sessionOf(request), request.body);
      keepCookie(request, reply, cookie, begun.browserSecret);
      return { success: true, data: { url: begun.url } } as const;
    },
  });

  app.route({
    ...oidcRoutes.finish,
    handler: async (request, reply) => {
      await readerOf(request);
      const returned = { ...request.body, browserSecret: browserSecretOf(request) };
      const outcome = await finishOidc(app, returned, request.session, callerOf(request));
      if (outcome === 'needs-code') return { success: true, needsCode: true } as const;
      if ('linked' in outcome) return { success: true, data: outcome.linked } as const;
      keepDeviceToken(request, reply, outcome.deviceToken);
      const { token, user } = outcome;
      return { success: true, token, user: await shownAccount(app, user) } as const;
    },
  });

  app.route({
    ...oidcRoutes.proveCode,
    handler: async (request, reply) => {
      const { code } = request.body;
      const caller = callerOf(request);
      const opened = await proveOidcCode(app, browserSecretOf(request), code, caller);
      keepDeviceToken(request, reply, opened.deviceToken);
      const { token, user } = opened;
      return { success: true, token, user: await shownAccount(app, user) } as const;
    },
  });

  app.route({
    ...oidcRoutes.list,
    onRequest: requireSession,
    handler: async (request) => {
      const data = await linkedAccountsOf(app.db, sessionOf(request).user.id);
      return { success: true, data } as const;
    },
  });

  app.route({
    ...oidcRoutes.unlink,
    onRequest: requireSession,
    handler: async (request) => {
      await unlink(app, sessionOf(request), request.params.id, request.body);
      return { success: true, message: 'The account was unlinked.' } as const;
    },
  });
};
