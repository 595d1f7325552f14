import { type ApiKeyScope, apiKeyScopes } from '@folio/contract/api-keys';
import { validate as isUuid } from 'uuid';
import { AppError } from '../platform/app-error.ts';
import type { Configuration } from '../platform/configuration.ts';
import type { Queryable } from '../platform/database.ts';
import { resourceOf } from '../platform/oauth-resource.ts';
import { type ClientRow, findClient } from './clients.repository.ts';
import { OAuthError, type OAuthErrorCode } from './oauth-error.ts';
import { isRegistered } from './redirect-uris.ts';

/** An authorization request whose client and redirect URI are verified. */
export type ReadRequest = {
  client: ClientRow;
  redirectUri: string;
  state: string | undefined;
  codeChallenge: string;
  scopes: ApiKeyScope[];
  /**
   * An error for the client. It is returned only after the person has seen the request, against
   * open redirects.
   */
  problem: { code: OAuthErrorCode; message: string } | undefined;
};

type Context = { db: Queryable; configuration: Configuration };

/** Parses the query of `/oauth/authorize` (OAuth 2.1, RFC 7636 and 8707). */
export async function readRequest(
  { db, configuration }: Context,
  query: string,
): Promise<ReadRequest> {
  const asked = new URLSearchParams(query);
  const clientId = asked.get('client_id') ?? '';
  const client = isUuid(clientId) ? await findClient(db, clientId) : undefined;
  if (!client || isRepeated(asked, 'client_id'))
    throw refused('We don’t know this app any more. Connect Folio again from the app.');
  const redirectUri = asked.get('redirect_uri') ?? '';
  if (isRepeated(asked, 'redirect_uri') || !isRegistered(client.redirectUris, redirectUri))
    throw refused('This app wants to send you to an address that it hasn’t registered.');
  return {
    client,
    redirectUri,
    state: asked.get('state') ?? undefined,
    codeChallenge: asked.get('code_challenge') ?? '',
    scopes: scopesIn(asked.get('scope') ?? apiKeyScopes.join(' ')),
    problem: problemOf(asked, configuration),
  };
}

const refused = (message: string) => new AppError('VALIDATION_ERROR', message);

const isRepeated = (asked: URLSearchParams, name: string) => asked.getAll(name).length > 1;

function problemOf(asked: URLSearchParams, configuration: Configuration): ReadRequest['problem'] {
  const repeated = [...asked.keys()].find((name) => isRepeated(asked, name));
  if (repeated !== undefined)
    return { code: 'invalid_request', message: 'A parameter is there more than once.' };
  if (asked.has('request') || asked.has('request_uri'))
    return { code: 'request_not_supported', message: 'Requests as objects are not read.' };
  if (asked.get('response_type') !== 'code')
    return { code: 'unsupported_response_type', message: 'Only response_type=code is answered.' };
  if (asked.get('code_challenge_method') !== 'S256' || !isHash(asked.get('code_challenge')))
    return { code: 'invalid_request', message: 'PKCE with code_challenge_method=S256 is needed.' };
  if (!isOurs(configuration, asked.get('resource')))
    return {
      code: 'invalid_target',
      message: `Only ${resourceOf(configuration)} can be asked for.`,
    };
  if (asked.has('scope') && scopesIn(asked.get('scope') ?? '').length === 0)
    return { code: 'invalid_scope', message: `Ask for one of: ${apiKeyScopes.join(' ')}.` };
  return undefined;
}

/** SHA-256 in base64url. */
const isHash = (text: string | null) => /^[\w-]{43}$/.test(text ?? '');

/**
 * Whether the requested resource is this server's. Older clients name none; scheme and host are
 * case-insensitive.
 */
const isOurs = (configuration: Configuration, resource: string | null): boolean =>
  resource === null ||
  (URL.canParse(resource) &&
    !resource.includes('#') &&
    new URL(resource).href.replace(/\/$/, '') === resourceOf(configuration));

/** The known scopes in canonical order; unknown ones are ignored. */
export const scopesIn = (text: string): ApiKeyScope[] => {
  const asked = new Set(text.split(' '));
  return apiKeyScopes.filter((scope) => asked.has(scope));
};

/** Rejects scopes beyond those that the person has granted. */
export function refuseOther(
  configuration: Configuration,
  { resource, scope }: { resource?: string | undefined; scope?: string | undefined },
  granted: readonly string[],
): void {
  if (!isOurs(configuration, resource ?? null))
    throw new OAuthError('invalid_target', 'Only what the code was given for can be asked for.');
  const beyond = (scope ?? '').split(' ').filter((one) => one !== '' && !granted.includes(one));
  if (beyond.length > 0)
    throw new OAuthError('invalid_scope', 'More than was allowed has to be asked of the person.');
}
