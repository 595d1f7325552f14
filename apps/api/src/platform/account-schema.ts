import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, instant } from './columns.ts';
import { ownerId } from './schema.ts';

/** Second factors (TOTP), with their recovery codes. */
export const secondFactors = pgTable('second_factors', {
  userId: ownerId().primaryKey(),
  /** Hexadecimal, in plain text, since codes are computed from it. */
  secret: text('secret').notNull(),
  /** Null until a first code has proven that an app has the secret. */
  confirmedAt: instant('confirmed_at'),
  /** The time step of the last accepted code: no code is accepted twice. */
  lastStep: integer('last_step').notNull().default(0),
  recoveryHashes: text('recovery_hashes').array().notNull().default([]),
  createdAt: createdAt(),
});

/**
 * Browsers that have logged in to an account, so that wrong guesses by strangers don't lock them
 * out.
 */
export const knownDevices = pgTable(
  'known_devices',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: ownerId(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('known_devices_user_id_created_at_idx').on(table.userId, table.createdAt),
    index('known_devices_expires_at_idx').on(table.expiresAt),
  ],
);

/** Tokens of links in mails; a row is deleted when its token is used. */
export const emailTokens = pgTable(
  'email_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: ownerId(),
    purpose: text('purpose', { enum: ['verify', 'reset', 'change'] }).notNull(),
    /** The new address of a 'change', which becomes the account's once it is confirmed. */
    newEmail: text('new_email'),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('email_tokens_user_id_idx').on(table.userId),
    index('email_tokens_expires_at_idx').on(table.expiresAt),
  ],
);

/** Invitations to sign up if registration is restricted. Only a token's hash is stored. */
export const invitations = pgTable(
  'invitations',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** The key of the invited address; null for an open invitation until somebody uses it. */
    emailKey: text('email_key'),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('invitations_email_key_idx').on(table.emailKey),
    index('invitations_expires_at_idx').on(table.expiresAt),
  ],
);
