import {
  type ApiKey,
  type ApiKeyScope,
  apiKeyRoutes,
  apiKeyScopes,
} from '@folio/contract/api-keys';
import {
  type CallToolResult,
  Client,
  type ClientOptions,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client';
import type { TestAccount } from '../../testing/accounts.ts';
import type { TestApp } from '../../testing/test-app.ts';

export async function makeKey(
  test: TestApp,
  { token, password }: TestAccount,
  scopes: ApiKeyScope[] = [...apiKeyScopes],
): Promise<ApiKey & { key: string }> {
  const body = { name: 'Assistant', scopes, days: 30 as const, password };
  const made = await test.call(apiKeyRoutes.create, { body }, token);
  return (made.body as { data: ApiKey & { key: string } }).data;
}

/** A client of the protocol's own SDK, over HTTP. */
export async function connect(
  address: string,
  key: string,
  options: ClientOptions & { headers?: Record<string, string> } = {},
): Promise<Client> {
  const { headers, ...ofClient } = options;
  const client = new Client({ name: 'test', version: '1' }, ofClient);
  await client.connect(
    new StreamableHTTPClientTransport(new URL('/mcp', address), {
      requestInit: { headers: { authorization: `Bearer ${key}`, ...headers } },
    }),
  );
  return client;
}

/** Calls a tool; resolves to its data, or its refusal. */
export async function ask(client: Client, name: string, input: object = {}) {
  // Only the test's own timeout applies: on a busy machine a call may take longer than the client's
  // minute.
  const options = { timeout: 2 ** 31 - 1 };
  const asked = { name, arguments: { ...input } };
  const result = (await client.callTool(asked, options)) as CallToolResult;
  const [part] = result.content;
  if (part?.type !== 'text') return { result, part };
  const isJson = part.text.startsWith('{');
  return { result, part, ...(isJson ? JSON.parse(part.text) : { message: part.text }) };
}
