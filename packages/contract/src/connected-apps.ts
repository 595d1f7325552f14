import { z } from 'zod';
import { ApiKeyScope, apiKeyScopes } from './api-keys.ts';
import { answer } from './envelope.ts';
import { IdParams } from './id-params.ts';
import type { Route } from './route.ts';

export const connectedAppLimits = {
  /** Apps of one account. */
  apps: 20,
  /** What an app may call itself; more of it is not shown. */
  name: 60,
  redirectUris: 10,
  redirectUri: 500,
  /** Length of the query behind the address that an app opens. */
  query: 4_000,
} as const;

/** Where the browser goes with the answer: a site by its host, or a program on the person's own device. */
export const AppPlace = z.object({ kind: z.enum(['site', 'device']), name: z.string() });
export type AppPlace = z.infer<typeof AppPlace>;

/** A program that its owner let in by OAuth. What it was used for is told as of an API key, by its id. */
export const ConnectedApp = z.object({
  id: z.uuid(),
  /** The name that the app gives itself, which nobody has verified. */
  name: z.string(),
  place: AppPlace,
  scopes: z.array(ApiKeyScope),
  createdAt: z.iso.datetime(),
  /** When it is to be asked for again, unless it is used meanwhile. */
  expiresAt: z.iso.datetime(),
  /** To the nearest minutes; null for one that has not come yet. */
  lastUsedAt: z.iso.datetime().nullable(),
});
export type ConnectedApp = z.infer<typeof ConnectedApp>;

/** What an app asks for, or what is wrong with how it asks; `url` takes that back to it. */
export const AppRequest = z.object({
  name: z.string(),
  place: AppPlace,
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
  /** What stands behind `/oauth/authorize?`, read for the person who is to decide. Changes nothing. */
  read: {
    method: 'POST',
    url: '/api/oauth/request',
    schema: {
      body: z.strictObject({ query }),
      response: { 200: answer({ data: AppRequest }) },
    },
  },
  /** What they have decided; `url` is where the browser goes with it. */
  decide: {
    method: 'POST',
    url: '/api/oauth/decision',
    schema: {
      body: z.strictObject({
        query,
        isAllowed: z.boolean(),
        /** The granted scopes, of those that were asked for. */
        scopes: z.array(ApiKeyScope).max(apiKeyScopes.length),
      }),
      response: { 200: answer({ data: z.object({ url: z.string() }) }) },
    },
  },
} as const satisfies Record<string, Route>;
