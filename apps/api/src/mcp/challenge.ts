import { type ApiKeyScope, scopeOfRoute } from '@folio/contract/api-keys';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { KeyOfCaller } from '../platform/api-keys.ts';
import { resourceMetadataOf } from '../platform/oauth-resource.ts';
import { requireProgram } from '../platform/require-session.ts';
import type { Tool } from './tools/tool.ts';
import { tools } from './tools/tools.ts';

/** What a client asks for that knows nothing yet. More it asks for when it needs it. */
const firstScopes: readonly ApiKeyScope[] = ['read', 'suggest'];

/** An `onRequest` hook: who has no key and no token is told where to ask for one (RFC 9728). */
export const requireOrChallenge =
  ({ configuration }: FastifyInstance) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const error = request.headers.authorization === undefined ? undefined : 'invalid_token';
    reply.header('www-authenticate', challenge(configuration, firstScopes, error));
    await requireProgram(request);
    reply.removeHeader('www-authenticate');
  };

/** As RFC 6750, section 3, writes it; nothing in it comes from a request. */
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

/** The scope of the tool that a message calls, where a connected app lacks it. */
export function missingScope(key: KeyOfCaller | null, body: unknown): ApiKeyScope | undefined {
  const { method, params } = Object(body);
  const name = Object(params).name;
  const isCall = method === 'tools/call' && typeof name === 'string' && Object.hasOwn(tools, name);
  const tool = isCall ? tools[name] : undefined;
  const scope = tool && scopeOfTool(tool);
  return key?.isApp && scope && !key.scopes.includes(scope) ? scope : undefined;
}

/**
 * An app can ask its person for more, and does so by the answer's status, before any tool answers: the
 * step-up of the protocol. Who has a key can't, so that a tool tells them in words.
 */
export function askForMore(
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
