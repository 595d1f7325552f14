import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instant } from './columns.ts';
import { users } from './schema.ts';

/** Linked accounts at identity providers, by the provider's subject, never by an email address. */
export const oidcAccounts = pgTable(
  'oidc_accounts',
  {
    provider: text('provider').notNull(),
    subject: text('subject').notNull(),
    /** The id by which its owner refers to it. */
    id: uuid('id').notNull().unique(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index('oidc_accounts_user_id_idx').on(table.userId),
  ],
);

/**
 * Logins in progress at a provider: each valid once, for minutes, in the browser that started it.
 */
export const oidcAttempts = pgTable(
  'oidc_attempts',
  {
    stateHash: text('state_hash').primaryKey(),
    browserHash: text('browser_hash').notNull(),
    provider: text('provider').notNull(),
    nonce: text('nonce').notNull(),
    /** The code verifier of PKCE. */
    codeVerifier: text('code_verifier').notNull(),
    /** The account that is being linked; null for a login. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /**
     * The account of a login whose provider step succeeded, and whose two-step code is still
     * missing.
     */
    linkedId: uuid('linked_id').references(() => oidcAccounts.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('oidc_attempts_browser_hash_idx').on(table.browserHash),
    index('oidc_attempts_user_id_idx').on(table.userId),
    index('oidc_attempts_expires_at_idx').on(table.expiresAt),
  ],
);
