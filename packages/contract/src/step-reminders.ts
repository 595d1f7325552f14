import { z } from 'zod';
import { Day } from './application-fields.ts';
import { Application } from './applications.ts';
import { Acknowledged, answer } from './envelope.ts';
import type { Route } from './route.ts';

/** A name of the IANA time zone database, such as 'Asia/Kolkata', as browsers report it. */
export const TimeZone = z.string().max(64).refine(isTimeZone, 'We don’t know this time zone.');

function isTimeZone(name: string): boolean {
  try {
    // Offsets such as '+05:30' are rejected, because they have no daylight saving time.
    return new Intl.DateTimeFormat('en', { timeZone: name }) && /^[A-Za-z]/.test(name);
  } catch {
    return false;
  }
}

/** The hour, in the chosen time zone, at which the mail about a day's steps is sent. */
export const reminderHour = 7;

/** Mail reminders of next steps, on the morning of their day. */
export const StepReminders = z.object({ timeZone: z.string(), nextAt: z.iso.datetime() });
export type StepReminders = z.infer<typeof StepReminders>;

/** The next step of an application that is still open. */
export const NextStep = Application.pick({
  id: true,
  role: true,
  company: true,
  nextStep: true,
}).extend({
  day: z.iso.date(),
});
export type NextStep = z.infer<typeof NextStep>;

/** A deadline is announced this many days before it and on its day. */
export const deadlineNearDays = 3;

/** The last day to apply for a job whose application is only saved. */
export const DueDeadline = Application.pick({ id: true, role: true, company: true }).extend({
  deadline: z.iso.date(),
});
export type DueDeadline = z.infer<typeof DueDeadline>;

export const nextStepRoutes = {
  /** Lists the steps due until a day, earliest first, including overdue ones. */
  list: {
    method: 'GET',
    url: '/api/applications/next-steps',
    schema: {
      querystring: z.strictObject({ until: Day }),
      response: {
        200: answer({
          data: z.array(NextStep),
          total: z.number().int(),
          /** Deadlines that are near on that day and have not passed. */
          deadlines: z.array(DueDeadline).optional(),
        }),
      },
    },
  },
} as const satisfies Record<string, Route>;

export const stepReminderRoutes = {
  get: {
    method: 'GET',
    url: '/api/applications/reminders',
    schema: { response: { 200: answer({ data: StepReminders.nullable() }) } },
  },
  /** Turns reminders on, or changes their time zone. */
  turnOn: {
    method: 'PUT',
    url: '/api/applications/reminders',
    schema: {
      body: z.strictObject({ timeZone: TimeZone }),
      response: { 200: answer({ data: StepReminders }) },
    },
  },
  turnOff: {
    method: 'DELETE',
    url: '/api/applications/reminders',
    schema: { response: { 200: Acknowledged } },
  },
} as const satisfies Record<string, Route>;
