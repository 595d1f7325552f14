import { secondFactorRoutes } from '@folio/contract/second-factor';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireSession, sessionOf } from '../platform/require-session.ts';
import {
  beginSecondFactor,
  confirmCode,
  proveCode,
  renewRecoveryCodes,
  secondFactorState,
  turnOffSecondFactor,
} from './second-factor.service.ts';

export const secondFactorPlugin: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireSession);

  app.route({
    ...secondFactorRoutes.state,
    handler: async (request) => {
      const data = await secondFactorState(app.db, sessionOf(request).user.id);
      return { success: true, data } as const;
    },
  });

  app.route({
    ...secondFactorRoutes.begin,
    handler: async (request) => {
      const data = await beginSecondFactor(app, sessionOf(request), request.body);
      return { success: true, data } as const;
    },
  });

  app.route({
    ...secondFactorRoutes.confirm,
    handler: async (request) => {
      const recoveryCodes = await confirmCode(app, sessionOf(request), request.body.code);
      return { success: true, data: { recoveryCodes } } as const;
    },
  });

  app.route({
    ...secondFactorRoutes.renewRecoveryCodes,
    handler: async (request) => {
      const recoveryCodes = await renewRecoveryCodes(app, sessionOf(request), request.body);
      return { success: true, data: { recoveryCodes } } as const;
    },
  });

  app.route({
    ...secondFactorRoutes.turnOff,
    handler: async (request) => {
      await turnOffSecondFactor(app, sessionOf(request), request.body);
      return { success: true, message: 'Two-step login is off.' } as const;
    },
  });

  app.route({
    ...secondFactorRoutes.proveCode,
    handler: async (request) => {
      await proveCode(app, sessionOf(request), request.body.code);
      return { success: true, message: 'Your code is right.' } as const;
    },
  });
};
