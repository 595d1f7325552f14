import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instant } from './columns.ts';
import { users } from './schema.ts';

/** Public keys of passkeys; the private keys never leave the devices. */
export const passkeys = pgTable(
  'passkeys',
  {
    /** The id that the authenticator gave it, in base64url. */
    credentialId: text('credential_id').primaryKey(),
    /** The public id in the API. */
    id: uuid('id').notNull().unique(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    /** The signature counter; always 0 for synced passkeys. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('passkeys_user_id_idx').on(table.userId)],
);

/** Challenges: single-use, valid for minutes. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    hash: text('hash').primaryKey(),
    /** The account of a registration or confirmation; null for a login. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('passkey_challenges_user_id_idx').on(table.userId),
    index('passkey_challenges_expires_at_idx').on(table.expiresAt),
  ],
);
