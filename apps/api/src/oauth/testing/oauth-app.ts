import { createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ApiKeyScope, apiKeyScopes } from '@folio/contract/api-keys';
import { connectedAppRoutes } from '@folio/contract/connected-apps';
import type { Configuration } from '../../platform/configuration.ts';
import type { TestAccount } from '../../testing/accounts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Tokens } from '../tokens.service.ts';

export type OAuthApp = TestApp & { baseUrl: string };

/** Starts the server at the base URL of its configuration, which clients verify. */
export async function startOAuthApp(configuration: Partial<Configuration> = {}): Promise<OAuthApp> {
  const port = await freePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  const test = await startTestApp({ configuration: { baseUrl, ...configuration } });
  await test.app.listen({ port, host: '127.0.0.1' });
  return { ...test, baseUrl };
}

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

export const redirectUri = 'https://claude.example/api/callback';

export const post = (url: string, body: string | URLSearchParams, headers = {}) =>
  fetch(url, { method: 'POST', body, headers });

export const register = ({ baseUrl }: OAuthApp, metadata: object = {}) =>
  post(
    `${baseUrl}/oauth/register`,
    JSON.stringify({ client_name: 'Claude', redirect_uris: [redirectUri], ...metadata }),
    { 'content-type': 'application/json' },
  );

export async function newClient(test: OAuthApp, metadata: object = {}): Promise<string> {
  const answer = (await (await register(test, metadata)).json()) as { client_id: string };
  return answer.client_id;
}

export const newVerifier = () => randomBytes(32).toString('base64url');
export const challengeOf = (verifier: string) =>
  createHash('sha256').update(verifier).digest('base64url');

/** The query string of an authorization request. */
export const queryOf = (
  { baseUrl }: Pick<OAuthApp, 'baseUrl'>,
  clientId: string,
  verifier: string,
  more: Record<string, string | undefined> = {},
) => {
  const all = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    code_challenge: challengeOf(verifier),
    code_challenge_method: 'S256',
    resource: `${baseUrl}/mcp`,
    scope: 'read suggest',
    state: 'state-1',
    ...more,
  };
  const given = Object.entries(all).filter(
    (pair): pair is [string, string] => pair[1] !== undefined,
  );
  return new URLSearchParams(given).toString();
};

/** Sends the person's decision; resolves to the redirect URL. */
export const decide = (
  test: OAuthApp,
  { token }: Pick<TestAccount, 'token'>,
  query: string,
  { isAllowed = true, scopes = [...apiKeyScopes] as ApiKeyScope[] } = {},
) => test.call(connectedAppRoutes.decide, { body: { query, isAllowed, scopes } }, token);

export async function answerOf(
  test: OAuthApp,
  account: Pick<TestAccount, 'token'>,
  query: string,
  scopes?: ApiKeyScope[],
): Promise<URL> {
  const asked = new URLSearchParams(query).get('scope')?.split(' ') as ApiKeyScope[] | undefined;
  const { body } = await decide(test, account, query, {
    scopes: scopes ?? asked ?? [...apiKeyScopes],
  });
  if (!body.success) throw new Error(JSON.stringify(body));
  return new URL(body.data.url);
}

export const sendToken = ({ baseUrl }: OAuthApp, form: Record<string, string>) =>
  post(`${baseUrl}/oauth/token`, new URLSearchParams(form));

export type Connection = Tokens & { clientId: string };

/** Authorizes an app; resolves to its tokens. */
export async function connectApp(
  test: OAuthApp,
  account: Pick<TestAccount, 'token'>,
  { scope = 'read suggest', name = 'Claude', clientId = '' } = {},
): Promise<Connection> {
  const client = clientId || (await newClient(test, { client_name: name }));
  const verifier = newVerifier();
  const answer = await answerOf(test, account, queryOf(test, client, verifier, { scope }));
  const given = await sendToken(test, {
    grant_type: 'authorization_code',
    code: answer.searchParams.get('code') ?? '',
    client_id: client,
    redirect_uri: redirectUri,
    code_verifier: verifier,
    resource: `${test.baseUrl}/mcp`,
  });
  if (given.status !== 200) throw new Error(await given.text());
  return { ...((await given.json()) as Tokens), clientId: client };
}

export const refresh = (test: OAuthApp, { clientId, refresh_token }: Connection, more = {}) =>
  sendToken(test, { grant_type: 'refresh_token', refresh_token, client_id: clientId, ...more });

const call = (name: string, input: object) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name, arguments: input },
});

/** Calls a tool with an access token, over HTTP. */
export const callTool = (
  { baseUrl }: OAuthApp,
  token: string | undefined,
  name = 'list_resumes',
  input: object = {},
) =>
  post(`${baseUrl}/mcp`, JSON.stringify(call(name, input)), {
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  });
