import { connectedAppLimits } from '@folio/contract/connected-apps';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import type { Db } from '../platform/database.ts';
import {
  type ClientRow,
  deleteSurplusClients,
  deleteUnusedClients,
  insertClient,
} from './clients.repository.ts';
import { OAuthError } from './oauth-error.ts';
import { isRedirectUri } from './redirect-uris.ts';

/** Limits for clients that nobody has authorized; registration is open to anybody. */
const clientLimits = { unused: 10_000, unusedDays: 30 } as const;

/** Client metadata (RFC 7591); unknown fields are dropped. */
const Registration = z.object({
  redirect_uris: z.array(z.string()).min(1).max(connectedAppLimits.redirectUris),
  client_name: z.string().catch(''),
  grant_types: z.array(z.string()).catch(['authorization_code']),
  response_types: z.array(z.string()).catch(['code']),
});

/**
 * Registers a client (RFC 7591). Clients are public: a secret for anybody who asks would prove
 * nothing, so PKCE is required.
 */
export async function registerClient(db: Db, body: unknown): Promise<object> {
  const { data } = Registration.safeParse(body);
  // Some clients also register a custom scheme; the response lists the accepted redirect URIs.
  const redirectUris = data?.redirect_uris.filter(isRedirectUri) ?? [];
  if (!data || redirectUris.length === 0)
    throw new OAuthError(
      'invalid_redirect_uri',
      'Name 1 to 10 redirect URIs: https, http on localhost, or a scheme such as com.example.app.',
    );
  if (!data.grant_types.includes('authorization_code') || !data.response_types.includes('code'))
    throw new OAuthError('invalid_client_metadata', 'Only authorization codes are given.');
  const name = nameOf(data.client_name);
  const client = await insertClient(db, { id: uuidv7(), name, redirectUris });
  await deleteSurplusClients(db, clientLimits.unused);
  return present(client);
}

/**
 * A name that is safe to display: on one line, normalized, without invisible and direction
 * characters.
 */
export function nameOf(stated: string): string {
  const shown = stated
    .slice(0, 1_000)
    .normalize('NFKC')
    .replace(/[\s\p{Z}]+/gu, ' ')
    .replace(/\p{C}/gu, '')
    .trim();
  return Array.from(shown).slice(0, connectedAppLimits.name).join('').trim() || 'Unnamed app';
}

const present = ({ id, name, redirectUris, createdAt }: ClientRow) => ({
  client_id: id,
  client_id_issued_at: Math.floor(createdAt.getTime() / 1_000),
  client_name: name,
  redirect_uris: redirectUris,
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
  token_endpoint_auth_method: 'none',
});

export const purgeUnusedClients = (db: Db): Promise<void> =>
  deleteUnusedClients(db, clientLimits.unusedDays);
