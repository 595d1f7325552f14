import { z } from 'zod';
import { page, paging, WithReason } from './admin.ts';
import { subscriptions } from './auth.ts';
import { Acknowledged, answer } from './envelope.ts';
import { IdParams } from './id-params.ts';
import type { Route } from './route.ts';
import { toStorable } from './storable-text.ts';

/** Facts about an account, without anything that its owner writes. */
export const AdminPerson = z.object({
  id: z.uuid(),
  email: z.string(),
  username: z.string(),
  name: z.string(),
  plan: z.enum(subscriptions),
  credits: z.number().int(),
  createdAt: z.iso.datetime(),
  verifiedAt: z.iso.datetime().nullable(),
  bannedAt: z.iso.datetime().nullable(),
});
export type AdminPerson = z.infer<typeof AdminPerson>;

export const AdminPersonDetails = z.object({
  ...AdminPerson.shape,
  planEndsAt: z.iso.datetime().nullable(),
  enterpriseUntil: z.iso.datetime().nullable(),
  banReason: z.string(),
  isOperator: z.boolean(),
  /** When one of their devices was last in use, or null if none is signed in. */
  lastSeenAt: z.iso.datetime().nullable(),
  hasTwoStepLogin: z.boolean(),
  counts: z.object({
    resumes: z.number().int(),
    publicResumes: z.number().int(),
    trashedResumes: z.number().int(),
    letters: z.number().int(),
    applications: z.number().int(),
    sessions: z.number().int(),
    apiKeys: z.number().int(),
    passkeys: z.number().int(),
    orders: z.number().int(),
    hiddenPages: z.number().int(),
  }),
});
export type AdminPersonDetails = z.infer<typeof AdminPersonDetails>;

const done = { params: IdParams, body: WithReason, response: { 200: Acknowledged } };

export const adminPeopleRoutes = {
  list: {
    method: 'GET',
    url: '/api/admin/people',
    schema: {
      querystring: z.strictObject({
        ...paging,
        /**
         * An id, or the beginning of an email address, a username or a name; an empty text lists
         * everybody.
         */
        search: z.string().overwrite(toStorable).trim().max(254).optional(),
      }),
      response: { 200: page(AdminPerson) },
    },
  },
  get: {
    method: 'GET',
    url: '/api/admin/people/:id',
    schema: { params: IdParams, response: { 200: answer({ data: AdminPersonDetails }) } },
  },
  endSessions: {
    method: 'POST',
    url: '/api/admin/people/:id/end-sessions',
    schema: done,
  },
  ban: { method: 'POST', url: '/api/admin/people/:id/ban', schema: done },
  liftBan: { method: 'POST', url: '/api/admin/people/:id/lift-ban', schema: done },
  resendVerification: {
    method: 'POST',
    url: '/api/admin/people/:id/resend-verification',
    schema: done,
  },
} as const satisfies Record<string, Route>;
