import { z } from 'zod';
import { User } from './auth.ts';
import { Confirmation, confirmation } from './confirmation.ts';
import { Acknowledged, answer } from './envelope.ts';
import { IdParams } from './id-params.ts';
import type { Route } from './route.ts';
import { Code } from './second-factor.ts';

/** An identity provider for login by OpenID Connect. */
export const OidcProvider = z.object({ id: z.string(), name: z.string() });
export type OidcProvider = z.infer<typeof OidcProvider>;

/** An account at a provider that can log in to an account here. */
export const LinkedAccount = z.object({
  id: z.uuid(),
  provider: z.string(),
  /** The address that the provider gave when it was linked, or '' if it gave none. */
  email: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type LinkedAccount = z.infer<typeof LinkedAccount>;

export const oidcLimits = { linked: 10, attemptSeconds: 600, codeSeconds: 300 } as const;

const providerId = z.string().max(40);
const Address = answer({ data: z.object({ url: z.string() }) });
const LoggedInOrLinked = z.union([
  answer({ token: z.string(), user: User }),
  /** The account also requires a code of its authenticator app. */
  answer({ needsCode: z.literal(true) }),
  answer({ data: LinkedAccount }),
]);

export const oidcRoutes = {
  providers: {
    method: 'GET',
    url: '/api/auth/oidc',
    schema: { response: { 200: answer({ data: z.array(OidcProvider) }) } },
  },
  /** Starts a login; the browser then goes to `url`. A cookie binds the attempt to the browser. */
  beginLogin: {
    method: 'POST',
    url: '/api/auth/oidc/login',
    schema: { body: z.strictObject({ provider: providerId }), response: { 200: Address } },
  },
  /** Starts linking an account at the provider to the session's account. */
  beginLink: {
    method: 'POST',
    url: '/api/auth/oidc/link',
    schema: {
      body: z.strictObject({ provider: providerId, ...confirmation }),
      response: { 200: Address },
    },
  },
  /** Finishes with the parameters of the provider's redirect. */
  finish: {
    method: 'POST',
    url: '/api/auth/oidc/finish',
    schema: {
      body: z.strictObject({ provider: providerId, query: z.string().max(4_000) }),
      response: { 200: LoggedInOrLinked },
    },
  },
  /** Sends the code after `needsCode`, in the same browser. */
  proveCode: {
    method: 'POST',
    url: '/api/auth/oidc/code',
    schema: {
      body: z.strictObject({ code: Code }),
      response: { 200: answer({ token: z.string(), user: User }) },
    },
  },
  list: {
    method: 'GET',
    url: '/api/auth/oidc/accounts',
    schema: { response: { 200: answer({ data: z.array(LinkedAccount) }) } },
  },
  unlink: {
    method: 'DELETE',
    url: '/api/auth/oidc/accounts/:id',
    schema: {
      params: IdParams,
      body: Confirmation,
      response: { 200: Acknowledged },
    },
  },
} as const satisfies Record<string, Route>;
