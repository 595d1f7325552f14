import { z } from 'zod';
import { answer } from './envelope.ts';
import type { Route } from './route.ts';

/**
 * Rejected attempts have a limit of their own, so that repeated attempts can't displace records of
 * what was done.
 */
export const refusedKinds = [
  'login-refused',
  'password-refused',
  'code-refused',
  'passkey-refused',
] as const;
export type RefusedKind = (typeof refusedKinds)[number];

export const accountLogKinds = [
  ...refusedKinds,
  'signed-up',
  'login-by-password',
  'login-by-code',
  'login-by-passkey',
  'login-by-provider',
  'account-linked',
  'account-unlinked',
  'device-signed-out',
  'signed-out-everywhere',
  'password-changed',
  'password-reset',
  'email-change-asked',
  'email-changed',
  'two-step-on',
  'two-step-off',
  'two-step-ended-by-operator',
  'recovery-codes-made',
  'recovery-code-used',
  'passkey-added',
  'passkey-removed',
  'api-key-made',
  'api-key-revoked',
  'app-connected',
  'app-removed',
  'app-left',
  'app-cut-off',
  'calendar-made',
  'resume-link-made',
  'resume-link-removed',
  'data-downloaded',
  'operator-role-given',
  'operator-role-taken',
  'viewed-by-operator',
  'sessions-ended-by-operator',
  'banned-by-operator',
  'ban-lifted-by-operator',
  'page-hidden-by-operator',
  'page-shown-by-operator',
] as const;
export type AccountLogKind = (typeof accountLogKinds)[number];

export const accountLogLimits = {
  days: 90,
  /** The most entries kept for one account, so that no script fills the table. */
  done: 1_000,
  refused: 200,
} as const;

export const AccountLogEntry = z.object({
  id: z.uuid(),
  /** 'other' for a kind written by a later release. */
  kind: z.enum([...accountLogKinds, 'other']),
  /** The name of the passkey, API key or link concerned, or '' if there is none. */
  name: z.string(),
  /** 'Firefox on Windows', or '' if unknown. */
  device: z.string(),
  /** The stored part of the network address: 203.0.113.x, 2001:db8:1:x. */
  network: z.string(),
  at: z.iso.datetime(),
});
export type AccountLogEntry = z.infer<typeof AccountLogEntry>;

const limitMessage = 'limit is a number from 1 to 100';

export const ListAccountLog = z.strictObject({
  limit: z.coerce
    .number(limitMessage)
    .int(limitMessage)
    .min(1, limitMessage)
    .max(100, limitMessage)
    .default(20),
  /** The `nextCursor` of the previous page. */
  cursor: z.uuid('This is not a place in an account log').optional(),
});
export type ListAccountLog = z.infer<typeof ListAccountLog>;

export const AccountLogPage = answer({
  data: z.array(AccountLogEntry),
  page: z.object({ nextCursor: z.string().nullable() }),
});
export type AccountLogPage = z.infer<typeof AccountLogPage>;

export const accountLogRoutes = {
  /** Latest first. */
  list: {
    method: 'GET',
    url: '/api/auth/log',
    schema: { querystring: ListAccountLog, response: { 200: AccountLogPage } },
  },
} as const satisfies Record<string, Route>;
