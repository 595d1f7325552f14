import { apiKeyScopes } from '@folio/contract/api-keys';
import { errorStatus } from '@folio/contract/errors';
import { bodyLimits } from '@folio/contract/route';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Configuration } from '../platform/configuration.ts';
import { toAppError } from '../platform/error-handler.ts';
import { issuerOf, resourceOf } from '../platform/oauth-resource.ts';
import type { RateLimit } from '../platform/rate-limit.ts';
import { repeatWhileListening } from '../platform/repeated-work.ts';
import { limitAddress } from '../platform/request-limits.ts';
import { purgeUnusedClients, registerClient } from './clients.service.ts';
import { OAuthError, type OAuthErrorCode } from './oauth-error.ts';
import { type Form, issueTokens, purgePastAccessTokens, revokeToken } from './tokens.service.ts';

const hourMs = 60 * 60_000;
/** By network address: a web client registers from one address for all its users. */
const registrations: RateLimit = { name: 'oauth-register-address', hits: 60, seconds: 60 * 60 };

/** The OAuth endpoints that programs call; neither sessions nor cookies are used. */
export const oauthPlugin: FastifyPluginAsyncZod = async (app) => {
  const { configuration } = app;
  repeatWhileListening(app, 'clearing OAuth clients away', hourMs, async () => {
    await purgePastAccessTokens(app.db);
    await purgeUnusedClients(app.db);
  });
  answerInOAuth(app);
  readForms(app);
  openToPages(app);

  const documents = {
    '/.well-known/oauth-protected-resource': resourceMetadata(configuration),
    '/.well-known/oauth-protected-resource/mcp': resourceMetadata(configuration),
    '/.well-known/oauth-authorization-server': serverMetadata(configuration),
  };
  for (const [url, document] of Object.entries(documents))
    app.get(url, hidden, async (_request, reply) => reply.send(document));

  app.post(
    '/oauth/register',
    { ...hidden, bodyLimit: bodyLimits.form, onRequest: limitAddress(registrations) },
    async (request, reply) => reply.code(201).send(await registerClient(app.db, request.body)),
  );
  app.post('/oauth/token', hidden, async (request) => issueTokens(app, formOf(request)));
  app.post('/oauth/revoke', hidden, async (request, reply) => {
    await revokeToken(app, formOf(request));
    return reply.send({});
  });
};

/** Not part of the API documentation; see the protocol, and docs/agents.md. */
const hidden = { schema: { hide: true } };

/** Allows cross-origin requests, which is safe since no cookies are used. */
function openToPages(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });
  for (const url of ['/.well-known/*', '/oauth/*'])
    app.options(url, hidden, async (_request, reply) =>
      reply
        .code(204)
        .headers({
          'access-control-allow-methods': 'GET, POST',
          'access-control-allow-headers': 'content-type, mcp-protocol-version',
          'access-control-max-age': 86_400,
        })
        .send(),
    );
}

function readForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => new URLSearchParams(body),
  );
}

/** Rejects repeated parameters (OAuth 2.1, 3.2), which intermediaries may interpret differently. */
function formOf({ body }: FastifyRequest): Form {
  if (!(body instanceof URLSearchParams))
    throw new OAuthError('invalid_request', 'Send a form: application/x-www-form-urlencoded.');
  if (new Set(body.keys()).size !== body.size)
    throw new OAuthError('invalid_request', 'A parameter is there more than once.');
  return Object.fromEntries(body);
}

function answerInOAuth(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const { status, code, message, retryAfterSeconds } = readError(error);
    if (status >= 500) request.log.error({ err: error }, 'unexpected error');
    if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
    return reply
      .code(status)
      .type('application/json; charset=utf-8')
      .serializer(JSON.stringify)
      .send({ error: code, error_description: message });
  });
}

type Refusal = {
  status: number;
  code: OAuthErrorCode;
  message: string;
  retryAfterSeconds?: number | undefined;
};

function readError(error: unknown): Refusal {
  if (error instanceof OAuthError) {
    const { code, message } = error;
    return { status: code === 'invalid_client' ? 401 : 400, code, message };
  }
  const { code, message, details } = toAppError(error);
  const status = errorStatus[code];
  const { retryAfterSeconds } = details;
  if (status >= 500) return { status, code: 'server_error', message };
  if (status === 429)
    return { status, code: 'temporarily_unavailable', message, retryAfterSeconds };
  return { status, code: 'invalid_request', message };
}

/** Protected resource metadata of `/mcp` (RFC 9728). */
const resourceMetadata = (configuration: Configuration) => ({
  resource: resourceOf(configuration),
  authorization_servers: [issuerOf(configuration)],
  scopes_supported: apiKeyScopes,
  bearer_methods_supported: ['header'],
  resource_name: 'Folio',
  resource_documentation: new URL('/api/docs', configuration.baseUrl).href,
});

/**
 * Authorization server metadata (RFC 8414). Client ID metadata documents are not fetched: decision
 * 103.
 */
const serverMetadata = (configuration: Configuration) => {
  const at = (path: string) => new URL(path, configuration.baseUrl).href;
  return {
    issuer: issuerOf(configuration),
    authorization_endpoint: at('/oauth/authorize'),
    token_endpoint: at('/oauth/token'),
    registration_endpoint: at('/oauth/register'),
    revocation_endpoint: at('/oauth/revoke'),
    scopes_supported: apiKeyScopes,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_methods_supported: ['none'],
    revocation_endpoint_auth_methods_supported: ['none'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: false,
  };
};
