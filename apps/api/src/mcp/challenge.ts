import { type ApiKeyScope, scopeOfRoute } from '@folio/contract/api-keys';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { KeyOfCaller } from '../platform/api-keys.ts';
import { resourceMetadataOf } from '../platform/oauth-resource.ts';
import { requireProgram } from '../platform/require-session.ts';
import type { Tool } from './tools/tool.ts';
import { tools } from './tools/tools.ts';

/** The scopes of a first request; clients ask for more when they need it. */
const firstScopes: readonly ApiKeyScope[] = ['read', 'suggest'];

/** An `onRequest` hook: tells callers without credentials where to get a token (RFC 9728). */
export const requireOrChallenge =
  ({ configuration }: FastifyInstance) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const error = request.headers.authorization === undefined ? undefined : 'invalid_token';
    reply.header('www-authenticate', challenge(configuration, firstScopes, error));
    await requireProgram(request);
    reply.removeHeader('www-authenticate');
  };

/** A `WWW-Authenticate` header (RFC 6750, section 3), without any input from the request. */
function challenge(
  configuration: FastifyInstance['configuration'],
  scopes: readonly string[],
  error: 'invalid_token' | 'insufficient_scope' | undefined,
): string {
  const parameters = {
    resource_metadata: resourceMetadataOf(configuration),
    scope: scopes.join(' '),
    ...(error && { error }),
  };
  const written = Object.entries(parameters).map(([name, value]) => `${name}="${value}"`);
  return `Bearer ${written.join(', ')}`;
}

export const scopeOfTool = ({ route: { method, url } }: Tool): ApiKeyScope | undefined =>
  scopeOfRoute[`${method} ${url.replace(/export\/\w+$/, 'export/:format')}`];

/** The scope that a called tool needs and a connected app lacks. */
export function missingScope(key: KeyOfCaller | null, body: unknown): ApiKeyScope | undefined {
  const { method, params } = Object(body);
  const name = Object(params).name;
  const isCall = method === 'tools/call' && typeof name === 'string' && Object.hasOwn(tools, name);
  const tool = isCall ? tools[name] : undefined;
  const scope = tool && scopeOfTool(tool);
  return key?.isApp && scope && !key.scopes.includes(scope) ? scope : undefined;
}

/**
 * Asks an app to request a further scope (the protocol's step-up authorization), with status 403
 * before the tool runs. API keys can't be extended, so for them the tool's response explains it.
 */
export function requireMoreScopes(
  reply: FastifyReply,
  { scopes }: Pick<KeyOfCaller, 'scopes'>,
  scope: ApiKeyScope,
): FastifyReply {
  const { configuration } = reply.server;
  const wanted = [...scopes, scope];
  return reply
    .code(403)
    .header('www-authenticate', challenge(configuration, wanted, 'insufficient_scope'))
    .send({
      jsonrpc: '2.0',
      error: { code: -32_001, message: `This app has no scope “${scope}”.` },
      id: null,
    });
}
