import { connectedAppRoutes } from '@folio/contract/connected-apps';
import {
  Client,
  type OAuthClientProvider,
  type StoredOAuthClientInformation,
  type StoredOAuthTokens,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from '@modelcontextprotocol/client';
import { sql } from 'drizzle-orm';
import * as openid from 'openid-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ask } from '../mcp/testing/mcp-client.ts';
import { oauthAccessTokens } from '../platform/oauth-schema.ts';
import { signUp, type TestAccount } from '../testing/accounts.ts';
import { answerOf, callTool, type OAuthApp, startOAuthApp } from './testing/oauth-app.ts';

let test: OAuthApp;
let ada: TestAccount;
beforeAll(async () => {
  test = await startOAuthApp();
});
beforeEach(async () => {
  ada = await signUp(test);
});
afterAll(() => test.close());

/** What an assistant keeps, and where it sends its person. */
class AssistantMemory implements OAuthClientProvider {
  readonly redirectUrl = 'http://localhost:33418/callback';
  readonly clientMetadata = { client_name: 'Assistant', redirect_uris: [this.redirectUrl] };
  opened: URL | undefined;
  #client: StoredOAuthClientInformation | undefined;
  #tokens: StoredOAuthTokens | undefined;
  #verifier = '';
  #discovery: Awaited<ReturnType<NonNullable<OAuthClientProvider['discoveryState']>>>;

  state = () => 'state-of-the-assistant';
  clientInformation = () => this.#client;
  saveClientInformation = (client: StoredOAuthClientInformation) => {
    this.#client = client;
  };
  tokens = () => this.#tokens;
  saveTokens = (tokens: StoredOAuthTokens) => {
    this.#tokens = tokens;
  };
  redirectToAuthorization = (url: URL) => {
    this.opened = url;
  };
  saveCodeVerifier = (verifier: string) => {
    this.#verifier = verifier;
  };
  codeVerifier = () => this.#verifier;
  saveDiscoveryState: NonNullable<OAuthClientProvider['saveDiscoveryState']> = (state) => {
    this.#discovery = state;
  };
  discoveryState = () => this.#discovery;
  invalidateCredentials = (which: string) => {
    if (which !== 'tokens') this.#client = undefined;
    this.#tokens = undefined;
  };
}

const transportOf = (memory: AssistantMemory) =>
  new StreamableHTTPClientTransport(new URL('/mcp', test.baseUrl), { authProvider: memory });

/** What the person does at the page that was opened; gives the assistant what the browser came back with. */
async function letIn(memory: AssistantMemory): Promise<URLSearchParams> {
  const opened = memory.opened;
  if (!opened) throw new Error('Nothing was opened');
  expect(opened.origin + opened.pathname).toBe(`${test.baseUrl}/oauth/authorize`);
  const answer = await answerOf(test, ada, opened.search.slice(1));
  expect(answer.href).toMatch(/^http:\/\/localhost:33418\/callback\?code=/);
  expect(answer.searchParams.get('state')).toBe('state-of-the-assistant');
  return answer.searchParams;
}

async function connect(memory: AssistantMemory): Promise<Client> {
  const client = new Client({ name: 'assistant', version: '1' });
  await client.connect(transportOf(memory));
  return client;
}

async function firstConnection(memory: AssistantMemory): Promise<Client> {
  const transport = transportOf(memory);
  const client = new Client({ name: 'assistant', version: '1' });
  await expect(client.connect(transport)).rejects.toBeInstanceOf(UnauthorizedError);
  await transport.finishAuth(await letIn(memory));
  return connect(memory);
}

describe('the protocol’s own client, which knows an address', () => {
  it('finds out the rest, is let in, and calls tools', async () => {
    const memory = new AssistantMemory();
    const client = await firstConnection(memory);
    expect(Object.fromEntries(memory.opened?.searchParams ?? [])).toMatchObject({
      scope: 'read suggest',
      resource: `${test.baseUrl}/mcp`,
      code_challenge_method: 'S256',
    });
    expect((await ask(client, 'list_resumes')).data).toEqual([]);
    await client.close();
  });

  it('turns its tokens by itself when the hour is over, also where it asks much at once', async () => {
    const memory = new AssistantMemory();
    const client = await firstConnection(memory);
    const before = memory.tokens();
    await test.db.update(oauthAccessTokens).set({ expiresAt: sql`now() - interval '1 second'` });
    memory.opened = undefined;
    const names = ['list_resumes', 'list_applications', 'list_resumes', 'list_applications'];
    const answers = await Promise.all(names.map((name) => ask(client, name)));
    expect(answers.map(({ data }) => data)).toEqual([[], [], [], []]);
    expect(memory.opened).toBeUndefined();
    expect(memory.tokens()?.refresh_token).not.toBe(before?.refresh_token);
    await client.close();
  });

  it('asks its person for more when a tool needs it, and then has both', async () => {
    const memory = new AssistantMemory();
    const client = await firstConnection(memory);
    const add = (one: Client) => ask(one, 'add_application', { role: 'Analyst' });
    await expect(add(client)).rejects.toThrow();
    expect(memory.opened?.searchParams.get('scope')).toBe('read suggest write');
    await transportOf(memory).finishAuth(await letIn(memory));
    const allowed = await connect(memory);
    expect((await add(allowed)).data).toMatchObject({ role: 'Analyst' });
    expect((await ask(allowed, 'list_resumes')).data).toEqual([]);
    await Promise.all([client.close(), allowed.close()]);
  });

  it('is asked to authorize again after its access was revoked', async () => {
    const memory = new AssistantMemory();
    const client = await firstConnection(memory);
    const list = await test.call(connectedAppRoutes.list, undefined, ada.token);
    const [{ id = '', name = '' } = {}] = list.body.success ? list.body.data : [];
    expect(name).toBe('Assistant');
    await test.call(connectedAppRoutes.remove, { params: { id } }, ada.token);
    memory.opened = undefined;
    await expect(ask(client, 'list_resumes')).rejects.toThrow();
    expect(memory.opened).toBeDefined();
    await transportOf(memory).finishAuth(await letIn(memory));
    const again = await connect(memory);
    expect((await ask(again, 'list_resumes')).data).toEqual([]);
    await Promise.all([client.close(), again.close()]);
  });
});

describe('a strict client of OAuth, which knows nothing of us', () => {
  it('discovers, registers, compares who answers, refreshes and revokes', async () => {
    const redirectUri = 'http://127.0.0.1:4711/cb';
    const options = { execute: [openid.allowInsecureRequests], algorithm: 'oauth2' as const };
    const configuration = await openid.dynamicClientRegistration(
      new URL(test.baseUrl),
      { client_name: 'Strict', redirect_uris: [redirectUri], token_endpoint_auth_method: 'none' },
      openid.None(),
      options,
    );
    const pkceCodeVerifier = openid.randomPKCECodeVerifier();
    const expectedState = openid.randomState();
    const opened = openid.buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUri,
      scope: 'read',
      state: expectedState,
      code_challenge: await openid.calculatePKCECodeChallenge(pkceCodeVerifier),
      code_challenge_method: 'S256',
      resource: `${test.baseUrl}/mcp`,
    });
    const answer = await answerOf(test, ada, opened.search.slice(1));
    const mixedUp = new URL(answer);
    mixedUp.searchParams.set('iss', 'https://evil.example');
    const checks = { pkceCodeVerifier, expectedState };
    await expect(
      openid.authorizationCodeGrant(configuration, mixedUp, checks),
    ).rejects.toMatchObject({ cause: { message: expect.stringContaining('iss') } });
    const tokens = await openid.authorizationCodeGrant(configuration, answer, checks);
    expect(tokens).toMatchObject({ token_type: 'bearer', scope: 'read' });
    const next = await openid.refreshTokenGrant(configuration, tokens.refresh_token ?? '');
    expect((await callTool(test, next.access_token)).status).toBe(200);
    await openid.tokenRevocation(configuration, next.refresh_token ?? '');
    expect((await callTool(test, next.access_token)).status).toBe(401);
  });
});
