import { nextStepRoutes, stepReminderRoutes } from '@folio/contract/step-reminders';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { RateLimit } from '../platform/rate-limit.ts';
import { repeatWhileListening } from '../platform/repeated-work.ts';
import { limitAccount } from '../platform/request-limits.ts';
import { requireSession, sessionOf } from '../platform/require-session.ts';
import {
  getReminders,
  nextStepsUntil,
  remindOfNextSteps,
  turnOffReminders,
  turnOnReminders,
} from './step-reminders.service.ts';

const changedByAccount: RateLimit = { name: 'step-reminders', hits: 60, seconds: 3_600 };
/** Mornings begin at multiples of 15 minutes UTC, since some time zones are offset by those. */
const lookEveryMs = 5 * 60_000;

/** The next steps of applications: what is due, and reminders by mail. */
export const stepRemindersPlugin: FastifyPluginAsyncZod = async (app) => {
  repeatWhileListening(app, 'telling of next steps', lookEveryMs, () => remindOfNextSteps(app));

  app.route({
    ...nextStepRoutes.list,
    onRequest: requireSession,
    handler: async (request) => {
      const { user } = sessionOf(request);
      const steps = await nextStepsUntil(app.db, user.id, request.query.until);
      return { success: true, ...steps } as const;
    },
  });

  app.route({
    ...stepReminderRoutes.get,
    onRequest: requireSession,
    handler: async (request) => {
      const data = await getReminders(app.db, sessionOf(request).user.id);
      return { success: true, data } as const;
    },
  });

  app.route({
    ...stepReminderRoutes.turnOn,
    onRequest: [requireSession, limitAccount(changedByAccount)],
    handler: async (request) => {
      const { user } = sessionOf(request);
      const data = await turnOnReminders(app.db, user.id, request.body.timeZone);
      return { success: true, data } as const;
    },
  });

  app.route({
    ...stepReminderRoutes.turnOff,
    onRequest: requireSession,
    handler: async (request) => {
      await turnOffReminders(app.db, sessionOf(request).user.id);
      return { success: true, message: 'Reminders are off.' } as const;
    },
  });
};
