import * as client from 'openid-client';
import { AppError } from '../platform/app-error.ts';
import { boundedAnswer } from '../platform/bounded-answer.ts';
import type { Configuration } from '../platform/configuration.ts';
import { isLoopback } from '../platform/configuration.ts';
import type { OidcProviderSettings } from '../platform/oidc-configuration.ts';
import { newSecretToken } from '../platform/secret-token.ts';

type Settings = Pick<Configuration, 'baseUrl' | 'oidcProviders'>;

/** The redirect URI, as registered at the provider. */
const redirectAddress = (
  { baseUrl }: Pick<Settings, 'baseUrl'>,
  { id }: Pick<OidcProviderSettings, 'id'>,
): string => `${baseUrl}/login/oidc/${id}`;

const timeoutSeconds = 10;
const maxAnswerBytes = 512 * 1024;

/** The provider's discovery document; loaded on first use, and retried after a failure. */
const discovered = new WeakMap<OidcProviderSettings, Promise<client.Configuration>>();

function discover(provider: OidcProviderSettings): Promise<client.Configuration> {
  const known = discovered.get(provider);
  if (known) return known;
  const server = new URL(provider.discovery);
  const asked = client
    .discovery(server, provider.clientId, provider.clientSecret, undefined, {
      execute: [
        // By default the library does not check the signature of a token that comes from the token
        // endpoint itself.
        client.enableNonRepudiationChecks,
        // Plain HTTP is allowed for a provider on the local machine only.
        ...(isLoopback(server.hostname) ? [client.allowInsecureRequests] : []),
      ],
      timeout: timeoutSeconds,
      [client.customFetch]: async (url, options) =>
        boundedAnswer(await fetch(url, options as RequestInit), maxAnswerBytes),
    })
    .then((found) => {
      // Throws if the provider has no authorization endpoint.
      client.buildAuthorizationUrl(found, {});
      return found;
    });
  discovered.set(provider, asked);
  asked.catch(() => discovered.delete(provider));
  return asked;
}

export function providerOf({ oidcProviders }: Settings, id: string): OidcProviderSettings {
  const provider = oidcProviders.find((one) => one.id === id);
  if (!provider) throw new AppError('NOT_FOUND', 'No one can log in by this provider here.');
  return provider;
}

export type Departure = { url: string; state: string; nonce: string; codeVerifier: string };

/** The authorization URL, and the values to verify on return. */
export async function departure(
  settings: Settings,
  provider: OidcProviderSettings,
): Promise<Departure> {
  const [state, nonce, codeVerifier] = [newSecretToken(), newSecretToken(), newSecretToken()];
  const server = await discover(provider).catch(unreachable(provider));
  const url = client.buildAuthorizationUrl(server, {
    redirect_uri: redirectAddress(settings, provider),
    scope: 'openid email',
    state,
    nonce,
    code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
  });
  return { url: url.href, state, nonce, codeVerifier };
}

/**
 * Matches a subject that can be stored exactly as sent; otherwise it could equal another account's.
 * OpenID Connect requires ASCII, but some providers send user names in any letters.
 */
const storableForm = /^[^\p{Cc}\p{Cs}]{1,255}$/u;

export type Identity = { subject: string; email: string };

/**
 * Exchanges the code for an ID token and verifies its signature, issuer, audience, times and nonce;
 * undefined if anything is invalid.
 */
export async function identityOf(
  settings: Settings,
  provider: OidcProviderSettings,
  query: string,
  { state, nonce, codeVerifier }: Omit<Departure, 'url'>,
): Promise<Identity | undefined> {
  const server = await discover(provider).catch(unreachable(provider));
  // The redirect URI is taken from the configuration, not from the request.
  const returned = new URL(`${redirectAddress(settings, provider)}?${query}`);
  try {
    const tokens = await client.authorizationCodeGrant(server, returned, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: codeVerifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims || !storableForm.test(claims.sub)) return undefined;
    const { sub: subject, email } = claims;
    return {
      subject,
      email: typeof email === 'string' && storableForm.test(email) ? email : '',
    };
  } catch (error) {
    if (isNetworkFailure(error)) throw unreachableBy(provider, error);
    return undefined;
  }
}

/**
 * Whether the provider's token endpoint or keys were unreachable or gave a response that says
 * nothing about the code.
 */
function isNetworkFailure(error: unknown): boolean {
  const { code, cause } = Object(error);
  if (['OAUTH_TIMEOUT', 'OAUTH_ABORT'].includes(code)) return true;
  if (cause instanceof Response) return cause.status >= 500;
  return error instanceof TypeError && error.message === 'fetch failed';
}

const unreachable = (provider: OidcProviderSettings) => (error: unknown) => {
  throw unreachableBy(provider, error);
};
const unreachableBy = ({ name }: OidcProviderSettings, cause: unknown) => {
  const error = new AppError('UNAVAILABLE', `${name} isn’t responding. Please try again shortly.`);
  error.cause = cause;
  return error;
};
