import type { CallToolResult } from '@modelcontextprotocol/server';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Tool } from './tools/tool.ts';

/** The caller: API key, network address, and a signal for disconnects. */
export type Caller = { key: string; address: string; signal: AbortSignal };

type Input = Readonly<Record<string, unknown>>;

/**
 * Calls a tool's route like an HTTP request with the caller's key, through all hooks, so that
 * scopes, limits, rules and the activity log apply.
 */
export async function callRoute(
  app: FastifyInstance,
  { key, address, signal }: Caller,
  tool: Tool,
  input: Input,
): Promise<CallToolResult> {
  const { method, url } = tool.route;
  const inAddress = new Set(Array.from(url.matchAll(/:(\w+)/g), ([, name = '']) => name));
  const rest = Object.entries(input).filter(
    ([name, value]) => !inAddress.has(name) && value !== undefined,
  );
  const path = url.replace(/:(\w+)/g, (_, name) => pathPart(input[name]));
  const answer = await app.inject({
    method,
    url: path,
    ...(method === 'GET'
      ? { query: Object.fromEntries(rest.map(([name, value]) => [name, String(value)])) }
      : { payload: Object.fromEntries(rest) }),
    headers: { authorization: `Bearer ${key}`, accept: 'application/vnd.folio+json' },
    remoteAddress: address,
    signal,
  });
  return toResult(tool, `${app.configuration.baseUrl}${path}`, answer);
}

/**
 * '..' would turn the address into that of another route, so it is replaced with '-', which is no
 * id.
 */
const pathPart = (value: unknown): string =>
  encodeURIComponent(String(value)).replace(/^\.*$/, '-');

function toResult(tool: Tool, uri: string, answer: LightMyRequestResponse): CallToolResult {
  const { statusCode, headers, rawPayload } = answer;
  const type = String(headers['content-type']);
  if (!type.includes('json')) {
    const blob = rawPayload.toString('base64');
    return { content: [{ type: 'resource', resource: { uri, mimeType: type, blob } }] };
  }
  const { success: _success, data, ...rest } = answer.json();
  if (statusCode >= 400) return { isError: true, content: [asText({ ...rest, data })] };
  const presented = tool.present ? tool.present(data as never) : data;
  return { content: [asText({ data: presented, ...rest })] };
}

const asText = (value: unknown) => ({ type: 'text' as const, text: JSON.stringify(value) });
