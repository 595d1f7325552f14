import { createHmac, createSign, generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { oidcRoutes } from '@folio/contract/oidc';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signUp, type TestAccount } from '../testing/accounts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

/** What the provider answers; a function answers by itself. */
type Answers = {
  metadata?: object;
  header?: object;
  claims?: object;
  keys?: object[];
  sign?: (input: string) => string;
  '/token'?: (response: ServerResponse) => void;
  '/jwks'?: (response: ServerResponse) => void;
  '/.well-known/openid-configuration'?: (response: ServerResponse) => void;
};

const [own, strange] = [1, 2].map(() => generateKeyPairSync('rsa', { modulusLength: 2_048 }));
if (!own || !strange) throw new Error('There are no keys');
const signedBy = (keys: typeof own) => (input: string) =>
  createSign('RSA-SHA256').update(input).sign(keys.privateKey, 'base64url');
const hmacOf = (secret: string) => (input: string) =>
  createHmac('sha256', secret).update(input).digest('base64url');
const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

let test: TestApp;
let ada: TestAccount;
let answers: Answers;
let nonce = '';
let issuer = '';
const provider = createServer((request, response) => {
  const path = new URL(request.url ?? '', issuer).pathname;
  const said = answers[path as '/token'];
  if (said) return said(response);
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(pages[path]?.() ?? {}));
});
const pages: Record<string, () => object> = {
  '/.well-known/openid-configuration': () => ({
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    id_token_signing_alg_values_supported: ['RS256'],
    ...answers.metadata,
  }),
  '/jwks': () => ({
    keys: answers.keys ?? [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'own' }],
  }),
  '/token': () => {
    const now = Math.floor(Date.now() / 1_000);
    const times = { iat: now, exp: now + 60 };
    const claims = { iss: issuer, aud: 'folio', sub: 'ada', nonce, ...times, ...answers.claims };
    const input = `${base64(answers.header ?? { alg: 'RS256', kid: 'own' })}.${base64(claims)}`;
    const idToken = `${input}.${(answers.sign ?? signedBy(own))(input)}`;
    return { access_token: 'x', token_type: 'Bearer', id_token: idToken };
  },
};

beforeAll(async () => {
  await once(provider.listen(0, 'localhost'), 'listening');
  issuer = `http://localhost:${(provider.address() as AddressInfo).port}`;
  test = await startTestApp();
  ada = await signUp(test);
  answers = {};
  openAnew();
  const linked = await visit(oidcRoutes.beginLink, { password: ada.password }, ada.token);
  expect(linked).toMatchObject({ status: 200 });
});
beforeEach(() => {
  answers = {};
  openAnew();
});
afterAll(async () => {
  await test.close();
  provider.closeAllConnections();
  provider.close();
});

/** Settings that are new have their provider discovered anew. */
function openAnew(): void {
  const client = { clientId: 'folio', clientSecret: 'secret' };
  test.app.configuration.oidcProviders = [
    { id: 'work', name: 'Work', discovery: issuer, ...client },
  ];
}

async function visit(
  { method, url }: { method: 'POST'; url: string } = oidcRoutes.beginLogin,
  body: object = {},
  token = '',
) {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const payload = { provider: 'work', ...body };
  const begun = await test.app.inject({ method, url, payload, headers });
  if (begun.statusCode !== 200) return { status: begun.statusCode, body: begun.json() };
  const departure = new URL(begun.json().data.url).searchParams;
  nonce = departure.get('nonce') ?? '';
  const finished = await test.app.inject({
    method: 'POST',
    url: oidcRoutes.finish.url,
    payload: { provider: 'work', query: `code=1&state=${departure.get('state')}` },
    headers: { ...headers, cookie: String(begun.headers['set-cookie']).split(';')[0] ?? '' },
  });
  return { status: finished.statusCode, body: finished.json() };
}

const refused = { status: 401, body: { message: expect.stringContaining('didn’t confirm') } };
const away = { status: 503, body: { code: 'UNAVAILABLE' } };

/** Says more than anybody should read. */
const endless = (response: ServerResponse): void => {
  response.setHeader('content-type', 'application/json');
  const more = () => {
    while (response.write(' '.repeat(2 ** 16)));
    response.once('drain', more);
  };
  more();
};
const elsewhere = (response: ServerResponse): void => {
  response.writeHead(307, { location: `${issuer}/token` }).end();
};

const failing = (response: ServerResponse): void => {
  response.writeHead(503).end();
};
const silent = (response: ServerResponse): void => {
  response.destroy();
};

describe('a token of a provider', () => {
  it('lets in where all of it is right', async () => {
    expect(await visit()).toMatchObject({ status: 200, body: { user: { id: ada.user.id } } });
  });

  it.each<[string, Answers]>([
    ['without the name of its key, which is the only one', { header: { alg: 'RS256' } }],
    ['whose e-mail address can’t be stored', { claims: { email: 'ada\u0000@example.com' } }],
  ])('%s lets in', async (_, answered) => {
    answers = answered;
    expect(await visit()).toMatchObject({ status: 200, body: { user: { id: ada.user.id } } });
  });

  it('whose subject is no ASCII is of nobody yet, not refused', async () => {
    answers = { claims: { sub: 'Zoë Müller' } };
    expect(await visit()).toMatchObject({
      status: 401,
      body: { message: expect.stringContaining('No account is linked') },
    });
  });

  it.each<[string, Answers]>([
    ['whose provider fails', { '/token': failing }],
    ['whose provider says nothing', { '/token': silent }],
    ['whose keys can’t be had', { '/jwks': failing }],
    ['whose keys don’t come', { '/jwks': silent }],
  ])('%s is no refusal', async (_, absent) => {
    answers = absent;
    expect(await visit()).toMatchObject(away);
  });

  it.each<[string, Answers]>([
    ['with a signature of nobody', { sign: () => 'AAAA' }],
    ['that another key signed', { sign: signedBy(strange) }],
    ['that names a key that is not there', { header: { alg: 'RS256', kid: 'other' } }],
    [
      'whose key comes with it',
      {
        header: { alg: 'RS256', jwk: strange.publicKey.export({ format: 'jwk' }) },
        sign: signedBy(strange),
      },
    ],
    ['without a signature', { header: { alg: 'none' }, sign: () => '' }],
    [
      'without a signature, which its provider allows',
      {
        metadata: { id_token_signing_alg_values_supported: ['none'] },
        header: { alg: 'none' },
        sign: () => '',
      },
    ],
    [
      'that is signed with the public key as a secret',
      {
        header: { alg: 'HS256', kid: 'own' },
        sign: hmacOf(String(own.publicKey.export({ type: 'spki', format: 'pem' }))),
      },
    ],
    [
      'that is signed with a secret which its provider publishes',
      {
        metadata: { id_token_signing_alg_values_supported: ['HS256'] },
        header: { alg: 'HS256', kid: 'own' },
        keys: [{ kty: 'oct', k: 'c2VjcmV0', kid: 'own' }],
        sign: hmacOf('secret'),
      },
    ],
    ['whose provider has no keys', { keys: [] }],
    ['of another issuer', { claims: { iss: 'https://other.example' } }],
    ['for another', { claims: { aud: 'other' } }],
    ['for two, of whom another asked', { claims: { aud: ['folio', 'other'], azp: 'other' } }],
    ['of another visit', { claims: { nonce: 'other' } }],
    ['that has ended', { claims: { exp: 1 } }],
    ['that is not valid yet', { claims: { nbf: 4e9 } }],
    ['of nobody', { claims: { sub: '' } }],
    [
      'of somebody whose name would be cut short where it is stored',
      { claims: { sub: 'ada\ud800' } },
    ],
    ['that somewhere else is to give', { '/token': elsewhere }],
    ['that never ends', { '/token': endless }],
    ['whose keys never end', { '/jwks': endless }],
  ])('%s lets nobody in', async (_, hostile) => {
    answers = hostile;
    expect(await visit()).toMatchObject(refused);
  });
});

describe('a provider', () => {
  it.each<[string, Answers]>([
    ['that never ends to describe itself', { '/.well-known/openid-configuration': endless }],
    ['that is described somewhere else', { '/.well-known/openid-configuration': elsewhere }],
    ['that claims to be another', { metadata: { issuer: 'https://other.example' } }],
    [
      'that sends people to a script',
      { metadata: { authorization_endpoint: 'javascript:alert(1)' } },
    ],
    ['that sends people nowhere', { metadata: { authorization_endpoint: undefined } }],
  ])('%s is told as out of reach, and asked again', async (_, hostile) => {
    answers = hostile;
    expect(await visit()).toMatchObject(away);
    answers = {};
    expect(await visit()).toMatchObject({ status: 200 });
  });
});
