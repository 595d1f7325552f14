import { z } from 'zod';
import { ApiKeyScope, apiKeyScopes } from './api-keys.ts';
import { answer } from './envelope.ts';
import { IdParams } from './id-params.ts';
import type { Route } from './route.ts';

export const connectedAppLimits = {
  /** The most apps of one account. */
  apps: 20,
  /** The length at which an app's name is cut. */
  name: 60,
  redirectUris: 10,
  redirectUri: 500,
  /** Length of the query string with which an app opens `/oauth/authorize`. */
  query: 4_000,
} as const;

/**
 * The target of the final redirect: a site with its host, or a program on the person's own device.
 */
export const AppDestination = z.object({ kind: z.enum(['site', 'device']), name: z.string() });
export type AppDestination = z.infer<typeof AppDestination>;

/** An app that its owner authorized by OAuth. Its usage is listed by its id, like an API key's. */
export const ConnectedApp = z.object({
  id: z.uuid(),
  /** The name that the app gives itself, which is not verified. */
  name: z.string(),
  place: AppDestination,
  scopes: z.array(ApiKeyScope),
  createdAt: z.iso.datetime(),
  /** When the authorization expires, unless the app is used before. */
  expiresAt: z.iso.datetime(),
  /** Rounded to a few minutes, or null if not used yet. */
  lastUsedAt: z.iso.datetime().nullable(),
});
export type ConnectedApp = z.infer<typeof ConnectedApp>;

/** An app's authorization request, or the error in it; `url` then returns the error to the app. */
export const AppRequest = z.object({
  name: z.string(),
  place: AppDestination,
  scopes: z.array(ApiKeyScope),
  problem: z.object({ message: z.string(), url: z.string() }).nullable(),
});
export type AppRequest = z.infer<typeof AppRequest>;

const query = z.string().max(connectedAppLimits.query, 'This address is too long');

export const connectedAppRoutes = {
  list: {
    method: 'GET',
    url: '/api/users/apps',
    schema: { response: { 200: answer({ data: z.array(ConnectedApp) }) } },
  },
  remove: {
    method: 'DELETE',
    url: '/api/users/apps/:id',
    schema: {
      params: IdParams,
      response: { 200: answer({ message: z.string() }) },
    },
  },
  /** Reads the query of `/oauth/authorize` for the person who decides. Changes nothing. */
  read: {
    method: 'POST',
    url: '/api/oauth/request',
    schema: {
      body: z.strictObject({ query }),
      response: { 200: answer({ data: AppRequest }) },
    },
  },
  /** Records the decision; `url` is the redirect back to the app. */
  decide: {
    method: 'POST',
    url: '/api/oauth/decision',
    schema: {
      body: z.strictObject({
        query,
        isAllowed: z.boolean(),
        /** The granted scopes, from the requested ones. */
        scopes: z.array(ApiKeyScope).max(apiKeyScopes.length),
      }),
      response: { 200: answer({ data: z.object({ url: z.string() }) }) },
    },
  },
} as const satisfies Record<string, Route>;
