import { passkeyRoutes } from '@folio/contract/passkeys';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { callerNetwork } from '../platform/caller-network.ts';
import { requireSession, sessionOf } from '../platform/require-session.ts';
import { keepDeviceToken } from './known-devices.service.ts';
import { beginConfirmation } from './passkey-confirmation.service.ts';
import { beginPasskeyLogin, logInByPasskey } from './passkey-login.service.ts';
import {
  addPasskey,
  beginPasskey,
  namePasskey,
  passkeysOf,
  removePasskey,
} from './passkeys.service.ts';
import { callerOf, shownAccount } from './present-account.ts';

export const passkeysPlugin: FastifyPluginAsyncZod = async (app) => {
  const onRequest = requireSession;

  app.route({
    ...passkeyRoutes.list,
    onRequest,
    handler: async (request) => {
      const data = await passkeysOf(app.db, sessionOf(request).user.id);
      return { success: true, data } as const;
    },
  });

  app.route({
    ...passkeyRoutes.begin,
    onRequest,
    handler: async (request) => {
      const data = await beginPasskey(app, sessionOf(request), request.body);
      return { success: true, data } as const;
    },
  });

  app.route({
    ...passkeyRoutes.add,
    onRequest,
    handler: async (request, reply) => {
      const data = await addPasskey(app, sessionOf(request), request.body);
      return reply.code(201).send({ success: true, data });
    },
  });

  app.route({
    ...passkeyRoutes.rename,
    onRequest,
    handler: async (request) => {
      const { user } = sessionOf(request);
      const data = await namePasskey(app.db, user.id, request.params.id, request.body.name);
      return { success: true, data } as const;
    },
  });

  app.route({
    ...passkeyRoutes.remove,
    onRequest,
    handler: async (request) => {
      await removePasskey(app, sessionOf(request), request.params.id, request.body);
      return { success: true, message: 'The passkey was removed.' } as const;
    },
  });

  app.route({
    ...passkeyRoutes.beginConfirmation,
    onRequest,
    handler: async (request) => {
      const data = await beginConfirmation(app, sessionOf(request), callerNetwork(request));
      return { success: true, data } as const;
    },
  });

  app.route({
    ...passkeyRoutes.beginLogin,
    handler: async (request) => {
      const data = await beginPasskeyLogin(app, callerNetwork(request));
      return { success: true, data } as const;
    },
  });

  app.route({
    ...passkeyRoutes.logIn,
    handler: async (request, reply) => {
      const { credential } = request.body;
      const { token, user, deviceToken } = await logInByPasskey(app, credential, callerOf(request));
      keepDeviceToken(request, reply, deviceToken);
      return { success: true, token, user: await shownAccount(app, user) } as const;
    },
  });
};
