import { z } from 'zod';
import { confirmation } from './confirmation.ts';
import { answer } from './envelope.ts';
import { IdParams } from './id-params.ts';
import type { Route } from './route.ts';
import { limitedText } from './text-schemas.ts';

/**
 * The scopes of a key: read what its owner wrote, suggest changes for them to decide on, change it,
 * or export documents, which may cost credits. Scopes don't include each other: a key that writes
 * can't read.
 */
export const apiKeyScopes = ['read', 'suggest', 'write', 'export'] as const;
export const ApiKeyScope = z.enum(apiKeyScopes);
export type ApiKeyScope = z.infer<typeof ApiKeyScope>;

/**
 * The only routes that accept a key, each with the scope it needs. All others, including future
 * ones, need a session: the account, money, keys, sharing, deleting, and AI that costs credits.
 */
export const scopeOfRoute: Readonly<Record<string, ApiKeyScope>> = {
  'GET /api/resumes': 'read',
  'GET /api/resumes/summary': 'read',
  'GET /api/resumes/:id': 'read',
  'POST /api/resumes': 'write',
  'GET /api/resumes/:id/operations': 'read',
  'POST /api/resumes/:id/operations': 'write',
  'PUT /api/resumes/:id/template': 'write',
  'GET /api/resumes/:id/versions': 'read',
  'POST /api/resumes/:id/versions': 'write',
  'GET /api/resumes/:id/languages': 'read',
  'POST /api/resumes/:id/languages': 'write',
  'PUT /api/resumes/:id/languages': 'write',
  'GET /api/resumes/:id/history': 'read',
  'GET /api/resumes/:id/history/:momentId': 'read',
  'GET /api/resumes/:id/score': 'read',
  'POST /api/resumes/:id/match': 'read',
  'POST /api/resumes/:id/texts': 'write',
  'GET /api/resumes/:id/suggestions': 'read',
  'POST /api/resumes/:id/suggestions': 'suggest',
  'GET /api/resumes/:id/cover-letter': 'read',
  'PUT /api/resumes/:id/cover-letter': 'write',
  'GET /api/resumes/:id/thumbnail': 'read',
  'GET /api/resumes/:id/export/:format': 'export',
  'GET /api/photos/:id': 'read',
  'GET /api/templates': 'read',
  'GET /api/templates/:id': 'read',
  'GET /api/letters': 'read',
  'GET /api/letters/:id': 'read',
  'GET /api/letters/:id/proposals': 'read',
  'POST /api/letters/:id/proposals': 'suggest',
  'POST /api/letters/proposals': 'suggest',
  'POST /api/letters/:id/text': 'write',
  'GET /api/questions': 'read',
  'GET /api/questions/proposals': 'read',
  'POST /api/questions/:id/proposals': 'suggest',
  'POST /api/questions/:id/answer': 'write',
  'GET /api/applications': 'read',
  'GET /api/applications/next-steps': 'read',
  'GET /api/applications/events': 'read',
  'GET /api/applications/proposals': 'read',
  'POST /api/applications/proposals': 'suggest',
  'GET /api/applications/changes': 'read',
  'POST /api/applications/:id/changes': 'suggest',
  'GET /api/applications/:id': 'read',
  'POST /api/applications': 'write',
  'POST /api/applications/import': 'write',
  'POST /api/applications/next-steps': 'write',
  'PUT /api/applications/:id': 'write',
  'GET /api/applications/:id/sent': 'read',
  'POST /api/applications/:id/sent': 'export',
  'POST /api/applications/status': 'write',
  'POST /api/applications/status/undo': 'write',
};

export const apiKeyLimits = {
  /** The most keys of one account. */
  keys: 20,
  name: 60,
  /** Days for which the usage of a key is kept. */
  usageDays: 30,
} as const;

/** The prefix of every key, by which scanners for leaked secrets recognize it. */
export const apiKeyPrefix = 'folio_';

/** Every key expires, because people forget keys that don't. */
export const apiKeyDays = [30, 90, 365] as const;

export const ApiKey = z.object({
  id: z.uuid(),
  name: z.string(),
  scopes: z.array(ApiKeyScope),
  /** The key's last four letters, by which its owner recognizes it. */
  ending: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** Rounded to a few minutes, or null if never used. */
  lastUsedAt: z.iso.datetime().nullable(),
});
export type ApiKey = z.infer<typeof ApiKey>;

export const CreateApiKey = z.strictObject({
  name: limitedText(apiKeyLimits.name).refine((name) => name.trim() !== '', 'Name the key'),
  scopes: z
    .array(ApiKeyScope)
    .min(1, 'Choose what the key may do')
    .max(apiKeyScopes.length)
    .refine((scopes) => new Set(scopes).size === scopes.length, 'Name each scope once'),
  days: z.literal(apiKeyDays, 'Choose one of the lifetimes that are offered'),
  /**
   * Confirmation is required so that somebody at an open session can't create a key that outlives
   * it.
   */
  ...confirmation,
});
export type CreateApiKey = z.input<typeof CreateApiKey>;

/** A document that a request with the key was about, with its current name. */
const Touched = z.object({
  kind: z.enum(['resume', 'application', 'letter']),
  id: z.uuid(),
  name: z.string(),
});

/** The use of a key on one day: a route, the outcome, and the number of requests. */
export const ApiKeyUsage = z.object({
  day: z.iso.date(),
  route: z.string(),
  status: z.number().int(),
  count: z.number().int(),
  lastAt: z.iso.datetime(),
  /** A few of the documents concerned that still exist, latest first. */
  touched: z.array(Touched).default([]),
});
export type ApiKeyUsage = z.infer<typeof ApiKeyUsage>;

export const apiKeyRoutes = {
  list: {
    method: 'GET',
    url: '/api/users/api-keys',
    schema: { response: { 200: answer({ data: z.array(ApiKey) }) } },
  },
  /** Responds with the key itself, only this once, because the server stores only its hash. */
  create: {
    method: 'POST',
    url: '/api/users/api-keys',
    schema: {
      body: CreateApiKey,
      response: { 201: answer({ data: ApiKey.extend({ key: z.string() }) }) },
    },
  },
  usage: {
    method: 'GET',
    url: '/api/users/api-keys/:id/usage',
    schema: { params: IdParams, response: { 200: answer({ data: z.array(ApiKeyUsage) }) } },
  },
  revoke: {
    method: 'DELETE',
    url: '/api/users/api-keys/:id',
    schema: { params: IdParams, response: { 200: answer({ message: z.string() }) } },
  },
} as const satisfies Record<string, Route>;
