import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, instant } from './columns.ts';
import { ownerId } from './schema.ts';

/** Codes of an app that a login takes beside the password (TOTP), and what stands in for them. */
export const secondFactors = pgTable('second_factors', {
  userId: ownerId().primaryKey(),
  /** Hexadecimal, and in clear: the codes are made from it. */
  secret: text('secret').notNull(),
  /** Null until a first code has shown that an app has the secret. */
  confirmedAt: instant('confirmed_at'),
  /** The time step of the last code that was taken: none is good twice. */
  lastStep: integer('last_step').notNull().default(0),
  recoveryHashes: text('recovery_hashes').array().notNull().default([]),
  createdAt: createdAt(),
});

/** Browsers in which somebody has logged in to an account: strangers' wrong guesses do not lock them out. */
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

/** Links in mails: a row is deleted when its token is used. */
export const emailTokens = pgTable(
  'email_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: ownerId(),
    purpose: text('purpose', { enum: ['verify', 'reset', 'change'] }).notNull(),
    /** The address that a 'change' proves, and that is then the account's. */
    newEmail: text('new_email'),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('email_tokens_user_id_idx').on(table.userId),
    index('email_tokens_expires_at_idx').on(table.expiresAt),
  ],
);

/** Links by which people may sign up where others may not; of a token, only the hash is stored. */
export const invitations = pgTable(
  'invitations',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** The key of the invited address; an open invitation has none until somebody signs up by it. */
    emailKey: text('email_key'),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('invitations_email_key_idx').on(table.emailKey),
    index('invitations_expires_at_idx').on(table.expiresAt),
  ],
);
