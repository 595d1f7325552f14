import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, instant } from './columns.ts';

/** Links by which people may sign up where others may not; of a token, only the hash is stored. */
export const invitations = pgTable(
  'invitations',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** Of the one address that it is for; an open one has none before somebody signs up by it. */
    emailKey: text('email_key'),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('invitations_email_key_idx').on(table.emailKey),
    index('invitations_expires_at_idx').on(table.expiresAt),
  ],
);
