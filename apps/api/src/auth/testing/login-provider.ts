import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

const client = { client_id: 'folio', client_secret: 'secret-of-folio' };

/** A real OpenID Connect provider on this machine; everybody logs in as `person`. */
export async function startLoginProvider(redirectAddress: string) {
  const person = { subject: 'subject-1', email: 'ada@work.example' };
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        ...client,
        redirect_uris: [redirectAddress],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    cookies: { keys: ['of the tests'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    pkce: { required: () => true },
    findAccount: (_: unknown, accountId: string) => ({
      accountId,
      claims: async () => ({ sub: accountId, email: person.email, email_verified: true }),
    }),
    loadExistingGrant: async ({ oidc }: { oidc: Oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client.clientId,
        accountId: oidc.session.accountId,
      });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
  });
  provider.use(async (context, next) => {
    if (!context.path.startsWith('/interaction/')) return next();
    context.respond = false;
    const result = { login: { accountId: person.subject } };
    await provider.interactionFinished(context.req, context.res, result);
  });
  server.on('request', provider.callback());
  return {
    person,
    settings: {
      id: 'work',
      name: 'Work',
      discovery: issuer,
      clientId: client.client_id,
      clientSecret: client.client_secret,
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

type Oidc = {
  client: { clientId: string };
  session: { accountId: string };
  provider: Provider;
};

/**
 * Follows redirects as a browser until the provider returns to the product; resolves to that URL.
 */
export async function visitProvider(start: string, back: string): Promise<string> {
  const cookies = new Map<string, string>();
  for (let url = start, hops = 0; hops < 10; hops += 1) {
    if (url.startsWith(back)) return new URL(url).search.slice(1);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    if (!location) throw new Error(`${answer.status} at ${url}: ${await answer.text()}`);
    url = new URL(location, url).href;
  }
  throw new Error('The provider sends in circles');
}
