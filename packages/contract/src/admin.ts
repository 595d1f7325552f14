import { z } from 'zod';
import { answer } from './envelope.ts';
import { filledText } from './message-form.ts';
import type { Route } from './route.ts';

/**
 * The operator's console. Callers without the operator role get a 404, as for an unknown address.
 */

const limitMessage = 'limit is a number from 1 to 100';

/** The query parameters of every list of the console, which is sorted newest first. */
export const paging = {
  limit: z.coerce
    .number(limitMessage)
    .int(limitMessage)
    .min(1, limitMessage)
    .max(100, limitMessage)
    .default(25),
  /** The `nextCursor` of the previous page. */
  cursor: z.string().max(200).optional(),
};

/** Returns the schema of a response with one page of rows and the cursor of the next page. */
export const page = <T extends z.ZodType>(row: T) =>
  answer({ data: z.array(row), page: z.object({ nextCursor: z.string().nullable() }) });

/**
 * The reason for an operator's action: kept in the audit, and shown to the owner for a ban or a
 * hidden page.
 */
export const Reason = filledText('Say why', 500);
export const WithReason = z.strictObject({ reason: Reason });

export const AdminOverview = z.object({
  operator: z.object({ id: z.uuid(), email: z.string() }),
  /** Until when changes need no further code or passkey. */
  confirmedUntil: z.iso.datetime().nullable(),
  waiting: z.object({
    reports: z.number().int(),
    inquiries: z.number().int(),
    messages: z.number().int(),
    errors: z.number().int(),
    disputes: z.number().int(),
    givenUpRefunds: z.number().int(),
    unansweredOrders: z.number().int(),
  }),
});
export type AdminOverview = z.infer<typeof AdminOverview>;

export const AuditEntry = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  /** The operator; null for the command line. `email` is null once the account is deleted. */
  operator: z.object({ id: z.uuid(), email: z.string().nullable() }).nullable(),
  action: z.string(),
  targets: z.array(z.string()),
  reason: z.string(),
  /** The status of the response, or null if a change was allowed and started. */
  status: z.number().int().nullable(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** A job that every server runs on a schedule. */
const Repeated = z.object({
  name: z.string(),
  everySeconds: z.number(),
  startedAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  nextAt: z.iso.datetime().nullable(),
  outcome: z.enum(['done', 'failed', 'running', 'waiting']),
});

export const AdminJobs = z.object({
  /** The scheduled jobs of the node that responds; each node has its own. */
  repeated: z.array(Repeated),
  queues: z.array(
    z.object({ name: z.string(), waiting: z.number().int(), failed: z.number().int() }),
  ),
  /** Latest first. */
  backups: z.array(
    z.object({
      id: z.uuid(),
      at: z.iso.datetime(),
      file: z.string(),
      rows: z.number().int(),
      pictures: z.number().int(),
      isEncrypted: z.boolean(),
      isSound: z.boolean().nullable(),
      problem: z.string(),
    }),
  ),
});
export type AdminJobs = z.infer<typeof AdminJobs>;

const Setting = z.object({
  name: z.string(),
  isSet: z.boolean(),
  /** The value in force, or null for one that stays on the server, such as a secret. */
  value: z.string().nullable(),
});
export type Setting = z.infer<typeof Setting>;

export const adminRoutes = {
  overview: {
    method: 'GET',
    url: '/api/admin',
    schema: { response: { 200: answer({ data: AdminOverview }) } },
  },
  jobs: {
    method: 'GET',
    url: '/api/admin/jobs',
    schema: { response: { 200: answer({ data: AdminJobs }) } },
  },
  configuration: {
    method: 'GET',
    url: '/api/admin/configuration',
    schema: { response: { 200: answer({ data: z.array(Setting) }) } },
  },
  audit: {
    method: 'GET',
    url: '/api/admin/audit',
    schema: {
      querystring: z.strictObject({
        ...paging,
        operator: z.uuid('This is not an id').optional(),
        target: z.string().max(100).optional(),
        /** An action's full name, or the prefix of several, such as `people`. */
        action: z
          .string()
          .regex(/^[a-z-]+(\.[a-z-]+)?$/, 'This is no action')
          .max(60)
          .optional(),
      }),
      response: { 200: page(AuditEntry) },
    },
  },
} as const satisfies Record<string, Route>;
