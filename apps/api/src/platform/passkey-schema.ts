import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instant } from './columns.ts';
import { users } from './schema.ts';

/** Public keys by which accounts know their passkeys; the private ones never leave the devices. */
export const passkeys = pgTable(
  'passkeys',
  {
    /** The authenticator's, in base64url. */
    credentialId: text('credential_id').primaryKey(),
    /** The public id by which its owner names the passkey. */
    id: uuid('id').notNull().unique(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    /** The authenticator's signature counter; always 0 for passkeys that are on many devices. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('passkeys_user_id_idx').on(table.userId)],
);

/** What was asked to be signed: good once, and for minutes. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    hash: text('hash').primaryKey(),
    /** The account that adds a passkey; null where somebody is about to log in. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('passkey_challenges_user_id_idx').on(table.userId),
    index('passkey_challenges_expires_at_idx').on(table.expiresAt),
  ],
);
