import { authRoutes } from '@folio/contract/auth';
import { signUpRoutes } from '@folio/contract/sign-up';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AppError } from '../platform/app-error.ts';
import { callerNetwork } from '../platform/caller-network.ts';
import { toLoggableError } from '../platform/loggable-error.ts';
import { waitElsewhere } from '../platform/request-turns.ts';
import { readerOf, requireSession, sessionOf } from '../platform/require-session.ts';
import { endSession } from '../platform/sessions.ts';
import { noteRefusedLogin } from './account-log.service.ts';
import { keepDeviceToken } from './known-devices.service.ts';
import { logIn } from './login.service.ts';
import {
  countResetRequest,
  resetPassword,
  sendResetLink,
  updatePassword,
} from './password-change.service.ts';
import { callerOf, shownAccount } from './present-account.ts';
import { purgeExpiredHourly } from './purge-expired.ts';
import { register } from './registration.service.ts';
import { countResend, resendVerification, verifyEmail } from './verification.service.ts';

/**
 * Runs work after the response, so that its duration doesn't reveal whether an address is known.
 * Closing the server waits for it.
 */
function workAfterAnswer(app: FastifyInstance) {
  const running = new Set<Promise<void>>();
  app.addHook('onClose', async () => {
    await Promise.all(running);
  });
  return (log: FastifyBaseLogger, work: () => Promise<void>): void => {
    const run = work()
      .catch((error: unknown) => log.error({ err: toLoggableError(error) }, 'work after an answer'))
      .finally(() => running.delete(run));
    running.add(run);
  };
}

export const authPlugin: FastifyPluginAsyncZod = async (app) => {
  waitElsewhere(app);
  purgeExpiredHourly(app);
  const parts = { afterAnswer: workAfterAnswer(app) };
  await app.register(signUpPlugin, parts);
  await app.register(sessionPlugin, parts);
  await app.register(passwordPlugin, parts);
};

type Parts = { afterAnswer: ReturnType<typeof workAfterAnswer> };

const signUpPlugin: FastifyPluginAsyncZod<Parts> = async (app, { afterAnswer }) => {
  app.route({
    ...authRoutes.register,
    handler: async (request, reply) => {
      const network = callerNetwork(request);
      const { verificationToken, deviceToken } = await register(app, request.body, network);
      keepDeviceToken(request, reply, deviceToken);
      const data = verificationToken ? { verificationToken } : {};
      const message = 'Please check your email to verify your account.';
      return reply.code(201).send({ success: true, data, message });
    },
  });

  app.route({
    ...signUpRoutes.rule,
    handler: async () => ({ success: true, data: { rule: app.configuration.signUp } }) as const,
  });

  app.route({
    ...authRoutes.verifyEmail,
    handler: async (request, reply) => {
      await readerOf(request);
      const caller = { ...callerOf(request), session: request.session };
      const verified = await verifyEmail(app, request.body.token, caller);
      if ('resetToken' in verified)
        return { success: true, needsPassword: true, resetToken: verified.resetToken } as const;
      const { token, user, deviceToken } = verified;
      keepDeviceToken(request, reply, deviceToken);
      return { success: true, token, user: await shownAccount(app, user) } as const;
    },
  });

  app.route({
    ...authRoutes.resendVerification,
    handler: async (request) => {
      const { email } = request.body;
      await countResend(app, email, callerNetwork(request));
      afterAnswer(request.log, () => resendVerification(app, email));
      return acknowledged('Please check your email for the verification link.');
    },
  });
};

const sessionPlugin: FastifyPluginAsyncZod<Parts> = async (app, { afterAnswer }) => {
  app.route({
    ...authRoutes.login,
    handler: async (request, reply) => {
      const caller = callerOf(request);
      const loggedIn = await logIn(app, request.body, caller).catch((error: unknown) => {
        if (error instanceof AppError && error.code === 'INVALID_CREDENTIALS')
          afterAnswer(request.log, () => noteRefusedLogin(app.db, request.body.email, caller));
        throw error;
      });
      if (!loggedIn) return { success: true, needsVerification: true } as const;
      if (loggedIn === 'needs-code') return { success: true, needsCode: true } as const;
      const { token, user, deviceToken } = loggedIn;
      keepDeviceToken(request, reply, deviceToken);
      return { success: true, token, user: await shownAccount(app, user) } as const;
    },
  });

  app.route({
    ...authRoutes.me,
    onRequest: requireSession,
    handler: async (request) =>
      ({ success: true, data: await shownAccount(app, sessionOf(request).user) }) as const,
  });

  app.route({
    ...authRoutes.logout,
    onRequest: requireSession,
    handler: async (request) => {
      await endSession(app.db, sessionOf(request));
      return acknowledged('You have been successfully logged out.');
    },
  });
};

const passwordPlugin: FastifyPluginAsyncZod<Parts> = async (app, { afterAnswer }) => {
  app.route({
    ...authRoutes.forgotPassword,
    handler: async (request) => {
      const { email } = request.body;
      await countResetRequest(app, email, callerNetwork(request));
      afterAnswer(request.log, () => sendResetLink(app, email));
      return acknowledged('Check your email for a reset link.');
    },
  });

  app.route({
    ...authRoutes.resetPassword,
    handler: async (request, reply) => {
      const deviceToken = await resetPassword(app, request.body, callerOf(request));
      keepDeviceToken(request, reply, deviceToken);
      return acknowledged('Your password has been successfully reset. Please log in.');
    },
  });

  app.route({
    ...authRoutes.updatePassword,
    onRequest: requireSession,
    handler: async (request) => {
      await updatePassword(app, sessionOf(request), request.body, callerOf(request));
      return acknowledged('Your password has been successfully updated.');
    },
  });
};

const acknowledged = (message: string) => ({ success: true, message }) as const;
