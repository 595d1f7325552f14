import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { apiKeys } from './api-key-schema.ts';
import { createdAt, instant } from './columns.ts';

/** Clients that have registered themselves (RFC 7591), with unverified descriptions. */
export const oauthClients = pgTable(
  'oauth_clients',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    redirectUris: text('redirect_uris').array().notNull(),
    createdAt: createdAt(),
    /** When somebody last authorized the client: unused ones are purged. */
    usedAt: instant('used_at').notNull().defaultNow(),
  },
  (table) => [index('oauth_clients_used_at_idx').on(table.usedAt)],
);

/**
 * The tokens of a connected app. Its scopes and expiry are a row of `api_keys`, like those of any
 * program; revoking that ends everything here.
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
    /** The resource of its tokens (RFC 8707): the address of `/mcp` at that time. */
    resource: text('resource').notNull(),
    redirectUri: text('redirect_uri').notNull(),
    codeHash: text('code_hash').notNull().unique(),
    codeChallenge: text('code_challenge').notNull(),
    /** When its code was used. A code that is used again was stolen. */
    codeUsedAt: instant('code_used_at'),
    /** The constant part of the refresh token, and the part that rotates with each use. */
    familyHash: text('family_hash').unique(),
    refreshHash: text('refresh_hash'),
    /**
     * When it last rotated. Shortly after that, concurrent requests with the previous token are not
     * a theft.
     */
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
