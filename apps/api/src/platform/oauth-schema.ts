import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { apiKeys } from './api-key-schema.ts';
import { createdAt, instant } from './columns.ts';

/** Programs that have registered themselves (RFC 7591): what they say of themselves, proven by nobody. */
export const oauthClients = pgTable(
  'oauth_clients',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    redirectUris: text('redirect_uris').array().notNull(),
    createdAt: createdAt(),
    /** When somebody last let the client in: one that nobody uses is forgotten. */
    usedAt: instant('used_at').notNull().defaultNow(),
  },
  (table) => [index('oauth_clients_used_at_idx').on(table.usedAt)],
);

/**
 * How a connected app comes to its tokens. What it may do, and until when, is a row of `api_keys`, as
 * of any program; whoever revokes that ends all of this.
 */
export const oauthGrants = pgTable(
  'oauth_grants',
  {
    keyId: uuid('key_id')
      .primaryKey()
      .references(() => apiKeys.id, { onDelete: 'cascade' }),
    clientId: uuid('client_id')
      .notNull()
      .references(() => oauthClients.id),
    /** What its tokens are for (RFC 8707): the address of `/mcp` as it was then. */
    resource: text('resource').notNull(),
    redirectUri: text('redirect_uri').notNull(),
    codeHash: text('code_hash').notNull().unique(),
    codeChallenge: text('code_challenge').notNull(),
    /** A code that comes again after this was stolen. */
    codeUsedAt: instant('code_used_at'),
    /** The part of the refresh token that stays, and the one that each use changes. */
    familyHash: text('family_hash').unique(),
    refreshHash: text('refresh_hash'),
    /** When it was changed last: requests that were under way together are no theft. */
    refreshedAt: instant('refreshed_at'),
  },
  (table) => [index('oauth_grants_client_id_idx').on(table.clientId)],
);

export const oauthAccessTokens = pgTable(
  'oauth_access_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    keyId: uuid('key_id')
      .notNull()
      .references(() => oauthGrants.keyId, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('oauth_access_tokens_key_id_idx').on(table.keyId),
    index('oauth_access_tokens_expires_at_idx').on(table.expiresAt),
  ],
);
